//! The moves and comments after the headers. The moves are replayed as they are read, and must be legal steps or passes
//! on the board; rule sets are not applied.

use alloc::vec::Vec;

use crate::mv::Move;
use crate::notation::MoveTextError;
use crate::notation::korean::{Labels, PASSES, Squares, Style, Taken, Token};
use crate::position::Position;
use crate::record::annotations::Glyphs;
use crate::record::commands;
use crate::record::cursor::Cursor;
use crate::record::escape::unescaped;
use crate::record::fault::{Fault, FaultKind, Note, shown};
use crate::record::outcome::RecordOutcome;
use crate::record::result_text;
use crate::record::tree::{NodeId, Tree};
use crate::typography::is_between_moves;

/// The content of the body, up to its first fault.
pub(super) struct Body {
    pub(super) tree: Tree,
    pub(super) style: Style,
    /// The result after the moves, and the line in which it begins.
    pub(super) result: Option<(RecordOutcome, u32)>,
    pub(super) fault: Option<Fault>,
    pub(super) notes: Vec<Note>,
}

/// The kind of header that determines the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum StartFrom {
    /// The setups of both sides; the first move has number 1.
    Setups,
    /// A board (판), which may be from the middle of a game.
    Board,
}

struct Reader<'a> {
    text: Cursor<'a>,
    position: Position,
    from: StartFrom,
    squares: Squares,
    last: Option<NodeId>,
    ply: u32,
    body: Body,
}

/// Reads moves from a starting position. `text` begins in `line` of the file.
pub(super) fn read(text: &str, line: u32, (start, from): (&Position, StartFrom), squares: Squares) -> Body {
    let style = Style {
        squares,
        ..Style::HANGUL
    };
    let mut reader = Reader {
        text: Cursor::new(text, line),
        position: start.clone(),
        from,
        squares,
        last: None,
        ply: 0,
        body: Body {
            tree: Tree::new(),
            style,
            result: None,
            fault: None,
            notes: Vec::new(),
        },
    };
    while reader.body.fault.is_none() && reader.next() {}
    reader.body
}

impl<'a> Reader<'a> {
    /// Reads one comment, number, time, move or result; returns false at the end.
    fn next(&mut self) -> bool {
        match self.text.next_byte() {
            None => return false,
            Some(b'{') => self.comment(),
            Some(b'<') => self.seconds(),
            Some(b'[') => self.fault(FaultKind::HeadersInMoves),
            Some(_) => self.word(),
        }
        true
    }

    fn fault(&mut self, kind: FaultKind) {
        self.body.fault = Some(Fault {
            line: self.text.line,
            ply: Some(self.ply + 1),
            kind,
        });
    }

    fn comment(&mut self) {
        let inside = &self.text.rest[1..];
        let (text, used) = match inside.find('}') {
            Some(end) => (&inside[..end], end + 2),
            None => {
                self.fault(FaultKind::UnclosedComment);
                (inside, self.text.rest.len())
            }
        };
        self.said(text);
        self.text.advance(used);
    }

    /// Records the content of a comment: glyphs, or text with PGN commands.
    fn said(&mut self, comment: &str) {
        let tree = &mut self.body.tree;
        if let Some(glyphs) = Glyphs::from_signs(comment) {
            let annotations = tree.annotations_at_mut(self.last);
            glyphs.iter().for_each(|glyph| annotations.glyphs.add(*glyph));
            return;
        }
        let said = commands::take(comment, self.last.map(|last| tree.node(last).times));
        if let Some(last) = self.last {
            tree.node_mut(last).times.add(said.times);
        }
        let annotations = tree.annotations_at_mut(self.last);
        annotations.shapes.extend(said.shapes);
        let text = said.text.map(|text| unescaped(&text).into_owned());
        annotations.comments.extend(text);
    }

