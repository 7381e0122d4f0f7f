"""Tests of casement check on apps with code: what a class says about its controller and its outlets."""

import json
import os
import shutil

from check_apps import app, plist
from check_documents import CORNER, FIXED, LINTS, SMALL, STYLE, button, cell, field, held, label, run, said, storyboard, view, wide

ONE = ("--keyboards", "away", "--text-sizes", "1", "--directions", "ltr")
FORM = "class Form: UIViewController {\n%s\n}\n"
METHOD = "override func supportedInterfaceOrientations() -> UIInterfaceOrientationMask {\n\treturn %s\n}"
DELEGATE = "class Delegate: NSObject {\nfunc application(_ a: App, supportedInterfaceOrientationsFor window: Window?) -> UIInterfaceOrientationMask {\nreturn %s\n}\n}\n"
DELEGATE_IN_C = ("@implementation Delegate\n- (UIInterfaceOrientationMask)application:(App *)a supportedInterfaceOrientationsForWindow:(Window *)window {\n"
                 "%s\n}\n@end\n")
CARD = "parent.customPresentViewController(self.presenter, viewController: %s, animated: true, completion: nil)"
MASK = "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { %s }"


def parts(tool, work):
    work = os.path.join(work, "code")
    shutil.rmtree(work, ignore_errors=True)
    os.makedirs(os.path.join(work, ".git"))
    return [orientations(tool, work), delegates(tool, work), containers(tool, work), outlets(tool, work), titles(tool, work), stacks(tool, work), containers_of_code(tool, work),
            presentations(tool, work), packages(tool, work), siblings(tool, work)]


def outlet(name, target="a"):
    return f'<connections><outlet property="{name}" destination="{target}" id="o-{name}"/></connections>'


def classed(document, name="Form"):
    return document.replace("<viewController ", f'<viewController customClass="{name}" ')


def check(tool, folder, *options):
    return json.loads(run(tool, folder, "--format", "json", *options).stdout)


