//! Citations for the rule sets in manuals and pages from outside Korea.

use crate::ruleset::field::Field;
use crate::ruleset::source::mark::Mark::{Guess, Measured, Secondary, Stated, Text};
use crate::ruleset::source::mark::Row;

const KOOP: &str = "KoopKorea, De Grote Janggi Handleiding.";

/// Sources shared by the five KoopKorea rule sets and the North Korean one.
pub(super) const KOOPKOREA: &[Row] = &[
    (Field::SetupOrder, Text, KOOP),
    (Field::SetupAllowed, Text, KOOP),
    (
        Field::SetupForbidMatsang,
        Text,
        "KoopKorea: horses and elephants may stand in any order.",
    ),
    (Field::Deom, Text, KOOP),
    (Field::BikjangMode, Text, KOOP),
    (Field::BikjangGate, Text, KOOP),
    (
        Field::CheckedSide,
        Text,
        "KoopKorea: perpetual check is a loss for the player who gives it; below 30 points, points may decide.",
    ),
    (
        Field::BikjangAccept,
        Text,
        "KoopKorea: a player who does not block the bikjang on their turn accepts it.",
    ),
    (Field::BikjangNonresolvingStep, Text, KOOP),
    (Field::BikjangResolveBy, Text, KOOP),
    (
        Field::PassAllowed,
        Stated,
        "KoopKorea: always; Wikipedia and Fairy-Stockfish: except in check.",
    ),
    (Field::PassCountsAsPly, Guess, "As in the KJF rules."),
];

pub(super) const KOOPKOREA_1A: &[Row] = &[
    (
        Field::PassDouble,
        Text,
        "KoopKorea: points decide if passing ends the game.",
    ),
    (Field::Repetition, Guess, "KoopKorea leaves this to a referee."),
    (
        Field::PerpetualCheck,
        Text,
        "KoopKorea: the third check with the same move loses, which we read as the third occurrence of the position; below 30 points, points may decide.",
    ),
    (
        Field::DrawOffer,
        Text,
        "KoopKorea: only while both sides are below 30 points; points decide.",
    ),
    (
        Field::LeagueScore,
        Secondary,
        "KJF, which KoopKorea follows: 7, 4, 2 and 0 points.",
    ),
];

pub(super) const KOOPKOREA_1B: &[Row] = &[
    (Field::PassDouble, Text, "KoopKorea: sometimes a draw."),
    (
        Field::Repetition,
        Guess,
        "KoopKorea: below 30 points, a draw; otherwise a referee decides, which we count as a draw.",
    ),
    (Field::PerpetualCheck, Text, KOOP),
    (Field::DrawOffer, Text, KOOP),
    (Field::LeagueScore, Guess, "The usual score for a game with draws."),
];

pub(super) const KOOPKOREA_1C: &[Row] = &[
    (Field::PassDouble, Guess, "As in tournaments."),
    (
        Field::Repetition,
        Guess,
        "KoopKorea: below 30 points, a draw; that points decide otherwise is our choice.",
    ),
    (Field::PerpetualCheck, Text, KOOP),
    (Field::DrawOffer, Text, KOOP),
    (Field::LeagueScore, Guess, "As in the KJF rules."),
];

pub(super) const KOOPKOREA_2: &[Row] = &[
    (Field::PassDouble, Guess, "Because these are friendly games."),
    (Field::Repetition, Guess, "KoopKorea leaves this to the players."),
    (
        Field::PerpetualCheck,
        Guess,
        "KoopKorea: perpetual check sometimes loses.",
    ),
    (
        Field::DrawOffer,
        Text,
        "KoopKorea: only while both sides are below 30 points; amateurs often do not count points.",
    ),
    (Field::LeagueScore, Guess, "The usual score for a game with draws."),
];

pub(super) const KOOPKOREA_3: &[Row] = KOOPKOREA_2;

pub(super) const NORTH_KOREAN: &[Row] = &[
    (
        Field::SetupAllowed,
        Text,
        "KoopKorea and Wikipedia: central chariots are the only difference from the South.",
    ),
    (Field::Deom, Text, "KoopKorea; one other source has no deom."),
    (
        Field::BikjangMode,
        Guess,
        "KoopKorea does not say which of its variants is played in the North, so 1A is used; one other source has a draw.",
    ),
    (Field::BikjangGate, Guess, "As in KoopKorea 1A."),
    (Field::PerpetualCheck, Guess, "As in KoopKorea 1A."),
    (Field::DrawOffer, Guess, "As in KoopKorea 1A."),
    (Field::LeagueScore, Guess, "As in KoopKorea 1A."),
];

const HEPT: &str = "Table Heptathlon, Janggi.";

