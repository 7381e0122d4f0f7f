// Rules to begin with, and the settings under which they are shown. Their lines have at most 44 letters: so much the
// editor shows on a phone.

const signIn = `// One rule a line. Rules make the views.
// title: "Welcome back"
// hint: "Go on where you left off."
// name: "you@example.org"
// password: "\u2022\u2022\u2022\u2022\u2022\u2022\u2022\u2022"
// action: "Sign in"

H:|-[title]-|
H:|-[hint]-|
H:|-[name]-|
H:|-[password]-|
V:|-44-[title]-[hint]-32-[name(40)]
V:[name]-12-[password(name)]-24-[action(48)]

action.centerX == superview.centerX`;

const sidebar = `// The sidebar takes 30 % of the window,
// at least 120 and at most 220.
// Drag the corner of the window.
sidebar.width == 0.3 * window.width @high
sidebar.width >= 120
sidebar.width <= 220
H:|-12-[sidebar]-12-[editor]-12-|
V:|-12-[sidebar]-12-|
V:|-12-[editor]-12-[console]-12-|
H:[console(editor)]-12-|
// Two thirds and one third. A small window
// cuts the console first.
editor.height == 2 * console.height @low
editor.height >= 160 @high
console.height >= 48`;

const conflict = `// These sizes do not fit into 320 points.
// The newest rule of a conflict is dropped.
// It comes back when the window is wide
// enough: drag its corner.
// left: "160 wide"
// right: "160 wide, too"
H:|-[left(160)]-[right(160)]-(>=20)-|
V:|-[left(80)]
right.top == left.top
right.height == left.height`;

const ambiguous = `// Nothing says how wide each field is, nor
// where the note is from left to right:
// other numbers satisfy the rules as well.
H:|-[first]-[last]-|
V:|-[first(36)]-[note(60)]
last.centerY == first.centerY
last.height == first.height
note.width == 140`;

const keyboard = `// A phone with bars: top_guide,
// keyboard_guide and safe_area are guides.
// hello: "Hide the keyboard, or rotate."
// send: "Send"
H:|-[hello]-|
V:[top_guide]-16-[hello]
H:|[row]|
row.bottom == keyboard_guide.top
row.height == 46
text.left == safe_area.left + 12
send.right == safe_area.right - 12
H:[text]-[send]
text.centerY == row.centerY
text.height == 32
send.centerY == row.centerY`;

const columns = `// Four columns with equal gaps, written ~
H:|-16-[a(16%)]~[b(a)]~[c(a)]~[d(a)]-16-|
V:|-[a(120)]
V:|-[b(a * 0.75)]
V:|-[c(a * 0.5)]
V:|-[d(a * 0.25)]
a.width >= 40
total.left == a.left
total.right == d.right
total.top == a.bottom + 16
total.height == 30`;

function form(rows) {
  const lines = [`// ${rows} rows. Drag the corner of the window.`];
  for (let row = 1; row <= rows; row++) {
    lines.push(row === 1 ? "V:|-[field1(28)]" : `V:[field${row - 1}]-[field${row}(28)]`);
    lines.push(`H:|-[label${row}(30%)]-[field${row}]-|`);
    lines.push(`label${row}.centerY == field${row}.centerY`);
    lines.push(`label${row}.height == 20`);
  }
  return lines.join("\n");
}

const plain = { width: 320, height: 480, profile: "", device: "", bar: false, typing: false, lying: false, rightToLeft: false, text: 1 };
const phone = { ...plain, width: 393, height: 852, profile: "ios15", device: "iPhone 15 Pro", bar: true, typing: true };

export const examples = [
  { name: "Sign in", rules: signIn, settings: plain },
  { name: "Sidebar", rules: sidebar, settings: { ...plain, width: 560, height: 400 } },
  { name: "Equal gaps", rules: columns, settings: { ...plain, height: 320 } },
  { name: "Keyboard and bars", rules: keyboard, settings: phone },
  { name: "A conflict", rules: conflict, settings: { ...plain, height: 200 } },
  { name: "Ambiguity", rules: ambiguous, settings: { ...plain, height: 200 } },
  { name: "Form of 400 rows", rules: form(400), settings: plain },
];
