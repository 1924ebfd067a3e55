//! Citations for the rule sets of Korean associations and servers, and for casual games.

use crate::ruleset::field::Field;
use crate::ruleset::source::mark::Mark::{Guess, Measured, Secondary, Stated, Text};
use crate::ruleset::source::mark::Row;

pub(super) const KAKAO: &[Row] = &[
    (Field::SetupAllowed, Secondary, "Programs that copy Kakao Janggi."),
    (Field::SetupOrder, Secondary, "Programs that copy Kakao Janggi."),
    (
        Field::Deom,
        Measured,
        "508 of 509 real games decided on points agree with pieces and 1.5.",
    ),
    (
        Field::BikjangMode,
        Measured,
        "Real games: ignored 389 times, resolved 277 times, never an ending.",
    ),
    (
        Field::PassDouble,
        Measured,
        "46 real games end on points at the second pass.",
    ),
    (
        Field::PassCountsAsPly,
        Measured,
        "153 real games end at ply 200, passes counted.",
    ),
    (
        Field::Repetition,
        Secondary,
        "The shuttle occurs in 2 of 2,844 real games against 0.3 to 2 % elsewhere; that it is refused is one source's word. Positions recur up to 16 times without an end.",
    ),
    (
        Field::PerpetualCheck,
        Measured,
        "Real games repeat checks without an end.",
    ),
    (
        Field::LimitTotalPlies,
        Measured,
        "Points at the first quiet ply from 200 on: with the low-points rule it predicts 507 of 511 real games.",
    ),
    (Field::LimitNoCapturePlies, Measured, "No real game ends so."),
    (
        Field::LimitLowPoints,
        Measured,
        "308 real games end so; ten points include the deom.",
    ),
    (
        Field::DrawOffer,
        Secondary,
        "No draws, by programs that copy Kakao Janggi.",
    ),
    (Field::LeagueScore, Guess, "Ratings only; a win or a loss."),
];

const KJA_NO_ABUSE: &str = "KJA: repetition may not be abused for gain (반복수를 악용하여 이득을 취할 수 없다).";

pub(super) const KJA_POINTS: &[Row] = &[
    (
        Field::BikjangMode,
        Secondary,
        "Korean Wikipedia: in the points format a called bikjang is decided on points.",
    ),
    (
        Field::BikjangGate,
        Secondary,
        "Korean Wikipedia; KJF says the same. KJA's own sentence (both below 30) names no format.",
    ),
    (
        Field::BikjangGeneralCapture,
        Guess,
        "KJA states the exception; that it means not callable is our reading.",
    ),
    (Field::BikjangAccept, Stated, "KJA: bikjang is called (부른다)."),
    (
        Field::BikjangNonresolvingStep,
        Guess,
        "Without a call facing does nothing, so such steps are free.",
    ),
    (Field::PassDouble, Guess, "As KJF."),
    (Field::PassCountsAsPly, Guess, "As KJF."),
    (
        Field::Repetition,
        Guess,
        "KJA: the same move not three times or more, free below 30; that it means positions and is refused is our reading, points below 30 are Korean Wikipedia's.",
    ),
    (
        Field::PerpetualCheck,
        Guess,
        "KJA names it beside repetition, free below 30.",
    ),
    (Field::CheckedSide, Stated, KJA_NO_ABUSE),
    (
        Field::DrawOffer,
        Guess,
        "The points format has no draws; another table says below 30.",
    ),
    (Field::LeagueScore, Guess, "As KJF."),
];

pub(super) const KJA_DECISIVE: &[Row] = &[
    (Field::Deom, Guess, "It decides only after two passes."),
    (
        Field::BikjangMode,
        Stated,
        "KoopKorea, 1C: a draw below 30 points; KJA: called below 30 points only.",
    ),
    (
        Field::BikjangGate,
        Stated,
        "KJA: only while each side is below 30 points.",
    ),
    (
        Field::BikjangGeneralCapture,
        Guess,
        "KJA states an exception; that it means not callable is our reading.",
    ),
    (Field::BikjangAccept, Stated, "KJA: bikjang is called (부른다)."),
    (
        Field::BikjangNonresolvingStep,
        Guess,
        "Without a call facing does nothing, so such steps are free.",
    ),
    (
        Field::PassDouble,
        Guess,
        "No text of this format says; a draw is allowed only below 30, so points decide, as in KJF.",
    ),
    (Field::PassCountsAsPly, Guess, "As KJF."),
    (
        Field::Repetition,
        Stated,
        "KJA: the same move not three times or more, free below 30; a draw there: Wikipedia, KBS commentary. Positions are our reading.",
    ),
    (
        Field::PerpetualCheck,
        Measured,
        "KBS commentary in records: below 30 a repeated check draws.",
    ),
    (Field::CheckedSide, Stated, KJA_NO_ABUSE),
    (
        Field::DrawOffer,
        Stated,
        "KoopKorea, and the rules of janggi.pl: only while both are below 30.",
    ),
    (Field::LeagueScore, Guess, "The usual score of a format with draws."),
];

