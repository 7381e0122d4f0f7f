// A layout engine under measurement. Times are of the processor, in seconds.
#pragma once
#include "tree.hpp"

#include <ctime>
#include <memory>

class Peer {
  public:
    virtual ~Peer() = default;

    // The tree from nothing, laid out in a window of the first state.
    virtual double build(const Tree &tree) = 0;
    virtual void clear() = 0;

    // One layout in a window of a state, or with a leaf's margin of a state.
    virtual double rotate(const Tree &tree, int state) = 0;
    virtual double indent(const Tree &tree, int state) = 0;

    // Frames in the coordinates of the parents: left, top, width, height of every box.
    virtual void frames(const Tree &tree, double *out) const = 0;
};

std::unique_ptr<Peer> makeCasement();
std::unique_ptr<Peer> makeKiwi();
std::unique_ptr<Peer> makeYoga();

// What a piece of work takes.
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
