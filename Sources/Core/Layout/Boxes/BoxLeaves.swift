// The sizes of leaves of boxes: views with an intrinsic size or a measure function.

import Boxes
import Memory
import Solver
import Status

/// The leaf function of boxes; the context is the scene. Meanwhile the trees are not in it.
let measureLeaf: LeafFunction.Function = { question, answer, context in
  guard let question, let answer, let context else { return Status.null.rawValue }
  let scene = context.assumingMemoryBound(to: Scene.self)
  do throws(Status) {
    let measured = try scene.pointee.measureLeaf(question.load(as: LeafQuestion.self))
    answer.storeBytes(of: measured, as: Answer.self)
    return 0
  } catch { return error.rawValue }
}

extension Scene {
  /// Answers a question about the alignment rect of a leaf. Views without a size along an axis have 0 there.
  fileprivate mutating func measureLeaf(_ question: LeafQuestion) throws(Status) -> Answer {
    let item = boxes.records[question.node].item
    let measurement =
      isFitted(item)
      ? try fittedLeaf(item, question)
      : items[item].measure >= 0
        ? try measuredLeaf(item, question)
        : Measurement(width: items[item].contents.0.intrinsic, height: items[item].contents.1.intrinsic)
    var answer = Answer(width: roundedLength(measurement.width), height: roundedLength(measurement.height))
    if question.widthKind == .minContent && items[item].measure >= 0 { answer.width = 0 }
    let baseline =
      items[item].measure >= 0
      ? measures[items[item].measure].baselines(of: measurement).first : items[item].firstBaseline
    if baseline != 0 { answer.baseline = baseline - items[item].alignment.top }
    return answer
  }

  private mutating func roundedLength(_ size: Double) -> Double { size > 0 ? roundedUp(size) : 0 }

  /// What the measure function of a leaf answers: for a known width at that width, else the natural size. Invalid answers are
  /// noted, and the last valid ones count.
  private mutating func measuredLeaf(_ item: Int32, _ question: LeafQuestion) throws(Status) -> Measurement {
    let place = items[item].measure
    if measures[place].isNew {
      guard let natural = try valid(of: item, at: nil) else { return measures[place].last }
      measures[place].natural = natural
      measures[place].isNew = false
      setLast(natural, of: item)
    }
    let natural = measures[place].natural
    let width = question.widthKind == .known ? question.width : roundedLength(natural.width)
    // The natural size is that at the natural width.
    if natural.height >= 0 && (question.widthKind != .known || width == roundedLength(natural.width)) { return natural }
    if question.heightKind != .automatic { return natural }
    guard let measured = try valid(of: item, at: width) else { return measures[place].last }
    setLast(measured, of: item)
    return measured
  }

  private mutating func setLast(_ measurement: Measurement, of item: Int32) {
    let place = items[item].measure
    isUnshown = true
    measures[place].last = measurement
    items[item].contents.0.intrinsic = measurement.width
    items[item].contents.1.intrinsic = measurement.height
    (items[item].firstBaseline, items[item].lastBaseline) = measures[place].baselines(of: measurement)
  }

  /// Returns a measurement; nil for an invalid one.
  private mutating func valid(of item: Int32, at width: Double?) throws(Status) -> Measurement? {
    do throws(Status) {
      return try measurement(of: item, at: width, natural: measures[items[item].measure].natural)
    } catch {
      boxes.remark = error
      boxes.mismeasurement = invalidMeasurement
      try inMemory { () throws(MemoryError) in try boxes.mismeasured.append(item) }
      return nil
    }
  }
}
