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
        "508 of 509 real games decided on points agree with the piece values and a deom of 1.5.",
    ),
    (
        Field::BikjangMode,
        Measured,
        "In real games, bikjang was ignored 389 times and broken 277 times, and never ended the game.",
    ),
    (
        Field::PassDouble,
        Measured,
        "46 real games end on points at the second pass.",
    ),
    (
        Field::PassCountsAsPly,
        Measured,
        "153 real games end at move 200, with passes counted.",
    ),
    (
        Field::Repetition,
        Secondary,
        "A piece goes back and forth like this in only 2 of 2,844 real games, against 0.3 to 2% elsewhere; only one source says that it is not allowed. Positions recur up to 16 times without ending the game.",
    ),
    (
        Field::PerpetualCheck,
        Measured,
        "In real games, checks are repeated without ending the game.",
    ),
    (
        Field::LimitTotalPlies,
        Measured,
        "Points are counted at the first quiet move from move 200 on; together with the rule on few points left, this predicts 507 of 511 real games.",
    ),
    (Field::LimitNoCapturePlies, Measured, "No real game ends this way."),
    (
        Field::LimitLowPoints,
        Measured,
        "308 real games end this way; the ten points include the deom.",
    ),
    (
        Field::DrawOffer,
        Secondary,
        "Programs that copy Kakao Janggi have no draws.",
    ),
    (
        Field::LeagueScore,
        Guess,
        "There are only ratings, for a win or a loss.",
    ),
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
        "Korean Wikipedia, and KJF says the same. KJA's own sentence (both sides below 30 points) names no format.",
    ),
    (
        Field::BikjangGeneralCapture,
        Guess,
        "KJA states the exception; that such a bikjang cannot be called is our reading.",
    ),
    (Field::BikjangAccept, Stated, "KJA: bikjang is called (부른다)."),
    (
        Field::BikjangNonresolvingStep,
        Guess,
        "Without a call, facing generals have no effect, so such moves are allowed.",
    ),
    (Field::PassDouble, Guess, "As in the KJF rules."),
    (Field::PassCountsAsPly, Guess, "As in the KJF rules."),
    (
        Field::Repetition,
        Guess,
        "KJA: the same move may not be made three times or more, except below 30 points. That this means positions, and that the move is not allowed, is our reading; that points decide below 30 is from Korean Wikipedia.",
    ),
    (
        Field::PerpetualCheck,
        Guess,
        "KJA mentions it together with repetition, and allows it below 30 points.",
    ),
    (Field::CheckedSide, Stated, KJA_NO_ABUSE),
    (
        Field::DrawOffer,
        Guess,
        "The points format has no draws; another table allows them below 30 points.",
    ),
    (Field::LeagueScore, Guess, "As in the KJF rules."),
];

pub(super) const KJA_DECISIVE: &[Row] = &[
    (
        Field::Deom,
        Guess,
        "The deom counts only after two passes or if the game is stopped.",
    ),
    (
        Field::BikjangMode,
        Stated,
        "KoopKorea 1C: a draw below 30 points; KJA: can be called only below 30 points.",
    ),
    (
        Field::BikjangGate,
        Stated,
        "KJA: only while both sides are below 30 points.",
    ),
    (
        Field::BikjangGeneralCapture,
        Guess,
        "KJA states an exception; that such a bikjang cannot be called is our reading.",
    ),
    (Field::BikjangAccept, Stated, "KJA: bikjang is called (부른다)."),
    (
        Field::BikjangNonresolvingStep,
        Guess,
        "Without a call, facing generals have no effect, so such moves are allowed.",
    ),
    (
        Field::PassDouble,
        Guess,
        "No text on this format mentions it; draws are allowed only below 30 points, so points decide, as in the KJF rules.",
    ),
    (Field::PassCountsAsPly, Guess, "As in the KJF rules."),
    (
        Field::Repetition,
        Stated,
        "KJA: the same move may not be made three times or more, except below 30 points, where Wikipedia and KBS commentary allow a draw. That this means positions is our reading.",
    ),
    (
        Field::PerpetualCheck,
        Measured,
        "KBS commentary in game records: below 30 points, repeated check is a draw.",
    ),
    (Field::CheckedSide, Stated, KJA_NO_ABUSE),
    (
        Field::DrawOffer,
        Stated,
        "KoopKorea and the rules of janggi.pl: only while both sides are below 30 points.",
    ),
    (Field::LeagueScore, Guess, "The usual score for a format with draws."),
];

