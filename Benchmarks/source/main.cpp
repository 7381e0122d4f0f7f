// bench [--quick] [--workload NAME] [--n N] [--stop SECONDS]
//       [--output FILE] [--instructions FILE] [--count] [--list]
//
// Measures every workload at every size, casement and its peers in turn, and
// prints the results; --output also writes a table. --count counts casement's
// instructions instead, and --list prints the workloads and sizes.
#include "count.hpp"
#include "measure.hpp"
#include "sheet.hpp"
#include "workloads.hpp"

#include <cstdlib>
#include <ctime>
#include <map>
#include <stdexcept>

namespace {

struct Options {
    bool isQuick = false, isCounting = false, isListing = false;
    std::string workload, output, instructions;
    int n = 0;
    double stop = 0;

    Effort effort() const {
        Effort effort = isQuick ? Effort{5, 0.001, 0.1, 3, 0.1, 3} : Effort{11, 0.002, 0.5, 5, 0.5, 20};
        if (stop > 0) effort.stop = effort.help = stop;
        return effort;
    }

    bool wants(const Workload &one) const { return workload.empty() || workload == one.name; }

    bool wants(int size) const {
        if (n > 0) return size == n;
        return size <= (isQuick ? 100 : isCounting ? 1000 : 100000);
    }

    std::vector<std::pair<Workload, int>> wanted() const {
        std::vector<std::pair<Workload, int>> wanted;
        for (const Workload &workload : workloads())
            for (int size : workload.sizes)
                if (wants(workload) && wants(size)) wanted.push_back({workload, size});
        if (wanted.empty()) throw std::runtime_error("nothing to measure; there are" + choice());
        return wanted;
    }

    // Prints every workload with its sizes.
    static std::string choice() {
        std::string choice;
        for (const Workload &workload : workloads()) {
            choice += std::string("\n  --workload ") + workload.name + " --n";
            for (int size : workload.sizes) choice += " " + std::to_string(size);
        }
        return choice;
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
        auto number = [&] {
            const std::string text = value();
            char *end;
            const double number = std::strtod(text.c_str(), &end);
            if (*end || !(number > 0)) throw std::runtime_error(name + " needs a number above 0, not " + text);
            return number;
        };
        if (name == "--quick") options.isQuick = true;
        else if (name == "--count") options.isCounting = true;
        else if (name == "--list") options.isListing = true;
        else if (name == "--workload") options.workload = value();
        else if (name == "--n") options.n = int(number());
        else if (name == "--stop") options.stop = number();
        else if (name == "--output") options.output = value();
        else if (name == "--instructions") options.instructions = value();
        else throw std::runtime_error("unknown option " + name);
    }
    return options;
}

// Measures a workload from small to large. A solver that was stopped at an operation is
// not measured at larger sizes. A peer that was stopped at building in the given order
// may, up to size 1,000, build in its best order to take part in the other operations.
class Run {
  public:
    Run(const Options &options, Sheet &sheet) : effort(options.effort()), sheet(sheet) {}

    bool hasFailed = false;

    void measure(const Workload &workload, int n) {
        std::unique_ptr<Peer> all[] = {makeCasement(), makeKiwi(), makeCassowary()};
        std::vector<Peer *> peers;
        for (const std::unique_ptr<Peer> &peer : all)
            if (peer) peers.push_back(peer.get());
        if (stopped.count(label(workload, "build", *peers[0]))) return;
        const Program program = workload.make(n);
        try {
            for (const Operation &operation : program.operations) {
                if (isStopped(workload, operation, *peers[0])) continue;
                measure(workload, n, program, operation, peers);
                if (isStopped(workload, program.operations[0], *peers[0])) return;
            }
        } catch (const std::exception &error) {
            reportError(workload, n, error.what());
        }
    }

  private:
    // Up to this size peers may build in their best order, and edits are compared with a loop.
    static constexpr int smallEnough = 1000;

    Effort effort;
    Sheet &sheet;
    std::map<std::string, Timing::Outcome> stopped; // or failed

