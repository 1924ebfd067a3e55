//! The citations, preset by preset: which field, how sure, and what says so.

use crate::ruleset::field::Field;
use crate::ruleset::preset::Preset;
use crate::ruleset::source::mark::Mark::{self, Guess, Measured, Secondary, Stated, Text};

/// A field, how sure its value is, and the citation.
pub(super) type Row = (Field, Mark, &'static str);

/// The rows of one preset alone.
pub(super) const fn rows(preset: Preset) -> &'static [Row] {
    match preset {
        Preset::Kakao => KAKAO,
        Preset::KjaPoints => KJA_POINTS,
        Preset::KjaDecisive => KJA_DECISIVE,
        Preset::Kjf2022 => KJF_2022,
        Preset::Casual => CASUAL,
        Preset::NorthKorean => NORTH_KOREAN,
        Preset::Heptathlon => HEPTATHLON,
        Preset::Vchess => VCHESS,
        Preset::Chesswar => CHESSWAR,
        Preset::Xiangqi => XIANGQI,
        Preset::Koopkorea1a => KOOPKOREA_1A,
        Preset::Koopkorea1b => KOOPKOREA_1B,
        Preset::Koopkorea1c => KOOPKOREA_1C,
        Preset::Koopkorea2 => KOOPKOREA_2,
        Preset::Koopkorea3 => KOOPKOREA_3,
        Preset::Hangame => HANGAME,
        Preset::Record => RECORD,
        Preset::Pychess => PYCHESS,
        Preset::FsfTraditional => FSF_TRADITIONAL,
        Preset::FsfModern => FSF_MODERN,
        Preset::FsfCasual => FSF_CASUAL,
    }
}

const KAKAO: &[Row] = &[
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

const KJA: &str = "KJA, rules of play (대국규정).";

const KJA_POINTS: &[Row] = &[
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
        "KJA: the same move not three times or more, free below 30; that it means positions and is refused is our reading.",
    ),
    (
        Field::PerpetualCheck,
        Guess,
        "KJA names it beside repetition, free below 30.",
    ),
    (Field::LimitTotalPlies, Stated, "KJA has none."),
    (Field::LimitNoCapturePlies, Stated, "KJA has none."),
    (Field::LimitLowPoints, Stated, "KJA has none."),
    (
        Field::DrawOffer,
        Guess,
        "The points format has no draws; another table says below 30.",
    ),
    (Field::LeagueScore, Guess, "As KJF."),
];

const KJA_DECISIVE: &[Row] = &[
    (Field::Deom, Guess, "It decides only after two passes."),
    (Field::BikjangMode, Stated, KJA),
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
        Secondary,
        "Wikipedia: in tournaments without draws points resolve them; a draw is allowed only below 30, by repetition and perpetual check.",
    ),
    (Field::PassCountsAsPly, Guess, "As KJF."),
    (
        Field::Repetition,
        Stated,
        "KJA: not three times or more; below 30 a draw (Wikipedia, KBS commentary). Positions are our reading.",
    ),
    (
        Field::PerpetualCheck,
        Measured,
        "KBS commentary in records: below 30 a repeated check draws.",
    ),
    (Field::LimitTotalPlies, Stated, "KJA has none."),
    (Field::LimitNoCapturePlies, Stated, "KJA has none."),
    (Field::LimitLowPoints, Stated, "KJA has none."),
    (
        Field::DrawOffer,
        Stated,
        "Wikipedia and KoopKorea: only while both are below 30.",
    ),
    (Field::LeagueScore, Guess, "The usual score of a format with draws."),
];

const KJF_2022: &[Row] = &[
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
    (Field::BikjangResolveBy, Text, "KoopKorea: blocking resolves it."),
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
    (Field::DrawOffer, Stated, "KJF 2020: draws abolished."),
    (Field::LeagueScore, Stated, "KJF 2020: 7, 4, 2, 0."),
];

const WIKIPEDIA: &str = "Wikipedia, Janggi.";

const CASUAL: &[Row] = &[
    (Field::SetupOrder, Text, WIKIPEDIA),
    (Field::SetupAllowed, Text, WIKIPEDIA),
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
        Text,
        "Wikipedia: below 30 points a draw is allowed by perpetual check. The count of three and the loss above it are guesses.",
    ),
    (Field::LimitNoCapturePlies, Guess, "As Fairy-Stockfish."),
    (Field::DrawOffer, Guess, "Not mentioned; friends may agree."),
    (Field::LeagueScore, Guess, "The usual score of a game with draws."),
];

