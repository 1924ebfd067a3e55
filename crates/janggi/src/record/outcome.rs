//! The result of a game according to its record. This module also parses and writes the result header of Korean
//! records.

use crate::points::HalfPoints;
use crate::referee::Outcome;
use crate::side::Side;

/// The winner of a recorded game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Winner {
    Side(Side),
    /// A draw (무승부).
    Draw,
    /// The file does not name a winner, or the game is void (미상, 무효).
    #[default]
    Unknown,
}

impl Winner {
    /// Returns the code: `cho`, `han`, `draw`, or `unknown`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Winner::Side(Side::Cho) => "cho",
            Winner::Side(Side::Han) => "han",
            Winner::Draw => "draw",
            Winner::Unknown => "unknown",
        }
    }

    /// Returns the [`code`](Self::code) of a side or a draw; `None` if the winner is unknown.
    #[must_use]
    pub const fn known(self) -> Option<&'static str> {
        match self {
            Winner::Side(_) | Winner::Draw => Some(self.code()),
            Winner::Unknown => None,
        }
    }
}

impl From<Outcome> for Winner {
    fn from(outcome: Outcome) -> Winner {
        match outcome {
            Outcome::Win(side) => Winner::Side(side),
            Outcome::Draw => Winner::Draw,
            Outcome::None => Winner::Unknown,
        }
    }
}

/// The reason for the result of a recorded game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Reason {
    /// 완승, 불계승: a full win, by mate or by resignation. These words do not distinguish the two.
    Full,
    /// 외통수, 장군승: mate on the board.
    Mate,
    /// 기권승: the loser resigned.
    Resigned,
    /// 시간승: the loser ran out of time.
    Time,
    /// 점수승: a win on points, with the margin if the file has it (`5.5점`).
    Points(Option<HalfPoints>),
    /// 빅장, 빅승: the generals faced each other.
    Bikjang,
    /// 동의: both sides agreed.
    Agreed,
    /// 자동: the server or an adjudicator decided, or a rule ended the game in a draw.
    Automatic,
    /// 접속 끊김: the loser was disconnected.
    Disconnected,
    /// 실격승: the loser was disqualified.
    Forfeited,
    /// 무효, 통신장애중단: the game is void.
    Void,
    /// The reason is missing or unknown.
    #[default]
    Unstated,
}

impl Reason {
    /// Every reason, with [`Points`](Reason::Points) without a margin.
    pub const ALL: [Reason; 12] = [
        Reason::Full,
        Reason::Mate,
        Reason::Resigned,
        Reason::Time,
        Reason::Points(None),
        Reason::Bikjang,
        Reason::Agreed,
        Reason::Automatic,
        Reason::Disconnected,
        Reason::Forfeited,
        Reason::Void,
        Reason::Unstated,
    ];

    /// Returns a stable code for programs, without the margin.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Reason::Full => "full",
            Reason::Mate => "mate",
            Reason::Resigned => "resigned",
            Reason::Time => "time",
            Reason::Points(_) => "points",
            Reason::Bikjang => "bikjang",
            Reason::Agreed => "agreed",
            Reason::Automatic => "automatic",
            Reason::Disconnected => "disconnected",
            Reason::Forfeited => "forfeited",
            Reason::Void => "void",
            Reason::Unstated => "unstated",
        }
    }

    /// Returns the margin of a win on points, if it is known.
    #[must_use]
    pub const fn margin(self) -> Option<HalfPoints> {
        match self {
            Reason::Points(margin) => margin,
            Reason::Full
            | Reason::Mate
            | Reason::Resigned
            | Reason::Time
            | Reason::Bikjang
            | Reason::Agreed
            | Reason::Automatic
            | Reason::Disconnected
            | Reason::Forfeited
            | Reason::Void
            | Reason::Unstated => None,
        }
    }
}

/// The result of a recorded game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct RecordOutcome {
    pub winner: Winner,
    pub reason: Reason,
}

