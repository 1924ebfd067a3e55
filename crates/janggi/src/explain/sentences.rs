//! Every code as a sentence for a person, in Korean and English: the one table that documents, the judge's export and
//! every client use. `fill` puts the facts into them.

use crate::explain::facts::Fact;
use crate::explain::names::Text;
use crate::referee::Cause;
use crate::referee::RefusalCause;
use crate::ruleset::Mark;

pub use super::fill::filled;
pub use super::wording::{Language, PointNames, Wording};

const fn text(ko: &'static str, en: &'static str) -> Text {
    Text { ko, en }
}

impl Cause {
    /// The sentence that says why a game is over; [`by_points`] follows it where points decided.
    #[must_use]
    pub const fn sentence(self) -> Text {
        match self {
            Self::BikjangAccepted => text(
                "빅장: {created_at_ply}수째부터 궁끼리 마주 보았고 {by}가 받아들였습니다.",
                "Bikjang: the generals have faced each other since ply {created_at_ply}, and {by} accepted it.",
            ),
            Self::Mate => text(
                "외통: {general}의 {loser} 궁이 {checkers}의 장군을 피할 수 없습니다.",
                "Mate: {loser}'s general on {general} cannot escape the check from {checkers}.",
            ),
            Self::NoPermittedAction => text(
                "{side}가 장군을 받았는데, 피하는 수가 모두 금지된 반복수입니다: {refused}.",
                "{side} is in check, and every step out of it is a forbidden repetition: {refused}.",
            ),
            Self::Stalemate => text(
                "{loser}는 둘 수 있는 수가 없어 졌습니다(장군은 아님).",
                "Stalemate: {loser} is not in check but has no legal move, which loses.",
            ),
            Self::DoublePass => text(
                "양쪽이 잇달아 쉬었습니다({plies}수째).",
                "Both sides passed in a row (plies {plies}).",
            ),
            Self::DeadPosition => text(
                "기물 부족: 남은 기물로는 서로 어떻게 두어도 외통이 나올 수 없습니다.",
                "Dead position: with the pieces left, no play of both sides can lead to mate.",
            ),
            Self::LowPoints => text(
                "{sides}의 점수가 {threshold_half}점 이하로 내려갔습니다.",
                "{sides} came down to {threshold_half} points or fewer.",
            ),
            Self::PlyLimit => text(
                "총 수 제한 {n}수에 이르렀습니다({counted}수째).",
                "The game reached its length of {n} plies ({counted}).",
            ),
            Self::NoCaptureLimit => text(
                "{since_ply}수째 이후 {n}수 동안 기물을 잡지 않았습니다.",
                "Nothing was captured for {n} plies, since ply {since_ply}.",
            ),
            Self::PerpetualCheck => text(
                "반복장군: {checker}가 장군을 되풀이하여 같은 국면이 {n}번 나왔습니다({occurrences}수째).",
                "Perpetual check: {checker} checked throughout {n} occurrences of one position (plies {occurrences}).",
            ),
            Self::Repetition => text(
                "반복수: 같은 국면이 {n}번째 나왔습니다({occurrences}수째).",
                "Repetition: the same position occurred {n} times (plies {occurrences}).",
            ),
            Self::Shuttle => text(
                "왕복: 같은 기물이 {x}, {a} 사이를 오가다 {a}에 세 번째 왔습니다({plies}수째).",
                "Back and forth: one piece went between {x} and {a} and came to {a} a third time (plies {plies}).",
            ),
            Self::Resigned => text("{by}가 기권했습니다.", "{by} resigned."),
            Self::Flagged => text("{by}의 시간이 다 되었습니다.", "{by} ran out of time."),
            Self::DrawAgreed => text(
                "{offered_by}의 무승부 제안을 상대가 받아들였습니다.",
                "{offered_by} offered a draw and the other side agreed.",
            ),
            Self::Aborted => text("대국이 취소되었습니다.", "The game was called off."),
            Self::Adjudicated => text("심판이 판정했습니다.", "A referee decided."),
            Self::Abandoned => text("{by}가 자리를 떠났습니다.", "{by} left the game."),
        }
    }
}

/// A sentence that stands for an ending's usual one where a fact of the verdict has a certain value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// The ending.
    pub cause: Cause,
    /// The name of the fact.
    pub fact: &'static str,
    /// Its value.
    pub value: &'static str,
    /// The sentence.
    pub text: Text,
}

