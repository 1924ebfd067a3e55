//! Records with everything that spoils files.

use janggi::record::{Reason, Record, RecordOutcome, Tag, Tree, Winner};
use janggi::{Arrangement, BySide, HalfPoints, Position, Side};

use crate::playout;
use crate::random::Rng;

const USUAL: BySide<Arrangement> = BySide {
    cho: Arrangement::Mssm,
    han: Arrangement::Mssm,
};

/// Text that tends to break readers: markup of the formats, line and file ends, invisible characters, results, numbers.
const HOSTILE: [&str; 44] = [
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
];

fn hostile(rng: &mut Rng) -> String {
    (0..rng.below(5)).map(|_| rng.pick(&HOSTILE)).collect()
}

/// A random game with names, headers and comments of hostile text.
pub(crate) fn hostile_record(rng: &mut Rng) -> Record {
    let start = Position::start(USUAL);
    let mut tree = Tree::new();
    let mut position = start.clone();
    let mut last = None;
    tree.comments.extend((0..rng.below(3)).map(|_| hostile(rng)));
    for _ in 0..rng.below(8) {
        let Some(mv) = playout::choose(&position, rng) else {
            break;
        };
        let id = tree.add(last, mv);
        tree.node_mut(id)
            .comments
            .extend((0..rng.below(3)).map(|_| hostile(rng)));
        position.play_unchecked(mv);
        last = Some(id);
    }
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
    let tags: Vec<Tag> = tags.collect();
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
