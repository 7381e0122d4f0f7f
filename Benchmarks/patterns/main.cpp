// Times every pattern at every size and writes a line for each column of each cell:
//
//     pattern  n  column  seconds  outcome  pivots
//
// A cell runs in a process of its own, which is stopped when preparing or operating takes longer than the limit.
#include "../source/counted.hpp"
#include "job.hpp"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <exception>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace patterns;

namespace {

constexpr double slow = 50; // a peer that takes more than this part of the limit is left out of larger sizes

struct Options {
    std::vector<std::string> names;
    std::vector<int> sizes = {100, 1000, 10000};
    double limit = 5;
    bool lists = false, counts = false, isFresh = false, hasKiwi = true;
    const char *rows = nullptr;
};

double now() {
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) + 1e-9 * double(time.tv_nsec);
}

// What a child says: that it begins with something, or how long the operation took.
struct Message {
    enum class Kind { prepares, operates, measured };
    Kind kind;
    double seconds; // the time of its processor, or the median of the operation
    uint64_t pivots;
};

class Voice {
  public:
    explicit Voice(int end) : end(end) {}
    void say(Message message) const {
        if (write(end, &message, sizeof message) != ssize_t(sizeof message)) _exit(1);
    }

  private:
    int end;
};

// The median of up to five repetitions, fewer where one takes long.
void measure(Job &job, double limit, const Voice &voice) {
    std::vector<double> times;
    uint64_t pivots = 0;
    double spent = 0;
    while (times.size() < 5 && (times.empty() || spent < limit / 10)) {
        const double begin = now();
        voice.say({Message::Kind::prepares, begin, 0});
        job.prepare();
        const uint64_t earlier = job.pivots();
        const double before = now();
        voice.say({Message::Kind::operates, before, 0});
        const double start = now();
        job.operate();
        const double end = now();
        voice.say({Message::Kind::prepares, end, 0});
        times.push_back(end - start);
        pivots = job.pivots() - earlier;
        job.clear();
        spent += now() - begin;
    }
    std::sort(times.begin(), times.end());
    voice.say({Message::Kind::measured, times[times.size() / 2], pivots});
}

// Listens to a child until it ends. Timers of the processor would make its clock coarse, so this process watches it.
Message listen(pid_t child, int end, double limit) {
    clockid_t clock;
    const bool hasClock = clock_getcpuclockid(child, &clock) == 0;
    Message last = {Message::Kind::prepares, 0, 0};
    for (;;) {
        pollfd ready = {end, POLLIN, 0};
        if (poll(&ready, 1, 20) > 0) {
            if (read(end, &last, sizeof last) != ssize_t(sizeof last) || last.kind == Message::Kind::measured) return last;
            continue;
        }
        timespec time = {};
        if (!hasClock || clock_gettime(clock, &time) != 0) continue;
        if (double(time.tv_sec) + 1e-9 * double(time.tv_nsec) - last.seconds > limit) kill(child, SIGKILL);
    }
}

// Runs the job in a child. Returns its seconds, or the limit if it did not end in time.
double print(const Pattern &pattern, int n, const char *column, const Maker &make, double limit) {
    int ends[2];
    if (pipe(ends) != 0) std::exit(2);
    std::fflush(nullptr);
    const pid_t child = fork();
    if (child == 0) {
        close(ends[0]);
        try {
            auto job = make(n);
            measure(*job, limit, Voice(ends[1]));
        } catch (const std::exception &error) {
            std::fprintf(stderr, "%s, n = %d, %s: %s\n", pattern.name.c_str(), n, column, error.what());
            _exit(1);
        }
        _exit(0);
    }
    close(ends[1]);
    const Message last = listen(child, ends[0], limit);
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    const bool answered = last.kind == Message::Kind::measured;
    const bool isStopped = WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
    const char *outcome = answered ? "measured" : !isStopped ? "failed"
                          : last.kind == Message::Kind::operates ? "stopped" : "unprepared";
    std::printf("%s\t%d\t%s\t%.9f\t%s\t%llu\n", pattern.name.c_str(), n, column, answered ? last.seconds : limit,
                outcome, answered ? (unsigned long long)last.pivots : 0);
    std::fflush(stdout);
    return answered ? last.seconds : limit;
}