impl RecordOutcome {
    /// Parses a result header (대국결과) of a Korean record.
    ///
    /// Examples are `초 완승`, `漢의 기권승`, `한 0.5점 승`, `초 접속 끊김 패` and `무승부(빅장)`. A side as the first character is the
    /// winner, or the loser if the text ends in 패. Unknown words become [`Winner::Unknown`] or [`Reason::Unstated`].
    #[must_use]
    pub fn parse_korean(text: &str) -> RecordOutcome {
        let text = text.trim();
        let reason = reason(text);
        let named = match text.chars().next() {
            Some('초' | '楚') => Some(Side::Cho),
            Some('한' | '漢') => Some(Side::Han),
            Some(_) | None => None,
        };
        let winner = match named {
            Some(side) if text.ends_with('패') => Winner::Side(side.opposite()),
            Some(side) => Winner::Side(side),
            None if text.starts_with("무승부") => Winner::Draw,
            None => Winner::Unknown,
        };
        RecordOutcome { winner, reason }
    }

    /// Writes the value of a result header, as read by [`parse_korean`](RecordOutcome::parse_korean). A reason is left
    /// out if Korean records cannot state it together with this winner.
    #[must_use]
    pub fn print_korean(self) -> alloc::string::String {
        use alloc::format;
        let side = match self.winner {
            Winner::Side(Side::Cho) => "초",
            Winner::Side(Side::Han) => "한",
            Winner::Draw => return draw(self.reason).into(),
            Winner::Unknown => {
                return if self.reason == Reason::Void {
                    "무효".into()
                } else {
                    "미상".into()
                };
            }
        };
        match self.reason {
            Reason::Full => format!("{side} 완승"),
            Reason::Mate => format!("{side}승(외통수)"),
            Reason::Resigned => format!("{side} 기권승"),
            Reason::Time => format!("{side} 시간승"),
            Reason::Points(Some(margin)) => format!("{side} {margin}점 점수승"),
            Reason::Points(None) => format!("{side} 점수승"),
            Reason::Bikjang => format!("{side} 빅승"),
            Reason::Disconnected => format!("{side} 접속 끊김 승"),
            Reason::Forfeited => format!("{side} 실격승"),
            Reason::Agreed | Reason::Automatic | Reason::Void | Reason::Unstated => format!("{side}승"),
        }
    }
}

fn draw(reason: Reason) -> &'static str {
    match reason {
        Reason::Bikjang => "무승부(빅장)",
        Reason::Agreed => "무승부(동의)",
        Reason::Automatic => "무승부(자동)",
        Reason::Full
        | Reason::Mate
        | Reason::Resigned
        | Reason::Time
        | Reason::Points(_)
        | Reason::Disconnected
        | Reason::Forfeited
        | Reason::Void
        | Reason::Unstated => "무승부",
    }
}

fn reason(text: &str) -> Reason {
    const WORDS: [(&str, Reason); 16] = [
        ("외통", Reason::Mate),
        ("장군승", Reason::Mate),
        ("기권", Reason::Resigned),
        ("시간", Reason::Time),
        ("끊김", Reason::Disconnected),
        ("실격", Reason::Forfeited),
        ("무효", Reason::Void),
        ("통신장애", Reason::Void),
        ("빅장", Reason::Bikjang),
        ("빅승", Reason::Bikjang),
        ("동의", Reason::Agreed),
        ("자동", Reason::Automatic),
        ("완승", Reason::Full),
        ("불계", Reason::Full),
        ("점수", Reason::Points(None)),
        ("판정", Reason::Points(None)),
    ];
    if let Some(margin) = margin(text) {
        return Reason::Points(Some(margin));
    }
    WORDS
        .into_iter()
        .find(|(word, _)| text.contains(word))
        .map_or(Reason::Unstated, |(_, reason)| reason)
}

/// Parses the number in `5.5점` or `8.5 점수승`.
fn margin(text: &str) -> Option<HalfPoints> {
    let end = text.find('점')?;
    let number = text[..end].trim_end();
    let start = number
        .rfind(|mark: char| !mark.is_ascii_digit() && mark != '.')
        .map_or(0, |at| at + number[at..].chars().next().map_or(0, char::len_utf8));
    let (whole, half) = number[start..].split_once('.').unwrap_or((&number[start..], "0"));
    let half = match half {
        "0" => 0,
        "5" => 1,
        _ => return None,
    };
    let whole: i32 = whole.parse().ok().filter(|whole| *whole < 1000)?;
    Some(HalfPoints(whole * 2 + half))
}
