//! Korean particles (조사) that depend on the last sound of the word before them.

use alloc::format;
use alloc::string::{String, ToString};
use core::fmt::Display;

/// Returns a word followed by the particle of a pair that fits its last sound.
///
/// ```
/// use janggi::explain::josa;
///
/// assert_eq!(josa(&"한(漢)", "이/가"), "한(漢)이");
/// assert_eq!(josa(&"초(楚)", "이/가"), "초(楚)가");
/// ```
#[must_use]
pub fn josa(word: &impl Display, pair: &str) -> String {
    let word = word.to_string();
    let (closed, _) = pair.split_once('/').unwrap_or((pair, ""));
    let (form, _) = particle(&word, closed).unwrap_or((closed, ""));
    format!("{word}{form}")
}

/// Pairs of particles: the first follows a consonant, the second a vowel.
const PAIRS: [(&str, &str); 4] = [("이", "가"), ("은", "는"), ("을", "를"), ("과", "와")];

const SYLLABLES: core::ops::RangeInclusive<u32> = 0xAC00..=0xD7A3;

/// The last sound of a word, as far as particles depend on it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sound {
    Vowel,
    Rieul,
    Consonant,
}

/// Returns the form of the particle at the beginning of `rest` that fits `word`, and the text after the particle.
/// Returns `None` if `rest` does not begin with a particle.
pub(super) fn particle<'a>(word: &str, rest: &'a str) -> Option<(&'static str, &'a str)> {
    let sound = last_sound(word);
    let after = |particle: &str| {
        let tail = rest.strip_prefix(particle)?;
        let goes_on = tail
            .chars()
            .next()
            .is_some_and(|next| SYLLABLES.contains(&u32::from(next)));
        (!goes_on).then_some(tail)
    };
    if let Some(tail) = after("으로").or_else(|| after("로")) {
        return Some((if sound == Sound::Consonant { "으로" } else { "로" }, tail));
    }
    PAIRS.into_iter().find_map(|(closed, open)| {
        let tail = after(closed).or_else(|| after(open))?;
        Some((if sound == Sound::Vowel { open } else { closed }, tail))
    })
}

/// Returns the last spoken sound of a word; text in brackets at the end is not spoken.
fn last_sound(word: &str) -> Sound {
    let spoken = match (word.strip_suffix(')'), word.rfind('(')) {
        (Some(_), Some(open)) => &word[..open],
        (_, _) => word,
    };
    match spoken.chars().next_back() {
        // The digits 일, 칠 and 팔 end in ㄹ.
        Some('1' | '7' | '8') => Sound::Rieul,
        // The digits 영, 삼 and 육 end in other consonants.
        Some('0' | '3' | '6') => Sound::Consonant,
        Some(last) if SYLLABLES.contains(&u32::from(last)) => match (u32::from(last) - SYLLABLES.start()) % 28 {
            0 => Sound::Vowel,
            8 => Sound::Rieul,
            _ => Sound::Consonant,
        },
        _ => Sound::Vowel,
    }
}
