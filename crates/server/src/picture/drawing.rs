//! Draws a board as SVG. The shapes are those of the web app, one of whose tests writes `board.gen.json`.

use janggi::{Board, Movement, Side};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::LazyLock;

/// Width in pixels. Large link previews are usually 1200 by 630.
pub(super) const WIDTH: u32 = 1200;
/// Height in pixels.
pub(super) const HEIGHT: u32 = 630;

/// Margin above and below the board, in pixels.
const RIM: f32 = 18.0;
/// Scale of the generals beside the board relative to those on it.
const GENERAL: f32 = 2.6;
/// Radius of the ring around the general of the side to move, in the units of the piece's drawing.
const RING: f32 = 62.0;
/// Background behind the board, in the paper colour of the web app.
const BACKGROUND: &str = "#f4efe4";

/// Contents of a picture.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Scene {
    pub(crate) board: Board,
    pub(crate) movement: Movement,
    pub(crate) turn: Turn,
}

/// The side to move, if any.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Turn {
    Of(Side),
    None,
}

/// Contents of `board.gen.json`.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Drawings {
    width: f32,
    height: f32,
    janggi: Drawing,
    xiangqi: Drawing,
}

/// Drawing of a board and its pieces.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Drawing {
    left: f32,
    top: f32,
    cell_width: f32,
    cell_height: f32,
    style: String,
    ground: String,
    /// SVG of each piece, by FEN letter.
    pieces: BTreeMap<char, String>,
}

static DRAWINGS: LazyLock<Drawings> = LazyLock::new(|| {
    serde_json::from_str(include_str!("board.gen.json")).expect("the generated drawing has the documented shape")
});

impl Scene {
    /// Returns the picture as SVG. It contains no text from users.
    pub(super) fn svg(&self) -> String {
        let all = &*DRAWINGS;
        let kind = self.drawing();
        let Drawing { style, ground, .. } = kind;
        let (width, height) = (f32_of(WIDTH), f32_of(HEIGHT));
        let scale = (height - 2.0 * RIM) / all.height;
        let left = (width - all.width * scale) / 2.0;
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{HEIGHT}\"><style>{style}</style>\
             <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"{BACKGROUND}\"/>\
             <g transform=\"translate({left} {RIM}) scale({scale})\">{ground}"
        );
        for (square, piece) in self.board.pieces() {
            let x = kind.left + f32::from(square.file().index()) * kind.cell_width;
            // Ranks are counted from Cho's side, which is at the bottom.
            let y = kind.top + f32::from(9 - square.rank().index()) * kind.cell_height;
            self.put(&mut svg, piece.letter(), (x, y, 1.0));
        }
        svg.push_str("</g>");
        for (side, letter, x) in [(Side::Cho, 'K', left / 2.0), (Side::Han, 'k', width - left / 2.0)] {
            let place = (x, height / 2.0, scale * GENERAL);
            if self.turn == Turn::Of(side) {
                ring(&mut svg, place);
            }
            self.put(&mut svg, letter, place);
        }
        svg.push_str("</svg>");
        svg
    }

    fn drawing(&self) -> &'static Drawing {
        match self.movement {
            Movement::Xiangqi => &DRAWINGS.xiangqi,
            Movement::Janggi | Movement::ChessWar => &DRAWINGS.janggi,
        }
    }

    /// Draws a piece at `(x, y)`, enlarged by `scale`.
    fn put(&self, svg: &mut String, letter: char, (x, y, scale): (f32, f32, f32)) {
        let piece = self.drawing().pieces.get(&letter).map_or("", String::as_str);
        // Writing to a string cannot fail.
        let _ = write!(svg, "<g transform=\"translate({x} {y}) scale({scale})\">{piece}</g>");
    }
}

/// Draws the ring around the general of the side to move.
fn ring(svg: &mut String, (x, y, scale): (f32, f32, f32)) {
    let radius = RING * scale;
    // Writing to a string cannot fail.
    let _ = write!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"#e7bd7a\"/>");
}

#[expect(clippy::cast_precision_loss, reason = "a thousand pixels fit in 24 bits")]
fn f32_of(pixels: u32) -> f32 {
    pixels as f32
}

#[cfg(test)]
mod tests {
    use super::{DRAWINGS, Scene, Turn};
    use janggi::{Movement, Piece, Role, Side, fen};

    #[test]
    fn every_piece_is_drawn_under_every_law() {
        for drawing in [&DRAWINGS.janggi, &DRAWINGS.xiangqi] {
            for side in [Side::Cho, Side::Han] {
                for role in Role::ALL {
                    let letter = Piece { side, role }.letter();
                    assert!(drawing.pieces.get(&letter).is_some_and(|piece| piece.contains("<path")));
                }
            }
        }
    }

    #[test]
    fn what_stands_on_the_board_is_in_the_picture_where_it_stands() {
        let scene = |fen: &str| Scene {
            board: fen::parse_board(fen).unwrap(),
            movement: Movement::Janggi,
            turn: Turn::None,
        };
        let empty = scene("9/9/9/9/9/9/9/9/9/9").svg();
        let corner = scene("9/9/9/9/9/9/9/9/9/R8").svg();
        let rook = &DRAWINGS.janggi.pieces[&'R'];
        assert!(!empty.contains(rook.as_str()));
        assert!(corner.contains(&format!("<g transform=\"translate(58 958) scale(1)\">{rook}")));
    }
}
