// The sizes of leaves of boxes: views with an intrinsic size or a measure function.

import Boxes
import Memory
import Solver
import Status

/// Leaves whose measure functions gave invalid sizes in this layout, and the error about the last one.
struct MismeasuredLeaves: ~Copyable {
  var items: Buffer<Int32>
  var last: InvalidMeasurement?
  var error: Status?

  init(_ account: Account) { items = Buffer(account) }

  mutating func release() { items.release() }
}

/// The leaf function of boxes; the context is the scene. During the call the trees have been moved out of the scene.
let measureLeaf: LeafFunction.Function = { question, answer, context in
  guard let question, let answer, let context else { return Status.null.rawValue }
  let scene = context.assumingMemoryBound(to: Scene.self)
  do throws(Status) {
    let measured = try scene.pointee.measureLeaf(question.load(as: LeafQuestion.self))
    answer.storeBytes(of: measured.answer, as: Answer.self)
    return measured.isSameForAll ? LeafFunction.sameForAll : 0
  } catch { return error.rawValue }
}

extension Scene {
  /// Answers a question about the alignment rect of a leaf. Views without a size along an axis have 0 there.
  fileprivate mutating func measureLeaf(
    _ question: LeafQuestion
  ) throws(Status) -> (answer: Answer, isSameForAll: Bool) {
    let item = boxes.records[question.node].item
    let isFitted = views.isFitted(item)
    let measurement =
      isFitted
      ? try fittedLeaf(item, question)
      : tree.items[item].measure >= 0
        ? try measuredLeaf(item, question)
        : Measurement(width: tree.items[item].contents.0.intrinsic, height: tree.items[item].contents.1.intrinsic)
    var answer = Answer(width: roundedLength(measurement.width), height: roundedLength(measurement.height))
    if question.widthKind == .minContent && tree.items[item].measure >= 0 { answer.width = 0 }
    let baseline =
      tree.items[item].measure >= 0
      ? views.measures[tree.items[item].measure].baselines(of: measurement).first : tree.items[item].firstBaseline
    if baseline != 0 { answer.baseline = baseline - tree.alignment(of: item).top }
    return (answer, !isFitted && tree.items[item].measure < 0)
  }

  private mutating func roundedLength(_ size: Double) -> Double { size > 0 ? views.roundedUp(size) : 0 }

  /// What the measure function of a leaf answers: for a known width at that width, else the natural size. Invalid answers are
  /// noted, and the last valid ones count.
  private mutating func measuredLeaf(_ item: Int32, _ question: LeafQuestion) throws(Status) -> Measurement {
    let index = tree.items[item].measure
    if views.measures[index].isNew {
      guard let natural = try valid(of: item, at: nil) else { return views.measures[index].last }
      views.measures[index].natural = natural
      views.measures[index].isNew = false
      setLast(natural, of: item)
    }
    let natural = views.measures[index].natural
    let width = question.widthKind == .known ? question.width : roundedLength(natural.width)
    // The natural size is that at the natural width.
    if natural.height >= 0 && (question.widthKind != .known || width == roundedLength(natural.width)) { return natural }
    if question.heightKind != .automatic { return natural }
    guard let measured = try valid(of: item, at: width) else { return views.measures[index].last }
    setLast(measured, of: item)
    return measured
  }

  private mutating func setLast(_ measurement: Measurement, of item: Int32) {
    let index = tree.items[item].measure
    model.unpublished.isWaiting = true
    views.measures[index].last = measurement
    tree.items[item].contents.0.intrinsic = measurement.width
    tree.items[item].contents.1.intrinsic = measurement.height
    (tree.items[item].firstBaseline, tree.items[item].lastBaseline) = views.measures[index].baselines(of: measurement)
  }

  /// Returns a measurement; nil for an invalid one.
  private mutating func valid(of item: Int32, at width: Double?) throws(Status) -> Measurement? {
    do throws(Status) {
      return try measurement(of: item, at: width, natural: views.measures[tree.items[item].measure].natural)
    } catch {
      mismeasured.error = error
      mismeasured.last = views.invalidMeasurement
      try inMemory { () throws(MemoryError) in try mismeasured.items.append(item) }
      return nil
    }
  }
}
