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
        "KoopKorea: all freedom in the order of horses and elephants.",
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
    (
        Field::LeagueScore,
        Secondary,
        "KJF, which KoopKorea follows: 7, 4, 2, 0.",
    ),
];

pub(super) const KOOPKOREA_1B: &[Row] = &[
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

pub(super) const KOOPKOREA_1C: &[Row] = &[
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

pub(super) const KOOPKOREA_2: &[Row] = &[
    (Field::PassDouble, Guess, "A friendly game."),
    (Field::Repetition, Guess, "KoopKorea leaves it to the players."),
    (Field::PerpetualCheck, Guess, "KoopKorea: sometimes."),
    (
        Field::DrawOffer,
        Text,
        "KoopKorea: only while both are below 30; amateurs do without points.",
    ),
    (Field::LeagueScore, Guess, "The usual score of a game with draws."),
];

pub(super) const KOOPKOREA_3: &[Row] = KOOPKOREA_2;

pub(super) const NORTH_KOREAN: &[Row] = &[
    (
        Field::SetupAllowed,
        Text,
        "KoopKorea and Wikipedia: central chariots are the one difference.",
    ),
    (Field::Deom, Text, "KoopKorea; one other source knows no deom."),
    (
        Field::BikjangMode,
        Guess,
        "KoopKorea does not say which of its options is played there: as 1A; one other source draws.",
    ),
    (Field::BikjangGate, Guess, "As KoopKorea 1A."),
    (Field::PerpetualCheck, Guess, "As KoopKorea 1A."),
    (Field::DrawOffer, Guess, "As KoopKorea 1A."),
    (Field::LeagueScore, Guess, "As KoopKorea 1A."),
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
        "Table Heptathlon: the next player must move his king out of the way.",
    ),
    (Field::PassDouble, Text, HEPT),
    (
        Field::Repetition,
        Text,
        "Table Heptathlon: the chasing player loses. The count of three and points otherwise are guesses.",
    ),
    (Field::PerpetualCheck, Guess, "A check is no chase in our definition."),
    (Field::CheckedSide, Guess, "As KoopKorea."),
    (
        Field::DrawOffer,
        Guess,
        "The text's accepted draw offer is two passes in a row; that words may do the same is our reading.",
    ),
    (Field::LeagueScore, Guess, "Not mentioned; the text knows no draws."),
];

const VCH: &str = "vchess, rules of Janggi.";

pub(super) const VCHESS: &[Row] = &[
    (Field::SetupOrder, Text, VCH),
    (
        Field::SetupFirst,
        Text,
        "vchess: White, which is Cho here, swaps first.",
    ),
    (Field::SetupAllowed, Text, VCH),
    (
        Field::SetupForbidMatsang,
        Text,
        "vchess: horse and elephant may be swapped on either side or both.",
    ),
    (Field::Deom, Guess, "Not mentioned; no ending rests on points."),
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
    (Field::Stopped, Guess, HALLS),
    (Field::LeagueScore, Guess, "Not mentioned; draws exist."),
];

const WAR: &str = "Chess War, The JangGi Army.";

const HALLS: &str = "As events in Korean halls do with Janggi; nothing is known of stopped games here.";

const XIANGQI_MANUAL: &str = "KoopKorea's manual, Xiangqi.";

pub(super) const XIANGQI: &[Row] = &[
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
    (
        Field::CheckedSide,
        Text,
        "KoopKorea's manual, Xiangqi: whoever forces the repetition has to stop or loses.",
    ),
    (
        Field::DeadPosition,
        Text,
        "KoopKorea's manual, Xiangqi: a draw if neither can checkmate or stalemate the other. Which pieces those are we have proved.",
    ),
    (Field::DrawOffer, Guess, "Not mentioned."),
    (Field::Stopped, Guess, HALLS),
    (Field::LeagueScore, Guess, "Not mentioned."),
];

pub(super) const CHESSWAR: &[Row] = &[
    (Field::Movement, Text, "Chess War's sheet of the JangGi army."),
    (
        Field::PassAllowed,
        Text,
        "Chess War: the general may pass when not in check.",
    ),
    (
        Field::SetupOrder,
        Text,
        "Chess War: each player takes turns placing pieces down one at a time.",
    ),
    (Field::SetupFirst, Guess, "Not mentioned; Han first, as in Korea."),
    (Field::SetupAllowed, Text, "Chess War: chariots inside are possible."),
    (
        Field::SetupForbidMatsang,
        Text,
        "Chess War: the back line is organized at the player's choice.",
    ),
    (Field::Deom, Guess, "Not mentioned; no ending rests on points."),
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
        "Chess War: a direct line of sight at the beginning of the turn is a draw.",
    ),
    (Field::BikjangNonresolvingStep, Text, WAR),
    (Field::BikjangResolveBy, Text, WAR),
    (Field::LeagueScore, Guess, "Not mentioned; draws exist."),
];
