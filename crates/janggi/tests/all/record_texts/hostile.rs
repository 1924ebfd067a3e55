//! Random records with text that tends to break writers and readers.

use janggi::record::{Annotations, Colour, Glyph, Reason, Record, RecordOutcome, Shape, Tag, Times, Tree, Winner};
use janggi::{Arrangement, BySide, HalfPoints, Position, Side, Square};

use crate::playout;
use crate::random::Rng;

const USUAL: BySide<Arrangement> = BySide {
    cho: Arrangement::Mssm,
    han: Arrangement::Mssm,
};

/// Markup of the formats, ends of lines and files, invisible characters, results, numbers, and other difficult text.
const HOSTILE: [&str; 55] = [
    "",
    " ",
    "\n",
    "\r",
    "\r\n",
    "\t",
    "[",
    "]",
    "{",
    "}",
    "(",
    ")",
    ";",
    "%",
    "\"",
    "'",
    "\\",
    "\\\"",
    "$1",
    "[참고 \"x\"]",
    "[판 \"",
    "\"]",
    "\n[Event \"?\"]\n",
    "\n\n",
    "1-0",
    "*",
    "1. a4b4",
    "12",
    "79졸78",
    "{}",
    "\\u007d",
    "\\u",
    "\u{1A}",
    "\u{0}",
    "\u{85}",
    "\u{2028}",
    "\u{FEFF}",
    "\u{F8F7}",
    "\u{200B}",
    "ÿ",
    "\u{1100}\u{1161}",
    "한 수 쉼",
    "😀",
    "½…",
    "[%csl Ga4]",
    "[%cal Ra4b4,Ya1a10]",
    "[%clk 0:04:57]",
    "[%emt 0:00:05]",
    "[%clk 0:04:57.5]",
    "\\u005b%csl Ga4]",
    "\\u0024",
    "!!",
    "±",
    "[%",
    "$139",
];

fn hostile(rng: &mut Rng) -> String {
    (0..rng.below(5)).map(|_| rng.pick(&HOSTILE)).collect()
}

/// Returns hostile comments, and sometimes glyphs and drawings.
fn annotations(rng: &mut Rng) -> Annotations {
    let squares: Vec<Square> = Square::all().collect();
    let mut annotations = Annotations::default();
    annotations.comments.extend((0..rng.below(3)).map(|_| hostile(rng)));
    for _ in 0..rng.below(4).saturating_sub(1) {
        let known = [1, 3, 6, 7, 14, 18, 19].map(Glyph);
        annotations.glyphs.add(match rng.below(4) {
            0 => Glyph(u8::try_from(rng.below(256)).expect("a byte")),
            _ => rng.pick(&known),
        });
    }
    for _ in 0..rng.below(5).saturating_sub(2) {
        let from = rng.pick(&squares);
        annotations.shapes.push(Shape {
            colour: rng.pick(&Colour::ALL),
            from,
            to: if rng.below(2) == 0 { from } else { rng.pick(&squares) },
        });
    }
    annotations
}

fn times(rng: &mut Rng) -> Times {
    let mut time = || (rng.below(4) == 0).then(|| u32::try_from(rng.below(20_000)).expect("small"));
    Times {
        spent: time(),
        left: time(),
    }
}

fn tags(rng: &mut Rng) -> Vec<Tag> {
    let keys = [
        "White",
        "초대국자",
        "Event",
        "대회명",
        "비고",
        "Site",
        "Annotator",
        "FEN",
        "판",
        "Termination",
    ];
    let count = rng.below(6);
    let tags = (0..count).map(|_| Tag {
        key: if rng.below(3) == 0 {
            hostile(rng)
        } else {
            rng.pick(&keys).into()
        },
        value: hostile(rng),
    });
    tags.collect()
}

/// Returns a random game with variations, and with hostile text in headers and comments.
pub(crate) fn hostile_record(rng: &mut Rng) -> Record {
    let start = Position::start(USUAL);
    let mut tree = Tree::new();
    let mut position = start.clone();
    let mut last = None;
    tree.annotations = annotations(rng);
    for _ in 0..rng.below(8) {
        let Some(mv) = playout::choose(&position, rng) else {
            break;
        };
        let id = tree.add(last, mv);
        tree.node_mut(id).annotations = annotations(rng);
        tree.node_mut(id).times = times(rng);
        if let Some(other) = playout::choose(&position, rng).filter(|other| rng.below(3) == 0 && *other != mv) {
            let branch = tree.add(last, other);
            tree.node_mut(branch).annotations = annotations(rng);
            tree.node_mut(branch).times = times(rng);
        }
        position.play_unchecked(mv);
        last = Some(id);
    }
    let tags = tags(rng);
    let reason = rng.pick(&Reason::ALL);
    Record {
        tags,
        start,
        tree,
        outcome: RecordOutcome {
            winner: rng.pick(&[
                Winner::Side(Side::Cho),
                Winner::Side(Side::Han),
                Winner::Draw,
                Winner::Unknown,
            ]),
            reason: match reason {
                Reason::Points(_) => Reason::Points(Some(HalfPoints(11))),
                other => other,
            },
        },
        judged: None,
    }
}