const KOOP: &str = "KoopKorea, De Grote Janggi Handleiding.";

/// What the five KoopKorea rule sets share.
pub(super) const KOOPKOREA: &[Row] = &[
    (Field::SetupOrder, Text, KOOP),
    (Field::SetupAllowed, Text, KOOP),
    (Field::Deom, Text, KOOP),
    (Field::BikjangMode, Text, KOOP),
    (Field::BikjangGate, Text, KOOP),
    (
        Field::BikjangAccept,
        Text,
        "KoopKorea: whoever does not block it on their turn accepts.",
    ),
    (Field::BikjangNonresolvingStep, Text, KOOP),
    (Field::BikjangResolveBy, Text, KOOP),
    (
        Field::PassAllowed,
        Stated,
        "KoopKorea: always; Wikipedia and Fairy-Stockfish: unless in check.",
    ),
    (Field::PassCountsAsPly, Guess, "As KJF."),
];

pub(super) const KOOPKOREA_1A: &[Row] = &[
    (
        Field::PassDouble,
        Text,
        "KoopKorea: points, where the pass ends the game.",
    ),
    (Field::Repetition, Guess, "KoopKorea leaves it to a referee."),
    (
        Field::PerpetualCheck,
        Text,
        "KoopKorea: loses at the third check with the same move, read as the third occurrence; below 30 points.",
    ),
    (
        Field::DrawOffer,
        Text,
        "KoopKorea: only while both are below 30; points decide.",
    ),
    (Field::LeagueScore, Stated, "KJF, which this follows: 7, 4, 2, 0."),
];

const KOOPKOREA_1B: &[Row] = &[
    (Field::PassDouble, Text, "KoopKorea: sometimes a draw."),
    (
        Field::Repetition,
        Guess,
        "Below 30 a draw by KoopKorea; above it a referee, which we take as a draw.",
    ),
    (Field::PerpetualCheck, Text, KOOP),
    (Field::DrawOffer, Text, KOOP),
    (Field::LeagueScore, Guess, "The usual score of a game with draws."),
];

const KOOPKOREA_1C: &[Row] = &[
    (Field::PassDouble, Guess, "As in tournaments."),
    (
        Field::Repetition,
        Guess,
        "Below 30 a draw by KoopKorea; above it points are our choice.",
    ),
    (Field::PerpetualCheck, Text, KOOP),
    (Field::DrawOffer, Text, KOOP),
    (Field::LeagueScore, Guess, "As KJF."),
];

const KOOPKOREA_2: &[Row] = &[
    (Field::PassDouble, Guess, "A friendly game."),
    (Field::Repetition, Guess, "KoopKorea leaves it to the players."),
    (Field::PerpetualCheck, Guess, "KoopKorea: sometimes."),
    (
        Field::DrawOffer,
        Text,
        "KoopKorea: amateurs do without points, draws happen.",
    ),
    (Field::LeagueScore, Guess, "The usual score of a game with draws."),
];

const KOOPKOREA_3: &[Row] = KOOPKOREA_2;

const NORTH_KOREAN: &[Row] = &[
    (
        Field::SetupAllowed,
        Text,
        "KoopKorea and Wikipedia: central chariots are the one difference.",
    ),
    (Field::Deom, Text, "KoopKorea; one other source knows no deom."),
    (Field::BikjangMode, Text, "KoopKorea; one other source draws."),
    (Field::PerpetualCheck, Guess, "As KoopKorea 1A."),
    (Field::DrawOffer, Guess, "As KoopKorea 1A."),
    (Field::LeagueScore, Guess, "As KoopKorea 1A."),
];

const HEPT: &str = "Table Heptathlon, Janggi.";

const HEPTATHLON: &[Row] = &[
    (Field::SetupOrder, Text, HEPT),
    (Field::SetupAllowed, Text, HEPT),
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
        "Table Heptathlon: the next player must move his king out of the way.",
    ),
    (Field::PassDouble, Text, HEPT),
    (
        Field::Repetition,
        Text,
        "Table Heptathlon: the chasing player loses. The count of three and points otherwise are guesses.",
    ),
    (Field::PerpetualCheck, Guess, "A check is no chase in our definition."),
    (
        Field::DrawOffer,
        Guess,
        "The text's accepted draw offer is two passes in a row; that words may do the same is our reading.",
    ),
    (Field::LeagueScore, Guess, "Not mentioned; the text knows no draws."),
];

