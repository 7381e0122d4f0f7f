// The functions that the driver calls: one workload and one engine that lays it out. Each returns the seconds of the processor.
#include "workload.hpp"

#include <cstring>
#include <ctime>
#include <memory>

namespace {

template <typename Work> double seconds(Work &&work) {
    auto now = [] {
        timespec time;
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
        return double(time.tv_sec) + double(time.tv_nsec) * 1e-9;
    };
    const double start = now();
    work();
    return now() - start;
}

constexpr struct {
    const char *name;
    Engine *(*make)(const Workload &);
} engines[] = {{"boxes", makeBoxes}, {"constraints", makeConstraints}, {"stacks", makeStacks},
               {"kiwi", makeKiwi},   {"yoga", makeYoga},               {"hand", makeHand}};

} // namespace

struct Bench {
    Workload work;
    std::unique_ptr<Engine> engine;
};

extern "C" {

// Returns null if the engine cannot express the workload.
Bench *boxes_new(const char *workload, int count, const char *name) {
    auto bench = std::make_unique<Bench>(Bench{Workload(workload, count), nullptr});
    for (const auto &engine : engines)
        if (!std::strcmp(engine.name, name)) bench->engine.reset(engine.make(bench->work));
    return bench->engine ? bench.release() : nullptr;
}
void boxes_free(Bench *bench) { delete bench; }

// The number of nodes, with the row that comes and goes, or without.
int boxes_count(Bench *bench, int isExtended) { return isExtended ? bench->work.total() : int(bench->work.nodes.size()); }

// A node as built, or after the change.
void boxes_node(Bench *bench, int place, int isChanged, Node *out) { *out = bench->work.node(place, isChanged != 0); }
int boxes_change(Bench *bench) { return bench->work.change; }
void boxes_size(Bench *bench, double *out) { out[0] = bench->work.width, out[1] = bench->work.height; }

double boxes_build(Bench *bench) {
    bench->engine->clear();
    return seconds([&] { bench->engine->build(bench->work); });
}

// An operation in its two states, `pairs` times: [w]ider, [c]hange, [e]xtend or [n]othing; or [m]ixed, of which only the
// layouts in the other width are timed, not the changes between them.
double boxes_repeat(Bench *bench, const char *operation, int pairs) {
    Engine &engine = *bench->engine;
    const Workload &work = bench->work;
    const char kind = operation[0];
    const auto widen = [&](int i) { engine.resize(work, work.width + (i % 2 ? 1 : 0)); };
    if (kind == 'm') {
        double total = 0;
        for (int i = 2 * pairs; i-- > 0;) {
            engine.change(work, i % 2);
            total += seconds([&] { widen(i); });
        }
        return total;
    }
    return seconds([&] {
        for (int i = 2 * pairs; i-- > 0;) {
            if (kind == 'w') widen(i);
            else if (kind == 'c') engine.change(work, i % 2);
            else if (kind == 'e') engine.extend(work, i % 2);
            else engine.layout(work);
        }
    });
}

// Goes from the state as built to another one, or back: 1 a point wider, 2 changed, 3 with the row that comes and goes.
void boxes_go(Bench *bench, int state, int isThere) {
    Engine &engine = *bench->engine;
    if (state == 1) engine.resize(bench->work, bench->work.width + isThere);
    if (state == 2) engine.change(bench->work, isThere);
    if (state == 3) engine.extend(bench->work, isThere);
}

void boxes_frames(Bench *bench, double *out) { bench->engine->frames(bench->work, out); }
}
