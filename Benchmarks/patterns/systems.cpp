// The patterns that are rows alone, and what they cost where they cannot all hold.
#include "job.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>

namespace patterns {
namespace {

// The same numbers on every machine.
class Numbers {
  public:
    explicit Numbers(uint64_t seed) : state(seed * 2654435769u + 88172645463325252u) {}
    int below(int bound) {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        return int((state >> 11) % uint64_t(bound));
    }
    int between(int least, int most) { return least + below(most - least + 1); }

  private:
    uint64_t state;
};

struct Changed {
    System system;
    Change change;
};

// n cells in columns as wide as each other's cells; the last column ends before the window does. `share` is the width
// of the window in widths of the contents. Row 0 is that of the window.
System table(int n, int columns, double share) {
    Numbers numbers{7};
    System made;
    std::vector<int> edges, widths;
    for (int column = 0; column <= columns; column++) edges.push_back(made.variable());
    for (int column = 0; column < columns; column++) widths.push_back(made.variable());
    std::vector<int> contents;
    std::vector<double> largest(size_t(columns), 0);
    for (int cell = 0; cell < n; cell++) {
        contents.push_back(numbers.between(20, 200));
        largest[size_t(cell % columns)] = std::max(largest[size_t(cell % columns)], double(contents.back()));
    }
    const double wanted = std::accumulate(largest.begin(), largest.end(), 0.0) + 8 * columns;
    made.atMost({{edges.back(), 1}}, std::round(wanted * share));
    made.equal({{edges[0], 1}}, 0);
    for (size_t column = 0; column < size_t(columns); column++)
        made.equal({{edges[column + 1], 1}, {edges[column], -1}, {widths[column], -1}}, 8);
    for (int cell = 0; cell < n; cell++) {
        const size_t column = size_t(cell % columns);
        const int left = made.variable(), width = made.variable();
        made.equal({{left, 1}, {edges[column], -1}}, 0);
        made.equal({{width, 1}, {widths[column], -1}}, 0);
        made.content(width, contents[size_t(cell)]);
    }
    return made;
}

Changed resized(int n, int columns, double share) {
    const double constant = table(n, columns, share).rows[0].constant;
    return {table(n, columns, 1.2), {{}, {{0, constant}}, {}}};
}

// Labels on a line, each as near to its place as the others let it.
System labels(int n, double distance) {
    Numbers numbers{11};
    System made;
    for (int label = 0; label < n; label++) made.variable();
    for (int label = 0; label < n; label++) {
        made.equal({{label, 1}}, std::round(label * distance) + numbers.below(30), 500);
        if (label) made.atLeast({{label, 1}, {label - 1, -1}}, numbers.between(30, 80));
    }
    return made;
}

// A tree of boxes: each in the middle above its children, neighbours of a level apart, all as near as they can be.
System chart(int n) {
    Numbers numbers{13};
    System made;
    std::vector<int> level = {made.variable()};
    made.atLeast({{level[0], 1}}, 0);
    while (made.variables < n) {
        std::vector<int> next;
        for (int parent : level) {
            const int count = std::min(numbers.between(level.size() < 3 ? 2 : 0, 4), n - made.variables);
            if (count <= 0) continue;
            const int first = made.variables;
            for (int child = 0; child < count; child++) next.push_back(made.variable());
            made.equal({{parent, 2}, {first, -1}, {made.variables - 1, -1}}, 0);
            if (count == 1) made.rows.back() = {{{parent, 1}, {first, -1}}, Relation::equal, 0};
        }
        if (next.empty()) break;
        for (size_t box = 1; box < next.size(); box++) {
            made.atLeast({{next[box], 1}, {next[box - 1], -1}}, 60);
            made.atMost({{next[box], 1}, {next[box - 1], -1}}, 60, 250);
        }
        made.atLeast({{next[0], 1}}, 0);
        level = next;
    }
    return made;
}

// n lines of a label and a field, in forms of three. The fields of a form want to begin below each other, and to fill the width.
System forms(int n, double width) {
    Numbers numbers{17};
    System made;
    // At least this far apart, and if possible exactly so far.
    const auto near = [&](const std::vector<Term> &distance, double space) {
        made.atLeast(distance, space);
        made.equal(distance, space, 500, 1 + numbers.below(300) / 1000.0);
    };
    int middle = 0;
    for (int line = 0; line < n; line++) {
        if (line % 3 == 0) middle = made.variable();
        const int label = made.variable(), labelWidth = made.variable(), field = made.variable(), fieldWidth = made.variable();
        made.content(labelWidth, numbers.between(20, 70));
        made.atLeast({{fieldWidth, 1}}, 125, 750);
        near({{label, 1}}, 0);
        near({{field, 1}, {label, -1}, {labelWidth, -1}}, 10);
        made.equal({{field, 1}, {middle, -1}}, 0, 750);
        near({{field, -1}, {fieldWidth, -1}}, -width);
    }
    return made;
}

// n gaps between the edges of a window; `room` is its width for each gap, and each is to be 8, and at least 4.
System gaps(int n, double room, int (*priority)(int)) {
    System made;
    for (int point = 0; point <= n; point++) made.variable();
    made.equal({{0, 1}}, 0);
    made.equal({{n, 1}}, std::round(room * n));
    for (int gap = 0; gap < n; gap++) {
        made.atLeast({{gap + 1, 1}, {gap, -1}}, 4);
        made.equal({{gap + 1, 1}, {gap, -1}}, 8, priority(gap));
    }
    return made;
}
int onePriority(int) { return 500; }
int manyPriorities(int gap) { return 1 + (gap * 211) % 500; }

// n views of equal widths from edge to edge: no value is known before all are, so the solver computes them together.
System columns(int n) {
    System made;
    for (int view = 0; view < 2 * n; view++) made.variable();
    made.equal({{0, 1}}, 0);
    for (int view = 1; view < n; view++) {
        made.equal({{2 * view, 1}, {2 * view - 2, -1}, {2 * view - 1, -1}}, 8);
        made.equal({{2 * view + 1, 1}, {2 * view - 1, -1}}, 0);
    }
    made.equal({{2 * n - 2, 1}, {2 * n - 1, 1}}, 100.0 * n);
    return made;
}

// Soft rows of one priority, more than numbers.
System crowd(int n, int variables) {
    Numbers numbers{17};
    System made;
    for (int variable = 0; variable < variables; variable++) made.variable();
    for (int row = 0; row < n; row++) {
        if (variables == 1) {
            made.equal({{0, 1}}, numbers.between(0, 10 * n), 500);
            continue;
        }
        const int first = numbers.below(variables), second = (first + numbers.between(1, variables - 1)) % variables;
        made.equal({{first, double(numbers.between(1, 9))}, {second, double(numbers.between(-9, -1))}},
                   numbers.between(-500, 500), 500);
    }
    return made;
}

// A grid of about n cells whose columns are too wide for the window together.
System grid(int n, double share) {
    const int side = std::max(2, int(std::lround(std::sqrt(double(n)))));
    return table(side * side, side, share);
}

// n rows over n / 2 numbers, as they come. Required ones hold at a point that exists.
System scattered(int n, bool isParallel) {
    Numbers numbers{19};
    System made;
    const int count = std::max(4, n / (isParallel ? 4 : 2));
    std::vector<double> point;
    for (int variable = 0; variable < count; variable++) {
        made.variable();
        point.push_back(numbers.between(-50, 50));
    }
    for (int row = 0; row < n; row++) {
        std::vector<Term> terms;
        const int size = numbers.between(isParallel ? 2 : 1, isParallel ? 3 : 4);
        double there = 0;
        for (int term = 0; term < size; term++) {
            const int variable = numbers.below(count);
            if (std::any_of(terms.begin(), terms.end(), [&](const Term &one) { return one.variable == variable; })) continue;
            const double near = isParallel ? 1 + std::ldexp(1, -numbers.between(8, 20)) : numbers.between(1, 2);
            terms.push_back({variable, (term % 2 ? -1 : 1) * near});
            there += terms.back().coefficient * point[size_t(variable)];
        }
        const Relation relation = Relation(numbers.below(3));
        const int draw = numbers.below(20);
        if (draw < (isParallel ? 1 : 3))
            made.add(terms, relation, there);
        else
            made.add(terms, relation, numbers.between(-100, 100), 100 * (1 + draw % 4), 1 + draw % 3);
    }
    return made;
}

// Tasks after two others each, as early as they can be, with deadlines that cannot all be met.
System schedule(int n, double pace) {
    Numbers numbers{23};
    System made;
    for (int task = 0; task < n; task++) made.variable();
    for (int task = 0; task < n; task++) {
        made.atLeast({{task, 1}}, 0);
        for (int before : {1, numbers.between(2, 9)})
            if (task >= before) made.atLeast({{task, 1}, {task - before, -1}}, numbers.between(2, 10));
        made.atMost({{task, 1}}, 0, 250);
        if (task % 3 == 0) made.atMost({{task, 1}}, std::round(task * pace), 500);
    }
    return made;
}

// n labels in a row that is `share` as long as they are; neighbours want equal widths.
System row(int n, double share, bool isEqual) {
    Numbers numbers{29};
    System made;
    double wanted = 0;
    int end = made.variable();
    made.equal({{end, 1}}, 0);
    int last = -1;
    for (int label = 0; label < n; label++) {
        const int width = made.variable(), next = made.variable(), content = numbers.between(20, 90);
        made.equal({{next, 1}, {end, -1}, {width, -1}}, 4);
        made.atLeast({{width, 1}}, 0);
        made.content(width, content);
        if (isEqual && last >= 0) made.equal({{width, 1}, {last, -1}}, 0, 500);
        wanted += content + 4;
        end = next;
        last = width;
    }
    made.atMost({{end, 1}}, std::round(wanted * share));
    return made;
}

System pairs(int n) {
    System made;
    for (int pair = 0; pair < n; pair++) {
        const int variable = made.variable();
        made.atLeast({{variable, 1}}, 10);
        made.atMost({{variable, 1}}, 5);
    }
    return made;
}

System chain(int n) {
    System made;
    for (int point = 0; point <= n; point++) made.variable();
    made.equal({{0, 1}}, 0);
    made.atMost({{n, 1}}, 9 * n);
    for (int gap = 0; gap < n; gap++) {
        made.atLeast({{gap + 1, 1}, {gap, -1}}, 4);
        made.equal({{gap + 1, 1}, {gap, -1}}, 8, 500);
    }
    return made;
}

// n views side by side that want to be 30 wide, in `share` of the width that they need.
System views(int n, double share) {
    System made;
    int before = -1;
    for (int view = 0; view < n; view++) {
        const int left = made.variable(), right = made.variable();
        made.equal({{right, 1}, {left, -1}}, 30, 500);
        made.atLeast({{left, 1}}, 0);
        made.atLeast({{right, 1}, {left, -1}}, 0);
        if (before < 0) made.equal({{left, 1}}, 0);
        else made.equal({{left, 1}, {before, -1}}, 8);
        before = right;
    }
    made.atMost({{before, 1}}, std::round(share * (38 * n - 8)));
    return made;
}

using Make = std::function<Changed(int)>;

Pattern pattern(const char *name, const char *title, Make make, Make fitting = nullptr) {
    Pattern made{name, title, nullptr, nullptr, nullptr, nullptr, nullptr};
    made.casement = [make](int n) { Changed one = make(n); return casementJob(one.system, one.change); };
    made.kiwi = [make](int n) { Changed one = make(n); return kiwiJob(one.system, one.change); };
    made.rows = [make](int n) { Changed one = make(n); return after(one.system, one.change); };
    if (!make(4).change.isEmpty())
        made.fresh = [make](int n) { Changed one = make(n); return casementJob(after(one.system, one.change), {}); };
    if (fitting) made.fits = [fitting](int n) { Changed one = fitting(n); return casementJob(one.system, one.change); };
    return made;
}

Changed whole(System system) { return {std::move(system), {}}; }

} // namespace

std::vector<Pattern> systemPatterns() {
    std::vector<Pattern> made = {
        pattern("table-8", "table of 8 columns, 10 % too wide: first layout",
                [](int n) { return whole(table(n, 8, 0.9)); }, [](int n) { return whole(table(n, 8, 1.2)); }),
        pattern("table-10", "table of 10 columns, 10 % too wide: first layout",
                [](int n) { return whole(table(n, 10, 0.9)); }, [](int n) { return whole(table(n, 10, 1.2)); }),
        pattern("table-8-resized", "table of 8 columns: resized until it does not fit",
                [](int n) { return resized(n, 8, 0.9); }, [](int n) { return resized(n, 8, 1.1); }),
        pattern("table-10-resized", "table of 10 columns: resized until it does not fit",
                [](int n) { return resized(n, 10, 0.9); }, [](int n) { return resized(n, 10, 1.1); }),
        pattern("grid", "grid, 10 % too wide: first layout", [](int n) { return whole(grid(n, 0.9)); },
                [](int n) { return whole(grid(n, 1.2)); }),
        pattern("row", "row of labels, 10 % too long: first layout", [](int n) { return whole(row(n, 0.9, false)); },
                [](int n) { return whole(row(n, 1.2, false)); }),
        pattern("row-equal", "row of labels that want equal widths, 10 % too long: first layout",
                [](int n) { return whole(row(n, 0.9, true)); }, [](int n) { return whole(row(n, 4, true)); }),
        pattern("views", "views of soft widths side by side, 10 % too long: build",
                [](int n) { return whole(views(n, 0.9)); }, [](int n) { return whole(views(n, 1.2)); }),
        pattern("labels", "labels that dodge each other: build", [](int n) { return whole(labels(n, 40)); },
                [](int n) { return whole(labels(n, 120)); }),
        pattern("chart", "org chart: build", [](int n) { return whole(chart(n)); }),
        pattern("schedule", "tasks with deadlines that cannot be met: build",
                [](int n) { return whole(schedule(n, 3)); }, [](int n) { return whole(schedule(n, 20)); }),
        pattern("forms", "forms of three labels and fields, too wide: build", [](int n) { return whole(forms(n, 190)); },
                [](int n) { return whole(forms(n, 400)); }),
        pattern("gaps", "soft gaps of one priority in a fixed width: build",
                [](int n) { return whole(gaps(n, 6, onePriority)); },
                [](int n) { return whole(gaps(n, 8, onePriority)); }),
        pattern("priorities", "chain with up to 500 distinct priorities: build",
                [](int n) { return whole(gaps(n, 6, manyPriorities)); },
                [](int n) { return whole(gaps(n, 8, manyPriorities)); }),
        pattern("crowd-1", "n soft rows for one number: build", [](int n) { return whole(crowd(n, 1)); }),
        pattern("crowd-4", "n soft rows of 2 terms for 4 numbers: build", [](int n) { return whole(crowd(n, 4)); }),
        pattern("scattered", "n random rows over n / 2 numbers: build",
                [](int n) { return whole(scattered(n, false)); }),
        pattern("parallel", "n nearly parallel rows over n / 4 numbers: build",
                [](int n) { return whole(scattered(n, true)); }),
    };
    made.push_back({"conflicts", "n conflicts of independent pairs: solve and read all",
                    [](int n) { return casementReports(pairs(n)); }, nullptr, nullptr, nullptr, nullptr});
    const auto tried = [](int n) { return Row{{{n, 1}}, Relation::atMost, 3.0 * n}; };
    made.push_back({"refused", "chain with soft gaps: try a row that is refused",
                    [tried](int n) { return casementRefusal(chain(n), tried(n)); }, nullptr,
                    [](int n) { return casementJob(chain(n), {}); },
                    [tried](int n) { return kiwiRefusal(chain(n), tried(n)); }, nullptr});
    // The room is the last row.
    const auto narrower = [](int n) { return Change{{}, {{2 * n - 1, 99.0 * n}}, {}}; };
    const auto narrow = [](int n) { return Row{{{n / 2 * 2 + 1, 1}}, Relation::atMost, 80}; };
    made.push_back({"columns", "views of equal widths from edge to edge: change the room",
                    [narrower](int n) { return casementJob(columns(n), narrower(n)); }, nullptr,
                    [](int n) { return casementJob(columns(n), {}); },
                    [narrower](int n) { return kiwiJob(columns(n), narrower(n)); },
                    [narrower](int n) { return after(columns(n), narrower(n)); }});
    made.push_back({"columns-refused", "views of equal widths from edge to edge: try a row that is refused",
                    [narrow](int n) { return casementRefusal(columns(n), narrow(n)); }, nullptr,
                    [](int n) { return casementJob(columns(n), {}); },
                    [narrow](int n) { return kiwiRefusal(columns(n), narrow(n)); }, nullptr});
    return made;
}

} // namespace patterns
