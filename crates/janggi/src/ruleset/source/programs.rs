//! Citations for the rule sets of programs and of records.

use crate::ruleset::field::Field;
use crate::ruleset::source::mark::Mark::{Guess, Measured};
use crate::ruleset::source::mark::Row;

const REPLAYED: &str = "25,069 real games can be replayed under this rule.";

pub(super) const RECORD: &[Row] = &[
    (Field::SetupOrder, Measured, REPLAYED),
    (Field::SetupAllowed, Measured, REPLAYED),
    (Field::SetupForbidMatsang, Measured, REPLAYED),
    (Field::BikjangMode, Measured, REPLAYED),
    (Field::PassDouble, Measured, REPLAYED),
    (
        Field::PassCountsAsPly,
        Guess,
        "Every entry of the record counts as a move.",
    ),
    (Field::Repetition, Measured, REPLAYED),
    (Field::PerpetualCheck, Measured, REPLAYED),
    (Field::LimitTotalPlies, Measured, REPLAYED),
    (Field::LimitNoCapturePlies, Measured, REPLAYED),
    (Field::LimitLowPoints, Measured, REPLAYED),
    (Field::DeadPosition, Measured, REPLAYED),
    (
        Field::Deom,
        Measured,
        "508 of 509 real games decided on points agree with the piece values and a deom of 1.5.",
    ),
    (Field::DrawOffer, Measured, "Records contain all kinds of draws."),
    (Field::LeagueScore, Measured, "A record states its own result."),
];

const FSF: &str = "Fairy-Stockfish: we read its code and compared 8,006 positions.";

/// Sources shared by pychess and the three Fairy-Stockfish presets.
pub(super) const FAIRY_STOCKFISH: &[Row] = &[
    (Field::SetupOrder, Measured, "Fairy-Stockfish starts from a FEN."),
    (Field::SetupAllowed, Measured, "Fairy-Stockfish starts from a FEN."),
    (
        Field::SetupForbidMatsang,
        Measured,
        "Fairy-Stockfish starts from a FEN.",
    ),
    (Field::Deom, Measured, FSF),
    (Field::BikjangMode, Measured, FSF),
    (Field::BikjangGate, Measured, FSF),
    (Field::BikjangGeneralCapture, Measured, FSF),
    (Field::BikjangAccept, Measured, FSF),
    (Field::BikjangNonresolvingStep, Measured, FSF),
    (
        Field::BikjangInCheck,
        Measured,
        "Fairy-Stockfish: it agrees in 35 of 35 positions with both check and bikjang.",
    ),
    (Field::BikjangResolveBy, Measured, FSF),
    (Field::PassAllowed, Measured, FSF),
    (Field::PassDouble, Measured, FSF),
    (Field::PassCountsAsPly, Measured, FSF),
    (Field::Repetition, Measured, FSF),
    (Field::PerpetualCheck, Measured, FSF),
    (Field::LimitTotalPlies, Measured, FSF),
    (Field::LimitNoCapturePlies, Measured, FSF),
    (Field::LimitLowPoints, Measured, FSF),
    (
        Field::DrawOffer,
        Measured,
        "Fairy-Stockfish has no draw offers; two passes take their place.",
    ),
    (Field::DeadPosition, Measured, FSF),
    (Field::LeagueScore, Guess, "Engine matches count wins and draws."),
];

pub(super) const PYCHESS: &[Row] = &[
    (Field::SetupOrder, Measured, "PyChess: Red sets up first, then Blue."),
    (Field::SetupFirst, Measured, "PyChess: Red sets up first, then Blue."),
    (Field::SetupAllowed, Measured, "PyChess also offers central chariots."),
    (Field::LeagueScore, Measured, "PyChess arenas: 7, 4, 2 and 0 points."),
];

pub(super) const FSF_TRADITIONAL: &[Row] = &[(
    Field::Deom,
    Measured,
    "Fairy-Stockfish does not count the deom in this variant; here it counts only if the game is stopped.",
)];

pub(super) const FSF_MODERN: &[Row] = &[(
    Field::Repetition,
    Measured,
    "Fairy-Stockfish: the third arrival at the same point loses; the fourth occurrence of a position is decided on points.",
)];

pub(super) const FSF_CASUAL: &[Row] = &[(
    Field::Deom,
    Measured,
    "Fairy-Stockfish does not count the deom in this variant; here it counts only if the game is stopped.",
)];