void measure(const Pattern &pattern, const Options &options) {
    const std::pair<const char *, const Maker *> columns[] = {
        {"casement", &pattern.casement}, {"fits", &pattern.fits}, {"fresh", &pattern.fresh}, {"kiwi", &pattern.kiwi}};
    for (const auto &[column, make] : columns)
        for (int n : options.sizes)
            if (*make && (options.hasKiwi || make != &pattern.kiwi)) {
                // Larger sizes are left out after one that was stopped, and of a peer that is slow.
                const double most = make == &pattern.kiwi ? options.limit / slow : options.limit;
                if (print(pattern, n, column, *make, options.limit) >= most) break;
            }
}

void count(const Pattern &pattern, const Options &options) {
    const Maker &make = options.isFresh ? pattern.fresh : pattern.casement;
    for (int n : options.sizes) {
        if (!make) return;
        auto job = make(n);
        job->prepare();
        counted(pattern.name + " " + std::to_string(n), 1, [&] { job->operate(); });
        job->clear();
    }
}

// The rows after the operation, in the notation of Tests/differential.
void write(const System &system, const char *path) {
    FILE *file = std::fopen(path, "w");
    if (!file) std::exit(2);
    const char *relations[] = {"=", "<=", ">="};
    std::fprintf(file, "%d\n", system.variables);
    for (const Row &row : system.rows) {
        std::fprintf(file, "%s %.17g %d %.17g", relations[int(row.relation)], row.constant, row.priority, row.weight);
        for (const Term &term : row.terms) std::fprintf(file, " %d %.17g", term.variable, term.coefficient);
        std::fprintf(file, "\n");
    }
    std::fclose(file);
}

[[noreturn]] void usage() {
    std::fprintf(stderr, "patterns [PATTERN...] [--sizes N,N,...] [--limit SECONDS] [--without kiwi] [--list | --count | --count-fresh | --rows FILE]\n");
    std::exit(2);
}

Options parse(int count, char **words) {
    Options options;
    for (int i = 1; i < count; i++) {
        const std::string word = words[i];
        const bool hasNext = i + 1 < count;
        if (word == "--list")
            options.lists = true;
        else if (word == "--count")
            options.counts = true;
        else if (word == "--count-fresh")
            options.counts = options.isFresh = true;
        else if (word == "--rows" && hasNext)
            options.rows = words[++i];
        else if (word == "--without" && hasNext)
            options.hasKiwi = std::string(words[++i]) != "kiwi";
        else if (word == "--limit" && hasNext)
            options.limit = std::atof(words[++i]);
        else if (word == "--sizes" && hasNext) {
            options.sizes.clear();
            for (char *part = std::strtok(words[++i], ","); part; part = std::strtok(nullptr, ","))
                options.sizes.push_back(std::atoi(part));
        } else if (word.rfind("--", 0) == 0)
            usage();
        else
            options.names.push_back(word);
    }
    if (options.limit <= 0 || options.sizes.empty()) usage();
    for (int n : options.sizes)
        if (n < 4) usage();
    return options;
}

} // namespace

int main(int argumentCount, char **arguments) {
    const Options options = parse(argumentCount, arguments);
    std::vector<Pattern> all = systemPatterns();
    for (auto make : {stackPatterns, scenePatterns})
        for (Pattern &pattern : make()) all.push_back(std::move(pattern));
    for (const std::string &name : options.names)
        if (std::none_of(all.begin(), all.end(), [&](const Pattern &pattern) { return pattern.name == name; })) {
            std::fprintf(stderr, "there is no pattern %s; --list names them\n", name.c_str());
            return 2;
        }
    for (const Pattern &pattern : all) {
        if (!options.names.empty() && std::find(options.names.begin(), options.names.end(), pattern.name) == options.names.end())
            continue;
        if (options.lists)
            std::printf("%s\t%s\t%s\n", pattern.name.c_str(), pattern.rows ? "rows" : "", pattern.title.c_str());
        else if (options.rows) {
            if (pattern.rows) write(pattern.rows(options.sizes[0]), options.rows);
        } else if (options.counts)
            count(pattern, options);
        else
            measure(pattern, options);
    }
}
