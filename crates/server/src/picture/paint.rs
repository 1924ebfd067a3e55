//! Renders the SVG of a scene as PNG.

use super::drawing::{HEIGHT, Scene, WIDTH};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Renders a scene as PNG. Takes tens of milliseconds.
///
/// # Errors
///
/// If the drawing cannot be rendered.
pub(super) fn png(scene: &Scene) -> Result<Vec<u8>, String> {
    let tree = Tree::from_str(&scene.svg(), &Options::default()).map_err(|error| error.to_string())?;
    let mut pixels = Pixmap::new(WIDTH, HEIGHT).ok_or("no room for the pixels")?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::super::drawing::{Scene, Turn};
    use super::{HEIGHT, WIDTH, png};
    use janggi::{Movement, Side, fen};
    use resvg::tiny_skia::Pixmap;

    const START: &str = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR";

    fn painted(board: &str, movement: Movement, turn: Turn) -> Pixmap {
        let scene = Scene {
            board: fen::parse_board(board).unwrap(),
            movement,
            turn,
        };
        Pixmap::decode_png(&png(&scene).unwrap()).unwrap()
    }

    /// Counts the pixels that are close to a colour.
    fn count(picture: &Pixmap, (red, green, blue): (u8, u8, u8)) -> usize {
        let near = |one: u8, other: u8| one.abs_diff(other) < 24;
        let pixels = picture.pixels().iter();
        pixels
            .filter(|pixel| near(pixel.red(), red) && near(pixel.green(), green) && near(pixel.blue(), blue))
            .count()
    }

    #[test]
    fn a_picture_has_the_size_and_the_colours_of_the_board() {
        let picture = painted(START, Movement::Janggi, Turn::Of(Side::Cho));
        assert_eq!((picture.width(), picture.height()), (WIDTH, HEIGHT));
        // Colours of the wood, of the pieces' faces, and of both sides' characters.
        for colour in [
            (0xe7, 0xbd, 0x7a),
            (0xfb, 0xf0, 0xd6),
            (0x0b, 0x6a, 0x5c),
            (0xb3, 0x21, 0x1c),
        ] {
            assert!(count(&picture, colour) > 2_000, "{colour:?}");
        }
    }

    #[test]
    fn another_position_another_law_and_another_turn_are_other_pictures() {
        let first = painted(START, Movement::Janggi, Turn::Of(Side::Cho));
        let others = [
            painted(&START.replacen('r', "1", 1), Movement::Janggi, Turn::Of(Side::Cho)),
            painted(START, Movement::Xiangqi, Turn::Of(Side::Cho)),
            painted(START, Movement::Janggi, Turn::Of(Side::Han)),
            painted(START, Movement::Janggi, Turn::None),
        ];
        for other in others {
            assert!(other != first);
        }
    }
}
