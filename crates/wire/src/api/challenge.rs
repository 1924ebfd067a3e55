//! Challenges, open challenges and seeks, and the requests that create them.

use janggi::{Preset, Rules, Side};
use play::TimeControl;
use play::room::Terms;
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use std::str::FromStr;

use super::game::{self, PerfName, Variant};
use crate::error::{Code, ErrorBody};
use crate::http::{NewGame, NewStart, Opponent, SideChoice, TakebackChoice};
use crate::lobby::{ChallengeView, NewSeek, RatingRange, SeekSide};
use crate::vocabulary;

/// The default rule set, for requests that do not name one.
pub const USUAL_RULES: &str = "kakao";

/// One of the two players of a challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChallengeUser {
    pub id: String,
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<i32>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub provisional: bool,
    pub online: bool,
}

/// The time control of a challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum TimeControlView {
    Clock {
        /// Main time, seconds.
        limit: i64,
        /// Increment, seconds.
        increment: i64,
        /// The clock as text: `5+3` is five minutes with an increment of three seconds, `5+3x30` is five minutes and
        /// three periods of 30 seconds.
        show: String,
        /// The byoyomi; absent in games without it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        byo: Option<ByoyomiTerms>,
    },
    Correspondence {
        days_per_turn: u8,
    },
    Unlimited,
}

/// Byoyomi as agreed before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ByoyomiTerms {
    /// Length of a period, milliseconds.
    pub ms: i64,
    pub periods: u8,
}

/// The rating category of a challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ChallengePerf {
    pub icon: String,
    pub name: String,
}

/// A challenge. Its id is the id of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Challenge {
    pub id: String,
    pub url: String,
    /// `created`, `declined` or `canceled`.
    pub status: String,
    /// The player who sent the challenge; `null` if the player is unknown.
    pub challenger: Option<ChallengeUser>,
    pub dest_user: Option<ChallengeUser>,
    pub variant: Variant,
    pub rated: bool,
    pub speed: String,
    pub time_control: TimeControlView,
    /// The challenger's side: `white`, `black` or `random`.
    pub color: String,
    /// The same as `color`.
    pub final_color: String,
    pub perf: ChallengePerf,
    /// The reason for declining, as an English sentence; absent unless the challenge was declined.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decline_reason: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decline_reason_key: Option<String>,
}

/// Response of `GET /api/challenge`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Challenges {
    #[serde(rename = "in")]
    pub received: Vec<Challenge>,
    #[serde(rename = "out")]
    pub sent: Vec<Challenge>,
}

/// State of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChallengeStatus {
    Created,
    Declined(DeclineReason),
    Canceled,
}

/// Reason for declining a challenge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum DeclineReason {
    #[default]
    Generic,
    Later,
    TooFast,
    TooSlow,
    TimeControl,
    Rated,
    Casual,
    Standard,
    Variant,
    NoBot,
    OnlyBot,
}

impl DeclineReason {
    /// All reasons.
    pub const ALL: [Self; 11] = [
        Self::Generic,
        Self::Later,
        Self::TooFast,
        Self::TooSlow,
        Self::TimeControl,
        Self::Rated,
        Self::Casual,
        Self::Standard,
        Self::Variant,
        Self::NoBot,
        Self::OnlyBot,
    ];

    /// Returns the name of the reason in messages.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Generic => "generic",
            Self::Later => "later",
            Self::TooFast => "tooFast",
            Self::TooSlow => "tooSlow",
            Self::TimeControl => "timeControl",
            Self::Rated => "rated",
            Self::Casual => "casual",
            Self::Standard => "standard",
            Self::Variant => "variant",
            Self::NoBot => "noBot",
            Self::OnlyBot => "onlyBot",
        }
    }

    /// Returns the reason as an English sentence.
    #[must_use]
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::Generic => "I'm not accepting challenges at the moment.",
            Self::Later => "This is not the right time for me, please ask again later.",
            Self::TooFast => "This time control is too fast for me.",
            Self::TooSlow => "This time control is too slow for me.",
            Self::TimeControl => "I'm not accepting challenges with this time control.",
            Self::Rated => "Please send me a rated challenge instead.",
            Self::Casual => "Please send me a casual challenge instead.",
            Self::Standard => "I only accept the usual rules.",
            Self::Variant => "I don't play by these rules.",
            Self::NoBot => "I'm not accepting challenges from bots.",
            Self::OnlyBot => "I'm only accepting challenges from bots.",
        }
    }
}

impl FromStr for DeclineReason {
    type Err = ErrorBody;

    /// Parses the key of a reason, ignoring case.
    fn from_str(text: &str) -> Result<Self, ErrorBody> {
        let known = Self::ALL
            .into_iter()
            .find(|reason| reason.key().eq_ignore_ascii_case(text));
        known.ok_or_else(|| {
            let names = Self::ALL.map(Self::key).join(", ");
            ErrorBody::new(Code::BadRequest, format!("reason: one of {names}")).with("path", "reason")
        })
    }
}

