//! The moves and comments behind the headers, replayed as they are read: movement and check only.

use alloc::vec::Vec;

use crate::mv::Move;
use crate::notation::MoveTextError;
use crate::notation::korean::{Labels, Squares, Style, Taken, Token};
use crate::position::Position;
use crate::record::cursor::Cursor;
use crate::record::escape::unescaped;
use crate::record::fault::{Fault, FaultKind, Note, shown};
use crate::record::tree::{NodeId, Tree};

/// What the body says, up to its first fault.
pub(super) struct Body {
    pub(super) tree: Tree,
    pub(super) style: Style,
    pub(super) fault: Option<Fault>,
    pub(super) notes: Vec<Note>,
}

struct Reader<'a> {
    text: Cursor<'a>,
    position: Position,
    squares: Squares,
    last: Option<NodeId>,
    ply: u32,
    body: Body,
}

/// Reads `text`, which begins in this line of the file, from a starting position.
pub(super) fn read(text: &str, line: u32, start: &Position, squares: Squares) -> Body {
    let style = Style {
        squares,
        ..Style::HANGUL
    };
    let mut reader = Reader {
        text: Cursor::new(text, line),
        position: start.clone(),
        squares,
        last: None,
        ply: 0,
        body: Body {
            tree: Tree::new(),
            style,
            fault: None,
            notes: Vec::new(),
        },
    };
    while reader.body.fault.is_none() && reader.next() {}
    reader.body
}

impl<'a> Reader<'a> {
    /// Reads one comment, number, time or move; false at the end.
    fn next(&mut self) -> bool {
        match self.text.next_byte() {
            None => return false,
            Some(b'{') => self.comment(),
            Some(b'<') => self.seconds(),
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
        let comments = match self.last {
            Some(last) => &mut self.body.tree.node_mut(last).comments,
            None => &mut self.body.tree.comments,
        };
        comments.push(unescaped(text).into_owned());
        self.text.advance(used);
    }

    /// `<187>`: the time of the move before.
    fn seconds(&mut self) {
        let inside = &self.text.rest[1..];
        let time = inside.find('>').map(|end| (end, inside[..end].trim().parse()));
        match (self.last, time) {
            (Some(last), Some((end, Ok(seconds)))) => {
                self.body.tree.node_mut(last).seconds = Some(seconds);
                self.text.advance(end + 2);
            }
            // Nothing that a time could be said to have lost.
            (None, Some((end, Ok(_)))) => self.text.advance(end + 2),
            (_, Some((_, Err(_))) | None) => {
                let end = self.text.rest.find(char::is_whitespace).unwrap_or(self.text.rest.len());
                let word = &self.text.rest[..end];
                self.step(word);
                self.text.advance(word.len());
            }
        }
    }

    /// A number with its full stop, or a move; in `3.79졸78` first the one, then the other.
    fn word(&mut self) {
        let end = self
            .text
            .rest
            .find(|mark: char| mark.is_whitespace() || matches!(mark, '{' | '<'));
        let word: &'a str = &self.text.rest[..end.unwrap_or(self.text.rest.len())];
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        let end = word[digits..].trim_start_matches(['.', ')', ':']);
        if end.len() == word.len() - digits {
            self.step(word);
            return self.text.advance(word.len());
        }
        if let Ok(said) = word[..digits].parse::<u32>()
            && said != self.ply + 1
        {
            self.body.notes.push(Note::Number {
                ply: self.ply + 1,
                said,
            });
        }
        self.text.advance(word.len() - end.len());
    }

    fn step(&mut self, word: &str) {
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

    /// The first ply shows how points and pieces are named; a 타 anywhere shows how captures are.
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
