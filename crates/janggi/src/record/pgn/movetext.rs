//! Parser for the text after the headers of one PGN game: moves, comments, variations and the result. Each move is
//! played as it is read.

use alloc::string::String;
use alloc::vec::Vec;

use crate::mv::Move;
use crate::notation::{MoveTextError, Notation};
use crate::notation::{san, uci};
use crate::position::Position;
use crate::record::annotations::{Annotations, Glyph};
use crate::record::commands;
use crate::record::cursor::Cursor;
use crate::record::escape::unescaped;
use crate::record::fault::{Fault, FaultKind, shown};
use crate::record::outcome::RecordOutcome;
use crate::record::result_text;
use crate::record::tree::{NodeId, Tree};
use crate::typography::is_between_moves;

/// Notation in which the moves are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Written {
    /// Any notation that [`any_notation`] accepts, with ranks 1 to 10 in SAN and UCI.
    FromOne,
    /// Any notation that [`any_notation`] accepts, with ranks 0 to 9 in SAN and UCI, as in WinBoard.
    FromZero,
    /// The notation that the headers determine.
    In(Notation),
}

/// Maximum number of digits in a move number without a full stop or colon.
const LONGEST_NUMBER: usize = 3;

/// Maximum depth of nested variations.
const DEEPEST: usize = 64;

/// Content of the text after the headers, up to the first fault.
pub(super) struct Moves {
    pub(super) tree: Tree,
    /// The first result after the moves of the main line, and the line of the file with this result.
    pub(super) result: Option<(RecordOutcome, u32)>,
    /// The line of the last move or result.
    pub(super) last_line: u32,
    pub(super) fault: Option<Fault>,
}

/// A place in a line: its last action, and the positions before and after that action.
#[derive(Clone)]
struct Place {
    last: Option<NodeId>,
    parent: Option<NodeId>,
    before: Position,
    now: Position,
    ply: u32,
    /// Whether this line already has a move that a variation can replace.
    moved: Moved,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Moved {
    No,
    Yes,
}

struct Reader<'a> {
    text: Cursor<'a>,
    written: Written,
    place: Place,
    outer: Vec<Place>,
    /// Annotations before a variation's first move.
    waiting: Annotations,
    /// True until the first move number of the main line has been compared with that of the start.
    checks_number: bool,
    moves: Moves,
}

/// Reads `text`, which begins on line `line` of the file. `known` is true if the headers state the start.
pub(super) fn read(text: &str, line: u32, start: &Position, known: bool, written: Written) -> Moves {
    let place = Place {
        last: None,
        parent: None,
        before: start.clone(),
        now: start.clone(),
        ply: 0,
        moved: Moved::No,
    };
    let mut reader = Reader {
        text: Cursor::new(text, line),
        written,
        place,
        outer: Vec::new(),
        waiting: Annotations::default(),
        checks_number: !known,
        moves: Moves {
            tree: Tree::new(),
            result: None,
            last_line: line,
            fault: None,
        },
    };
    while reader.moves.fault.is_none() && reader.next() {}
    if reader.moves.fault.is_none() && !reader.outer.is_empty() {
        reader.fault(FaultKind::Variation);
    }
    reader.moves
}

impl<'a> Reader<'a> {
    fn next(&mut self) -> bool {
        match self.text.next_byte() {
            None => return false,
            Some(b'{') => self.comment('}', 1),
            Some(b';') => self.comment('\n', 1),
            Some(b'(') => self.open(),
            Some(b')') => self.close(),
            Some(b'[') => self.fault(FaultKind::HeadersInMoves),
            Some(_) => self.word(),
        }
        true
    }

    fn fault(&mut self, kind: FaultKind) {
        self.moves.fault = Some(Fault {
            line: self.text.line,
            ply: Some(self.place.ply + 1),
            kind,
        });
    }

