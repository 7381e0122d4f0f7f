// A layout engine under measurement.
#pragma once
#include "tree.hpp"

#include <memory>

class Peer {
  public:
    virtual ~Peer() = default;

    // The tree from nothing, laid out in a window of the first state.
    virtual void build(const Tree &tree) = 0;
    virtual void clear() = 0;

    // One layout in a window of a state, or with a leaf's margin of a state.
    virtual void rotate(const Tree &tree, int state) = 0;
    virtual void indent(const Tree &tree, int state) = 0;

    // What comes before that and is not timed, of an engine whose layout alone is.
    virtual bool isTimedAlone() const { return false; }
    virtual void prepareIndent(const Tree &, int) {}

    // Frames in the coordinates of the parents: left, top, width, height of every box.
    virtual void frames(const Tree &tree, double *out) const = 0;
};

std::unique_ptr<Peer> makeCasement();
std::unique_ptr<Peer> makeKiwi();
std::unique_ptr<Peer> makeYoga();
