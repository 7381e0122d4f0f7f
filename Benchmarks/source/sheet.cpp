#include "sheet.hpp"

#include <fstream>
#include <stdexcept>

namespace {

std::string text(const char *format, double value) {
    char buffer[64];
    std::snprintf(buffer, sizeof buffer, format, value);
    return buffer;
}

std::string nanoseconds(double seconds) { return text(seconds < 1e-6 ? "%.1f" : "%.0f", seconds * 1e9); }

std::string readable(double seconds) {
    if (seconds < 1e-6) return text("%.4g ns", seconds * 1e9);
    if (seconds < 1e-3) return text("%.4g us", seconds * 1e6);
    if (seconds < 1) return text("%.4g ms", seconds * 1e3);
    return text("%.4g s", seconds);
}

std::string factor(double ratio) { return text(ratio < 100 ? "%.1f" : "%.0f", ratio); }

std::string perConstraint(size_t bytes, size_t constraints) {
    return bytes > 0 && constraints > 0 ? text("%.0f", double(bytes) / double(constraints)) : "";
}

// What is known of a peer: its time and how many times casement's that is. A
// stopped peer takes more than the time it was given.
struct Answer {
    std::string nanoseconds, readable, ratio;
};

Answer answer(const Timing &timing, double casement, double stop) {
    switch (timing.outcome) {
    case Timing::Outcome::measured:
        return {nanoseconds(timing.seconds), readable(timing.seconds), factor(timing.seconds / casement)};
    case Timing::Outcome::stopped: {
        std::string limit = text(">%gs", stop);
        return {limit, limit, ">" + factor(stop / casement)};
    }
    case Timing::Outcome::failed: break;
    }
    return {"failed", "failed", ""};
}

} // namespace

Sheet::Sheet(const std::string &path, const std::string &instructionsPath) : file(std::fopen(path.c_str(), "w")) {
    if (!file) throw std::runtime_error("cannot write " + path);
    std::fprintf(file, "workload\tn\toperation\tcasement_ns\tpeer\tpeer_ns\tratio\tinstructions\t"
                       "bytes_per_constraint\tpeak_bytes_per_constraint\tpeer_bytes_per_constraint\tconstraints\n");
    std::ifstream counts(instructionsPath);
    std::string workload, n, operation, count;
    while (counts >> workload >> n >> operation >> count) instructions[workload + " " + n + " " + operation] = count;
}

Sheet::~Sheet() { std::fclose(file); }

void Sheet::add(const std::string &workload, int n, const std::string &operation,
                const std::vector<Contestant> &contestants, double stop, size_t constraints) {
    const Timing &casement = contestants[0].timing;
    const std::string counted = instructions[workload + " " + std::to_string(n) + " " + operation];
    const std::string own = perConstraint(casement.memory.settled, constraints) + "\t" +
                            perConstraint(casement.memory.peak, constraints);
    const std::string divisor = constraints > 0 ? std::to_string(constraints) : "";
    auto row = [&](const char *peer, const Answer &answer, const std::string &bytes) {
        std::fprintf(file, "%s\t%d\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\n", workload.c_str(), n, operation.c_str(),
                     nanoseconds(casement.seconds).c_str(), peer, answer.nanoseconds.c_str(), answer.ratio.c_str(),
                     counted.c_str(), own.c_str(), bytes.c_str(), divisor.c_str());
    };

    std::printf("%-7s %6d  %-9s casement %-10s", workload.c_str(), n, operation.c_str(),
                readable(casement.seconds).c_str());
    for (size_t i = 1; i < contestants.size(); i++) {
        const Timing &timing = contestants[i].timing;
        Answer known = answer(timing, casement.seconds, stop);
        row(contestants[i].peer->name(), known, perConstraint(timing.memory.settled, constraints));
        std::printf("  %s %-10s %8sx", contestants[i].peer->name(), known.readable.c_str(), known.ratio.c_str());
    }
    if (contestants.size() == 1) row("", {}, "");
    if (casement.memory.settled > 0)
        std::printf("  %s bytes per constraint", perConstraint(casement.memory.settled, constraints).c_str());
    std::printf("\n");
    std::fflush(nullptr);
}
