//! Draws QR codes with block characters.

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

/// Escape sequence for black text on a bright white background.
const BLACK_ON_WHITE: &str = "\x1b[30;107m";
const RESET: &str = "\x1b[0m";

/// Returns the QR code of `text` as text, with two rows of the code in each line; empty if `text` is too long.
///
/// Without colours, the terminal is assumed to show light text on a dark background.
pub(super) fn drawn(text: &str, is_coloured: bool) -> String {
    let Ok(code) = QrCode::new(text) else {
        return String::new();
    };
    let mut picture = code.render::<Dense1x2>();
    // `Dense1x2::Dark` is a filled block.
    let (dark, light) = if is_coloured {
        (Dense1x2::Dark, Dense1x2::Light)
    } else {
        (Dense1x2::Light, Dense1x2::Dark)
    };
    let picture = picture.dark_color(dark).light_color(light).build();
    if !is_coloured {
        return picture;
    }
    let lines: Vec<String> = picture
        .lines()
        .map(|line| format!("{BLACK_ON_WHITE}{line}{RESET}"))
        .collect();
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::drawn;

    #[test]
    fn a_code_is_square_and_has_a_light_border() {
        let plain = drawn("http://192.168.178.20:9010/", false);
        let lines: Vec<&str> = plain.lines().collect();
        let width = lines[0].chars().count();
        assert!(lines.iter().all(|line| line.chars().count() == width), "{plain}");
        assert_eq!(lines.len(), width.div_ceil(2));
        assert!(lines[0].chars().all(|block| block == '█'), "{plain}");
        let coloured = drawn("http://192.168.178.20:9010/", true);
        assert!(
            coloured
                .lines()
                .all(|line| line.starts_with("\x1b[30;107m ") && line.ends_with("\x1b[0m"))
        );
    }
}
