// The form of kiwi's own benchmark: three lines of label and field, the third
// field a container, one more field under them, in a window whose width and
// height are live. Two things differ from the original, so that there is one
// optimum: the window is at (0, 0), and soft rows of one strength get slightly
// different weights. More than one form share the window.
#include "workloads.hpp"

#include <cmath>

namespace {

const Level held{900, 1, 1e8};
const Level strong{750, 1, 1e6}, container{600, 1, 1e5}, medium{490, 1, 1e3}, weak{250, 1, 1};

struct Widget {
    int left, top, width, height;
};

struct Contents {
    int left, top, right, bottom;
};

class Form {
  public:
    Form(Program &program, Widget window) : program(program) {
        contents = {program.variable(), program.variable(), program.variable(), program.variable()};
        program.equal({{contents.left, 1}, {window.left, -1}}, 10);
        topMargin = program.equal({{contents.top, 1}, {window.top, -1}}, 10);
        program.equal({{contents.right, 1}, {window.left, -1}, {window.width, -1}}, -10);
        program.equal({{contents.bottom, 1}, {window.top, -1}, {window.height, -1}}, -10);

        const double labelWidths[] = {67, 66, 24};
        for (int i = 0; i < 3; i++) labels[i] = label(labelWidths[i]);
        for (int i : {0, 1, 3}) fields[i] = field();
        fields[2] = inner();
        layOutColumns();
        layOutLines();
    }

    int topMargin;
    Widget labels[3], fields[4];

  private:
    Program &program;
    Contents contents;
    int softRows = 0;

    // The same strength for all, with slightly different weights, so that the optimum is unique.
    Level softLevel() {
        double weight = 1 + 0.3 * std::fmod(++softRows * 0.6180339887, 1.0);
        return {500, weight, 1.25e3 * weight};
    }

    Widget widget() {
        Widget made{program.variable(), program.variable(), program.variable(), program.variable()};
        for (int side : {made.left, made.top, made.width, made.height}) program.atLeast({{side, 1}}, 0);
        return made;
    }

    void tall(Widget made, double height) {
        program.equal({{made.height, 1}}, height, strong);
        program.atLeast({{made.height, 1}}, height, strong);
    }

    Widget label(double width) {
        Widget made = widget();
        program.equal({{made.width, 1}}, width, weak);
        program.atLeast({{made.width, 1}}, width, strong);
        tall(made, 16);
        return made;
    }

    Widget field() {
        Widget made = widget();
        program.atLeast({{made.width, 1}}, 125, strong);
        tall(made, 21);
        return made;
    }

    Widget inner() {
        Widget made = widget();
        program.atLeast({{made.width, 1}}, 119, container);
        program.atMost({{made.width, 1}}, 1.67772e7, container);
        program.atLeast({{made.height, 1}}, 24, container);
        program.atMost({{made.height, 1}}, 24, container);
        return made;
    }

    // At least this far apart (required), and exactly this far (soft).
    void near(const std::vector<Term> &distance, double space) {
        program.atLeast(distance, space);
        program.equal(distance, space, softLevel());
    }

    void below(Widget upper, Widget lower) {
        near({{lower.top, 1}, {upper.top, -1}, {upper.height, -1}}, 10);
    }

    void layOutColumns() {
        int midline = program.variable();
        for (int i = 0; i < 3; i++) {
            near({{labels[i].left, 1}, {contents.left, -1}}, 0);
            near({{fields[i].left, 1}, {labels[i].left, -1}, {labels[i].width, -1}}, 10);
            program.equal({{fields[i].left, 1}, {midline, -1}}, 0, strong);
        }
        near({{fields[3].left, 1}, {contents.left, -1}}, 0);
        for (Widget field : fields) near({{contents.right, 1}, {field.left, -1}, {field.width, -1}}, 0);
    }

    void layOutLines() {
        near({{fields[0].top, 1}, {contents.top, -1}}, 0);
        near({{labels[0].top, 1}, {contents.top, -1}}, 0);
        for (int i = 0; i < 3; i++) {
            below(fields[i], fields[i + 1]);
            below(labels[i], i < 2 ? labels[i + 1] : fields[3]);
            program.equal({{fields[i].top, 1}, {fields[i].height, 0.5}, {labels[i].top, -1}, {labels[i].height, -0.5}},
                          0, strong);
        }
        // The original says this twice.
        for (int i = 0; i < 2; i++)
            near({{contents.bottom, 1}, {fields[3].top, -1}, {fields[3].height, -1}}, 0);
    }
};

} // namespace

Program enaml(int n) {
    Program program;
    Widget window{program.variable(), program.variable(), program.variable(), program.variable()};
    int width = program.hold(window.width, held, 400);
    int height = program.hold(window.height, held, 600);
    program.equal({{window.left, 1}}, 0);
    program.equal({{window.top, 1}}, 0);
    for (int size : {window.width, window.height}) {
        program.atLeast({{size, 1}}, 0);
        program.equal({{size, 1}}, 0, medium);
    }

    int topMargin = 0;
    Widget label = {}, field = {};
    for (int i = 0; i < n; i++) {
        Form form(program, window);
        if (i == n / 2) {
            topMargin = form.topMargin;
            label = form.labels[0];
            field = form.fields[0];
        }
    }

    program.suggest("edit", {width, height}, {{400, 600}, {600, 400}, {800, 1200}, {1200, 800}, {400, 800}, {800, 400}});
    program.changeConstant("constant", {topMargin}, {{10}, {18}, {30}, {22}});
    program.churn("slack", {{label.width, 1}}, Relation::lessOrEqual, 1000);
    program.churn("binding", {{field.height, 1}}, Relation::greaterOrEqual, 40);
    return program;
}
