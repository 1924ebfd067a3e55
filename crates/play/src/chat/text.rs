//! Validation of typed chat messages. A message is stored as typed, apart from trimming and Unicode composition (NFC);
//! pages must show it as plain text, not as HTML.

use std::fmt;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Maximum number of characters in a message.
pub const MOST_CHARACTERS: usize = 200;

/// Maximum number of combining marks on one letter. More marks would cover neighbouring lines.
const MOST_MARKS: usize = 4;

/// A message of 1 to 200 characters in NFC, at least one of them visible, without control characters.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Text(Box<str>);

/// The reason a text is not a valid message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextFault {
    /// The text does not contain any visible characters.
    Empty,
    /// The text has more than [`MOST_CHARACTERS`] characters.
    TooLong,
    /// The text contains a control character, an invisible character, a character that changes the writing direction,
    /// or too many marks on a letter.
    Character,
}

impl fmt::Display for TextFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Empty => "the text is empty",
            Self::TooLong => "the text is too long",
            Self::Character => "the text has a character that cannot be sent",
        })
    }
}

impl std::error::Error for TextFault {}

impl Text {
    /// Trims, composes (NFC) and validates a typed text.
    ///
    /// # Errors
    ///
    /// See [`TextFault`].
    pub fn read(typed: &str) -> Result<Self, TextFault> {
        // The text is truncated first, so that a very long text is not composed as a whole. The factor 8 is large
        // enough, because NFC composes only a few characters into one.
        let text: String = typed.trim().chars().take(8 * MOST_CHARACTERS).nfc().collect();
        if text.chars().count() > MOST_CHARACTERS {
            return Err(TextFault::TooLong);
        }
        if text.chars().any(is_refused) || has_a_tower(&text) {
            return Err(TextFault::Character);
        }
        if !text.chars().any(is_visible) {
            return Err(TextFault::Empty);
        }
        Ok(Self(text.into()))
    }

    /// Returns the text as a string slice.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Returns whether a character is not allowed in messages. The invisible characters listed in [`is_visible`] are
/// allowed.
fn is_refused(character: char) -> bool {
    character.is_control()
        || matches!(
            character,
            // characters that change the writing direction
            '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
            // line and paragraph separators
            | '\u{2028}' | '\u{2029}'
            // invisible characters, such as the soft hyphen, Hangul fillers and the zero-width space
            | '\u{ad}' | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' | '\u{200b}' | '\u{2060}'..='\u{2065}'
            | '\u{206a}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e00ff}'
        )
}

/// Returns whether a character is visible by itself. Whitespace, combining marks, joiners, variation selectors and the
/// blank Braille pattern are not.
fn is_visible(character: char) -> bool {
    let joins = matches!(
        character,
        '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}' | '\u{2800}'
    );
    !character.is_whitespace() && !joins && !is_combining_mark(character)
}

fn has_a_tower(text: &str) -> bool {
    let mut marks = 0;
    text.chars().any(|character| {
        marks = if is_combining_mark(character) { marks + 1 } else { 0 };
        marks > MOST_MARKS
    })
}
