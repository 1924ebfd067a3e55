//! Draws the board as text: four columns per point, with palace diagonals and with UCI and Korean coordinates.
//!
//! This module must not depend on the rules. The sides differ in brackets as well as in colour: `(車)` is Cho or, in
//! Xiangqi, Black; `[車]` is Han or Red.

use janggi::{Bitboard, Board, File, Movement, Piece, Rank, Role, Side, Square};
use std::fmt::Write as _;

/// Style of the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Glyphs {
    /// 楚 車 包 馬 象 士 卒 as on the wooden pieces
    Hanja,
    /// 초 차 포 마 상 사 졸
    Hangul,
    /// K R C H E A P as in western records, for terminals without East Asian characters
    Ascii,
}

/// Whether the output uses ANSI colour codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Colour {
    On,
    /// The output is not a terminal, or `NO_COLOR` is set.
    Off,
}

/// A board with the settings for drawing it.
#[derive(Debug)]
pub(crate) struct Picture<'a> {
    pub(crate) board: &'a Board,
    /// Variant. In Xiangqi, the side that moves first is drawn as Han, in red.
    pub(crate) movement: Movement,
    pub(crate) bottom: Side,
    pub(crate) glyphs: Glyphs,
    pub(crate) colour: Colour,
    /// Origin and destination of the last move.
    pub(crate) last: Option<(Square, Square)>,
    /// Points to mark, such as possible destinations.
    pub(crate) hints: Bitboard,
}

const CHO: &str = "\x1b[1;36m";
const HAN: &str = "\x1b[1;31m";
const LINE: &str = "\x1b[2m";
const MARK: &str = "\x1b[1;33m";
const PLAIN: &str = "\x1b[0m";

impl Picture<'_> {
    /// Returns 21 lines: coordinates above and below, ten ranks, and nine rows of lines between them.
    pub(crate) fn draw(&self) -> String {
        let mut ranks: Vec<Rank> = Rank::all().collect();
        let mut files: Vec<File> = File::all().collect();
        match self.bottom {
            Side::Cho => ranks.reverse(),
            Side::Han => files.reverse(),
        }
        let mut text = String::new();
        let digits: String = files.iter().map(|file| format!(" {}  ", file.index() + 1)).collect();
        let _ = writeln!(text, "    {}", digits.trim_end());
        for (row, rank) in ranks.iter().enumerate() {
            let mut line = String::new();
            for (column, file) in files.iter().enumerate() {
                line += &self.point(Square::at(*file, *rank), column + 1 == files.len());
            }
            // The Korean rank digit is on the right: 1 to 9 and 0, counted from Han's side.
            let _ = writeln!(text, " {:>2} {line}  {}", rank.index() + 1, (10 - rank.index()) % 10);
            if let Some(next) = ranks.get(row + 1) {
                let _ = writeln!(text, "    {}", self.tint(LINE, between(rank.index(), next.index())));
            }
        }
        let letters: String = files.iter().map(|file| format!(" {}  ", file.letter())).collect();
        let _ = writeln!(text, "    {}", letters.trim_end());
        text
    }

    fn point(&self, square: Square, at_the_edge: bool) -> String {
        let joint = if at_the_edge { ' ' } else { '-' };
        let hinted = self.hints.contains(square);
        let touched = self.last.is_some_and(|(from, to)| square == from || square == to);
        match self.board.get(square) {
            Some(piece) => {
                let piece = self.dressed(piece);
                let (open, close) = match (hinted, piece.side) {
                    (true, Side::Cho | Side::Han) => ('{', '}'),
                    (false, Side::Cho) => ('(', ')'),
                    (false, Side::Han) => ('[', ']'),
                };
                let glyph = glyph(piece, self.glyphs);
                let width = if self.glyphs == Glyphs::Ascii { 1 } else { 2 };
                let colour = match (touched || hinted, piece.side) {
                    (true, _) => MARK,
                    (false, Side::Cho) => CHO,
                    (false, Side::Han) => HAN,
                };
                let shown = self.tint(colour, format!("{open}{glyph}{close}"));
                if width == 2 {
                    shown
                } else {
                    shown + &self.tint(LINE, joint.to_string())
                }
            }
            None if hinted => {
                self.tint(LINE, "-".into()) + &self.tint(MARK, "*".into()) + &self.tint(LINE, format!("-{joint}"))
            }
            None if touched => {
                self.tint(LINE, "-".into()) + &self.tint(MARK, "o".into()) + &self.tint(LINE, format!("-{joint}"))
            }
            None => self.tint(LINE, format!("-+-{joint}")),
        }
    }

    /// Returns the Janggi piece that is drawn for a piece. In Xiangqi, Red is drawn as Han, and Black as Cho.
    fn dressed(&self, piece: Piece) -> Piece {
        match self.movement {
            Movement::Janggi | Movement::ChessWar => piece,
            Movement::Xiangqi => Piece {
                side: piece.side.opposite(),
                ..piece
            },
        }
    }

    fn tint(&self, colour: &str, text: String) -> String {
        match self.colour {
            Colour::On => format!("{colour}{text}{PLAIN}"),
            Colour::Off => text,
        }
    }
}

/// Returns the row between two neighbouring ranks: file lines, and the diagonals of the palaces (files d to f).
///
/// The palaces are symmetric, so the order of the files does not matter.
fn between(above: u8, below: u8) -> String {
    let middle = match above.min(below) {
        // These rows are in a palace. Its diagonals meet at its centre, above or below the row.
        low @ (0 | 1 | 7 | 8) => {
            let centre = if low < 2 { 1 } else { 8 };
            if below == centre {
                r" | \ | / |  "
            } else {
                r" | / | \ |  "
            }
        }
        _ => " |   |   |  ",
    };
    format!(" |   |   |  {middle} |   |   |  ").trim_end().to_owned()
}

/// Returns the character or letter for a piece.
pub(crate) fn glyph(piece: Piece, glyphs: Glyphs) -> &'static str {
    let (hanja, hangul, letter) = match (piece.role, piece.side) {
        (Role::General, Side::Cho) => ("楚", "초", "K"),
        (Role::General, Side::Han) => ("漢", "한", "K"),
        (Role::Guard, _) => ("士", "사", "A"),
        (Role::Horse, _) => ("馬", "마", "H"),
        (Role::Elephant, _) => ("象", "상", "E"),
        (Role::Chariot, _) => ("車", "차", "R"),
        (Role::Cannon, _) => ("包", "포", "C"),
        (Role::Soldier, Side::Cho) => ("卒", "졸", "P"),
        (Role::Soldier, Side::Han) => ("兵", "병", "P"),
    };
    match glyphs {
        Glyphs::Hanja => hanja,
        Glyphs::Hangul => hangul,
        Glyphs::Ascii => letter,
    }
}