    fn comment(&mut self, end: char, skip: usize) {
        let inside = &self.text.rest[skip..];
        let (text, used) = match inside.find(end) {
            Some(at) => (&inside[..at], skip + at + 1),
            None if end == '\n' => (inside, self.text.rest.len()),
            None => {
                self.fault(FaultKind::UnclosedComment);
                (inside, self.text.rest.len())
            }
        };
        let moved = self.moved();
        let said = commands::take(text.trim(), moved.map(|last| self.moves.tree.node(last).times));
        if let Some(last) = moved {
            self.moves.tree.node_mut(last).times.add(said.times);
        }
        let annotations = self.annotations();
        annotations.shapes.extend(said.shapes);
        annotations
            .comments
            .extend(said.text.map(|text| unescaped(&text).into_owned()));
        self.text.advance(used);
    }

    /// Returns the last action of this line; `None` if the line has no moves yet.
    fn moved(&self) -> Option<NodeId> {
        self.place.last.filter(|_| self.place.moved == Moved::Yes)
    }

    /// Returns the annotations to which a comment or glyph at this place is added.
    fn annotations(&mut self) -> &mut Annotations {
        match self.moved() {
            None if !self.outer.is_empty() => &mut self.waiting,
            moved => self.moves.tree.annotations_at_mut(moved),
        }
    }

    /// Opens a variation that replaces the last action.
    fn open(&mut self) {
        if self.place.moved == Moved::No {
            return self.fault(FaultKind::Variation);
        }
        if self.outer.len() == DEEPEST {
            return self.fault(FaultKind::TooDeep);
        }
        let place = self.place.clone();
        self.place = Place {
            last: place.parent,
            parent: None,
            before: place.before.clone(),
            now: place.before.clone(),
            ply: place.ply - 1,
            moved: Moved::No,
        };
        self.outer.push(place);
        self.text.advance(1);
    }

    fn close(&mut self) {
        match self.outer.pop() {
            Some(place) => self.place = place,
            None => return self.fault(FaultKind::Variation),
        }
        // Annotations are still pending only if the variation had no moves.
        let waiting = core::mem::take(&mut self.waiting);
        self.annotations().append(waiting);
        self.text.advance(1);
    }

    /// Reads a result, a glyph, a move number or a move.
    fn word(&mut self) {
        if let Some((result, length)) = result_text::at_front(self.text.rest) {
            // A result inside a variation is only an assessment and does not end the game.
            if self.outer.is_empty() {
                self.end(result, length);
            }
            return self.text.advance(length);
        }
        let end = self
            .text
            .rest
            .find(|mark: char| is_between_moves(mark) || matches!(mark, '{' | '(' | ')' | ';'));
        let word: &'a str = &self.text.rest[..end.unwrap_or(self.text.rest.len())];
        if let Some(glyph) = Glyph::from_numbered(word).or_else(|| Glyph::from_sign(word)) {
            self.annotations().glyphs.add(glyph);
            return self.text.advance(word.len());
        }
        if word.starts_with('$') {
            self.annotations().comments.push(String::from(word));
            return self.text.advance(word.len());
        }
        if let Some(length) = self.number(word) {
            return self.text.advance(length);
        }
        if self.moves.result.is_some() && self.outer.is_empty() {
            return self.fault(FaultKind::AfterResult { text: shown(word) });
        }
        let signs = word.len() - word.trim_end_matches(['!', '?']).len();
        let (step, signs) = word.split_at(word.len() - signs);
        self.step(step);
        if let Some(glyph) = Glyph::from_sign(signs).filter(|_| self.moves.fault.is_none()) {
            self.annotations().glyphs.add(glyph);
        }
        self.text.advance(word.len());
    }

    fn end(&mut self, result: RecordOutcome, length: usize) {
        match self.moves.result {
            Some((before, _)) if before.winner != result.winner => {
                let text = shown(&self.text.rest[..length]);
                self.fault(FaultKind::AfterResult { text });
            }
            Some(_) => {}
            None => self.moves.result = Some((result, self.text.line)),
        }
        self.moves.last_line = self.text.line;
    }

