// A solver under measurement: builds a program, then goes through the states of
// one operation at a time.
#pragma once
#include "memory.hpp"
#include "program.hpp"

#include <memory>

class Peer {
  public:
    virtual ~Peer() = default;
    virtual const char *name() const = 0;
    virtual Memory::Source memory() const = 0;

    // Solves the program from nothing. Whoever builds clears before building again.
    virtual void build(const Program &program, Order order = Order::asWritten) = 0;
    virtual void clear() = 0;

    // From begin() to end(), apply() brings the operation to a state and values
    // up to date; the operation is in state 0 at both ends.
    virtual void begin(const Program &program, const Operation &operation) = 0;
    virtual void apply(size_t state) = 0;
    virtual void end() = 0;

    virtual double value(int variable) const = 0;

    // Proves the last solve right, where the solver can. Throws when it cannot be proven.
    virtual void check() {}
};

std::unique_ptr<Peer> makeCasement();
std::unique_ptr<Peer> makeKiwi();
std::unique_ptr<Peer> makeCassowary(); // null where it was not compiled in
std::unique_ptr<Peer> makeLoop();      // takes part in edits of one number alone
