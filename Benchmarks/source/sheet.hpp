// The table of results as a file, and as printed lines.
#pragma once
#include "measure.hpp"

#include <cstdio>
#include <map>
#include <string>

class Sheet {
  public:
    // Writes to a file, if one is given; instruction counts are read from another, if given.
    Sheet(const std::string &path, const std::string &instructionsPath);
    ~Sheet();
    Sheet(const Sheet &) = delete;
    Sheet &operator=(const Sheet &) = delete;

    // Writes one row for each peer, or one row if there is none. `constraints` divides the
    // memory of a build; it is 0 for other operations.
    void add(const std::string &workload, int n, const std::string &operation,
             const std::vector<Contestant> &contestants, double stop, size_t constraints);

  private:
    std::FILE *file;
    std::map<std::string, std::string> instructions;
};