def orientations(tool, work):
    """A class anywhere in the repository states the orientations of its controller, or chooses them."""
    document = classed(storyboard(label(), held(CORNER)))
    pad = "if UIDevice.current.userInterfaceIdiom == .pad { return .all }\nreturn .portrait"
    old = "@interface Form : %s\n@end\n@implementation Form\n- (UIInterfaceOrientationMask)supportedInterfaceOrientations {\n%s\n}\n@end\n"
    for title, path, code, expected in (
        ("portrait", "Sources/Other.swift", FORM % (MASK % "[.portrait]"), "portrait"),
        ("landscape", "Sources/Other.swift", FORM % (MASK % "return [.landscapeLeft, .landscapeRight]"), "landscape"),
        ("all", "Sources/Other.swift", FORM % (MASK % "get { return .allButUpsideDown }"), "portrait landscape"),
        ("by the idiom", "Sources/Other.swift", FORM % (MASK % pad), "portrait"),
        ("Swift 2", "Sources/Other.swift", FORM % (METHOD % ".Portrait"), "portrait"),
        ("Swift 2, in full", "Sources/Other.swift", FORM % (METHOD % "[UIInterfaceOrientationMask.LandscapeLeft, .LandscapeRight]"), "landscape"),
        ("Swift 1", "Sources/Other.swift", FORM % (METHOD % "Int(UIInterfaceOrientationMask.Portrait.rawValue)"), "portrait"),
        ("no rotation, in Swift 2", "Sources/Other.swift", FORM % "override func shouldAutorotate() -> Bool { return false }", "portrait"),
        ("a delegate", "A.swift", DELEGATE % "allowed", "portrait"),
        ("a delegate of all", "A.swift", DELEGATE % ".all", "portrait landscape"),
        ("a delegate in Swift 2", "A.swift", (DELEGATE % ".Landscape").replace("For window", "ForWindow window"), "landscape"),
        ("a delegate in Objective-C", "D.m", DELEGATE_IN_C % "return self.isOpen ? All : UIInterfaceOrientationMaskPortrait;", "portrait"),
        ("two delegates", "A.swift", DELEGATE % ".landscape" + (DELEGATE % ".portrait").replace("Delegate", "Other"), "portrait"),
        ("a delegate that is asked", "A.swift", FORM % "func f() { d.application?(app, supportedInterfaceOrientationsFor: w); if a { .portrait } }",
         "portrait landscape"),
        ("a delegate that chooses, and a controller of one", "A.swift", DELEGATE % "allowed" + FORM % (MASK % ".landscape"), "landscape"),
        ("a delegate that chooses, and a controller of both", "A.swift", DELEGATE % "allowed" + FORM % (MASK % ".all"), "portrait"),
        ("no rotation", "Sources/Other.swift", FORM % "override var shouldAutorotate: Bool { return false }", "portrait"),
        ("no rotation, in C's words", "Form.m", old.replace("UIInterfaceOrientationMask)supportedInterfaceOrientations", "BOOL)shouldAutorotate")
         % ("UIViewController", "return FALSE;"), "portrait"),
        ("an extension", "A.swift", "extension Form {\n" + MASK % ".portrait" + "}", "portrait"),
        ("a superclass", "A.swift", "class Form: Base<Int>, P {}\nclass Base<T>: UIViewController where T: P {\n" + MASK % ".portrait" + "}", "portrait"),
        ("Objective-C", "Form.m", old % ("UIViewController", "return UIInterfaceOrientationMaskLandscape;"), "landscape"),
        ("another class", "A.swift", FORM.replace("Form", "Other") % (MASK % ".portrait"), "portrait landscape"),
        ("after a class", "A.swift", FORM % "func f() { g { h { } } }" + "class Other {" + MASK % ".portrait" + "}", "portrait landscape"),
        ("a comment", "A.swift", FORM % ("/* " + MASK % ".portrait" + " */ // " + MASK % ".portrait"), "portrait landscape"),
        ("a string", "A.swift", FORM % ('let a = "\\(b("}"))"\nlet c = """\n}\n"""\n' + MASK % ".portrait"), "portrait"),
        ("a call", "A.swift", FORM % "func f() { g(other.supportedInterfaceOrientations) { .portrait } }", "portrait landscape"),
        ("an ignored file", "Out/A.swift", FORM % (MASK % ".portrait"), "portrait landscape"),
        ("half a file", "A.swift", 'class Form {\nvar supportedInterfaceOrientations: M { "\\(', "portrait"),
        ("no text", "A.swift", "class Form {\nvar supportedInterfaceOrientations", "portrait landscape"),
    ):
        folder = app(work, "turned", **{"App/Main.storyboard": document, path: code, ".git/HEAD": "", ".gitignore": "/Out\n"})
        report = check(tool, os.path.join(folder, "App"), *ONE, *SMALL)
        yield title, report["layouts"] != len(expected.split()) and f"{report['layouts']} layouts, not {expected}"
        options = (*ONE, *SMALL, "--orientations", "portrait,landscape")
        yield f"{title}, and both by an option", check(tool, folder, *options)["layouts"] != 2 and "not 2 layouts"
        # The orientation that is left is the right one.
        if len(expected.split()) == 1:
            text = classed(LINTS["outside-window"][0])
            folder = app(work, "turned", **{"App/Main.storyboard": text, path: code, ".git/HEAD": ""})
            first = [each["first"]["orientation"] for each in check(tool, folder, *ONE, *SMALL)["findings"]]
            yield f"{title}: which", first != (["portrait"] if expected == "portrait" else []) and first


    # A cell of a table turns as the controller around it.
    content = view("tableViewCellContentView", "n", (0, 0, 414, 44), key="contentView")
    rows = view("tableView", "t", (0, 0, 414, 896), "<prototypes>" + view("tableViewCell", "c", (0, 28, 414, 44), content) + "</prototypes>")
    for title, code, expected in (("a cell of one that turns", "", 4), ("a cell of one that does not", MASK % ".portrait", 2)):
        folder = app(work, "turned", **{"App/Main.storyboard": classed(storyboard(rows)), "A.swift": FORM % code, ".git/HEAD": ""})
        report = check(tool, os.path.join(folder, "App"), *ONE, *SMALL)
        yield title, (report["scenes"], report["layouts"]) != (2, expected) and f"{report['scenes']} scenes, {report['layouts']} layouts"


    # The status bar is above the safe area, unless the controller hides it.
    bar = storyboard(label(), held("a.leading = root.leading\na.top = safe.top + 10\na.top = root.top + 10"))
    hidden = "override var prefersStatusBarHidden: Bool { %s }"
    hidden_in_c = "@implementation Form\n- (BOOL)prefersStatusBarHidden {\n  return YES;\n}\n@end\n"
    for title, path, code, expected in (
        ("a status bar", "A.swift", FORM % "", 1), ("a status bar that is hidden", "A.swift", FORM % (hidden % "true"), 0),
        ("a status bar that is hidden in Objective-C", "A.m", hidden_in_c, 0),
        ("a status bar that may be hidden", "A.swift", FORM % (hidden % "isOpen"), 1),
        ("a superclass that hides it", "A.swift", "class Form: Base {}\nclass Base: UIViewController { %s }" % (hidden % "return true"), 0)):
        folder = app(work, "turned", **{"App/Main.storyboard": classed(bar), path: code, ".git/HEAD": ""})
        findings = check(tool, os.path.join(folder, "App"), *FIXED, *SMALL)["findings"]
        yield title, len(findings) != expected and findings