/// Returns a challenge as sent to clients. `url` is the URL of the game.
#[must_use]
pub fn challenge(
    view: &ChallengeView,
    (challenger, dest_user): (Option<ChallengeUser>, Option<ChallengeUser>),
    status: ChallengeStatus,
    url: String,
) -> Challenge {
    let rules = view.rules.as_deref().and_then(Preset::rules_of);
    let usual = || Preset::Kakao.rules();
    let time = game::time_control(view.time);
    // `view.side` is the challenged player's side.
    let colour = view.side.map_or("random", |open| match open {
        vocabulary::Side::Cho => game::colour(Side::Han),
        vocabulary::Side::Han => game::colour(Side::Cho),
    });
    let (word, reason) = match status {
        ChallengeStatus::Created => ("created", None),
        ChallengeStatus::Declined(reason) => ("declined", Some(reason)),
        ChallengeStatus::Canceled => ("canceled", None),
    };
    let rules: Rules = rules.unwrap_or_else(usual);
    let PerfName { name } = game::perf_name(time.speed());
    Challenge {
        id: view.game.clone(),
        url,
        status: word.to_owned(),
        challenger,
        dest_user,
        variant: game::variant(&rules, view.rules.as_deref()),
        rated: view.rated,
        speed: game::speed(time.speed()).to_owned(),
        time_control: time_view(time),
        color: colour.to_owned(),
        final_color: colour.to_owned(),
        perf: ChallengePerf {
            icon: String::new(),
            name,
        },
        decline_reason: reason.map(|reason| reason.sentence().to_owned()),
        decline_reason_key: reason.map(|reason| reason.key().to_owned()),
    }
}

fn time_view(time: TimeControl) -> TimeControlView {
    let seconds = |ms: u64| i64::try_from(ms / 1_000).unwrap_or(i64::MAX);
    let minutes = |ms: u64| ms / 60_000;
    match time {
        TimeControl::None => TimeControlView::Unlimited,
        TimeControl::Correspondence { days } => TimeControlView::Correspondence { days_per_turn: days },
        TimeControl::Total { main, per_move: _ } => TimeControlView::Clock {
            limit: seconds(main.0),
            increment: 0,
            show: minutes(main.0).to_string(),
            byo: None,
        },
        TimeControl::Fischer { main, increment } => TimeControlView::Clock {
            limit: seconds(main.0),
            increment: seconds(increment.0),
            show: format!("{}+{}", minutes(main.0), seconds(increment.0)),
            byo: None,
        },
        TimeControl::Byoyomi { main, period, periods } => TimeControlView::Clock {
            limit: seconds(main.0),
            increment: 0,
            show: format!("{}+{periods}x{}", minutes(main.0), seconds(period.0)),
            byo: Some(ByoyomiTerms {
                ms: i64::try_from(period.0).unwrap_or(i64::MAX),
                periods,
            }),
        },
    }
}

/// Fields of a request that creates a challenge or a game against the engine. Values may also be sent as strings, as
/// in a form; an empty string is the same as an absent field.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct ChallengeRequest {
    /// Whether the game counts for ratings; bots play unrated games only.
    #[serde(deserialize_with = "given")]
    pub rated: Option<bool>,
    /// Main time, seconds.
    #[serde(rename = "clock.limit", deserialize_with = "given")]
    pub limit: Option<u32>,
    /// Increment, seconds.
    #[serde(rename = "clock.increment", deserialize_with = "given")]
    pub increment: Option<u32>,
    /// Length of a byoyomi period, seconds.
    #[serde(rename = "byo.period", deserialize_with = "given")]
    pub period: Option<u32>,
    /// Number of byoyomi periods.
    #[serde(rename = "byo.periods", deserialize_with = "given")]
    pub periods: Option<u8>,
    /// Days per move.
    #[serde(deserialize_with = "given")]
    pub days: Option<u8>,
    /// The sender's side: `white`, `black` or `random`.
    #[serde(deserialize_with = "given")]
    pub color: Option<String>,
    /// The variant: `standard`, or the id of a rule set.
    #[serde(deserialize_with = "given")]
    pub variant: Option<String>,
    /// The initial position in FEN.
    #[serde(deserialize_with = "given")]
    pub fen: Option<String>,
    /// Level of the engine, for `POST /api/challenge/ai`; 1 by default.
    #[serde(deserialize_with = "given")]
    pub level: Option<u8>,
    /// Whether moves may be taken back; `true` by default. Ignored in rated games, which never allow it.
    #[serde(deserialize_with = "given")]
    pub takeback: Option<bool>,
}

