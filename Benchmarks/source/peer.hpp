// A measured solver: builds a program, then applies the states of one operation at a
// time.
#pragma once
#include "memory.hpp"
#include "program.hpp"

#include <memory>

class Peer {
  public:
    virtual ~Peer() = default;
    virtual const char *name() const = 0;
    virtual Memory::Source memory() const = 0;

    // Builds and solves the program. clear() must be called before building again.
    virtual void build(const Program &program, Order order = Order::asWritten) = 0;
    virtual void clear() = 0;

    // From begin() to end(), apply() brings the operation to a state and values
    // up to date; the operation is in state 0 at both ends.
    virtual void begin(const Program &program, const Operation &operation) = 0;
    virtual void apply(size_t state) = 0;
    virtual void end() = 0;

    virtual double value(int variable) const = 0;

    // Checks the last solve, if the solver can. Throws if the check fails.
    virtual void check() {}
};

std::unique_ptr<Peer> makeCasement();
std::unique_ptr<Peer> makeKiwi();
std::unique_ptr<Peer> makeCassowary(); // null if it was not compiled
std::unique_ptr<Peer> makeLoop();      // takes part only in edits of one number