const VCH: &str = "vchess, rules of Janggi.";

const VCHESS: &[Row] = &[
    (Field::SetupOrder, Text, VCH),
    (
        Field::SetupFirst,
        Text,
        "vchess: White, which is Cho here, swaps first.",
    ),
    (Field::SetupAllowed, Text, VCH),
    (Field::Deom, Text, "vchess counts no points."),
    (Field::BikjangMode, Text, VCH),
    (Field::BikjangGate, Text, VCH),
    (
        Field::BikjangAccept,
        Text,
        "vchess: a facing that lasts two half moves.",
    ),
    (Field::BikjangNonresolvingStep, Text, VCH),
    (Field::BikjangResolveBy, Text, VCH),
    (Field::PassDouble, Text, VCH),
    (Field::LeagueScore, Guess, "Not mentioned; draws exist."),
];

const WAR: &str = "Chess War, The JangGi Army.";

const XIANGQI_MANUAL: &str = "KoopKorea's manual, Xiangqi.";

const XIANGQI: &[Row] = &[
    (
        Field::Movement,
        Measured,
        "KoopKorea's manual, Xiangqi; legal moves compared with Fairy-Stockfish.",
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
        "KoopKorea's manual, Xiangqi; what forces a repetition: Fairy-Stockfish.",
    ),
    (
        Field::PerpetualCheck,
        Text,
        "KoopKorea's manual, Xiangqi; at which occurrence: Fairy-Stockfish.",
    ),
    (Field::DrawOffer, Guess, "Not mentioned."),
    (Field::LeagueScore, Guess, "Not mentioned."),
];

const CHESSWAR: &[Row] = &[
    (Field::Movement, Text, "Chess War's sheet of the JangGi army."),
    (
        Field::PassAllowed,
        Text,
        "Chess War: the general may pass when not in check.",
    ),
    (
        Field::SetupOrder,
        Guess,
        "Chess War places pieces in turn; we use the Korean order.",
    ),
    (Field::SetupAllowed, Text, "Chess War: chariots inside are possible."),
    (Field::Deom, Text, "Chess War counts no points."),
    (Field::BikjangMode, Text, WAR),
    (Field::BikjangGate, Text, WAR),
    (
        Field::BikjangAccept,
        Text,
        "Chess War: a direct line of sight at the beginning of the turn is a draw.",
    ),
    (Field::BikjangNonresolvingStep, Text, WAR),
    (Field::BikjangResolveBy, Text, WAR),
    (Field::LeagueScore, Guess, "Not mentioned; draws exist."),
];

const HAN: &str = "8,443 real Hangame games.";

const HANGAME: &[Row] = &[
    (Field::SetupAllowed, Stated, "Hangame, glossary."),
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

const REPLAYED: &str = "25,069 real games replay under it.";

const RECORD: &[Row] = &[
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
    (Field::DrawOffer, Measured, "Records contain draws of every kind."),
    (Field::LeagueScore, Measured, "A record has its result."),
];

const FSF: &str = "Fairy-Stockfish: its code read, 8,006 positions compared.";

/// What the four rule sets of Fairy-Stockfish share.
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
    (Field::LeagueScore, Stated, "Engine matches count wins and draws."),
];

const PYCHESS: &[Row] = &[
    (Field::SetupOrder, Measured, "pychess: Red arranges first, then Blue."),
    (Field::SetupFirst, Measured, "pychess: Red arranges first, then Blue."),
    (
        Field::SetupAllowed,
        Measured,
        "pychess also offers the central chariots.",
    ),
    (Field::LeagueScore, Measured, "pychess arenas: 7, 4, 2, 0."),
];

const FSF_TRADITIONAL: &[Row] = &[(
    Field::Deom,
    Measured,
    "Fairy-Stockfish counts it nowhere in this variant; shown only.",
)];

const FSF_MODERN: &[Row] = &[(
    Field::Repetition,
    Measured,
    "Fairy-Stockfish: the third arrival loses, the fourth occurrence is decided on points.",
)];

const FSF_CASUAL: &[Row] = &[(
    Field::Deom,
    Measured,
    "Fairy-Stockfish counts it nowhere in this variant; shown only.",
)];