/// Parses a value that may be a string. Returns `None` for `null` and for an empty string.
///
/// # Errors
/// If the value is an array or an object, or cannot be parsed.
pub fn given<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Given,
{
    let text = match Value::deserialize(deserializer)? {
        Value::Null => return Ok(None),
        Value::String(text) => text,
        Value::Bool(value) => value.to_string(),
        Value::Number(number) => number.to_string(),
        Value::Array(_) | Value::Object(_) => return Err(serde::de::Error::custom("a single value is expected")),
    };
    let text = text.trim();
    if text.is_empty() {
        return Ok(None);
    }
    let bad = || {
        let shown: String = text.chars().take(24).collect();
        serde::de::Error::custom(format!("{shown:?} is not {}", T::MEANS))
    };
    // Python programs send `True`.
    let parsed = text.parse().or_else(|_| text.to_ascii_lowercase().parse());
    parsed.map(Some).map_err(|_| bad())
}

/// A type that [`given`] can parse.
pub trait Given: FromStr {
    /// Description of a valid string, for error messages.
    const MEANS: &'static str;
}

macro_rules! given {
    ($($type:ty: $means:literal;)+) => { $(impl Given for $type { const MEANS: &'static str = $means; })+ };
}

given! {
    bool: "true or false";
    u8: "a whole number from 0 to 255";
    u32: "a whole number that is not negative";
    usize: "a whole number that is not negative";
    i64: "a whole number";
    f64: "a number";
    String: "a text";
}

impl ChallengeRequest {
    /// Returns the requested game.
    ///
    /// # Errors
    /// `bad_rules`, `bad_request` or `bad_time`.
    pub fn new_game(&self, opponent: Opponent) -> Result<NewGame, ErrorBody> {
        let rated = self.rated.unwrap_or(false);
        Ok(NewGame {
            rules: Value::from(rules_named(self.variant.as_deref())?),
            opponent,
            side: side_choice(self.color.as_deref())?,
            picks: None,
            seniority: None,
            time: self.time()?,
            start: self.fen.clone().map(|fen| NewStart {
                fen: Some(fen),
                ..NewStart::default()
            }),
            takeback: if rated || self.takeback == Some(false) {
                TakebackChoice::Never
            } else {
                TakebackChoice::Allowed
            },
            rated,
            referee: false,
            zone: None,
        })
    }

    fn time(&self) -> Result<vocabulary::TimeControl, ErrorBody> {
        let ms = |field: &'static str, seconds: u32| {
            let too_long = || ErrorBody::from(Code::BadTime).with("field", field);
            seconds.checked_mul(1_000).ok_or_else(too_long)
        };
        let main = self.limit.unwrap_or(0);
        if let Some(period) = self.period {
            return Ok(vocabulary::TimeControl::Byoyomi {
                main_ms: ms("clock.limit", main)?,
                period_ms: ms("byo.period", period)?,
                periods: self.periods.unwrap_or(1),
            });
        }
        let increment = self.increment.unwrap_or(0);
        match (self.limit, self.increment, self.days) {
            (None, None, None) => Ok(vocabulary::TimeControl::None),
            (None, None, Some(days)) => Ok(vocabulary::TimeControl::Correspondence { days }),
            // With an increment, a clock starts with at least one second.
            (_, _, _) => Ok(vocabulary::TimeControl::Fischer {
                main_ms: ms("clock.limit", main.max(u32::from(increment > 0)))?,
                increment_ms: ms("clock.increment", increment)?,
            }),
        }
    }
}

/// Returns the id of the rule set for `variant`: a preset, or a variant name used by clients of lichess and
/// Fairy-Stockfish. Without a name, it is the default rule set.
///
/// # Errors
/// `bad_rules` for an unknown name.
pub(super) fn rules_named(variant: Option<&str>) -> Result<String, ErrorBody> {
    match variant.unwrap_or_default() {
        "" | "standard" | "fromPosition" | "janggi" | "Janggi" => Ok(USUAL_RULES.to_owned()),
        "janggimodern" | "Janggimodern" => Ok(Preset::FsfModern.id().to_owned()),
        other if Preset::rules_of(other).is_some() => Ok(other.to_owned()),
        other => {
            let shown: String = other.chars().take(24).collect();
            let known = Preset::ALL.map(Preset::id).join(", ");
            let detail = format!("variant: {shown:?} is not a rule set; they are {known}");
            Err(ErrorBody::new(Code::BadRules, detail).with("path", "variant"))
        }
    }
}

/// Returns the side that the sender requests.
///
/// # Errors
/// `bad_request` for any other value.
pub(super) fn side_choice(colour: Option<&str>) -> Result<SideChoice, ErrorBody> {
    match colour.unwrap_or("random") {
        "white" | "cho" => Ok(SideChoice::Cho),
        "black" | "han" => Ok(SideChoice::Han),
        "random" => Ok(SideChoice::Random),
        other => {
            let shown: String = other.chars().take(16).collect();
            let detail = format!("color: {shown:?} is not white, black or random");
            Err(ErrorBody::new(Code::BadRequest, detail).with("path", "color"))
        }
    }
}

/// Response of `POST /api/challenge/open`: a game for the first two players who join.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct OpenChallenge {
    pub id: String,
    pub url: String,
    /// Always `created`.
    pub status: String,
    /// Always `null`.
    pub challenger: Option<ChallengeUser>,
    /// Always `null`.
    pub dest_user: Option<ChallengeUser>,
    pub variant: Variant,
    pub rated: bool,
    pub speed: String,
    pub time_control: TimeControlView,
    /// Always `random`.
    pub color: String,
    pub perf: ChallengePerf,
}

/// Returns an open challenge as sent to clients.
#[must_use]
pub fn open_challenge(terms: &Terms, url: String) -> OpenChallenge {
    let PerfName { name } = game::perf_name(terms.time.speed());
    OpenChallenge {
        id: terms.game.to_string(),
        url,
        status: "created".to_owned(),
        challenger: None,
        dest_user: None,
        variant: game::variant(&terms.rules, terms.rules_id.as_deref()),
        rated: terms.rated,
        speed: game::speed(terms.time.speed()).to_owned(),
        time_control: time_view(terms.time),
        color: "random".to_owned(),
        perf: ChallengePerf {
            icon: String::new(),
            name,
        },
    }
}

/// Fields of `POST /api/board/seek`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct SeekRequest {
    /// Whether the game counts for ratings; bots play unrated games only.
    #[serde(deserialize_with = "given")]
    pub rated: Option<bool>,
    /// Main time, minutes.
    #[serde(deserialize_with = "given")]
    pub time: Option<f64>,
    /// Increment, seconds.
    #[serde(deserialize_with = "given")]
    pub increment: Option<u32>,
    /// Length of a byoyomi period, seconds.
    #[serde(rename = "byo.period", deserialize_with = "given")]
    pub period: Option<u32>,
    /// Number of byoyomi periods.
    #[serde(rename = "byo.periods", deserialize_with = "given")]
    pub periods: Option<u8>,
    /// Days per move.
    #[serde(deserialize_with = "given")]
    pub days: Option<u8>,
    /// The sender's side: `white`, `black` or `random`.
    #[serde(deserialize_with = "given")]
    pub color: Option<String>,
    /// The variant: `standard`, or the id of a rule set.
    #[serde(deserialize_with = "given")]
    pub variant: Option<String>,
    /// Rating range for opponents, such as `1200-1600`.
    #[serde(rename = "ratingRange", deserialize_with = "given")]
    pub rating_range: Option<String>,
}

