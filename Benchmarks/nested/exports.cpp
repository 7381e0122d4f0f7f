// The functions that the driver calls: one tree and one peer that lays it out.
#include "peer.hpp"

#include <cstring>
#include <ctime>

// Returns the processor time of a piece of work in seconds.
template <typename Work> double seconds(Work &&work) {
    auto now = [] {
        timespec time;
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
        return double(time.tv_sec) + double(time.tv_nsec) * 1e-9;
    };
    double start = now();
    work();
    return now() - start;
}

struct Nested {
    Tree tree;
    std::unique_ptr<Peer> peer;
};

extern "C" {

Nested *nested_new(const char *peer, int count) {
    auto make = !std::strcmp(peer, "casement") ? makeCasement : !std::strcmp(peer, "kiwi") ? makeKiwi : makeYoga;
    return new Nested{Tree(count), make()};
}

void nested_free(Nested *nested) { delete nested; }

// Returns the seconds of one build. An earlier build is cleared before timing.
double nested_build(Nested *nested) {
    nested->peer->clear();
    return seconds([&] { nested->peer->build(nested->tree); });
}

// Returns the seconds of the first rotation after a build. The build is not timed.
double nested_first(Nested *nested) {
    nested_build(nested);
    double taken = seconds([&] { nested->peer->rotate(nested->tree, 1); });
    nested->peer->rotate(nested->tree, 0);
    return taken;
}

// Returns the seconds of `count` changes to the other state and back.
double nested_rotate(Nested *nested, int pairs) {
    return seconds([&] {
        for (int i = 0; i < 2 * pairs; i++) nested->peer->rotate(nested->tree, 1 - i % 2);
    });
}

double nested_indent(Nested *nested, int pairs) {
    Peer &peer = *nested->peer;
    if (!peer.isTimedAlone()) return seconds([&] {
        for (int i = 0; i < 2 * pairs; i++) peer.indent(nested->tree, 1 - i % 2);
    });
    double total = 0;
    for (int i = 0; i < 2 * pairs; i++) {
        peer.prepareIndent(nested->tree, 1 - i % 2);
        total += seconds([&] { peer.indent(nested->tree, 1 - i % 2); });
    }
    return total;
}

// Sets a state without timing: 0 as built, 1 rotated, 2 indented.
void nested_go(Nested *nested, int state) {
    nested->peer->prepareIndent(nested->tree, state == 2);
    nested->peer->indent(nested->tree, state == 2);
    nested->peer->rotate(nested->tree, state == 1);
}

void nested_frames(Nested *nested, double *out) { nested->peer->frames(nested->tree, out); }

// Returns width and height of the window in a state.
void nested_window(Nested *nested, int state, double *out) {
    std::memcpy(out, nested->tree.window[state], sizeof nested->tree.window[state]);
}
}
