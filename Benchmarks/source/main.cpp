// bench [--quick] [--workload NAME] [--n N] [--stop SECONDS]
//       [--output FILE] [--instructions FILE] [--count]
//
// Measures every workload at every size, casement and its peers in turns. With
// --count it counts casement's instructions instead and measures nothing.
#include "count.hpp"
#include "measure.hpp"
#include "sheet.hpp"
#include "workloads.hpp"

#include <cstdlib>
#include <cstring>
#include <set>
#include <stdexcept>

namespace {

struct Options {
    bool isQuick = false, isCounting = false;
    std::string workload, output = "solver.tsv", instructions;
    int n = 0;
    double stop = 0;

    Effort effort() const {
        Effort effort = isQuick ? Effort{5, 0.001, 0.1, 2, 0.1} : Effort{15, 0.002, 1, 20, 0.5};
        if (stop > 0) effort.stop = stop;
        return effort;
    }

    bool wants(const Workload &one) const { return workload.empty() || workload == one.name; }

    bool wants(int size) const {
        if (n > 0) return size == n;
        return size <= (isQuick || isCounting ? 1000 : 100000);
    }
};

Options parse(int count, char **arguments) {
    Options options;
    for (int i = 1; i < count; i++) {
        std::string name = arguments[i];
        auto value = [&] {
            if (i + 1 == count) throw std::runtime_error(name + " needs a value");
            return arguments[++i];
        };
        if (name == "--quick") options.isQuick = true;
        else if (name == "--count") options.isCounting = true;
        else if (name == "--workload") options.workload = value();
        else if (name == "--n") options.n = std::atoi(value());
        else if (name == "--stop") options.stop = std::atof(value());
        else if (name == "--output") options.output = value();
        else if (name == "--instructions") options.instructions = value();
        else throw std::runtime_error("unknown option " + name);
    }
    return options;
}

// A workload from small to large. A peer that is stopped at an operation is not
// asked again at a larger size.
class Run {
  public:
    Run(const Options &options, Sheet &sheet) : effort(options.effort()), sheet(sheet) {}

    bool hasFailed = false;

    void measure(const Workload &workload, int n) {
        Program program = workload.make(n);
        std::unique_ptr<Peer> peers[] = {makeCasement(), makeKiwi(), makeCassowary()};
        std::set<const Peer *> built;
        for (const std::unique_ptr<Peer> &peer : peers)
            if (peer) built.insert(peer.get());

        for (const Operation &operation : program.operations) {
            std::vector<Contestant> contestants;
            for (const std::unique_ptr<Peer> &peer : peers)
                if (built.count(peer.get()) && !stopped.count(label(workload, operation, *peer)))
                    contestants.push_back({peer.get(), peer != peers[0]});
            bool isBuild = operation.kind == Operation::Kind::build;
            try {
                if (isBuild) measureBuild(contestants, program, effort);
                else measureOperation(contestants, program, operation, effort);
            } catch (const std::exception &error) {
                hasFailed = true;
                std::printf("FAILED  %s %d: %s\n", workload.name, n, error.what());
                return;
            }
            sheet.add(workload.name, n, operation.name, contestants, effort.stop,
                      isBuild ? program.constraintCount() : 0);
            for (const Contestant &contestant : contestants)
                if (contestant.timing.outcome != Timing::Outcome::measured)
                    stopped.insert(label(workload, operation, *contestant.peer));
            if (isBuild) {
                built.clear();
                for (const Contestant &contestant : contestants)
                    if (contestant.timing.outcome == Timing::Outcome::measured) built.insert(contestant.peer);
            }
        }
    }

  private:
    Effort effort;
    Sheet &sheet;
    std::set<std::string> stopped;

    static std::string label(const Workload &workload, const Operation &operation, const Peer &peer) {
        return std::string(workload.name) + " " + operation.name + " " + peer.name();
    }
};

int run(const Options &options) {
    if (options.isCounting) {
        for (const Workload &workload : workloads())
            for (int n : workload.sizes)
                if (options.wants(workload) && options.wants(n)) countInstructions(workload.name, n, workload.make(n));
        return 0;
    }
    Sheet sheet(options.output, options.instructions);
    Run run(options, sheet);
    for (const Workload &workload : workloads())
        for (int n : workload.sizes)
            if (options.wants(workload) && options.wants(n)) run.measure(workload, n);
    return run.hasFailed ? 1 : 0;
}

} // namespace

int main(int count, char **arguments) {
    try {
        return run(parse(count, arguments));
    } catch (const std::exception &error) {
        std::fprintf(stderr, "bench: %s\n", error.what());
        return 2;
    }
}
