// chat [--count]
//
// The chat screen: a frame of the keyboard animation, an event, a rotation; and the same constraints in kiwi, where an
// edited number is an edit variable. Values are compared. --count counts instructions instead: of a frame, of a loop that
// only stores the frames, and of events on a phone with safe areas, none of which adds a constraint or allocates.
#include "../source/counted.hpp"

#include <casement/screen.h>
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

namespace {

constexpr double bubbleWidth(int row) { return 90 + row * 37 % 120; }
constexpr double bubbleHeight(int row) { return 30 + row % 2 * 18; }

void rotateAtOnce(cas_scene *scene) {
    cas_screen_settings settings = {};
    settings.size = sizeof settings;
    cas_screen_get(scene, &settings);
    settings.quarter_turn = settings.half_turn = 0;
    cas_screen_set(scene, &settings);
}

struct Casement {
    cas_scene *scene;
    cas_item input, last;

    explicit Casement(int rows, const char *device = nullptr) {
        cas_scene_options options = {};
        options.size = sizeof options;
        options.profile = device ? CAS_PROFILE_IOS15 : CAS_PROFILE_IOS7;
        options.width = 320;
        options.height = 480;
        scene = cas_scene_new(&options, nullptr);
        if (device) setDevice(device);
        cas_controller nav = cas_scene_add_controller(scene, CAS_WINDOW, CAS_NAVIGATION, nullptr);
        cas_item root = cas_controller_view(scene, cas_navigation_push(scene, nav, "chat"));
        cas_item messages = cas_scene_add_view(scene, root, CAS_SCROLL, "messages");
        input = cas_scene_add_view(scene, root, CAS_PLAIN, "input");
        const char *rules[] = {"H:|[messages]|", "V:|[messages]|", "input.height == 44",
                               "input.bottom == keyboard_guide.top", device ? "input.left == safe_area.left" : "H:|[input]|",
                               "input.right == safe_area.right"};
        if (device) cas_view_safe_area(scene, root);
        if (cas_scene_add_rules(scene, rules, device ? 6 : 5) != CAS_OK) std::abort();
        cas_scroll_settings docking = {};
        docking.size = sizeof docking;
        cas_scroll_get(scene, messages, &docking);
        docking.docked = input;
        cas_scroll_set(scene, messages, &docking);
        cas_item content = cas_scroll_content_guide(scene, messages), above = 0;
        for (int row = 0; row < rows; row++) {
            last = cas_scene_add_view(scene, messages, CAS_PLAIN, nullptr);
            bool isMine = row % 3 == 0;
            cas_scene_attach(scene, last, isMine ? CAS_RIGHT : CAS_LEFT, messages, isMine ? CAS_RIGHT : CAS_LEFT,
                             isMine ? -10 : 10);
            cas_scene_attach(scene, last, CAS_TOP, above ? above : messages, above ? CAS_BOTTOM : CAS_TOP, 8);
            cas_view_set_intrinsic(scene, last, bubbleWidth(row), bubbleHeight(row));
            above = last;
        }
        cas_scene_attach(scene, content, CAS_BOTTOM, above, CAS_BOTTOM, 8);
        cas_scene_attach(scene, content, CAS_WIDTH, messages, CAS_WIDTH, 0);
        if (cas_scene_layout_if_needed(scene, nullptr, nullptr) != CAS_OK) std::abort();
    }
    ~Casement() { cas_scene_free(scene); }

    void setDevice(const char *name) {
        cas_device device;
        for (size_t index = 0; cas_device_get(index, &device) == CAS_OK; index++)
            if (std::string(device.name) == name) cas_scene_set_device(scene, &device);
    }
    cas_solver_statistics statistics() {
        cas_solver_statistics statistics = {};
        statistics.size = sizeof statistics;
        cas_scene_get_statistics(scene, &statistics);
        return statistics;
    }