def delegates(tool, work):
    """The delegate of another project counts only where that of a document has none."""
    document, one, both = storyboard(label(), held(CORNER)), DELEGATE % ".portrait", DELEGATE % ".all"
    kit = {"Kit/Kit.xcodeproj/project.pbxproj": "", "Kit/A.swift": one.replace("Delegate", "KitDelegate", 1)}
    own = {"App.xcodeproj/project.pbxproj": ""}
    for title, files, expected in (
        ("one's own", {**own, "Code/A.swift": one}, 1), ("another's, too", {**own, **kit, "Code/A.swift": both}, 2),
        ("another's alone", {**own, **kit}, 1), ("no project", {"Code/A.swift": one}, 1),
    ):
        folder = app(work, "delegates", **{"App/Main.storyboard": document, ".git/HEAD": "", **files})
        report = check(tool, os.path.join(folder, "App"), *ONE, *SMALL)
        yield title, report["layouts"] != expected and f"{report['layouts']} layouts, not {expected}"


def containers(tool, work):
    """The controllers around one, and the first of a document, say how it turns, unless a segue presents it."""
    plain = storyboard(label(), held(CORNER))
    code = "class Bars: UINavigationController {\n" + MASK % ".portrait" + "}"
    bars = ('<scene><objects><navigationController id="bars" customClass="Bars"><connections>%s</connections></navigationController>'
            "</objects></scene>")
    segue = '<segue destination="con-00-000" kind="%s" relationship="rootViewController" id="seg"/>'
    initial = plain.replace("<document ", '<document initialViewController="bars" ')
    for title, document, inside, expected in (
        ("a container", plain, segue % "relationship", 1), ("a presentation", initial, segue % "presentation", 2),
        ("the first controller", initial, "", 1), ("another controller", plain, "", 2),
    ):
        text = document.replace("</scenes>", bars % inside + "</scenes>")
        folder = app(work, "contained", **{"Main.storyboard": text, "Bars.swift": code, ".git/HEAD": ""})
        report = check(tool, folder, *ONE, *SMALL)
        yield title, report["layouts"] != expected and f"{report['layouts']} layouts, not {expected}"


