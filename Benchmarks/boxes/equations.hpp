// The flows and the table of a workload as equations, for the engines that solve some.
//
// A child follows the one before it; the last ends where its parent does, if something in it is flexible; children that grow
// are equally wide or high. Across, a child fills its parent, or is in the middle of one that is at least as high. A parent
// that is only at least as high wants to be 0 high.
#pragma once
#include "workload.hpp"

enum class Part { near, far, size, center };
enum class Strength { required, weak };

// first.part (== or >=) second.part + constant; without a second item the constant alone.
struct Equation {
    int first;
    Part part;
    int axis;
    bool isAtLeast = false;
    int second = -1;
    Part other = Part::near;
    double constant = 0;
    Strength strength = Strength::required;
};

class Equations {
  public:
    explicit Equations(const Workload &work) : work(work), parents(work.total()) {}

    std::vector<Equation> all;
    int closing = -1; // the equation that ends the node of the rows at its last row, to be left out where there is another
    int edge = -1;    // the equation with the number that changes

    // Writes those of the nodes from first to end, all or the row that comes and goes. The grid, or the list, ends at the last.
    void add(int first, int end) {
        const int owner = first ? work.node(first).parent : 0;
        const Parent kept = parents[owner];
        all.clear();
        for (int place = first; place < end; place++) parents[place] = Parent();
        for (int place = first ? first : 1; place < end; place++) parents[work.node(place).parent].last = place;
        if (work.nodes[0].kind == Kind::grid) addCells(first, end);
        else
            for (int place = first; place < end; place++) addNode(place);
        if (first) parents[owner] = kept;
    }

    // The constants of `edge` as built and after the change.
    double edgeConstant(bool isChanged) const {
        const Node before = work.node(work.change), node = work.node(work.change, isChanged);
        if (node.kind == Kind::leaf && node.height != none) return node.height;
        return edgeBase + node.left() - before.left();
    }

  private:
    struct Parent {
        int before = -1, last = -1; // the last child so far, and of all
        bool isFlexible = false;    // one of its children so far grows or is a text
    };

    const Workload &work;
    std::vector<Parent> parents;
    double edgeBase = 0;

    int put(Equation equation) {
        all.push_back(equation);
        return int(all.size()) - 1;
    }

    void edgeAt(int place, int equation) {
        if (place != work.change) return;
        edge = equation;
        edgeBase = all[equation].constant;
    }

    void addNode(int place) {
        const Node &node = work.node(place);
        if (node.width != none) put({place, Part::size, 0, false, -1, Part::near, node.width});
        if (node.height != none) edgeAt(place, put({place, Part::size, 1, false, -1, Part::near, node.height}));
        if (node.parent < 0) return;
        const Node &parent = work.node(node.parent);
        Parent &state = parents[node.parent];
        const int along = parent.kind == Kind::column, before = state.before;
        state.before = place;
        state.isFlexible |= node.grow || node.kind == Kind::text;
        const double near[] = {node.left(), node.margin}, far[] = {node.right(), node.margin};
        int first;
        if (before < 0) {
            first = put({place, Part::near, along, false, node.parent, Part::near, parent.padding + near[along]});
        } else {
            const Node &other = work.node(before);
            first = put({place, Part::near, along, false, before, Part::far, near[along] + (along ? other.margin : other.right())});
            if (node.grow && other.grow) put({place, Part::size, along, false, before, Part::size});
        }
        const int across = addAcross(place, node, parent, 1 - along, near[1 - along], far[1 - along]);
        if (node.height == none) edgeAt(place, along ? across : first);
        if (place == state.last && (along || state.isFlexible)) {
            const int end = put({place, Part::far, along, false, node.parent, Part::far, -parent.padding - far[along]});
            if (node.parent == 2) closing = end;
        }
    }

    // Returns the equation of the near edge.
    int addAcross(int place, const Node &node, const Node &parent, int axis, double near, double far) {
        const bool isFixed = (axis ? node.height : node.width) != none;
        if (!parent.isCentered && !isFixed) {
            const int first = put({place, Part::near, axis, false, node.parent, Part::near, parent.padding + near});
            put({place, Part::far, axis, false, node.parent, Part::far, -parent.padding - far});
            return first;
        }
        if (parent.isCentered) put({place, Part::center, axis, false, node.parent, Part::center});
        else put({place, Part::near, axis, false, node.parent, Part::near, parent.padding + near});
        if (place == node.parent + 1) put({node.parent, Part::size, axis, false, -1, Part::near, 0, Strength::weak});
        return put({node.parent, Part::size, axis, true, place, Part::size, 2 * parent.padding + near + far});
    }

    // A table of eight columns, every other one 64 wide: rows begin below all cells of the one before.
    void addCells(int first, int end) {
        for (int place = first < 1 ? 1 : first; place < end; place++) {
            const int column = (place - 1) % 8, row = (place - 1) / 8, begin = 8 * row + 1;
            edgeAt(place, put({place, Part::size, 1, false, -1, Part::near, work.node(place).height}));
            if (row) {
                put({place, Part::near, 0, false, place - 8, Part::near});
                put({place, Part::size, 0, false, place - 8, Part::size});
                put({begin, Part::near, 1, true, place - 8, Part::far, Workload::gap});
            } else {
                if (column) put({place, Part::near, 0, false, place - 1, Part::far, Workload::gap});
                else put({place, Part::near, 0, false, 0, Part::near});
                if (column % 2 == 0) put({place, Part::size, 0, false, -1, Part::near, 64});
                else if (column > 1) put({place, Part::size, 0, false, place - 2, Part::size});
                if (column == 7) put({place, Part::far, 0, false, 0, Part::far});
            }
            if (column) put({place, Part::near, 1, false, begin, Part::near});
            else if (row) put({place, Part::near, 1, false, 0, Part::near, 0, Strength::weak});
            else put({place, Part::near, 1, false, 0, Part::near});
            if (place >= end - 8) put({0, Part::far, 1, true, place, Part::far});
        }
        if (first == 0) put({0, Part::size, 1, false, -1, Part::near, 0, Strength::weak});
    }
};

inline bool canEquate(const Workload &work) { return work.name != "cards"; }