    // Begins an animation of the keyboard in constraints.
    void beginAnimation() {
        cas_scene_begin_animation(scene, 10, CAS_CURVE_LINEAR, CAS_MOVE_CONSTRAINTS);
        cas_keyboard_show(scene, {0, 264, 320, 216}, 10, CAS_CURVE_LINEAR);
        cas_scene_commit_animation(scene);
    }
    struct Changes {
        const cas_change *first;
        size_t count;
    };
    Changes sample(double time) {
        Changes changes;
        if (cas_scene_sample(scene, time, &changes.first, &changes.count) != CAS_OK) std::abort();
        return changes;
    }
};

// A program that knows the moving items: for every frame it stores the frame of each such item, and a change.
struct Stores {
    struct Moving {
        cas_change from;
        cas_rect speed;
    };
    std::vector<Moving> items;
    std::vector<cas_rect> frames;
    std::vector<cas_change> changes;

    // The changes by item: their order may differ from sample to sample.
    static std::vector<cas_change> sorted(Casement::Changes sampled) {
        std::vector<cas_change> changes(sampled.first, sampled.first + sampled.count);
        std::sort(changes.begin(), changes.end(),
                  [](const cas_change &one, const cas_change &other) { return one.item < other.item; });
        return changes;
    }

    // Learns the speeds from two samples of the animation, a second apart.
    Stores(Casement &casement, double time) {
        const std::vector<cas_change> before = sorted(casement.sample(time)), after = sorted(casement.sample(time + 1));
        for (size_t i = 0; i < after.size(); i++) {
            const cas_rect &one = before[i].frame, &other = after[i].frame;
            items.push_back({before[i], {other.x - one.x, other.y - one.y, other.width - one.width,
                                         other.height - one.height}});
        }
        frames.resize(items.size());
        changes.resize(items.size());
    }
    void store(double time) {
        for (size_t i = 0; i < items.size(); i++) {
            const cas_rect &from = items[i].from.frame, &speed = items[i].speed;
            frames[i] = {from.x + time * speed.x, from.y + time * speed.y, from.width + time * speed.width,
                         from.height + time * speed.height};
            changes[i] = {items[i].from.item, frames[i]};
        }
    }
};

struct Item {
    kiwi::Variable left, top, width, height;
};

struct Kiwi {
    kiwi::Solver solver;
    Item window, nav, chat, messages, input, last, content, bar, toolbar, status, keyboard, guide, top, bottom;
    std::vector<Item> rows;
    std::vector<kiwi::Variable> live;

    void hold(const kiwi::Constraint &constraint) { solver.addConstraint(constraint); }
    void edit(kiwi::Variable &variable, double value) {
        solver.addEditVariable(variable, kiwi::strength::strong * 10);
        solver.suggestValue(variable, value);
        live.push_back(variable);
    }
    void fill(Item &inner, Item &outer) {
        hold(inner.left == 0);
        hold(inner.top == 0);
        hold(inner.width == outer.width);
        hold(inner.height == outer.height);
    }