    // Only peers that finished building take part.
    void measure(const Workload &workload, int n, const Program &program, const Operation &operation,
                 std::vector<Peer *> &peers) {
        const bool isBuild = operation.kind == Operation::Kind::build;
        std::vector<Contestant> contestants = lineUp(workload, operation, peers);
        std::unique_ptr<Peer> loop;
        if (n <= smallEnough && operation.name == "edit" && operation.targets.size() == 1) {
            loop = makeLoop();
            loop->build(program);
            contestants.push_back({loop.get()});
        }
        Errors errors = isBuild ? measureBuild(contestants, program, effort)
                                        : measureOperation(contestants, program, operation, effort);
        sheet.add(workload.name, n, operation.name, contestants, effort.stop, isBuild ? program.constraintCount() : 0);
        for (const std::string &error : errors) reportError(workload, n, error);
        for (const Contestant &contestant : contestants)
            if (!contestant.isStanding())
                stopped[label(workload, operation.name, *contestant.peer)] = contestant.timing.outcome;

        if (!isBuild || !contestants[0].isStanding()) return;
        peers.clear();
        if (program.operations.size() == 1) return;
        std::vector<Peer *> slow;
        for (const Contestant &contestant : contestants)
            (contestant.isStanding() ? peers : slow).push_back(contestant.peer);
        help(workload, n, program, slow, peers);
    }

    std::vector<Contestant> lineUp(const Workload &workload, const Operation &operation,
                                   const std::vector<Peer *> &peers) {
        std::vector<Contestant> contestants;
        for (Peer *peer : peers) {
            auto before = stopped.find(label(workload, operation.name, *peer));
            if (before == stopped.end()) contestants.push_back({peer});
            // Building a larger layout would be stopped, too.
            else if (operation.kind == Operation::Kind::build) contestants.push_back({peer, {before->second}});
        }
        return contestants;
    }

    // A peer that is stopped here, too, does not try larger sizes.
    void help(const Workload &workload, int n, const Program &program, const std::vector<Peer *> &slow,
              std::vector<Peer *> &peers) {
        std::vector<Peer *> hopeful;
        for (Peer *peer : slow)
            if (n <= smallEnough && !stopped.count(label(workload, "help", *peer))) hopeful.push_back(peer);
        const std::vector<Peer *> built = buildRequiredFirst(hopeful, program, effort);
        peers.insert(peers.end(), built.begin(), built.end());
        for (Peer *peer : hopeful)
            if (std::find(built.begin(), built.end(), peer) == built.end())
                stopped[label(workload, "help", *peer)] = Timing::Outcome::stopped;
    }

    void reportError(const Workload &workload, int n, const std::string &error) {
        hasFailed = true;
        std::printf("FAILED  %s %d: %s\n", workload.name, n, error.c_str());
    }

    bool isStopped(const Workload &workload, const Operation &operation, const Peer &peer) const {
        return stopped.count(label(workload, operation.name, peer)) > 0;
    }

    static std::string label(const Workload &workload, const std::string &operation, const Peer &peer) {
        return std::string(workload.name) + " " + operation + " " + peer.name();
    }
};

int run(const Options &options) {
    const std::vector<std::pair<Workload, int>> wanted = options.wanted();
    if (options.isListing) {
        for (const auto &[workload, n] : wanted) std::printf("%s %d\n", workload.name, n);
        return 0;
    }
    if (options.isCounting) {
        for (const auto &[workload, n] : wanted) countInstructions(workload.name, n, workload.make(n));
        return 0;
    }
    Sheet sheet(options.output, options.instructions);
    Run run(options, sheet);
    const std::time_t start = std::time(nullptr);
    for (size_t i = 0; i < wanted.size(); i++) {
        const auto &[workload, n] = wanted[i];
        std::printf("-- %zu of %zu: %s %d, after %ld s\n", i + 1, wanted.size(), workload.name, n,
                    long(std::time(nullptr) - start));
        std::fflush(nullptr);
        run.measure(workload, n);
    }
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