/// All of them, at most one for the facts of a verdict.
pub const VARIANTS: &[Variant] = &[
    // Nobody accepts where facing generals end the game at once.
    Variant {
        cause: Cause::BikjangAccepted,
        fact: "how",
        value: "immediate",
        text: text(
            "빅장: {created_at_ply}수째에 궁끼리 마주 보아 대국이 바로 끝났습니다.",
            "Bikjang: the generals faced each other at ply {created_at_ply}, which ends the game at once.",
        ),
    },
    Variant {
        cause: Cause::DrawAgreed,
        fact: "result_kind",
        value: "points",
        text: text(
            "{offered_by}가 점수로 끝내자고 제안했고 상대가 받아들였습니다.",
            "{offered_by} offered to end the game on points and the other side agreed.",
        ),
    },
];

/// The sentence of an ending with these facts.
pub(super) fn sentence_of(cause: Cause, facts: &crate::explain::Facts) -> Text {
    let fits =
        |variant: &&Variant| variant.cause == cause && facts.get(variant.fact) == Some(&Fact::from(variant.value));
    VARIANTS
        .iter()
        .find(fits)
        .map_or(cause.sentence(), |variant| variant.text)
}

/// Follows the sentence of an ending that points decided.
#[must_use]
pub const fn by_points() -> Text {
    text(
        "점수로 승부: 초(楚) {cho_half}점, 한(漢) {han_half}점 (덤 {deom_half}점 포함).",
        "Points decide: Cho {cho_half}, Han {han_half} (deom of {deom_half} included).",
    )
}

/// The same in a game of Xiangqi, which has no deom.
#[must_use]
pub const fn by_points_of_xiangqi() -> Text {
    text(
        "점수로 승부: 홍 {cho_half}점, 흑 {han_half}점.",
        "Points decide: Red {cho_half}, Black {han_half}.",
    )
}

impl RefusalCause {
    /// The sentence that says why an action is refused.
    #[must_use]
    pub const fn sentence(self) -> Text {
        match self {
            Self::BikjangUnresolved => text(
                "빅장입니다. {move} 수를 두어도 여전히 궁끼리 마주 봅니다.",
                "Bikjang: {move} leaves the generals facing each other.",
            ),
            Self::RepetitionBanned => text(
                "반복수: {move} 뒤의 국면은 이미 나왔습니다({occurrence_plies}수째).",
                "Repetition: the position after {move} has occurred before (plies {occurrence_plies}).",
            ),
            Self::ShuttleBanned => text(
                "반복수: 같은 기물로 같은 자리를 세 번 오갈 수 없습니다({occurrence_plies}수째).",
                "Repetition: no third repetition with the same piece (plies {occurrence_plies}).",
            ),
            Self::PassInCheck => text(
                "장군을 받고 있을 때는 쉴 수 없습니다({checkers}).",
                "You cannot pass while in check (from {checkers}).",
            ),
            Self::PassNotInRules => text(
                "이 규칙에서는 쉴 수 없습니다.",
                "Passing is not allowed under these rules.",
            ),
            Self::CallNotInRules => text(
                "이 규칙에서는 빅장을 부를 수 없습니다.",
                "Bikjang cannot be called under these rules.",
            ),
            Self::NotFacing => text(
                "궁끼리 마주 보고 있지 않습니다.",
                "The generals do not face each other.",
            ),
            Self::GateClosed => text(
                "아직 빅장을 부를 수 없습니다: 초(楚) {cho_pieces_half}점, 한(漢) {han_pieces_half}점.",
                "Bikjang cannot be called yet: Cho {cho_pieces_half}, Han {han_pieces_half}.",
            ),
            Self::GeneralCaptureExempt => text(
                "궁이 기물을 잡으면서 생긴 빅장은 부를 수 없습니다.",
                "A bikjang that a general's capture made cannot be called.",
            ),
            Self::CallInCheck => text(
                "장군부터 피해야 합니다({checkers}).",
                "The check from {checkers} must be answered first.",
            ),
            Self::OfferNotAllowed => text("지금은 무승부를 제안할 수 없습니다.", "A draw cannot be offered now."),
            Self::OfferPending => text("이미 무승부 제안이 있습니다.", "A draw has already been offered."),
            Self::NoOffer => text("무승부 제안이 없습니다.", "There is no draw offer."),
        }
    }
}

impl Mark {
    /// What the mark means.
    #[must_use]
    pub const fn sentence(self) -> Text {
        match self {
            Self::Measured => text("직접 확인", "Measured by us"),
            Self::Stated => text(
                "단체의 규정 또는 두 출처",
                "Stated by the body itself, or by two sources",
            ),
            Self::Secondary => text("간접 출처 하나", "One secondary source"),
            Self::Text => text(
                "따르는 규칙 글에 적힌 대로",
                "As the text says that the rule set follows",
            ),
            Self::Guess => text("출처 없음: 추정한 값", "No source: our guess"),
        }
    }
}

