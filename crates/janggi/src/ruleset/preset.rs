//! The named rule sets and their stable ids. Their values are in `preset_values`.

/// A named, versioned rule set. The ids, and the values of a revision, never change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Preset {
    /// Kakao Janggi (카카오장기), mostly as measured on real games.
    Kakao,
    /// Korea Janggi Association, points format (점수제).
    KjaPoints,
    /// Korea Janggi Association, win-draw-loss format (승부제).
    KjaDecisive,
    /// Korea Janggi Federation, 2022.
    Kjf2022,
    /// Casual games among friends.
    Casual,
    /// North Korean rules.
    NorthKorean,
    /// The Janggi rules of Table Heptathlon.
    Heptathlon,
    Vchess,
    /// The Janggi army of Chess War.
    Chesswar,
    /// De Grote Janggi Handleiding (KoopKorea), bikjang 1A.
    Koopkorea1a,
    /// De Grote Janggi Handleiding (KoopKorea), bikjang 1B.
    Koopkorea1b,
    /// De Grote Janggi Handleiding (KoopKorea), bikjang 1C.
    Koopkorea1c,
    /// De Grote Janggi Handleiding (KoopKorea), bikjang 2.
    Koopkorea2,
    /// De Grote Janggi Handleiding (KoopKorea), bikjang 3.
    Koopkorea3,
    /// Hangame (한게임), mostly as measured on real games.
    Hangame,
    /// Movement and check only, for importing records.
    Record,
    /// pychess.org, which uses Fairy-Stockfish `janggi`.
    Pychess,
    /// Fairy-Stockfish `janggitraditional`.
    FsfTraditional,
    /// Fairy-Stockfish `janggimodern`.
    FsfModern,
    /// Fairy-Stockfish `janggicasual`.
    FsfCasual,
    /// Chinese chess (샹치), as described in De Grote Janggi Handleiding.
    Xiangqi,
}

impl Preset {
    /// Every preset, in the order shown to users.
    pub const ALL: [Self; 21] = [
        Self::Kakao,
        Self::Casual,
        Self::KjaPoints,
        Self::KjaDecisive,
        Self::Kjf2022,
        Self::Hangame,
        Self::Pychess,
        Self::NorthKorean,
        Self::Koopkorea1a,
        Self::Koopkorea1b,
        Self::Koopkorea1c,
        Self::Koopkorea2,
        Self::Koopkorea3,
        Self::Heptathlon,
        Self::Vchess,
        Self::Chesswar,
        Self::Xiangqi,
        Self::FsfTraditional,
        Self::FsfModern,
        Self::FsfCasual,
        Self::Record,
    ];

    /// Returns the stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Kakao => "kakao",
            Self::KjaPoints => "kja-points",
            Self::KjaDecisive => "kja-decisive",
            Self::Kjf2022 => "kjf-2022",
            Self::Casual => "casual",
            Self::NorthKorean => "north-korean",
            Self::Heptathlon => "heptathlon",
            Self::Vchess => "vchess",
            Self::Chesswar => "chesswar",
            Self::Xiangqi => "xiangqi",
            Self::Koopkorea1a => "koopkorea-1a",
            Self::Koopkorea1b => "koopkorea-1b",
            Self::Koopkorea1c => "koopkorea-1c",
            Self::Koopkorea2 => "koopkorea-2",
            Self::Koopkorea3 => "koopkorea-3",
            Self::Hangame => "hangame",
            Self::Record => "record",
            Self::Pychess => "pychess",
            Self::FsfTraditional => "fsf-traditional",
            Self::FsfModern => "fsf-modern",
            Self::FsfCasual => "fsf-casual",
        }
    }

    /// Returns the newest revision. Changing a value requires a new revision.
    #[must_use]
    pub const fn revision(self) -> u16 {
        match self {
            Self::Casual | Self::KjaDecisive | Self::Heptathlon | Self::Chesswar => 3,
            Self::KjaPoints
            | Self::Kjf2022
            | Self::NorthKorean
            | Self::Koopkorea1a
            | Self::Koopkorea1b
            | Self::Koopkorea1c
            | Self::Koopkorea2
            | Self::Koopkorea3
            | Self::Xiangqi => 2,
            Self::Kakao
            | Self::Hangame
            | Self::Pychess
            | Self::Vchess
            | Self::FsfTraditional
            | Self::FsfModern
            | Self::FsfCasual
            | Self::Record => 1,
        }
    }

    /// Parses an id with any revision. The result is valid only as a name: the values of the parsed revision may differ
    /// from those of the preset.
    #[must_use]
    pub fn of_any_revision(text: &str) -> Option<Self> {
        let id = text.split_once('@').map_or(text, |(id, _)| id);
        Self::ALL.into_iter().find(|preset| preset.id() == id)
    }

    /// Parses an id, alone or with the newest revision: `kakao`, `kakao@1`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (id, revision) = match text.split_once('@') {
            Some((id, revision)) => (id, Some(revision)),
            None => (text, None),
        };
        let preset = Self::of_any_revision(id)?;
        match revision {
            Some(revision) if revision.parse() != Ok(preset.revision()) => None,
            _ => Some(preset),
        }
    }
}
