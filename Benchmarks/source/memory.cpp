#include "memory.hpp"

#include <cstdlib>
#include <malloc.h>
#include <new>

namespace {

Memory::Source metered = Memory::Source::unknown;
size_t held = 0, most = 0;

void *taken(void *memory) {
    if (memory) {
        held += malloc_usable_size(memory);
        if (held > most) most = held;
    }
    return memory;
}

void given(void *memory) {
    if (memory) held -= malloc_usable_size(memory);
}

void *allocate(size_t bytes, void *) { return taken(std::malloc(bytes)); }

void *reallocate(void *memory, size_t, size_t bytes, void *) {
    size_t before = memory ? malloc_usable_size(memory) : 0;
    void *moved = std::realloc(memory, bytes);
    if (moved) held -= before;
    return taken(moved);
}

void release(void *memory, size_t, void *) {
    given(memory);
    std::free(memory);
}

} // namespace

void Memory::start(Source source) {
    held = most = 0;
    metered = source;
}

Memory::Reading Memory::stop() {
    metered = Source::unknown;
    return {held, most};
}

bool Memory::isOn(Source source) { return source == metered; }

cas_allocator Memory::allocator() { return {allocate, reallocate, release, nullptr}; }

void *operator new(size_t bytes) {
    void *memory = std::malloc(bytes ? bytes : 1);
    if (!memory) throw std::bad_alloc();
    return Memory::isOn(Memory::Source::operatorNew) ? taken(memory) : memory;
}

void operator delete(void *memory) noexcept {
    if (Memory::isOn(Memory::Source::operatorNew)) given(memory);
    std::free(memory);
}

void operator delete(void *memory, size_t) noexcept { operator delete(memory); }
