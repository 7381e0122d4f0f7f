// The table of results: a file for machines, and on the way lines for people.
#pragma once
#include "measure.hpp"

#include <cstdio>
#include <map>
#include <string>

class Sheet {
  public:
    // Writes to a file, if it is named; instruction counts come from another, if there is one.
    Sheet(const std::string &path, const std::string &instructionsPath);
    ~Sheet();
    Sheet(const Sheet &) = delete;
    Sheet &operator=(const Sheet &) = delete;

    // One row for each peer, or one row alone where none is left. A build says
    // how many constraints the memory divides by; other operations say 0.
    void add(const std::string &workload, int n, const std::string &operation,
             const std::vector<Contestant> &contestants, double stop, size_t constraints);

  private:
    std::FILE *file;
    std::map<std::string, std::string> instructions;
};