/// Why the board does not allow a step, by the code of [`Illegal`](crate::Illegal).
pub const ILLEGAL: &[(&str, Text)] = &[
    (
        "no_piece",
        text("{at}에 기물이 없습니다.", "There is no piece on {at}."),
    ),
    (
        "not_yours",
        text("{at}의 기물은 상대 것입니다.", "The piece on {at} is not yours."),
    ),
    (
        "null_step",
        text(
            "제자리에 두는 것은 수가 아닙니다({at}).",
            "Staying on {at} is not a move.",
        ),
    ),
    (
        "own_piece",
        text("{at}에 자기 기물이 있습니다.", "Your own piece stands on {at}."),
    ),
    (
        "leaves_palace",
        text(
            "궁과 사는 궁성을 벗어날 수 없습니다({to}).",
            "General and guard stay in the palace; {to} is outside.",
        ),
    ),
    (
        "no_palace_line",
        text(
            "궁성에 {from}, {to} 사이를 잇는 선이 없습니다.",
            "No palace line joins {from} and {to}.",
        ),
    ),
    (
        "backward",
        text("졸과 병은 뒤로 가지 못합니다({to}).", "Soldiers never go back to {to}."),
    ),
    (
        "wrong_shape",
        text("그 기물은 그렇게 가지 못합니다.", "That piece does not move like that."),
    ),
    (
        "leg_blocked",
        text("{at}의 기물에 멱이 막혔습니다.", "The way is blocked at {at}."),
    ),
    (
        "path_blocked",
        text("{at}의 기물이 길을 막습니다.", "The line is blocked at {at}."),
    ),
    (
        "no_screen",
        text("포가 넘을 기물이 없습니다.", "The cannon has nothing to jump over."),
    ),
    (
        "screen_is_cannon",
        text(
            "포는 포를 넘지 못합니다({at}).",
            "A cannon does not jump over the cannon on {at}.",
        ),
    ),
    (
        "many_screens",
        text(
            "포는 하나만 넘습니다({between}).",
            "A cannon jumps over one piece only ({between}).",
        ),
    ),
    (
        "takes_cannon",
        text(
            "포는 포를 잡지 못합니다({at}).",
            "A cannon does not take the cannon on {at}.",
        ),
    ),
    (
        "stays_in_check",
        text(
            "{by}의 장군을 피하지 못합니다.",
            "Your general on {general} stays in check from {by}.",
        ),
    ),
    (
        "exposes_general",
        text(
            "그 수를 두면 {by}의 기물에 궁이 잡힙니다.",
            "Your general on {general} would be in check from {by}.",
        ),
    ),
    (
        "crosses_river",
        text(
            "상은 강을 건너지 못합니다({to}).",
            "An elephant does not cross the river; {to} is across.",
        ),
    ),
    (
        "sideways_too_early",
        text(
            "병과 졸은 강을 건넌 뒤에만 옆으로 갑니다({to}).",
            "A soldier goes sideways only across the river, not to {to}.",
        ),
    ),
    (
        "leaves_facing",
        text(
            "궁끼리 마주 보게 되는 수는 둘 수 없습니다({general}, {other}).",
            "The generals on {general} and {other} would face each other.",
        ),
    ),
];

/// Why a judge line is refused, by its code.
pub const ERRORS: &[(&str, Text)] = &[
    ("bad_json", text("JSON이 아닙니다.", "The line is not JSON.")),
    (
        "bad_request",
        text(
            "요청의 형식이 잘못되었습니다: {field}.",
            "The request is malformed: {field}.",
        ),
    ),
    (
        "bad_rules",
        text("규칙에 잘못된 항목이 있습니다.", "The rule set has faults."),
    ),
    ("bad_fen", text("FEN이 아닙니다.", "This is not a FEN.")),
    (
        "bad_position",
        text(
            "둘 수 없는 국면입니다.",
            "This position cannot be played under these rules.",
        ),
    ),
    (
        "bad_move",
        text("수로 읽을 수 없습니다: {move}.", "{move} is not a move or an action."),
    ),
    (
        "illegal_move",
        text(
            "{move}: 행마법에 어긋납니다.",
            "{move} is against the movement of the pieces.",
        ),
    ),
    (
        "refused_move",
        text("{move}: 규칙이 허용하지 않습니다.", "{move} is refused by the rules."),
    ),
    ("game_over", text("대국이 이미 끝났습니다.", "The game is over.")),
];