    /// Returns the length of a move number such as `12.`, `12...`, `12)` or `12`; `None` if the word is not one.
    ///
    /// Four digits without a full stop are a step between points (`7172`). If the headers do not state the start, the
    /// first number of the main line must not be higher than that of the start.
    fn number(&mut self, word: &str) -> Option<usize> {
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        let behind = &word[digits..];
        let mut signs = behind.len() - behind.trim_start_matches(['.', ':']).len();
        if signs == 0 && (!behind.is_empty() || digits > LONGEST_NUMBER) {
            return None;
        }
        // Outside variations, a closing bracket is part of the number.
        let bracket =
            digits > 0 && behind.is_empty() && self.outer.is_empty() && self.text.rest[digits..].starts_with(')');
        signs += usize::from(bracket);
        let said = word[..digits]
            .parse()
            .ok()
            .filter(|_| signs > 0 && self.outer.is_empty());
        if let Some(said) = said {
            if self.checks_number && said > self.place.now.move_number() {
                self.fault(FaultKind::NotFromStart { said });
            }
            self.checks_number = false;
        }
        Some(digits + signs)
    }

    fn step(&mut self, word: &str) {
        let position = &self.place.now;
        let read = match self.written {
            Written::FromOne => any_notation(word, position, |text| String::from(text)),
            Written::FromZero => any_notation(word, position, one_rank_up),
            Written::In(notation) => notation.parse(word, position),
        };
        let mv = match read {
            Ok(mv) => mv,
            Err(error) => {
                return self.fault(FaultKind::Move {
                    text: shown(word),
                    error,
                });
            }
        };
        match mv {
            Move::Step { from, to } => {
                if let Err(reason) = position.explain(from, to) {
                    return self.fault(FaultKind::Illegal {
                        text: shown(word),
                        reason,
                    });
                }
            }
            Move::Pass => {
                if let Some(fault) = FaultKind::of_pass(position) {
                    return self.fault(fault);
                }
            }
        }
        let id = self.moves.tree.add(self.place.last, mv);
        self.moves.tree.node_mut(id).annotations = core::mem::take(&mut self.waiting);
        self.moves.last_line = self.text.line;
        let next = self.place.now.after(mv);
        self.place = Place {
            last: Some(id),
            parent: self.place.last,
            before: core::mem::replace(&mut self.place.now, next.clone()),
            now: next,
            ply: self.place.ply + 1,
            moved: Moved::Yes,
        };
    }
}

/// Parses a move in SAN, UCI, a long western notation (`P71-72`, `a4-b4`) or a Korean notation.
///
/// `counted` converts the ranks of SAN and UCI to ranks counted from 1.
fn any_notation(text: &str, position: &Position, counted: fn(&str) -> String) -> Result<Move, MoveTextError> {
    match text.as_bytes() {
        // In `P71-72` and `E44xP72`, a digit or the captured piece's letter follows the sign. In SAN (`R10xc5`), a file
        // follows it.
        [
            b'A'..=b'Z',
            b'0'..=b'9',
            b'0'..=b'9',
            b'-' | b'x',
            b'0'..=b'9' | b'A'..=b'Z',
            ..,
        ]
        | [b'a'..=b'i', b'0'..=b'9', b'-', b'a'..=b'i', ..]
        | [b'a'..=b'i', b'1', b'0', b'-', b'a'..=b'i', ..] => Notation::Western.parse(text, position),
        _ if text.is_ascii() => {
            let text = counted(text);
            uci::parse_move(&text, position).or_else(|_| san::parse_move(&text, position).map_err(MoveTextError::San))
        }
        _ => Notation::Korean.parse(text, position),
    }
}

/// Converts WinBoard's ranks: `a0` to `a1`, and `a9` to `a10`.
fn one_rank_up(word: &str) -> String {
    let mut text = String::with_capacity(word.len() + 2);
    for mark in word.chars() {
        match mark {
            '0'..='8' => text.push(char::from(mark as u8 + 1)),
            '9' => text.push_str("10"),
            other => text.push(other),
        }
    }
    text
}
