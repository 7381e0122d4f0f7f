// The functions that the driver calls: one workload and one engine that lays it out. Each returns the seconds of the processor.
#include "workload.hpp"

#include <cstring>
#include <ctime>
#include <memory>

namespace {

template <typename Work> double seconds(Work &&work) {
    auto now = [] {
        timespec time;
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
        return double(time.tv_sec) + double(time.tv_nsec) * 1e-9;
    };
    const double start = now();
    work();
    return now() - start;
}

} // namespace

struct Bench {
    Workload work;
    std::unique_ptr<Engine> engine;
};

extern "C" {

Bench *boxes_new(const char *workload, int count, const char *engine) {
    const bool isYoga = !std::strcmp(engine, "yoga");
    return new Bench{Workload(workload, count), std::unique_ptr<Engine>(isYoga ? makeYoga() : makeCasement())};
}
void boxes_free(Bench *bench) { delete bench; }
int boxes_count(Bench *bench) { return int(bench->work.nodes.size()); }

double boxes_build(Bench *bench) {
    bench->engine->clear();
    return seconds([&] { bench->engine->build(bench->work); });
}

// An operation in its two states, `pairs` times.
double boxes_repeat(Bench *bench, const char *operation, int pairs) {
    Engine &engine = *bench->engine;
    const Workload &work = bench->work;
    const char kind = operation[0];
    return seconds([&] {
        for (int i = 2 * pairs; i-- > 0;) {
            if (kind == 'w') engine.resize(work, work.width + (i % 2 ? 1 : 0));
            else if (kind == 'l') engine.change(work, i % 2 ? 21 : 20);
            else engine.layout(work);
        }
    });
}

// Goes to a state: 0 as built, 1 a point wider, 2 the leaf changed.
void boxes_go(Bench *bench, int state) {
    bench->engine->resize(bench->work, bench->work.width + (state == 1));
    bench->engine->change(bench->work, state == 2 ? 21 : 20);
}

void boxes_frames(Bench *bench, double *out) { bench->engine->frames(bench->work, out); }
}
