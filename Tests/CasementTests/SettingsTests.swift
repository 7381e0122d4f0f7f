// Sets each member of all settings, and reads them back.
//
// Made from include/casement.h by interface/swift.py; not to be edited.

import Casement
import Testing

@Suite struct `Settings are read as they were set` {
  @Test func `of scene`() throws {
    let world = try World()
    let get = { try world.scene.settings }
    let change = { (all: (inout SceneSettings) -> Void) in try world.scene.change(all) }
    try isRead(get, change, \.scale, { _ in 0.5 })
    try isRead(get, change, \.textSize, { _ in 0.5 })
    try isRead(get, change, \.siblingSpacing, { _ in 0.5 })
    try isRead(get, change, \.superviewSpacing, { _ in 0.5 })
    try isRead(get, change, \.stepLimit, { _ in 1_000_000 })
  }

  @Test func `of view`() throws {
    let world = try World()
    let get = { try world.view.settings }
    let change = { (all: (inout ViewSettings) -> Void) in try world.view.change(all) }
    try isRead(get, change, \.horizontalHugging, { _ in 300 })
    try isRead(get, change, \.verticalHugging, { _ in 300 })
    try isRead(get, change, \.horizontalCompression, { _ in 300 })
    try isRead(get, change, \.verticalCompression, { _ in 300 })
    try isRead(get, change, \.firstBaseline, { _ in 0.5 })
    try isRead(get, change, \.lastBaseline, { _ in 0.5 })
    try isRead(get, change, \.margins, { _ in Insets(top: 1, left: 2, bottom: 3, right: 4) })
    try isRead(get, change, \.marginsAreDirectional, { !$0.marginsAreDirectional })
    try isRead(get, change, \.marginsFollowSafeArea, { !$0.marginsFollowSafeArea })
    try isRead(get, change, \.alignmentInsets, { _ in Insets(top: 1, left: 2, bottom: 3, right: 4) })
    try isRead(get, change, \.direction, { _ in .rightToLeft })
    try isRead(get, change, \.background, { _ in 0x3366_99ff })
    try isRead(get, change, \.collapsesWidth, { !$0.collapsesWidth })
    try isRead(get, change, \.collapsesHeight, { !$0.collapsesHeight })
  }

  @Test func `of stack`() throws {
    let world = try World()
    let get = { try world.row.stackSettings }
    let change = { (all: (inout StackSettings) -> Void) in try world.row.changeStack(all) }
    try isRead(get, change, \.axis, { _ in .vertical })
    try isRead(get, change, \.distribution, { _ in .equalSpacing })
    try isRead(get, change, \.alignment, { _ in .center })
    try isRead(get, change, \.inMargins, { !$0.inMargins })
    try isRead(get, change, \.spacing, { _ in 0.5 })
  }

  @Test func `of arranged`() throws {
    let world = try World()
    let get = { try world.view.arrangedSettings }
    let change = { (all: (inout ArrangedSettings) -> Void) in try world.view.changeArranged(all) }
    try isRead(get, change, \.spacingAfter, { _ in 0.5 })
  }

  @Test func `of flow`() throws {
    let world = try World()
    let get = { try world.flow.flowSettings }
    let change = { (all: (inout FlowSettings) -> Void) in try world.flow.changeFlow(all) }
    try isRead(get, change, \.direction, { _ in .columnReverse })
    try isRead(get, change, \.wrap, { _ in .balanced })
    try isRead(get, change, \.justify, { _ in .spaceEvenly })
    try isRead(get, change, \.align, { _ in .spaceEvenly })
    try isRead(get, change, \.alignLines, { _ in .spaceEvenly })
    try isRead(get, change, \.gap, { _ in .percent(12.5) })
    try isRead(get, change, \.lineGap, { _ in .percent(12.5) })
    try isRead(get, change, \.padding, { _ in Lengths(top: 1, left: 2, bottom: .percent(25), right: 4) })
  }

  @Test func `of grid`() throws {
    let world = try World()
    let get = { try world.grid.gridSettings }
    let change = { (all: (inout GridSettings) -> Void) in try world.grid.changeGrid(all) }
    try isRead(get, change, \.columns, { _ in "100 1fr" })
    try isRead(get, change, \.rows, { _ in "repeat(2, 25%)" })
    try isRead(get, change, \.autoColumns, { _ in "min-content" })
    try isRead(get, change, \.autoRows, { _ in "40" })
    try isRead(get, change, \.areas, { _ in "head head / . main" })
    try isRead(get, change, \.flow, { _ in .vertical })
    try isRead(get, change, \.isDense, { !$0.isDense })
    try isRead(get, change, \.justifyTracks, { _ in .spaceEvenly })
    try isRead(get, change, \.alignTracks, { _ in .spaceEvenly })
    try isRead(get, change, \.justify, { _ in .spaceEvenly })
    try isRead(get, change, \.align, { _ in .spaceEvenly })
    try isRead(get, change, \.columnGap, { _ in .percent(12.5) })
    try isRead(get, change, \.rowGap, { _ in .percent(12.5) })
    try isRead(get, change, \.padding, { _ in Lengths(top: 1, left: 2, bottom: .percent(25), right: 4) })
  }

