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

std::string factor(double ratio) { return text(ratio < 1 ? "%.2f" : ratio < 100 ? "%.1f" : "%.0f", ratio); }

std::string perConstraint(size_t bytes, size_t constraints) {
    return bytes > 0 && constraints > 0 ? text("%.0f", double(bytes) / double(constraints)) : "";
}

// A time as text. For a stopped solver it is a lower bound.
struct Answer {
    std::string nanoseconds, readable;
};

Answer answer(const Timing &timing, double stop) {
    const std::string limit = text(">%gs", stop);
    switch (timing.outcome) {
    case Timing::Outcome::measured: return {nanoseconds(timing.seconds), readable(timing.seconds)};
    case Timing::Outcome::stopped: return {limit, limit};
    case Timing::Outcome::failed: break;
    }
    return {"failed", "failed"};
}

// The time of a peer divided by that of casement, possibly as a lower bound.
std::string ratio(const Timing &peer, const Timing &casement, double stop) {
    if (peer.outcome == Timing::Outcome::measured) return factor(peer.seconds / casement.seconds);
    if (peer.outcome == Timing::Outcome::stopped) return ">" + factor(stop / casement.seconds);
    return "";
}

} // namespace

Sheet::Sheet(const std::string &path, const std::string &instructionsPath)
    : file(std::fopen(path.empty() ? "/dev/null" : path.c_str(), "w")) {
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
    const Answer ours = answer(casement, stop);
    auto row = [&](const char *peer, const std::string &time, const std::string &ratio, const std::string &bytes) {
        std::fprintf(file, "%s\t%d\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\n", workload.c_str(), n, operation.c_str(),
                     ours.nanoseconds.c_str(), peer, time.c_str(), ratio.c_str(), counted.c_str(), own.c_str(),
                     bytes.c_str(), divisor.c_str());
    };

    std::printf("%-7s %6d  %-9s casement %-10s", workload.c_str(), n, operation.c_str(), ours.readable.c_str());
    const size_t shown = casement.outcome == Timing::Outcome::measured ? contestants.size() : 1;
    for (size_t i = 1; i < shown; i++) {
        const Timing &timing = contestants[i].timing;
        const char *name = contestants[i].peer->name();
        const Answer theirs = answer(timing, stop);
        const std::string times = ratio(timing, casement, stop);
        row(name, theirs.nanoseconds, times, perConstraint(timing.memory.settled, constraints));
        std::printf("  %s %-10s %8sx", name, theirs.readable.c_str(), times.c_str());
    }
    if (shown == 1) row("", "", "", "");
    if (casement.memory.settled > 0)
        std::printf("  %s bytes per constraint", perConstraint(casement.memory.settled, constraints).c_str());
    std::printf("\n");
    std::fflush(nullptr);
}
