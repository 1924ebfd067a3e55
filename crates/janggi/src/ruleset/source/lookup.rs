//! Lookup of the source of a preset's value. The source is a row of the preset or of its family, the source of another
//! field, or the default for the field.

use crate::ruleset::field::Field;
use crate::ruleset::preset::Preset;
use crate::ruleset::schema::{Bikjang, DoublePass, DrawOrPoints, SetupOrder};
use crate::ruleset::source::mark::{Mark, Row, Source};
use crate::ruleset::source::programs::FAIRY_STOCKFISH;
use crate::ruleset::source::rows::rows;
use crate::ruleset::source::texts::{KOOPKOREA, KOOPKOREA_1A};

impl Preset {
    /// Returns the source of a field's value.
    #[must_use]
    pub fn source(self, field: Field) -> Source {
        own(self, field)
            .or_else(|| inherited(self, field))
            .unwrap_or_else(|| shared(field))
    }

    /// Returns the fields with guessed values.
    pub fn guesses(self) -> impl Iterator<Item = Field> {
        Field::ALL
            .into_iter()
            .filter(move |field| self.source(*field).mark == Mark::Guess)
    }
}

fn own(preset: Preset, field: Field) -> Option<Source> {
    tables(preset)
        .into_iter()
        .flatten()
        .find(|(of, _, _)| *of == field)
        .map(|(_, mark, cite)| Source { mark: *mark, cite })
}

/// Returns the rows that apply to a preset, most specific first.
fn tables(preset: Preset) -> [&'static [Row]; 3] {
    let (base, second): (&[Row], &[Row]) = match preset {
        Preset::NorthKorean => (KOOPKOREA_1A, KOOPKOREA),
        Preset::Koopkorea1a | Preset::Koopkorea1b | Preset::Koopkorea1c | Preset::Koopkorea2 | Preset::Koopkorea3 => {
            (KOOPKOREA, &[])
        }
        Preset::Pychess | Preset::FsfTraditional | Preset::FsfModern | Preset::FsfCasual => (FAIRY_STOCKFISH, &[]),
        Preset::Kakao
        | Preset::Casual
        | Preset::KjaPoints
        | Preset::KjaDecisive
        | Preset::Kjf2022
        | Preset::Hangame
        | Preset::Heptathlon
        | Preset::Vchess
        | Preset::Chesswar
        | Preset::Xiangqi
        | Preset::Record => (&[], &[]),
    };
    [rows(preset), base, second]
}

/// Returns the source implied by another field, for example if the value of that field leaves this one without effect.
fn inherited(preset: Preset, field: Field) -> Option<Source> {
    let rules = preset.rules();
    let reason = match field {
        Field::SetupFirst => match rules.setup.order {
            SetupOrder::Fixed | SetupOrder::SimultaneousHidden | SetupOrder::Visible { .. } => Field::SetupOrder,
            SetupOrder::SwapMoves { .. } | SetupOrder::PieceByPiece { .. } => return None,
        },
        Field::DrawOfferResult => Field::DrawOffer,
        Field::CheckedSide => Field::PerpetualCheck,
        Field::DeadPosition if rules.pass.double == DoublePass::Ends(DrawOrPoints::Points) => {
            return Some(Source {
                mark: Mark::Stated,
                cite: "Wikipedia and KoopKorea: if neither side can win, points decide.",
            });
        }
        field if field.needs_bikjang() => match rules.bikjang {
            Bikjang::Off | Bikjang::Illegal => Field::BikjangMode,
            Bikjang::Ends(_) => return None,
        },
        _ => return None,
    };
    Some(preset.source(reason))
}

/// Returns the default source of a field, for presets without a more specific source.
#[expect(clippy::too_many_lines, reason = "a table")]
const fn shared(field: Field) -> Source {
    let (mark, cite) = match field {
        Field::Movement => (
            Mark::Measured,
            "All sources agree; 8,006 positions were compared with Fairy-Stockfish.",
        ),
        Field::PassAllowed => (
            Mark::Stated,
            "Wikipedia: passing is always allowed, except in check; Fairy-Stockfish does the same.",
        ),
        Field::Touch => (
            Mark::Secondary,
            "KoopKorea: the players agree before the game on touch-move and on when a move is final; no source makes either a rule.",
        ),
        Field::Flag => (
            Mark::Stated,
            "A win on time (시간승) is a separate result in Korean records.",
        ),
        Field::Stopped => (
            Mark::Secondary,
            "Local newspapers on Janggi events in Korea: single games of 20 to 30 minutes in all, then points decide, with 1.5 for Han.",
        ),
        Field::SetupOrder | Field::SetupFirst => (
            Mark::Stated,
            "KJA: the side that moves second sets up first and may not change its setup.",
        ),
        Field::SetupAllowed => (
            Mark::Stated,
            "The four orders of horse and elephant; central chariots are not recognised in South Korea.",
        ),
        Field::SetupForbidMatsang => (
            Mark::Secondary,
            "KJA's rules, as far as we found them quoted, have no such clause; a professional's column says that official games forbid such setups.",
        ),
        Field::Deom => (Mark::Stated, "KJA: the side that moves second receives 1.5 points."),
        Field::LeagueScore => (Mark::Guess, "No league of these rules is known."),
        Field::BikjangResolveBy => (Mark::Guess, "No source limits which pieces may break a bikjang."),
        Field::BikjangInCheck => (
            Mark::Guess,
            "As in Fairy-Stockfish and PyChess; no Korean text mentions it.",
        ),
        Field::BikjangGeneralCapture => (Mark::Guess, "No exception is mentioned."),
        Field::PassCountsAsPly => (Mark::Guess, "Not mentioned; it only affects move limits."),
        Field::LimitTotalPlies | Field::LimitNoCapturePlies | Field::LimitLowPoints => {
            (Mark::Guess, "Not mentioned, so there is no limit.")
        }
        Field::DeadPosition => (
            Mark::Guess,
            "Not mentioned; Wikipedia's draw for lack of pieces applies to casual games.",
        ),
        Field::BikjangMode
        | Field::BikjangGate
        | Field::BikjangAccept
        | Field::BikjangNonresolvingStep
        | Field::PassDouble
        | Field::Repetition
        | Field::PerpetualCheck
        | Field::CheckedSide
        | Field::DrawOffer
        | Field::DrawOfferResult => (Mark::Guess, "Not mentioned."),
    };
    Source { mark, cite }
}