def outlets(tool, work):
    """A finding about a view that code removes, hides for good or puts elsewhere is not reported."""
    document = classed(wide("a").replace("</viewController>", outlet("amount") + "</viewController>"))
    for code, expected in (
        ("amount.removeFromSuperview()", False), ("self.amount?.removeFromSuperview()", False), ("[_amount removeFromSuperview];", False),
        ("amount.isHidden = true", False), ("amount.isHidden = !isOpen", True), ("amount.isHidden = true; amount.isHidden = false", True),
        ("[self.amount setHidden:YES];", False), ("self.amount.hidden = YES;", False), ("amount.isHidden == true", True),
        ("amount.frame = bounds", False), ("let bar = UIBarButtonItem(customView: amount)", False),
        ("UIStackView(arrangedSubviews: [other, self.amount])", False), ("navigationItem.titleView = amount", False),
        ("panel.addSubview(amount)", False), ("panel.addSubview(amount.inner)", True), ("[panel addSubview:self.amount];", False),
        ("[amount, other].forEach { $0.isHidden = true }", False), ("other.removeFromSuperview()", True),
        ("amount.inner.removeFromSuperview()", True), ("print(amount)", True), ("// amount.isHidden = true", True),
    ):
        is_old = code.startswith(("[_", "[s", "[p", "self.amount.h"))
        text = "@implementation Form\n- (void)f {\n%s\n}\n@end\n" % code if is_old else FORM % f"func f() {{ {code} }}"
        folder = app(work, "changed", **{"Main.storyboard": document, "A.m" if is_old else "A.swift": text, ".git/HEAD": ""})
        report = check(tool, folder, *FIXED, *SMALL)["findings"]
        yield code, bool(report) != expected and said(report)


def titles(tool, work):
    """A title that code sets is not called cut, and texts that are cut in one superview are one finding."""
    cut = storyboard(button("a", (20, 108, 60, 30), title="A long title of a button").replace(
        "<state", STYLE + "<state"), held(CORNER + "a.width = 260\na.height = 30"))
    document = classed(cut.replace('width="60"', 'width="260"').replace("</viewController>", outlet("done") + "</viewController>"))
    for code, expected in (("done.setTitle(text, for: .normal)", False), ("done.titleLabel?.numberOfLines = 2", False),
                           ("[self.done setTitle:text forState:s];", False), ("done.isEnabled = true", True)):
        folder = app(work, "titled", **{"Main.storyboard": document, "A.swift": FORM % f"func f() {{ {code} }}", ".git/HEAD": ""})
        report = check(tool, folder, *FIXED[:6], "--text-sizes", "1,2", "--lints", "cut-text", *SMALL)["findings"]
        yield code, bool(report) != expected and said(report)
    two = label(font=STYLE) + label("b", frame=(20, 208, 42, 20.5), font=STYLE)
    both = storyboard(two, held(CORNER + "a.height = 20.5\na.width = 42\nb.leading = a.leading\nb.top = safe.top + 120\n"
                                "b.height = 20.5\nb.width = 42"))
    folder = app(work, "titled", **{"Main.storyboard": both, ".git/HEAD": ""})
    report = check(tool, folder, *FIXED[:6], "--lints", "cut-text")["findings"]
    yield "two texts in one view", [each["keys"] for each in report] != [["a", "b"]] and said(report)


def containers_of_code(tool, work):
    """What code adds to a view may determine its size."""
    empty = view("view", "a", (20, 108, 100, 20), ambiguous="YES")
    document = classed(storyboard(empty, held(CORNER + "a.height = 20"), outlet("dots")))
    for code, expected in (
        ("dots.addSubview(dot)", False), ("self.dots?.addArrangedSubview(dot)", False), ("dots.addConstraints(all)", False),
        ("[self.dots addSubview:dot];", False), ("[_dots addConstraint:one];", False), ("dots.addGestureRecognizer(tap)", True),
        ("other.addSubview(dot)", True),
    ):
        text = "@implementation Form\n- (void)f {\n%s\n}\n@end\n" % code if code[0] == "[" else FORM % f"func f() {{ {code} }}"
        folder = app(work, "filled", **{"Main.storyboard": document, "A.m" if code[0] == "[" else "A.swift": text, ".git/HEAD": ""})
        report = check(tool, folder, "--lints", "ambiguous", *FIXED, *SMALL)["findings"]
        yield code, bool(report) != expected and said(report)