    explicit Kiwi(int count) {
        edit(window.width, 320);
        edit(window.height, 480);
        fill(nav, window);
        fill(chat, nav);
        fill(messages, chat);
        for (Item *item : {&bar, &toolbar, &status}) {
            hold(item->left == 0);
            hold(item->width == window.width);
        }
        edit(bar.top, 20);
        edit(bar.height, 44);
        edit(toolbar.height, 44);
        hold(toolbar.top == nav.height);
        hold(status.top == 0);
        hold(status.height == 20);
        for (Item *item : {&guide, &top, &bottom}) {
            hold(item->left == 0);
            hold(item->width == 0);
        }
        hold(top.top == 0);
        edit(top.height, 64);
        hold(bottom.top + bottom.height == chat.height);
        hold(bottom.height == 0);
        edit(guide.height, 0);
        hold(guide.top + guide.height == window.height);
        hold(keyboard.left == 0);
        hold(keyboard.width == window.width);
        edit(keyboard.height, 216);
        hold(keyboard.top + guide.height == window.height);
        hold(input.left == 0);
        hold(input.width == chat.width);
        hold(input.height == 44);
        hold(nav.top + chat.top + input.top + input.height == guide.top);
        rows.resize(count);
        for (int row = 0; row < count; row++) {
            Item &item = rows[row];
            if (row % 3 == 0) hold(item.left + item.width == content.width - 10);
            else hold(item.left == 10);
            if (row) hold(item.top == rows[row - 1].top + rows[row - 1].height + 8);
            else hold(item.top == 8);
            hold(kiwi::Constraint(item.width <= bubbleWidth(row), kiwi::strength::weak));
            hold(kiwi::Constraint(item.width >= bubbleWidth(row), kiwi::strength::strong));
            hold(kiwi::Constraint(item.height <= bubbleHeight(row), kiwi::strength::weak));
            hold(kiwi::Constraint(item.height >= bubbleHeight(row), kiwi::strength::strong));
        }
        hold(content.height == rows[count - 1].top + rows[count - 1].height + 8);
        hold(content.width == messages.width);
        solver.updateVariables();
    }

