// Loops written by hand for each workload: the least that a layout can be. They know which frames a change moves and store
// only these; there is no tree, no style and no report.
#include "workload.hpp"

#include <cmath>

namespace {

struct Frame {
    double x = 0, y = 0, width = 0, height = 0;
};

class Hand : public Engine {
  public:
    void build(const Workload &work) override {
        all.assign(work.nodes.size(), {});
        width = work.width;
        isChanged = false;
        place(work);
    }

    void clear() override { all.clear(); }

    void resize(const Workload &work, double to) override {
        width = to;
        place(work);
    }

    void layout(const Workload &work) override {
        if (isDirty) place(work);
    }

    void frames(const Workload &, double *out) const override {
        for (const Frame &frame : all) *out++ = frame.x, *out++ = frame.y, *out++ = frame.width, *out++ = frame.height;
    }

  protected:
    std::vector<Frame> all;
    double width = 0;
    bool isChanged = false, isDirty = false;

    virtual void place(const Workload &work) = 0;
};

class HandList final : public Hand {
  public:
    void change(const Workload &work, bool to) override {
        isChanged = to;
        const double moved = row(work, work.change - 3, all[work.change - 3].y);
        if (moved == 0) return;
        for (int i = work.change + 2; i < int(all.size()); i += 5) all[i].y += moved;
        setHeight(all[2].height + moved);
    }

    void extend(const Workload &work, bool isExtended) override {
        const int count = int(work.nodes.size());
        all.resize(isExtended ? work.total() : count);
        const Frame last = all[count - 5];
        setHeight(last.y + last.height);
        if (isExtended) setHeight(all[2].height + row(work, count, all[2].height));
    }

  protected:
    void place(const Workload &work) override {
        all[2] = {Workload::sidebar, 0, width - Workload::sidebar, 0};
        double y = 0;
        for (int i = 3; i < int(all.size()); i += 5) {
            row(work, i, y);
            y += all[i].height;
        }
        all[0].width = width, all[1].width = Workload::sidebar;
        setHeight(y);
    }

  private:
    void setHeight(double height) { all[0].height = all[1].height = all[2].height = height; }

    // Returns by how much the row becomes higher.
    double row(const Workload &work, int first, double y) {
        const Node &title = work.node(first + 3);
        const int more = isChanged && first + 3 == work.change ? 1 : 0;
        const double wide = all[2].width, room = wide - 72;
        const bool isText = title.kind == Kind::text;
        const double high = isText ? Workload::textHeight(title.words + 10 * more, room) : title.height + 16 * more;
        const double inner = high > 20 ? high : 20, before = all[first].height;
        all[first] = {0, y, wide, inner + 16};
        all[first + 1] = {8, (inner - 4) / 2, 20, 20};
        all[first + 2] = {36, (inner + 16 - high) / 2, room, high};
        all[first + 3] = {0, 0, isText ? room : title.width, high};
        all[first + 4] = {wide - 28, (inner - 4) / 2, 20, 20};
        return inner + 16 - before;
    }
};

class HandGrid final : public Hand {
  public:
    void change(const Workload &work, bool to) override {
        isChanged = to;
        const int columns = work.name == "table" ? 8 : cardColumns();
        const int row = (work.change - 1) / columns, first = 1 + row * columns;
        rows(work, first, columns, all[first].y);
    }

    void extend(const Workload &work, bool isExtended) override {
        all.resize(isExtended ? work.total() : work.nodes.size());
        const int columns = work.name == "table" ? 8 : cardColumns(), last = (int(all.size()) - 2) / columns;
        rows(work, 1 + last * columns, columns, last * (20 + Workload::gap) + (isChanged ? 16 : 0));
    }

  protected:
    void place(const Workload &work) override {
        all[0].width = width;
        rows(work, 1, work.name == "table" ? 8 : cardColumns(), 0);
    }

  private:
    int cardColumns() const { return int((width + Workload::gap) / (200 + Workload::gap)); }

    // The rows from a cell on, the first of them at y.
    void rows(const Workload &work, int first, int columns, double y) {
        const bool isTable = work.name == "table";
        const double room = width - (columns - 1) * Workload::gap, flexible = isTable ? (room - 256) / 4 : room / columns;
        const int end = int(all.size());
        for (int begin = first; begin < end; begin += columns) {
            const bool isHigh = isChanged && begin <= work.change && work.change < begin + columns;
            const double high = isHigh ? 36 : 20;
            double x = 0;
            for (int cell = begin; cell < begin + columns && cell < end; cell++) {
                const bool isNarrow = isTable && (cell - begin) % 2 == 0;
                const double wide = isNarrow ? 64 : flexible;
                all[cell] = {x, y, wide, isTable && cell != work.change ? 20 : high};
                x += wide + Workload::gap;
            }
            y += high + Workload::gap;
        }
        all[0].height = y - Workload::gap;
    }
};

class HandTree final : public Hand {
  public:
    void change(const Workload &work, bool to) override {
        isChanged = to;
        divide(work, work.node(work.change).parent);
    }

    void extend(const Workload &, bool) override {}

  protected:
    void place(const Workload &work) override {
        all[0] = {0, 0, width, work.height};
        for (int box = 0; 4 * box + 1 < int(all.size()); box++) divide(work, box);
    }

  private:
    void divide(const Workload &work, int box) {
        const Frame &parent = all[box];
        const int begin = 4 * box + 1;
        const double more = isChanged && begin <= work.change && work.change < begin + 4 ? 4 : 0;
        if (work.node(box).kind == Kind::column) {
            const double high = (parent.height - 8) / 4;
            for (int i = 0; i < 4; i++) all[begin + i] = {1, 1 + i * (high + 2), parent.width - 2, high};
            if (more > 0) all[work.change].x += more, all[work.change].width -= more;
            return;
        }
        double x = 1, wide = (parent.width - 8 - more) / 4;
        for (int i = 0; i < 4; i++) {
            if (begin + i == work.change) x += more;
            all[begin + i] = {x, 1, wide, parent.height - 2};
            x += wide + 2;
        }
    }
};

} // namespace

Engine *makeHand(const Workload &work) {
    if (work.name == "tree") return new HandTree;
    return work.nodes[0].kind == Kind::grid ? static_cast<Engine *>(new HandGrid) : new HandList;
}