pub(super) const HEPTATHLON: &[Row] = &[
    (Field::SetupOrder, Text, HEPT),
    (Field::SetupAllowed, Text, HEPT),
    (
        Field::SetupForbidMatsang,
        Text,
        "Table Heptathlon: any setup can be chosen, regardless of the opponent's.",
    ),
    (Field::Deom, Text, HEPT),
    (Field::BikjangMode, Text, HEPT),
    (Field::BikjangGate, Text, HEPT),
    (Field::BikjangAccept, Text, HEPT),
    (Field::BikjangNonresolvingStep, Text, HEPT),
    (
        Field::BikjangInCheck,
        Text,
        "Table Heptathlon: bikjang always takes priority over check.",
    ),
    (
        Field::BikjangResolveBy,
        Text,
        "Table Heptathlon: the next player must move the general out of the way.",
    ),
    (Field::PassDouble, Text, HEPT),
    (
        Field::Repetition,
        Text,
        "Table Heptathlon: the chasing player loses. The count of three, and points in all other cases, are guesses.",
    ),
    (
        Field::PerpetualCheck,
        Guess,
        "By our definition, a check is not a chase.",
    ),
    (Field::CheckedSide, Guess, "As in KoopKorea."),
    (
        Field::DrawOffer,
        Guess,
        "In the text, two passes in a row are an accepted draw offer; that players may also agree in words is our reading.",
    ),
    (Field::LeagueScore, Guess, "Not mentioned; the text has no draws."),
];

const VCH: &str = "vchess, rules of Janggi.";

pub(super) const VCHESS: &[Row] = &[
    (Field::SetupOrder, Text, VCH),
    (Field::SetupFirst, Text, "vchess: White, here Cho, swaps first."),
    (Field::SetupAllowed, Text, VCH),
    (
        Field::SetupForbidMatsang,
        Text,
        "vchess: horse and elephant may be swapped on one wing or both.",
    ),
    (
        Field::Deom,
        Guess,
        "Not mentioned; points decide only if the game is stopped.",
    ),
    (Field::BikjangMode, Text, VCH),
    (Field::BikjangGate, Text, VCH),
    (
        Field::BikjangAccept,
        Text,
        "vchess: if the generals face each other for two half-moves.",
    ),
    (Field::BikjangNonresolvingStep, Text, VCH),
    (Field::BikjangResolveBy, Text, VCH),
    (Field::PassDouble, Text, VCH),
    (Field::Stopped, Guess, HALLS),
    (Field::LeagueScore, Guess, "Not mentioned; there are draws."),
];

const WAR: &str = "Chess War, The JangGi Army.";

const HALLS: &str = "As at Janggi events in Korea; nothing is known about stopped games here.";

const XIANGQI_MANUAL: &str = "KoopKorea's manual on Xiangqi.";

pub(super) const XIANGQI: &[Row] = &[
    (
        Field::Movement,
        Measured,
        "KoopKorea's manual on Xiangqi; legal moves compared with Fairy-Stockfish.",
    ),
    (Field::SetupOrder, Text, XIANGQI_MANUAL),
    (Field::SetupAllowed, Text, XIANGQI_MANUAL),
    (Field::Deom, Text, XIANGQI_MANUAL),
    (Field::BikjangMode, Text, XIANGQI_MANUAL),
    (Field::PassAllowed, Text, XIANGQI_MANUAL),
    (Field::PassDouble, Text, XIANGQI_MANUAL),
    (Field::PassCountsAsPly, Text, XIANGQI_MANUAL),
    (
        Field::Repetition,
        Text,
        "KoopKorea's manual on Xiangqi; what counts as forcing a repetition is from Fairy-Stockfish.",
    ),
    (
        Field::PerpetualCheck,
        Text,
        "KoopKorea's manual on Xiangqi; the number of occurrences is from Fairy-Stockfish.",
    ),
    (
        Field::CheckedSide,
        Text,
        "KoopKorea's manual on Xiangqi: the side that forces the repetition must stop or it loses.",
    ),
    (
        Field::DeadPosition,
        Text,
        "KoopKorea's manual on Xiangqi: a draw if neither side can checkmate or stalemate the other. We have proved which pieces are too few for that.",
    ),
    (Field::DrawOffer, Guess, "Not mentioned."),
    (Field::Stopped, Guess, HALLS),
    (Field::LeagueScore, Guess, "Not mentioned."),
];

pub(super) const CHESSWAR: &[Row] = &[
    (Field::Movement, Text, "Chess War's sheet on the JangGi army."),
    (
        Field::PassAllowed,
        Text,
        "Chess War: the general may pass when not in check.",
    ),
    (
        Field::SetupOrder,
        Text,
        "Chess War: the players take turns placing one piece at a time.",
    ),
    (Field::SetupFirst, Guess, "Not mentioned; Han first, as in Korea."),
    (
        Field::SetupAllowed,
        Text,
        "Chess War: chariots may be placed on inner points.",
    ),
    (
        Field::SetupForbidMatsang,
        Text,
        "Chess War: each player chooses the order of the back line.",
    ),
    (
        Field::Deom,
        Guess,
        "Not mentioned; points decide only if the game is stopped.",
    ),
    (
        Field::CheckedSide,
        Guess,
        "Not mentioned, and no repetition rule could make a side lose.",
    ),
    (Field::BikjangMode, Text, WAR),
    (Field::BikjangGate, Text, WAR),
    (
        Field::BikjangAccept,
        Text,
        "Chess War: a direct line of sight between the generals at the beginning of a turn is a draw.",
    ),
    (Field::BikjangNonresolvingStep, Text, WAR),
    (Field::BikjangResolveBy, Text, WAR),
    (Field::LeagueScore, Guess, "Not mentioned; there are draws."),
];