    void keyboardAt(double height) {
        solver.suggestValue(guide.height, height);
        solver.updateVariables();
    }
    void rotate(bool isLandscape) {
        solver.suggestValue(window.width, isLandscape ? 480 : 320);
        solver.suggestValue(window.height, isLandscape ? 320 : 480);
        solver.suggestValue(bar.height, isLandscape ? 32 : 44);
        solver.suggestValue(toolbar.height, isLandscape ? 32 : 44);
        solver.suggestValue(top.height, isLandscape ? 52 : 64);
        solver.suggestValue(keyboard.height, isLandscape ? 162 : 216);
        solver.updateVariables();
    }
};

// Microseconds of one call: the median of batches.
double microseconds(const std::function<void(int)> &body) {
    using Clock = std::chrono::steady_clock;
    int count = 1;
    std::vector<double> batches;
    for (int batch = 0; batch < 9;) {
        auto begin = Clock::now();
        for (int index = 0; index < count; index++) body(index);
        double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
        if (seconds < 0.02) {
            count *= 2;
            continue;
        }
        batches.push_back(seconds / count * 1e6);
        batch++;
    }
    std::sort(batches.begin(), batches.end());
    return batches[batches.size() / 2];
}

void agree(double one, double other, const char *what) {
    if (std::fabs(one - other) <= 1e-6) return;
    std::printf("%s differ: %g and %g\n", what, one, other);
    std::exit(1);
}

void print(int rows, const char *operation, double casement, double kiwi) {
    std::printf("%d\t%s\t%.2f\t%.2f\t%.1f\n", rows, operation, casement, kiwi, kiwi / casement);
}

void measure(int rows) {
    Casement casement(rows);
    Kiwi kiwi(rows);
    casement.beginAnimation();
    casement.sample(5);
    kiwi.keyboardAt(108);
    agree(cas_item_frame(casement.scene, casement.input).y, kiwi.input.top.value(), "inputs");
    double frame = microseconds([&](int index) { casement.sample(1 + index % 97 * 0.05); });
    double kiwiFrame = microseconds([&](int index) { kiwi.keyboardAt(20 + index % 97); });
    print(rows, "keyboard frame", frame, kiwiFrame);
    casement.sample(11);

    double event = microseconds([&](int index) {
        if (index % 2) cas_keyboard_show(casement.scene, {0, 264, 320, 216}, 0, CAS_CURVE_LINEAR);
        else cas_keyboard_hide(casement.scene, 0, CAS_CURVE_LINEAR);
        casement.sample(0);
    });
    double kiwiEvent = microseconds([&](int index) { kiwi.keyboardAt(index % 2 ? 216 : 0); });
    print(rows, "keyboard event", event, kiwiEvent);
    cas_keyboard_hide(casement.scene, 0, CAS_CURVE_LINEAR);

    rotateAtOnce(casement.scene);
    cas_scene_rotate(casement.scene, CAS_LANDSCAPE_LEFT);
    kiwi.keyboardAt(0);
    kiwi.rotate(true);
    agree(cas_item_frame(casement.scene, casement.last).x, kiwi.rows.back().left.value(), "rows");
    agree(cas_item_frame(casement.scene, casement.input).y, kiwi.input.top.value(), "inputs");
    double rotation = microseconds([&](int index) {
        cas_scene_rotate(casement.scene, index % 2 ? CAS_LANDSCAPE_LEFT : CAS_PORTRAIT);
        casement.sample(0);
    });
    double kiwiRotation = microseconds([&](int index) { kiwi.rotate(index % 2); });
    print(rows, "rotation", rotation, kiwiRotation);
}

// A second of the keyboard animation, 60 frames, on screens of `rows` rows.
void count(int rows) {
    const int frames = 60;
    Casement casement(rows);
    casement.beginAnimation();
    Stores stores(casement, 4);
    casement.sample(5);
    const std::string name = std::to_string(rows);
    counted(name + " frame", frames, [&] {
        for (int frame = 1; frame <= frames; frame++) casement.sample(5 + frame / 60.0);
    });
    counted(name + " stores", frames, [&] {
        for (int frame = 1; frame <= frames; frame++) stores.store(1 + frame / 60.0);
    });
    for (const cas_change &change : stores.changes)
        agree(change.frame.y, cas_item_frame(casement.scene, change.item).y, "stored frames");
}

// Events on a phone with safe areas: the keyboard comes or goes, the device turns, a panel takes more or less of a side.
void countEvents(int rows) {
    const int events = 60;
    Casement casement(rows, "iPhone X");
    cas_scene *scene = casement.scene;
    const cas_item panel = cas_scene_add_obstruction(scene, CAS_OBSTRUCTION_PANEL, CAS_EDGE_LEFT, nullptr);
    rotateAtOnce(scene);
    const cas_rect keyboard = cas_keyboard_standard_frame(scene, 0);
    auto show = [&](int event) {
        if (event % 2) cas_keyboard_show(scene, keyboard, 0, CAS_CURVE_LINEAR);
        else cas_keyboard_hide(scene, 0, CAS_CURVE_LINEAR);
    };
    auto turn = [&](int event) { cas_scene_rotate(scene, event % 2 ? CAS_LANDSCAPE_LEFT : CAS_PORTRAIT); };
    auto slide = [&](int event) { cas_obstruction_set_depth(scene, panel, 80 + event % 20); };
    auto measure = [&](const char *name, const std::function<void(int)> &event) {
        auto lay = [&](int index) {
            event(index);
            if (cas_scene_layout_if_needed(scene, nullptr, nullptr) != CAS_OK) std::abort();
        };
        for (int index = 0; index < 4; index++) lay(index);
        const cas_solver_statistics before = casement.statistics();
        counted(std::to_string(rows) + name, events, [&] {
            for (int index = 0; index < events; index++) lay(index);
        });
        const cas_solver_statistics after = casement.statistics();
        if (after.structural != before.structural || after.allocations != before.allocations) {
            std::printf("%s: %d constraints added or removed, %d allocations\n", name,
                        int(after.structural - before.structural), int(after.allocations - before.allocations));
            std::exit(1);
        }
    };
    measure(" keyboard", show);
    measure(" rotation", turn);
    measure(" safe-area", slide);
}

} // namespace

int main(int argumentCount, char **) {
    if (argumentCount > 1) {
        for (int rows : {10, 1000}) {
            count(rows);
            countEvents(rows);
        }
        return 0;
    }
    std::printf("rows\twhat\tcasement_us\tkiwi_us\tratio\n");
    measure(50);
    measure(1000);
}