    /// Reads `<187>`, the seconds spent on the previous move.
    fn seconds(&mut self) {
        let inside = &self.text.rest[1..];
        let time = inside.find('>').map(|end| (end, inside[..end].trim().parse()));
        match (self.last, time) {
            (Some(last), Some((end, Ok(seconds)))) => {
                self.body.tree.node_mut(last).times.spent = Some(seconds);
                self.text.advance(end + 2);
            }
            // A time before the first move is ignored.
            (None, Some((end, Ok(_)))) => self.text.advance(end + 2),
            (_, Some((_, Err(_))) | None) => {
                let end = self.text.rest.find(char::is_whitespace).unwrap_or(self.text.rest.len());
                let word = &self.text.rest[..end];
                self.step(word);
                self.text.advance(word.len());
            }
        }
    }

    /// Reads a result, a move number with its punctuation, or a move. `3.79졸78` takes two calls: one for the number and
    /// one for the move.
    fn word(&mut self) {
        if let Some((result, length)) = result_text::at_front(self.text.rest) {
            match self.body.result {
                Some((before, _)) if before.winner != result.winner => self.surplus(&self.text.rest[..length]),
                Some(_) => {}
                None => self.body.result = Some((result, self.text.line)),
            }
            return self.text.advance(length);
        }
        let rest: &'a str = self.text.rest;
        let end = rest.find(|mark: char| is_between_moves(mark) || matches!(mark, '{' | '<'));
        // Some spellings of a pass contain spaces.
        let pass = PASSES.into_iter().find(|pass| rest.starts_with(pass)).map(str::len);
        let word = &rest[..pass.or(end).unwrap_or(rest.len())];
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        let end = word[digits..].trim_start_matches(['.', ')', ':']);
        if end.len() == word.len() - digits {
            self.step(word);
            return self.text.advance(word.len());
        }
        if let Ok(said) = word[..digits].parse::<u32>()
            && said != self.ply + 1
        {
            if self.ply == 0 && said > 1 && self.from == StartFrom::Setups {
                return self.fault(FaultKind::NotFromStart { said });
            }
            self.body.notes.push(Note::Number {
                ply: self.ply + 1,
                said,
            });
        }
        self.text.advance(word.len() - end.len());
    }

    /// Reports a move or a different result after the result.
    fn surplus(&mut self, text: &str) {
        self.fault(FaultKind::AfterResult {
            text: shown(text.trim()),
        });
    }

    fn step(&mut self, word: &str) {
        if self.body.result.is_some() {
            return self.surplus(word);
        }
        let read = Token::parse(word, self.squares).and_then(|token| Ok((token, token.resolve(&self.position)?)));
        let (token, mv) = match read {
            Ok(read) => read,
            Err(error) => {
                let error = MoveTextError::Korean(error);
                let text = shown(word);
                return self.fault(FaultKind::Move { text, error });
            }
        };
        match mv {
            Move::Step { from, to } => {
                if let Err(reason) = self.position.explain(from, to) {
                    return self.fault(FaultKind::Illegal {
                        text: shown(word),
                        reason,
                    });
                }
                self.notice_style(word);
            }
            Move::Pass => {
                if let Some(kind) = FaultKind::of_pass(&self.position) {
                    return self.fault(kind);
                }
            }
        }
        self.ply += 1;
        self.position.play_unchecked(mv);
        match (token.gives_check(), self.position.in_check()) {
            (true, false) => self.body.notes.push(Note::CheckNotGiven { ply: self.ply }),
            (false, true) => self.body.notes.push(Note::CheckNotSaid { ply: self.ply }),
            (true, true) | (false, false) => {}
        }
        self.last = Some(self.body.tree.add(self.last, mv));
    }

    /// Records the style of a move. The first ply shows the notation of points and pieces, and any 타 shows the notation
    /// of captures.
    fn notice_style(&mut self, word: &str) {
        let style = &mut self.body.style;
        if word.contains('타') {
            style.taken = Taken::AfterTa;
        }
        if self.ply > 0 {
            return;
        }
        if word.starts_with(|first: char| first.is_ascii_lowercase()) {
            style.squares = Squares::Letters;
        }
        style.labels = match word.chars().find(|name| !name.is_ascii()) {
            Some('초' | '한') => Labels::SidedHangul,
            Some('楚' | '漢') => Labels::SidedHanja,
            Some('가'..='힣') => Labels::Hangul,
            Some(_) => Labels::Hanja,
            None => style.labels,
        };
    }
}