pub(super) const KJF_2022: &[Row] = &[
    (
        Field::SetupOrder,
        Secondary,
        "KoopKorea, which follows KJF: red sets up first.",
    ),
    (
        Field::SetupAllowed,
        Secondary,
        "KoopKorea, which follows KJF: the four orders of horse and elephant.",
    ),
    (
        Field::SetupForbidMatsang,
        Secondary,
        "KoopKorea, which follows KJF: all freedom in the order of horses and elephants.",
    ),
    (
        Field::Deom,
        Secondary,
        "KoopKorea, which follows KJF: red gets 1.5 points.",
    ),
    (
        Field::BikjangMode,
        Stated,
        "KJF 2020: draws abolished, a standing bikjang is scored.",
    ),
    (Field::BikjangGate, Stated, "KJF regulations: not before a capture."),
    (
        Field::BikjangAccept,
        Secondary,
        "KoopKorea, which follows KJF: whoever does not block it accepts.",
    ),
    (
        Field::BikjangNonresolvingStep,
        Secondary,
        "KoopKorea, which follows KJF.",
    ),
    (
        Field::BikjangResolveBy,
        Secondary,
        "KoopKorea, which follows KJF: blocking resolves it.",
    ),
    (
        Field::PassDouble,
        Stated,
        "KJF 2022: two passes end the game, points decide.",
    ),
    (Field::PassCountsAsPly, Stated, "KJF 2022: a pass is not a move."),
    (
        Field::Repetition,
        Stated,
        "KJF regulations: up to three times; the fourth forfeits.",
    ),
    (Field::PerpetualCheck, Guess, "Counted like repetition."),
    (
        Field::CheckedSide,
        Secondary,
        "KoopKorea, which follows KJF: perpetual check is a loss for the player who gives it.",
    ),
    (Field::DrawOffer, Stated, "KJF 2020: draws abolished."),
    (Field::LeagueScore, Stated, "KJF 2020: 7, 4, 2, 0."),
];

const WIKIPEDIA: &str = "Wikipedia, Janggi.";

pub(super) const CASUAL: &[Row] = &[
    (Field::SetupOrder, Text, WIKIPEDIA),
    (Field::SetupAllowed, Text, WIKIPEDIA),
    (
        Field::SetupForbidMatsang,
        Text,
        "Wikipedia: horse and elephant can be transposed; no pair of setups is excepted.",
    ),
    (Field::Deom, Text, "Wikipedia; shown only."),
    (Field::BikjangMode, Text, WIKIPEDIA),
    (Field::BikjangGate, Text, WIKIPEDIA),
    (
        Field::BikjangAccept,
        Text,
        "Wikipedia: call a draw. That a pass means the same is a guess.",
    ),
    (
        Field::BikjangNonresolvingStep,
        Text,
        "Wikipedia: or make a move that breaks the condition.",
    ),
    (Field::BikjangResolveBy, Text, WIKIPEDIA),
    (Field::PassDouble, Text, WIKIPEDIA),
    (Field::PassCountsAsPly, Guess, "As Fairy-Stockfish."),
    (
        Field::Repetition,
        Guess,
        "Wikipedia leaves the third repetition to a referee; we draw.",
    ),
    (
        Field::PerpetualCheck,
        Guess,
        "Wikipedia: below 30 points a draw is allowed by perpetual check; the count of three and the loss above it are ours.",
    ),
    (Field::CheckedSide, Guess, "As KoopKorea."),
    (
        Field::DeadPosition,
        Text,
        "Wikipedia: a draw if neither player has enough pieces to win. Which pieces those are we have proved.",
    ),
    (Field::LimitNoCapturePlies, Guess, "As Fairy-Stockfish."),
    (Field::DrawOffer, Guess, "Not mentioned; friends may agree."),
    (Field::LeagueScore, Guess, "The usual score of a game with draws."),
];

const HAN: &str = "8,443 real Hangame games.";

pub(super) const HANGAME: &[Row] = &[
    (Field::SetupOrder, Stated, "Hangame, glossary."),
    (Field::SetupAllowed, Stated, "Hangame, glossary."),
    (
        Field::SetupForbidMatsang,
        Stated,
        "Hangame, glossary: opposite elephants are one of its formations.",
    ),
    (Field::Deom, Measured, HAN),
    (
        Field::BikjangMode,
        Measured,
        "56 real games end drawn on facing; a room option.",
    ),
    (
        Field::BikjangGate,
        Measured,
        "29 of those 56 have a side of 30 points or more.",
    ),
    (
        Field::BikjangAccept,
        Guess,
        "The record ends on the facing without a sign; it is not automatic, since it is ignored 101 times.",
    ),
    (
        Field::BikjangNonresolvingStep,
        Measured,
        "Ignored 101 times in real games.",
    ),
    (Field::PassDouble, Guess, "None is seen in real games."),
    (
        Field::PassCountsAsPly,
        Measured,
        "Commentary in records: a pass is not counted as a move.",
    ),
    (
        Field::Repetition,
        Guess,
        "Positions recur four times and more in real games.",
    ),
    (Field::PerpetualCheck, Guess, "No ending of this kind is seen."),
    (
        Field::LimitTotalPlies,
        Guess,
        "24 games of exactly 200 plies, others go on past 250: a room option.",
    ),
    (Field::LimitNoCapturePlies, Guess, "None is seen."),
    (Field::LimitLowPoints, Measured, "Play goes on far below ten points."),
    (
        Field::DrawOffer,
        Measured,
        "Draws by agreement (무승부(동의)) are recorded.",
    ),
    (Field::LeagueScore, Guess, "The usual score of a game with draws."),
];
