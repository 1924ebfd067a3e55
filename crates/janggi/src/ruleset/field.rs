//! The fields of a rule set, each with its dotted path. JSON, verdicts and the documentation use these paths.

use core::fmt;

/// A field of a rule set. [`path`](Field::path) returns its dotted path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Field {
    Movement,
    SetupOrder,
    SetupFirst,
    SetupAllowed,
    SetupForbidMatsang,
    Deom,
    BikjangMode,
    BikjangGate,
    BikjangGeneralCapture,
    BikjangAccept,
    BikjangNonresolvingStep,
    BikjangInCheck,
    BikjangResolveBy,
    PassAllowed,
    PassDouble,
    PassCountsAsPly,
    Repetition,
    PerpetualCheck,
    CheckedSide,
    LimitTotalPlies,
    LimitNoCapturePlies,
    LimitLowPoints,
    DeadPosition,
    DrawOffer,
    DrawOfferResult,
    Touch,
    Flag,
    Stopped,
    LeagueScore,
}

impl Field {
    /// Every field, in the order of the documentation.
    pub const ALL: [Self; 29] = [
        Self::Movement,
        Self::SetupOrder,
        Self::SetupFirst,
        Self::SetupAllowed,
        Self::SetupForbidMatsang,
        Self::Deom,
        Self::BikjangMode,
        Self::BikjangGate,
        Self::BikjangGeneralCapture,
        Self::BikjangAccept,
        Self::BikjangNonresolvingStep,
        Self::BikjangInCheck,
        Self::BikjangResolveBy,
        Self::PassAllowed,
        Self::PassDouble,
        Self::PassCountsAsPly,
        Self::Repetition,
        Self::PerpetualCheck,
        Self::CheckedSide,
        Self::LimitTotalPlies,
        Self::LimitNoCapturePlies,
        Self::LimitLowPoints,
        Self::DeadPosition,
        Self::DrawOffer,
        Self::DrawOfferResult,
        Self::Touch,
        Self::Flag,
        Self::Stopped,
        Self::LeagueScore,
    ];

    /// Returns the dotted path, as in JSON.
    #[must_use]
    pub const fn path(self) -> &'static str {
        match self {
            Self::Movement => "movement",
            Self::SetupOrder => "setup.order",
            Self::SetupFirst => "setup.first",
            Self::SetupAllowed => "setup.allowed",
            Self::SetupForbidMatsang => "setup.forbid_matsang",
            Self::Deom => "deom",
            Self::BikjangMode => "bikjang.mode",
            Self::BikjangGate => "bikjang.gate",
            Self::BikjangGeneralCapture => "bikjang.general_capture",
            Self::BikjangAccept => "bikjang.accept",
            Self::BikjangNonresolvingStep => "bikjang.nonresolving_step",
            Self::BikjangInCheck => "bikjang.in_check",
            Self::BikjangResolveBy => "bikjang.resolve_by",
            Self::PassAllowed => "pass.allowed",
            Self::PassDouble => "pass.double",
            Self::PassCountsAsPly => "pass.counts_as_ply",
            Self::Repetition => "repetition",
            Self::PerpetualCheck => "perpetual_check",
            Self::CheckedSide => "checked_side",
            Self::LimitTotalPlies => "limit.total_plies",
            Self::LimitNoCapturePlies => "limit.no_capture_plies",
            Self::LimitLowPoints => "limit.low_points",
            Self::DeadPosition => "dead_position",
            Self::DrawOffer => "draw_offer",
            Self::DrawOfferResult => "draw_offer.result",
            Self::Touch => "touch",
            Self::Flag => "flag",
            Self::Stopped => "stopped",
            Self::LeagueScore => "league_score",
        }
    }

    /// Returns the value assumed for a missing field, if the field is newer than some stored games. A field with this
    /// value is not written.
    #[cfg(feature = "serde")]
    #[must_use]
    pub(crate) const fn unwritten(self) -> Option<&'static str> {
        match self {
            Self::Touch => Some("free"),
            Self::CheckedSide => Some("as_any"),
            Self::DeadPosition => Some("off"),
            // No game was stopped before the field existed.
            Self::Stopped => Some("points"),
            _ => None,
        }
    }

    /// Returns the field with this dotted path, if any.
    #[must_use]
    pub fn from_path(path: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|field| field.path() == path)
    }

    /// Returns whether the field concerns bikjang and has no effect while `bikjang.mode` is `off` or `illegal`.
    #[must_use]
    pub const fn needs_bikjang(self) -> bool {
        matches!(
            self,
            Self::BikjangGate
                | Self::BikjangGeneralCapture
                | Self::BikjangAccept
                | Self::BikjangNonresolvingStep
                | Self::BikjangInCheck
                | Self::BikjangResolveBy
        )
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.path())
    }
}

/// The rule behind a decision, such as `pass.double` or `repetition[1]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RulePath {
    pub field: Field,
    /// The entry, counted from 0, if the field is a list.
    pub index: Option<u8>,
}

impl RulePath {
    /// Returns the path of a field that is not a list.
    #[must_use]
    pub const fn field(field: Field) -> Self {
        Self { field, index: None }
    }

    /// Returns the path of an entry of `repetition`.
    #[must_use]
    pub const fn repetition(index: u8) -> Self {
        Self {
            field: Field::Repetition,
            index: Some(index),
        }
    }

    /// Parses the output of `Display`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        match text.strip_suffix(']').and_then(|rest| rest.split_once('[')) {
            Some((path, index)) => Some(Self {
                field: Field::from_path(path)?,
                index: Some(index.parse().ok()?),
            }),
            None => Field::from_path(text).map(Self::field),
        }
    }
}

impl fmt::Display for RulePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.index {
            Some(index) => write!(f, "{}[{index}]", self.field),
            None => write!(f, "{}", self.field),
        }
    }
}