  @Test func `of boxed`() throws {
    let world = try World()
    let get = { try world.child.boxedSettings }
    let change = { (all: (inout BoxedSettings) -> Void) in try world.child.changeBoxed(all) }
    try isRead(get, change, \.grow, { _ in 0.5 })
    try isRead(get, change, \.shrink, { _ in 0.5 })
    try isRead(get, change, \.basis, { _ in .percent(12.5) })
    try isRead(get, change, \.margins, { _ in Lengths(top: 1, left: 2, bottom: .percent(25), right: 4) })
    try isRead(get, change, \.alignSelf, { _ in .end })
    try isRead(get, change, \.justifySelf, { _ in .spaceEvenly })
    try isRead(get, change, \.area, { _ in "main" })
    try isRead(get, change, \.column, { _ in 3 })
    try isRead(get, change, \.columnSpan, { _ in 3 })
    try isRead(get, change, \.row, { _ in 3 })
    try isRead(get, change, \.rowSpan, { _ in 3 })
    try isRead(get, change, \.isFree, { !$0.isFree })
  }

  @Test func `of dimensions`() throws {
    let world = try World()
    let get = { try world.child.dimensionsSettings }
    let change = { (all: (inout DimensionsSettings) -> Void) in try world.child.changeDimensions(all) }
    try isRead(get, change, \.width, { _ in .percent(12.5) })
    try isRead(get, change, \.height, { _ in .percent(12.5) })
    try isRead(get, change, \.minWidth, { _ in .percent(12.5) })
    try isRead(get, change, \.minHeight, { _ in .percent(12.5) })
    try isRead(get, change, \.maxWidth, { _ in .percent(12.5) })
    try isRead(get, change, \.maxHeight, { _ in .percent(12.5) })
    try isRead(get, change, \.aspectRatio, { _ in 0.5 })
  }

  @Test func `of screen`() throws {
    let world = try World()
    let get = { try world.scene.screenSettings }
    let change = { (all: (inout ScreenSettings) -> Void) in try world.scene.changeScreen(all) }
    try isRead(get, change, \.profile, { _ in .ios15 })
    try isRead(get, change, \.keyboardGuide, { _ in .followsUndocked })
    try isRead(get, change, \.quarterTurn, { _ in 0.5 })
    try isRead(get, change, \.halfTurn, { _ in 0.5 })
    try isRead(get, change, \.isInCall, { !$0.isInCall })
    try isRead(get, change, \.statusBarSource, { _ in .application })
    try isRead(get, change, \.statusBarStyle, { _ in .light })
  }

  @Test func `of controller`() throws {
    let world = try World()
    let get = { try world.page.settings }
    let change = { (all: (inout ControllerSettings) -> Void) in try world.page.change(all) }
    try isRead(get, change, \.edges, { _ in .top })
    try isRead(get, change, \.extendsUnderOpaqueBars, { !$0.extendsUnderOpaqueBars })
    try isRead(get, change, \.adjustsScrollInsets, { !$0.adjustsScrollInsets })
    try isRead(get, change, \.statusBarStyle, { _ in .light })
    try isRead(get, change, \.additionalInsets, { _ in Insets(top: 1, left: 2, bottom: 3, right: 4) })
  }

  @Test func `of scroll`() throws {
    let world = try World()
    let get = { try world.list.scrollSettings }
    let change = { (all: (inout ScrollSettings) -> Void) in try world.list.changeScroll(all) }
    try isRead(get, change, \.insets, { _ in Insets(top: 1, left: 2, bottom: 3, right: 4) })
    try isRead(get, change, \.indicatorInsets, { _ in Insets(top: 1, left: 2, bottom: 3, right: 4) })
    try isRead(get, change, \.followsKeyboard, { _ in true })
    try isRead(get, change, \.adjustment, { _ in .always })
    try isRead(get, change, \.docked, { _ in world.input })
  }

  @Test func `of bar`() throws {
    let world = try World()
    let get = { try world.navigation.barSettings(.navigationBar) }
    let change = { (all: (inout BarSettings) -> Void) in try world.navigation.changeBar(.navigationBar, all) }
    try isRead(get, change, \.isTranslucent, { _ in true })
    try isRead(get, change, \.hasPrompt, { !$0.hasPrompt })
    try isRead(get, change, \.hasLargeTitle, { !$0.hasLargeTitle })
    try isRead(get, change, \.imageHeight, { _ in 0.5 })
    try isRead(get, change, \.collapsesWith, { _ in world.inner })
    try isRead(get, change, \.compactHeight, { _ in 0.5 })
    try isRead(get, change, \.flickVelocity, { _ in 0.5 })
  }
}