pub(super) const KJF_2022: &[Row] = &[
    (
        Field::SetupOrder,
        Secondary,
        "KoopKorea, which follows KJF: Red sets up first.",
    ),
    (
        Field::SetupAllowed,
        Secondary,
        "KoopKorea, which follows KJF: the four orders of horse and elephant.",
    ),
    (
        Field::SetupForbidMatsang,
        Secondary,
        "KoopKorea, which follows KJF: horses and elephants may stand in any order.",
    ),
    (
        Field::Deom,
        Secondary,
        "KoopKorea, which follows KJF: Red gets 1.5 points.",
    ),
    (
        Field::BikjangMode,
        Stated,
        "KJF 2020: draws are abolished; an unanswered bikjang is decided on points.",
    ),
    (
        Field::BikjangGate,
        Stated,
        "KJF regulations: not before a piece has been captured.",
    ),
    (
        Field::BikjangAccept,
        Secondary,
        "KoopKorea, which follows KJF: a player who does not block the bikjang accepts it.",
    ),
    (
        Field::BikjangNonresolvingStep,
        Secondary,
        "KoopKorea, which follows KJF.",
    ),
    (
        Field::BikjangResolveBy,
        Secondary,
        "KoopKorea, which follows KJF: a piece between the generals breaks the bikjang.",
    ),
    (
        Field::PassDouble,
        Stated,
        "KJF 2022: two passes end the game, and points decide.",
    ),
    (
        Field::PassCountsAsPly,
        Stated,
        "KJF 2022: a pass does not count as a move.",
    ),
    (
        Field::Repetition,
        Stated,
        "KJF regulations: up to three times; the fourth time loses.",
    ),
    (Field::PerpetualCheck, Guess, "Counted like any repetition."),
    (
        Field::CheckedSide,
        Secondary,
        "KoopKorea, which follows KJF: perpetual check is a loss for the player who gives it.",
    ),
    (Field::DrawOffer, Stated, "KJF 2020: draws are abolished."),
    (Field::LeagueScore, Stated, "KJF 2020: 7, 4, 2 and 0 points."),
];

const WIKIPEDIA: &str = "Wikipedia, Janggi.";

pub(super) const CASUAL: &[Row] = &[
    (Field::SetupOrder, Text, WIKIPEDIA),
    (Field::SetupAllowed, Text, WIKIPEDIA),
    (
        Field::SetupForbidMatsang,
        Text,
        "Wikipedia: horse and elephant can be swapped; no combination of setups is excluded.",
    ),
    (
        Field::Deom,
        Text,
        "Wikipedia; under these rules, the deom counts only if the game is stopped.",
    ),
    (Field::BikjangMode, Text, WIKIPEDIA),
    (Field::BikjangGate, Text, WIKIPEDIA),
    (
        Field::BikjangAccept,
        Text,
        "Wikipedia: the player may call a draw. That a pass means the same is our guess.",
    ),
    (
        Field::BikjangNonresolvingStep,
        Text,
        "Wikipedia: the player either calls a draw or makes a move that breaks the bikjang.",
    ),
    (Field::BikjangResolveBy, Text, WIKIPEDIA),
    (Field::PassDouble, Text, WIKIPEDIA),
    (Field::PassCountsAsPly, Guess, "As in Fairy-Stockfish."),
    (
        Field::Repetition,
        Guess,
        "Wikipedia leaves the third repetition to a referee; we count it as a draw.",
    ),
    (
        Field::PerpetualCheck,
        Guess,
        "Wikipedia: below 30 points, a draw by perpetual check is allowed; the count of three and the loss at 30 points or more are our choice.",
    ),
    (Field::CheckedSide, Guess, "As in KoopKorea."),
    (
        Field::DeadPosition,
        Text,
        "Wikipedia: a draw if neither player has enough pieces to win. We have proved which pieces are not enough.",
    ),
    (Field::LimitNoCapturePlies, Guess, "As in Fairy-Stockfish."),
    (Field::DrawOffer, Guess, "Not mentioned; friends may agree on a draw."),
    (Field::LeagueScore, Guess, "The usual score for a game with draws."),
];

const HAN: &str = "8,443 real Hangame games.";

pub(super) const HANGAME: &[Row] = &[
    (Field::SetupOrder, Stated, "Hangame's glossary."),
    (Field::SetupAllowed, Stated, "Hangame's glossary."),
    (
        Field::SetupForbidMatsang,
        Stated,
        "Hangame's glossary: opposite elephants are one of the formations.",
    ),
    (Field::Deom, Measured, HAN),
    (
        Field::BikjangMode,
        Measured,
        "56 real games end in a draw by bikjang, which is an option of the game room.",
    ),
    (
        Field::BikjangGate,
        Measured,
        "In 29 of the 56 games drawn by bikjang, a side has 30 points or more.",
    ),
    (
        Field::BikjangAccept,
        Guess,
        "The records end at the bikjang without any mark; it is not automatic, since it was ignored 101 times.",
    ),
    (
        Field::BikjangNonresolvingStep,
        Measured,
        "Bikjang was ignored 101 times in real games.",
    ),
    (Field::PassDouble, Guess, "No real game ends after two passes."),
    (
        Field::PassCountsAsPly,
        Measured,
        "Commentary in game records: a pass is not counted as a move.",
    ),
    (
        Field::Repetition,
        Guess,
        "Positions recur four times or more in real games.",
    ),
    (Field::PerpetualCheck, Guess, "No real game ends by perpetual check."),
    (
        Field::LimitTotalPlies,
        Guess,
        "24 games end at exactly 200 moves, and others go on past 250; the limit is an option of the game room.",
    ),
    (
        Field::LimitNoCapturePlies,
        Guess,
        "No real game ends because of such a limit.",
    ),
    (
        Field::LimitLowPoints,
        Measured,
        "Games go on with far fewer than ten points.",
    ),
    (
        Field::DrawOffer,
        Measured,
        "Draws by agreement (무승부(동의)) occur in the records.",
    ),
    (Field::LeagueScore, Guess, "The usual score for a game with draws."),
];