def stacks(tool, work):
    """What is below a view that code hides in a stack may be further up."""
    low = button("b", (0, 460, 100, 44))
    stack = view("stackView", "s", (20, 88, 374, 504), "<subviews>" + view("view", "v", (0, 0, 374, 460)) + low + "</subviews>",
                 axis="vertical")
    document = classed(storyboard(stack, held(
        "s.leading = safe.leading + 20\ns.trailing = safe.trailing + -20\ns.top = safe.top + 44\nv.height = 460\nb.height = 44"),
        outlet("intro", "v")))
    for code, expected in (("intro.isHidden = isKnown", False), ("intro.alpha = 1", True)):
        folder = app(work, "stacked", **{"Main.storyboard": document, "A.swift": FORM % f"func f() {{ {code} }}", ".git/HEAD": ""})
        report = check(tool, folder, "--devices", "iphone-3.5", "--lints", "outside-window", *FIXED)["findings"]
        yield code, bool(report) != expected and said(report)


def presentations(tool, work):
    """A controller that code presents as a sheet is not under the status bar, and a preview is as large as code says."""
    high = classed(storyboard(button("a", (20, 89, 100, 30)), held("a.leading = root.leading + 20\na.bottom = root.bottom + -777")))
    given = "let form = storyboard.instantiate(id) as! Form\n%s\npresent(%s, animated: true)"
    filled = classed(storyboard(field("a", (20, 108, 374, 50)), held(
        "a.leading = root.leading + 20\na.trailing = root.trailing + -20\na.top = safe.top + 20\na.height = 50\na.bottom = safe.bottom + -20")))
    guided = classed(storyboard(view("tableView", "a", (0, 0, 414, 862)), held(
        "a.leading = root.leading\na.trailing = root.trailing\na.top = root.top\na.centerY = root.centerY\nbg.top = a.bottom"),
        '<layoutGuides><viewControllerLayoutGuide type="bottom" id="bg"/></layoutGuides>'))
    for title, document, lint, code, expected in (
        ("a child above a guide", guided, "conflict", given.replace("present(%s, animated: true)", "panel.addChild(%s)") % ("", "form"), False),
        ("another child above a guide", guided, "conflict", given.replace("present(%s, animated: true)", "panel.addChild(%s)") % ("", "other"), True),
        ("a sheet", high, "outside-safe-area,under-bar", given % ("", "form"), False),
        ("a full screen", high, "outside-safe-area,under-bar", given % ("form.modalPresentationStyle = .fullScreen", "form"), True),
        ("another controller", high, "outside-safe-area,under-bar", given % ("", "other"), True),
        ("one that is created", high, "outside-safe-area,under-bar", "let form = Form()\npresent(form, animated: true)", False),
        ("a preview", classed(wide("a")), "outside-window", "return Menu(previewProvider: { Form(coder: c) })", False),
        ("no preview", classed(wide("a")), "outside-window", "return Menu(provider: { Form(coder: c) })", True),
        ("a child", filled, "conflict", given.replace("present(%s, animated: true)", "panel.addChild(%s)") % ("", "form"), False),
        ("the child of another", filled, "conflict", given.replace("present(%s, animated: true)", "panel.addChild(%s)") % ("", "other"), True),
        ("the view of a child", filled, "conflict", given.replace("present(%s, animated: true)", "panel.addSubview(%s.view)") % ("", "form"), False),
        ("the view of another child", filled, "conflict", given.replace("present(%s, animated: true)", "panel.addSubview(%s.view)") % ("", "other"), True),
        ("the view of a child in a window", filled, "conflict", given.replace("present(%s, animated: true)", "self.window?.addSubview(%s.view)") % ("", "form"), True),
        ("in the key window", filled, "conflict", given.replace("present(%s, animated: true)", "App.shared.keyWindow!.addSubview(%s.view)") % ("", "form"), True),
        ("in a transition", filled, "conflict", given.replace("present(%s, animated: true)", "context.containerView.insertSubview(%s.view, at: 0)") % ("", "form"), True),
        ("in an alert", filled, "conflict", "if let form = s.make(id) as? Form { let alert = Macros.alert(form) }", False),
        ("in a dialog", filled, "conflict", "if let form = s.make(id) as? Form { show(PopupDialog(viewController: form)) }", False),
        ("in a card", filled, "conflict", given.replace("present(%s, animated: true)", CARD) % ("", "form"), False),
        ("in the card of another", filled, "conflict", given.replace("present(%s, animated: true)", CARD) % ("", "other"), True),
        ("a property in a card", filled, "conflict", "lazy var form: Form = { make() }()\nfunc g() { " + CARD % "form" + " }", False),
        ("given to another call", filled, "conflict", "if let form = s.make(id) as? Form { let alert = Macros.start(form) }", True),
    ):
        text = "class List {\nfunc f() {\n" + code + "\n}\n}"
        folder = app(work, "shown", **{"Main.storyboard": document, "List.swift": text, ".git/HEAD": ""})
        report = check(tool, folder, "--lints", lint, "--devices", "iphone-5.8" if "bar" in lint or document is guided else "iphone-4", *FIXED)["findings"]
        yield title, bool(report) != expected and said(report)
    for title, code, expected in (
        ("the view of a child in Objective-C", "Form *form;\n[self.panel addSubview:form.view];", False),
        ("of a child that is made there", "Form* form = [self make];\n[self addChildViewController:form];", False),
        ("of another child", "Other *form;\n[self.panel addSubview:form.view];", True),
    ):
        folder = app(work, "shown", **{"Main.storyboard": filled, "List.m": "@implementation List\n- (void)f {\n" + code + "\n}\n@end", ".git/HEAD": ""})
        report = check(tool, folder, "--lints", "conflict", "--devices", "iphone-4", *FIXED)["findings"]
        yield title, bool(report) != expected and said(report)


