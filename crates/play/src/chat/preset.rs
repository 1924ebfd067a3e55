//! Preset messages: sent as codes and shown in each reader's language.

use std::fmt;
use std::str::FromStr;

/// A preset message for a common courtesy. Each variant is documented with its Korean text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    /// 안녕하세요.
    Hello,
    /// 잘 부탁드립니다, said before a game.
    GoodLuck,
    /// 좋은 수네요.
    GoodMove,
    /// 잠시만요.
    OneMoment,
    /// 천천히 두세요.
    TakeYourTime,
    /// 죄송합니다.
    Sorry,
    /// 잘 두셨습니다, said to the opponent after a game.
    WellPlayed,
    /// 수고하셨습니다, said by both players after a game.
    GoodGame,
    /// 고맙습니다.
    ThankYou,
    /// 한 판 더 두시겠어요?
    OneMore,
    /// 안녕히 계세요.
    Goodbye,
}

/// Error for an unknown code of a preset message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownPreset(pub String);

impl fmt::Display for UnknownPreset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no chat preset has the code {:?}", self.0)
    }
}

impl std::error::Error for UnknownPreset {}

impl Preset {
    /// All preset messages.
    pub const ALL: [Self; 11] = [
        Self::Hello,
        Self::GoodLuck,
        Self::GoodMove,
        Self::OneMoment,
        Self::TakeYourTime,
        Self::Sorry,
        Self::WellPlayed,
        Self::GoodGame,
        Self::ThankYou,
        Self::OneMore,
        Self::Goodbye,
    ];

    /// Returns the code of the message, as sent and stored.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Hello => "hello",
            Self::GoodLuck => "good_luck",
            Self::GoodMove => "good_move",
            Self::OneMoment => "one_moment",
            Self::TakeYourTime => "take_your_time",
            Self::Sorry => "sorry",
            Self::WellPlayed => "well_played",
            Self::GoodGame => "good_game",
            Self::ThankYou => "thank_you",
            Self::OneMore => "one_more",
            Self::Goodbye => "goodbye",
        }
    }
}

impl FromStr for Preset {
    type Err = UnknownPreset;

    fn from_str(code: &str) -> Result<Self, UnknownPreset> {
        let found = Self::ALL.into_iter().find(|preset| preset.code() == code);
        found.ok_or_else(|| UnknownPreset(code.to_owned()))
    }
}