/// The last line of a seek's stream, sent when the game has been created.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Paired {
    pub id: String,
}

impl SeekRequest {
    /// Returns the requested seek.
    ///
    /// # Errors
    /// `bad_rules`, `bad_request` or `bad_time`.
    pub fn new_seek(&self) -> Result<NewSeek, ErrorBody> {
        let minutes = self.time.unwrap_or(0.0);
        if !(0.0..=180.0).contains(&minutes) {
            return Err(ErrorBody::from(Code::BadTime)
                .with("field", "time")
                .with("least", 0)
                .with("most", 180));
        }
        // The cast is exact, because the result is from 0 to 10,800.
        let seconds = (minutes * 60.0).round() as u32;
        let request = ChallengeRequest {
            limit: self.time.map(|_| seconds),
            increment: self.increment,
            period: self.period,
            periods: self.periods,
            days: self.days,
            ..ChallengeRequest::default()
        };
        Ok(NewSeek {
            rules: rules_named(self.variant.as_deref())?,
            time: request.time()?,
            rated: self.rated.unwrap_or(false),
            side: match side_choice(self.color.as_deref())? {
                SideChoice::Cho => SeekSide::Cho,
                SideChoice::Han => SeekSide::Han,
                SideChoice::Random | SideChoice::HiddenSoldiers => SeekSide::Random,
            },
            range: self.rating_range.as_deref().map(rating_range).transpose()?,
            house: false,
            zone: None,
        })
    }
}

fn rating_range(text: &str) -> Result<RatingRange, ErrorBody> {
    let read = |(least, most): (&str, &str)| Some((least.trim().parse().ok()?, most.trim().parse().ok()?));
    let found = text.split_once('-').and_then(read);
    let (least, most) = found.ok_or_else(|| {
        ErrorBody::new(Code::BadRequest, "ratingRange: a range of ratings is like 1200-1600")
            .with("path", "ratingRange")
    })?;
    Ok(RatingRange { least, most })
}
