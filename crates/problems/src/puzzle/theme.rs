//! The list of themes. The module `themes` defines them exactly.

use serde::{Deserialize, Serialize};

/// A theme of a problem's main line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Mate by a chariot alone (차 외통).
    ChariotMate,
    /// Mate by a cannon alone (포 외통).
    CannonMate,
    /// Mate by a horse alone (마 외통).
    HorseMate,
    /// Mate by an elephant alone (상 외통).
    ElephantMate,
    /// Mate by a soldier alone (졸 외통).
    SoldierMate,
    /// Two or more pieces give check at once (양수겸장).
    DoubleCheck,
    /// A piece that has not moved gives check.
    DiscoveredCheck,
    /// The path (멱) of a horse or an elephant is blocked or unblocked.
    Leg,
    /// The screen of a cannon is made or removed (포다리).
    Screen,
    /// A move or check along a palace diagonal (궁성).
    PalaceDiagonal,
    /// A lone soldier steps next to another soldier (합병).
    JoinedSoldiers,
    /// The position has few pieces (낱장기).
    FewPieces,
    /// The generals face each other under rules with bikjang (빅장).
    Bikjang,
    /// The solver passes (한수쉼).
    Pass,
    /// One piece attacks two or more enemy pieces.
    Fork,
    /// An enemy piece cannot capture the moved piece, because its general would be in check.
    Pin,
    /// The reply captures the moved piece, which is worth more than the piece that it captured, if any.
    Sacrifice,
    /// A step that neither captures nor gives check nor ends the line with mate.
    Quiet,
}

impl Theme {
    /// All themes, in the order in which problems list them.
    pub const ALL: [Theme; 18] = [
        Theme::ChariotMate,
        Theme::CannonMate,
        Theme::HorseMate,
        Theme::ElephantMate,
        Theme::SoldierMate,
        Theme::DoubleCheck,
        Theme::DiscoveredCheck,
        Theme::Leg,
        Theme::Screen,
        Theme::PalaceDiagonal,
        Theme::JoinedSoldiers,
        Theme::FewPieces,
        Theme::Bikjang,
        Theme::Pass,
        Theme::Fork,
        Theme::Pin,
        Theme::Sacrifice,
        Theme::Quiet,
    ];

    /// Returns the name of the theme in the file format.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Theme::ChariotMate => "chariot-mate",
            Theme::CannonMate => "cannon-mate",
            Theme::HorseMate => "horse-mate",
            Theme::ElephantMate => "elephant-mate",
            Theme::SoldierMate => "soldier-mate",
            Theme::DoubleCheck => "double-check",
            Theme::DiscoveredCheck => "discovered-check",
            Theme::Leg => "leg",
            Theme::Screen => "screen",
            Theme::PalaceDiagonal => "palace-diagonal",
            Theme::JoinedSoldiers => "joined-soldiers",
            Theme::FewPieces => "few-pieces",
            Theme::Bikjang => "bikjang",
            Theme::Pass => "pass",
            Theme::Fork => "fork",
            Theme::Pin => "pin",
            Theme::Sacrifice => "sacrifice",
            Theme::Quiet => "quiet",
        }
    }
}
