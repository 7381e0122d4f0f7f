//! A dashboard in a terminal, drawn with ANSI sequences alone. It follows the size of the terminal; `q` and Return, or the
//! end of the input, end it.
//!
//! `dashboard 80 24` prints one picture of that size instead.

use casement_terminal::{Constraint::*, Direction, Flex, Layout, Rect, Splitter};
use std::io::{self, Read, Write};
use std::process::{Command, Stdio};
use std::sync::mpsc::{channel, RecvTimeoutError};
use std::time::Duration;

const LOADS: [(&str, u16); 4] = [("cpu", 62), ("memory", 41), ("disk", 87), ("network", 8)];
const LINES: [&str; 6] = [
    "12:00:01 listening on port 8080",
    "12:00:04 3 clients connected",
    "12:00:09 cache filled, 1,024 entries",
    "12:00:15 client 2 left",
    "12:00:21 snapshot written",
    "12:00:30 idle",
];

/// A picture of cells.
struct Canvas {
    area: Rect,
    cells: Vec<char>,
}

impl Canvas {
    fn new(area: Rect) -> Canvas {
        Canvas { area, cells: vec![' '; usize::from(area.width) * usize::from(area.height)] }
    }

    fn put(&mut self, x: u16, y: u16, cell: char) {
        if x < self.area.width && y < self.area.height {
            self.cells[usize::from(y) * usize::from(self.area.width) + usize::from(x)] = cell;
        }
    }

    /// Writes a line of text into a rectangle, as far as there is room.
    fn text(&mut self, area: Rect, text: &str) {
        if area.height > 0 {
            for (x, cell) in (area.x..area.right()).zip(text.chars()) {
                self.put(x, area.y, cell);
            }
        }
    }

    /// Draws a border with a title. Borders that overlap become one.
    fn border(&mut self, area: Rect, title: &str) {
        if area.width < 2 || area.height < 2 {
            return;
        }
        let (right, bottom) = (area.right() - 1, area.bottom() - 1);
        for x in area.x + 1..right {
            self.put(x, area.y, '-');
            self.put(x, bottom, '-');
        }
        for y in area.y + 1..bottom {
            self.put(area.x, y, '|');
            self.put(right, y, '|');
        }
        for (x, y) in [(area.x, area.y), (right, area.y), (area.x, bottom), (right, bottom)] {
            self.put(x, y, '+');
        }
        self.text(Rect { height: 1, ..area.inside(2, 0) }, title);
    }

    fn lines(&self) -> impl Iterator<Item = String> + '_ {
        self.cells.chunks(usize::from(self.area.width).max(1)).map(|line| line.iter().collect())
    }
}

/// The layouts of the dashboard, which stay while the size of the terminal changes.
struct Dashboard {
    rows: Splitter,
    columns: Splitter,
    meters: Splitter,
    buttons: Splitter,
}

impl Dashboard {
    fn new() -> Dashboard {
        Dashboard {
            rows: Layout::vertical([Length(1), Min(3), Length(1)]).splitter(),
            columns: Layout::horizontal([Min(24), Fill(2)]).spacing(-1).splitter(),
            meters: Layout::new(Direction::Vertical, [Max(3); LOADS.len()]).flex(Flex::SpaceBetween).splitter(),
            buttons: Layout::horizontal([Length(8), Length(8), Length(8)]).flex(Flex::SpaceEvenly).splitter(),
        }
    }

    fn draw(&mut self, width: u16, height: u16) -> Canvas {
        let area = Rect::new(0, 0, width, height);
        let mut canvas = Canvas::new(area);
        let rows = self.rows.split(area);
        canvas.text(rows[0], &format!("dashboard {width} x {height}"));
        let columns = self.columns.split(rows[1]);
        canvas.border(columns[0], " load ");
        canvas.border(columns[1], " log ");
        let meters = self.meters.split(columns[0].inside(2, 1));
        for ((name, percent), area) in LOADS.iter().zip(meters) {
            canvas.text(area, &format!("{name} {percent}%"));
            let bar = Rect { y: area.y + 1, height: area.height.saturating_sub(1).min(1), ..area };
            let parts = Layout::horizontal([Percentage(*percent), Fill(1)]).split(bar);
            canvas.text(parts[0], &"#".repeat(usize::from(bar.width)));
            canvas.text(parts[1], &".".repeat(usize::from(bar.width)));
        }
        let log = columns[1].inside(2, 1);
        for (y, line) in (log.y..log.bottom()).zip(LINES) {
            canvas.text(Rect { y, height: 1, ..log }, line);
        }
        for (button, name) in self.buttons.split(rows[2]).into_iter().zip(["[help]", "[pause]", "[quit q]"]) {
            canvas.text(button, name);
        }
        canvas
    }
}

/// Returns columns and rows of the terminal.
fn size() -> (u16, u16) {
    let output = Command::new("stty").arg("size").stdin(Stdio::inherit()).output();
    let text = output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default();
    let mut numbers = text.split_whitespace().filter_map(|word| word.parse().ok());
    match (numbers.next(), numbers.next()) {
        (Some(rows), Some(columns)) if rows > 0 && columns > 0 => (columns, rows),
        _ => (80, 24),
    }
}

fn show(canvas: &Canvas) -> io::Result<()> {
    let mut text = String::from("\x1b[?25l\x1b[H\x1b[2J");
    for (index, line) in canvas.lines().enumerate() {
        text += &format!("\x1b[{};1H{line}", index + 1);
    }
    let mut output = io::stdout();
    output.write_all(text.as_bytes())?;
    output.flush()
}

fn main() -> io::Result<()> {
    let mut dashboard = Dashboard::new();
    let given: Vec<u16> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    if let [width, height] = given[..] {
        dashboard.draw(width, height).lines().for_each(|line| println!("{}", line.trim_end()));
        return Ok(());
    }
    let (sender, keys) = channel();
    std::thread::spawn(move || {
        for byte in io::stdin().lock().bytes().map_while(Result::ok) {
            if sender.send(byte).is_err() {
                break;
            }
        }
    });
    let mut shown = None;
    loop {
        let now = size();
        if shown != Some(now) {
            show(&dashboard.draw(now.0, now.1))?;
            shown = Some(now);
        }
        match keys.recv_timeout(Duration::from_millis(50)) {
            Ok(b'q') | Err(RecvTimeoutError::Disconnected) => break,
            _ => {}
        }
    }
    print!("\x1b[?25h\x1b[H\x1b[2J");
    io::stdout().flush()
}