def packages(tool, work):
    """A document of a package is for the app of its repository with the fewest orientations."""
    document = storyboard(label(), held(CORNER))
    portrait = plist(UISupportedInterfaceOrientations=["UIInterfaceOrientationPortrait"])
    both = plist(UISupportedInterfaceOrientations=["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"])
    for title, lists, expected in (
        ("one app", {"Apps/One/Info.plist": portrait}, 1), ("two apps", {"Apps/A/Info.plist": both, "Apps/B/Info.plist": portrait}, 1),
        ("no app", {}, 2), ("a test", {"T/Info.plist": portrait.replace("<key>LS", "<key>NSExtension</key><dict/><key>LS")}, 2),
    ):
        folder = app(work, "package", **{"Package/Sources/Main.storyboard": document, ".git/HEAD": "", **lists})
        report = check(tool, os.path.join(folder, "Package"), *ONE, *SMALL)
        yield title, report["layouts"] != expected and f"{report['layouts']} layouts, {report.get('apps')}"


def siblings(tool, work):
    """If a folder has a document for each size of a phone, each is laid out only on its own device."""
    for names, expected in (("Form Other", True), ("FormSE FormX", False), ("Form Form_iPhone6", False), ("Form7 Form7+", False),
                            ("Form1 Form2", True), ("FormX OtherSE", True), ("Form4.7inch Form5.5inch", False),
                            ("Form12Pro Form", False), ("Form_iPhoneX Form", False), ("Player PlayerMini", True),
                            ("Form FormPro", True), ("User UserPlus", True), ("Cell CellX", True), ("Main Main_iPhone", True),
                            ("Step1 Step2_iPhone", True)):
        folder = app(work, "siblings", **{f"{name}.storyboard": wide("a") for name in names.split()}, **{".git/HEAD": ""})
        report = check(tool, os.path.join(folder, f"{names.split()[0]}.storyboard"), *ONE, "--lints", "outside-window")["findings"]
        yield names, bool(report) != expected and said(report)
