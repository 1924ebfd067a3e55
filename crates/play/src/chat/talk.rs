//! Limits on the chat messages of each player: a flood limit and a similarity limit. The state is kept in memory only.

use std::collections::{BTreeMap, VecDeque};
use std::fmt;

use unicode_normalization::UnicodeNormalization;

use super::words::Words;
use crate::ids::{ClientId, Player};
use crate::time::{Millis, Moment};

/// Messages with fewer letters, such as 네 or ok, may be repeated.
const LETTERS_OF_A_WORD: usize = 4;

/// Messages with at least this many letters also count as similar if they differ in at most one of every [`ONE_IN`]
/// letters.
const LETTERS_OF_A_SENTENCE: usize = 8;
const ONE_IN: usize = 5;

/// Limits on the messages of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// Maximum number of messages within a period of `within`.
    pub lines: usize,
    /// Length of the period for `lines`.
    pub within: Millis,
    /// Time for which similar messages are refused after a message.
    pub unlike_for: Millis,
}

/// The error for a refused chat message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The player has reached the flood limit.
    TooFast {
        /// Time until another message is accepted.
        retry_after: Millis,
    },
    /// The message is too similar to a recent message of the player.
    SaidAlready,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooFast { retry_after } => write!(f, "too many messages: the next one in {retry_after}"),
            Self::SaidAlready => f.write_str("the player has just said that"),
        }
    }
}

impl std::error::Error for Refused {}

/// The recent messages of one chat, which belongs to a game or to a tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Talk {
    lately: BTreeMap<Player, VecDeque<Said>>,
    /// Time of the last message of any player.
    last: Option<Moment>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Said {
    at: Moment,
    id: ClientId,
    letters: Box<str>,
    is_stored: bool,
}

/// The result of sending an accepted message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// A new message, with its time, which is unique within this [`Talk`].
    Now(Moment),
    /// A stored message that the client has sent again with the same id.
    Before,
    /// A message that the client has sent again before it was stored. It must not be acknowledged yet.
    Pending,
}

impl Talk {
    /// Accepts a message from `player`. `id` is chosen by the client.
    ///
    /// # Errors
    ///
    /// See [`Refused`]. The state is unchanged in this case.
    pub fn say(
        &mut self,
        player: Player,
        (id, words): (&ClientId, &Words),
        now: Moment,
        pace: &Pace,
    ) -> Result<Taken, Refused> {
        self.forget(now, pace);
        let letters = letters(words);
        if let Some(said) = self.lately.get(&player) {
            if let Some(known) = said.iter().find(|said| said.id == *id) {
                return Ok(if known.is_stored { Taken::Before } else { Taken::Pending });
            }
            refuse_flood(said, now, pace)?;
            let alike = |said: &Said| now.since(said.at) < pace.unlike_for && are_alike(&said.letters, &letters);
            if said.iter().any(alike) {
                return Err(Refused::SaidAlready);
            }
        }
        let id = id.clone();
        self.lately.entry(player).or_default().push_back(Said {
            at: now,
            id,
            letters,
            is_stored: false,
        });
        let at = self.last.map_or(now, |last| now.max(Moment(last.0.saturating_add(1))));
        self.last = Some(at);
        Ok(Taken::Now(at))
    }

    /// Records whether a message was stored. An unstored message is removed, so that it can be sent again with the same
    /// id.
    pub fn settle(&mut self, player: Player, id: &ClientId, is_stored: bool) {
        let Some(said) = self.lately.get_mut(&player) else {
            return;
        };
        said.retain_mut(|said| {
            if said.id != *id {
                return true;
            }
            said.is_stored |= is_stored;
            said.is_stored
        });
        if said.is_empty() {
            self.lately.remove(&player);
        }
    }

    /// Removes messages that no longer count towards a limit, and messages later than `now`, which date from before the
    /// clock was set back.
    fn forget(&mut self, now: Moment, pace: &Pace) {
        let kept = pace.within.max(pace.unlike_for);
        self.lately.retain(|_, said| {
            said.retain(|said| said.at <= now && now.since(said.at) < kept);
            !said.is_empty()
        });
    }
}

fn refuse_flood(said: &VecDeque<Said>, now: Moment, pace: &Pace) -> Result<(), Refused> {
    let counts = |said: &&Said| now.since(said.at) < pace.within;
    // At the limit, the next message is accepted once the oldest of the last `pace.lines` messages is old enough.
    match said.iter().rev().filter(counts).nth(pace.lines.max(1) - 1) {
        None => Ok(()),
        Some(first) => Err(Refused::TooFast {
            retry_after: pace.within - now.since(first.at),
        }),
    }
}

/// Returns the form in which messages are compared: letters and digits in lower case, with repeated characters
/// collapsed. Presets are compared by code. Text without any letters or digits is compared unchanged.
fn letters(words: &Words) -> Box<str> {
    let text = match words {
        Words::Preset(preset) => return format!("preset {}", preset.code()).into(),
        Words::Text(text) => text.as_str(),
    };
    let mut letters: Vec<char> = text
        .nfkc()
        .flat_map(char::to_lowercase)
        .filter(|letter| letter.is_alphanumeric())
        .collect();
    letters.dedup();
    if letters.is_empty() {
        return text.into();
    }
    letters.into_iter().collect::<String>().into()
}

fn are_alike(one: &str, other: &str) -> bool {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let (shorter, longer) = (one.len().min(other.len()), one.len().max(other.len()));
    if one == other {
        return shorter >= LETTERS_OF_A_WORD;
    }
    let close = longer / ONE_IN;
    shorter >= LETTERS_OF_A_SENTENCE && longer - shorter <= close && distance(&one, &other) <= close
}

/// Returns the Levenshtein distance: the minimum number of insertions, deletions and replacements that turn one string
/// into the other.
fn distance(one: &[char], other: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, letter) in one.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, against) in other.iter().enumerate() {
            let replaced = diagonal + usize::from(letter != against);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[other.len()]
}
