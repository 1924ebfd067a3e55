//! Citations for the rule sets of programs and of records.

use crate::ruleset::field::Field;
use crate::ruleset::source::mark::Mark::{Guess, Measured};
use crate::ruleset::source::mark::Row;

const REPLAYED: &str = "25,069 real games replay under it.";

pub(super) const RECORD: &[Row] = &[
    (Field::SetupOrder, Measured, REPLAYED),
    (Field::SetupAllowed, Measured, REPLAYED),
    (Field::SetupForbidMatsang, Measured, REPLAYED),
    (Field::BikjangMode, Measured, REPLAYED),
    (Field::PassDouble, Measured, REPLAYED),
    (
        Field::PassCountsAsPly,
        Guess,
        "The ply is the number of the token in the record.",
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
        "508 of 509 real games decided on points agree with pieces and 1.5.",
    ),
    (Field::DrawOffer, Measured, "Records contain draws of every kind."),
    (Field::LeagueScore, Measured, "A record has its result."),
];

const FSF: &str = "Fairy-Stockfish: its code read, 8,006 positions compared.";

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
        "Fairy-Stockfish: 35 of 35 positions in check and facing.",
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
        "Fairy-Stockfish has none; two passes serve.",
    ),
    (Field::DeadPosition, Measured, FSF),
    (Field::LeagueScore, Guess, "Engine matches count wins and draws."),
];

pub(super) const PYCHESS: &[Row] = &[
    (Field::SetupOrder, Measured, "pychess: Red arranges first, then Blue."),
    (Field::SetupFirst, Measured, "pychess: Red arranges first, then Blue."),
    (
        Field::SetupAllowed,
        Measured,
        "pychess also offers the central chariots.",
    ),
    (Field::LeagueScore, Measured, "pychess arenas: 7, 4, 2, 0."),
];

pub(super) const FSF_TRADITIONAL: &[Row] = &[(
    Field::Deom,
    Measured,
    "Fairy-Stockfish counts it nowhere in this variant; shown only.",
)];

pub(super) const FSF_MODERN: &[Row] = &[(
    Field::Repetition,
    Measured,
    "Fairy-Stockfish: the third arrival loses, the fourth occurrence is decided on points.",
)];

pub(super) const FSF_CASUAL: &[Row] = &[(
    Field::Deom,
    Measured,
    "Fairy-Stockfish counts it nowhere in this variant; shown only.",
)];
