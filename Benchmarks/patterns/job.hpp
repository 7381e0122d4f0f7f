// Work to be timed: prepare() is not timed, operate() is. A job is prepared anew before each repetition.
#pragma once
#include "system.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace patterns {

class Job {
  public:
    virtual ~Job() = default;
    virtual void prepare() = 0;
    virtual void operate() = 0;
    virtual void clear() = 0;
    // Exchanges of rows in the basis since prepare() began; 0 where they are not counted.
    virtual uint64_t pivots() { return 0; }
};

using Maker = std::function<std::unique_ptr<Job>(int n)>;

// One line of the table. A maker that is empty is a column that the pattern has not.
struct Pattern {
    std::string name, title;
    Maker casement;                // the operation in the layout that does not fit
    Maker fits;                    // the same operation in the same layout where it fits
    Maker fresh;                   // building the state after the operation
    Maker kiwi;                    // the operation, by kiwi
    std::function<System(int)> rows; // the state after the operation, for HiGHS
};

std::vector<Pattern> systemPatterns();
std::vector<Pattern> stackPatterns();
std::vector<Pattern> scenePatterns();

// Solves the system, then applies the change and solves again. With an empty change the operation is the first solve.
std::unique_ptr<Job> casementJob(System system, Change change);
std::unique_ptr<Job> kiwiJob(System system, Change change);
// Tries the row on the solved system; it must be refused.
std::unique_ptr<Job> casementRefusal(System system, Row row);
std::unique_ptr<Job> kiwiRefusal(System system, Row row);
// Solves the system and reads every conflict.
std::unique_ptr<Job> casementReports(System system);

} // namespace patterns
