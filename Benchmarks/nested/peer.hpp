// A measured layout engine.
#pragma once
#include "tree.hpp"

#include <memory>

class Peer {
  public:
    virtual ~Peer() = default;

    // Builds the tree and lays it out in a window of the first state.
    virtual void build(const Tree &tree) = 0;
    virtual void clear() = 0;

    // Lays out once in the window of a state, or with the leaf's margin of a state.
    virtual void rotate(const Tree &tree, int state) = 0;
    virtual void indent(const Tree &tree, int state) = 0;

    // Prepares a state without timing, for engines of which only the layout is timed.
    virtual bool isTimedAlone() const { return false; }
    virtual void prepareIndent(const Tree &, int) {}

    // Writes the frames in the coordinates of the parents: left, top, width, height of every box.
    virtual void frames(const Tree &tree, double *out) const = 0;
};

std::unique_ptr<Peer> makeCasement();
std::unique_ptr<Peer> makeKiwi();
std::unique_ptr<Peer> makeYoga();
