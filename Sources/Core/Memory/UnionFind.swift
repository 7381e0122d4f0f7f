/// Disjoint sets of the places 0, 1, 2, …, each with a label (union-find).
///
/// A set is a tree: `nodes` has the parent of a place, and ~label for the root. Finding a root halves the path to it.
package struct UnionFind {
  package let nodes: BufferSpan<Int32>

  @inline(__always)
  package init(_ nodes: BufferSpan<Int32>) { self.nodes = nodes }

  package func root(of place: Int32) -> Int32 {
    var place = place
    while nodes[place] >= 0 {
      let parent = nodes[place]
      if nodes[parent] >= 0 { nodes[place] = nodes[parent] }
      place = nodes[place]
    }
    return place
  }

  /// Makes a place a set of its own.
  @inline(__always)
  package func begin(_ place: Int32, label: Int32) { nodes[place] = ~label }

  /// Returns the label of a root.
  @inline(__always)
  package func label(_ root: Int32) -> Int32 { ~nodes[root] }

  @inline(__always)
  package func setLabel(_ root: Int32, to label: Int32) { nodes[root] = ~label }

  /// Joins the set of one root to that of another, which keeps its label.
  @inline(__always)
  package func join(_ root: Int32, to other: Int32) { if root != other { nodes[root] = other } }
}
