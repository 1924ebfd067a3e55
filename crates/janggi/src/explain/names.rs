//! The names of fields and values of a rule set and of endings, in Korean and English: the one catalogue that documents, the
//! judge's export and the web page read. English words stand inside a sentence, so they begin small.
//!
//! Decides nothing.

use crate::referee::Cause;
use crate::ruleset::Field;

/// A text in both languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Text {
    /// Korean.
    pub ko: &'static str,
    /// English.
    pub en: &'static str,
}

const fn text(ko: &'static str, en: &'static str) -> Text {
    Text { ko, en }
}

impl Cause {
    /// What ended the game, in a word or two.
    #[must_use]
    pub const fn name(self) -> Text {
        match self {
            Self::BikjangAccepted => text("빅장", "bikjang"),
            Self::Mate => text("외통", "checkmate"),
            Self::NoPermittedAction => text("둘 수 있는 수 없음", "no permitted move left"),
            Self::Stalemate => text("둘 수 없음", "stalemate"),
            Self::DoublePass => text("양쪽 한수쉼", "two passes in a row"),
            Self::DeadPosition => text("기물 부족", "dead position"),
            Self::LowPoints => text("남은 기물 점수", "few pieces left"),
            Self::PlyLimit => text("수 제한", "the move limit"),
            Self::NoCaptureLimit => text("오랫동안 잡은 기물 없음", "too long without a capture"),
            Self::PerpetualCheck => text("반복장군", "perpetual check"),
            Self::Repetition => text("반복수", "repetition"),
            Self::Shuttle => text("같은 기물 반복 이동", "shuttling the same piece"),
            Self::Resigned => text("기권", "resignation"),
            Self::Flagged => text("시간 초과", "time"),
            Self::DrawAgreed => text("합의", "agreement"),
            Self::Aborted => text("취소", "cancellation"),
            Self::Adjudicated => text("판정", "decision of the referee"),
            Self::Abandoned => text("자리 비움", "absence"),
        }
    }
}

impl Field {
    /// What a table shows for the field.
    #[must_use]
    pub const fn name(self) -> Text {
        match self {
            Self::Movement => text("행마법", "Moves of the pieces"),
            Self::SetupOrder => text("차림 순서", "Order of setting up"),
            Self::SetupFirst => text("먼저 차리는 쪽", "Sets up first"),
            Self::SetupAllowed => text("쓸 수 있는 차림", "Setups allowed"),
            Self::SetupForbidMatsang => text("맞상 금지", "Opposite elephants forbidden"),
            Self::Deom => text("덤", "Deom for Han"),
            Self::BikjangMode => text("빅장", "Bikjang"),
            Self::BikjangGate => text("빅장 조건", "Bikjang only when"),
            Self::BikjangGeneralCapture => text("궁이 잡으며 생긴 빅장", "Facing made by a general's capture"),
            Self::BikjangAccept => text("빅장을 받는 방법", "Bikjang is accepted by"),
            Self::BikjangNonresolvingStep => text("빅장을 피하지 않는 수", "A move that leaves them facing"),
            Self::BikjangInCheck => text("장군일 때 빅장", "Bikjang while in check"),
            Self::BikjangResolveBy => text("빅장을 피하는 기물", "Who may resolve it"),
            Self::PassAllowed => text("한수쉼", "Passing"),
            Self::PassDouble => text("양쪽이 이어 쉬면", "Two passes in a row"),
            Self::PassCountsAsPly => text("한수쉼도 한 수로 셈", "A pass counts as a move"),
            Self::Repetition => text("반복수", "Repetition"),
            Self::PerpetualCheck => text("반복장군", "Perpetual check"),
            Self::CheckedSide => text("반복장군을 받는 쪽", "The side in perpetual check"),
            Self::LimitTotalPlies => text("수 제한", "Limit of moves"),
            Self::LimitNoCapturePlies => text(
                "잡지 않은 수 제한(50수 규칙)",
                "Moves without a capture (fifty-move rule)",
            ),
            Self::LimitLowPoints => text("점수 미달 종료", "Few points left"),
            Self::DeadPosition => text("외통이 나올 수 없는 국면", "Dead position"),
            Self::DrawOffer => text("무승부 제안", "Draw offers"),
            Self::DrawOfferResult => text("합의하면", "An agreed end means"),
            Self::Touch => text("만진 기물", "Touch-move"),
            Self::Flag => text("시간 초과", "Out of time"),
            Self::LeagueScore => text("대회 점수", "League points"),
        }
    }

    /// What the field decides, for somebody who edits a rule set.
    #[must_use]
    pub const fn help(self) -> Text {
        match self {
            Self::Movement => text("기물이 움직이는 법", "How the pieces move"),
            Self::SetupOrder => text(
                "누가 먼저, 공개로 또는 비공개로 차리는지",
                "Who sets up first, openly or in secret",
            ),
            Self::SetupFirst => text("먼저 차리는 쪽", "The side that sets up first"),
            Self::SetupAllowed => text("어떤 차림을 고를 수 있는지", "Which setups can be chosen"),
            Self::SetupForbidMatsang => text(
                "양쪽의 상이 마주 보는 차림을 막는지",
                "Whether setups with elephants on opposite wings are barred",
            ),
            Self::Deom => text(
                "후수인 한이 받는 점수 (0.5점 단위)",
                "Points that Han gets for moving second, in half points",
            ),
            Self::BikjangMode => text(
                "두 궁이 마주 보면 어떻게 되는지",
                "What the generals facing each other means",
            ),
            Self::BikjangGate => text("빅장이 언제부터 되는지", "When bikjang starts to count"),
            Self::BikjangGeneralCapture => text(
                "궁이 기물을 잡아 마주 보게 된 경우",
                "When a general's capture made them face",
            ),
            Self::BikjangAccept => text("무엇을 하면 빅장이 이루어지는지", "What makes a bikjang final"),
            Self::BikjangNonresolvingStep => text(
                "마주 본 채로 두는 수를 어떻게 보는지",
                "How a move that leaves the generals facing each other counts",
            ),
            Self::BikjangInCheck => text(
                "장군을 받으면서 빅장을 받을 수 있는지",
                "Whether a side in check may accept a bikjang",
            ),
            Self::BikjangResolveBy => text("어떤 기물로 피할 수 있는지", "Which piece may end the facing"),
            Self::PassAllowed => text("언제 쉴 수 있는지", "When passing is allowed"),
            Self::PassDouble => text("양쪽이 잇달아 쉬면 어떻게 되는지", "What two passes in a row mean"),
            Self::PassCountsAsPly => text("수 제한을 셀 때", "When moves are counted for a limit"),
            Self::Repetition => text(
                "같은 국면이나 같은 이동이 되풀이될 때",
                "When positions or moves repeat",
            ),
            Self::PerpetualCheck => text("장군을 되풀이할 때", "When checks repeat"),
            Self::CheckedSide => text("반복수로 질 수 있는지", "Whether it can lose by the repetition"),
            Self::LimitTotalPlies => text("몇 수에서 판을 끝내는지", "After how many moves the game ends"),
            Self::LimitNoCapturePlies => text(
                "몇 수 동안 잡지 않으면 끝나는지. 양쪽을 합해 100수이면 체스의 50수 규칙",
                "How many moves of both sides without a capture end the game; 100 is the fifty-move rule of chess",
            ),
            Self::LimitLowPoints => text("남은 점수가 적으면 끝나는지", "Whether few points left end the game"),
            Self::DeadPosition => text("어떻게 두어도 외통이 없을 때", "When nobody can be mated any more"),
            Self::DrawOffer => text("합의로 비길 수 있는지", "Whether the sides may agree on a draw"),
            Self::DrawOfferResult => text("합의로 끝나면 무승부인지 점수인지", "A draw, or points decide"),
            Self::Touch => text("만지거나 손을 뗀 기물의 처리", "What touching a piece means"),
            Self::Flag => text("시간이 다 된 쪽", "The side that ran out of time"),
            Self::LeagueScore => text(
                "승·점수승·점수패·패에 주는 점수",
                "Points for win, win on points, loss on points, loss",
            ),
        }
    }

    /// The one-word values of this field, in the order of a picker; none where a value is a number, a list, several parts or
    /// a league's points.
    #[must_use]
    pub const fn codes(self) -> &'static [&'static str] {
        match self {
            Self::Movement => &["janggi", "xiangqi", "chesswar"],
            Self::SetupOrder => &[
                "han_first_visible",
                "cho_first_visible",
                "simultaneous_hidden",
                "swap_moves",
                "piece_by_piece",
                "fixed",
            ],
            Self::SetupFirst => &["cho", "han"],
            Self::SetupAllowed => &["four_swaps", "four_and_central", "any", "of_the_law"],
            Self::SetupForbidMatsang | Self::PassCountsAsPly => &["yes", "no"],
            Self::BikjangMode => &["off", "illegal", "draw", "points"],
            Self::BikjangGate => &["none", "both_below_30", "after_first_capture"],
            Self::BikjangGeneralCapture => &["no_exception", "not_callable"],
            Self::BikjangAccept => &["pass", "call", "call_or_pass", "any_nonresolving_action", "immediate"],
            Self::BikjangNonresolvingStep => &["illegal", "legal", "ends_game"],
            Self::BikjangInCheck => &["accept_allowed", "must_answer_check"],
            Self::BikjangResolveBy => &["any", "general_only"],
            Self::PassAllowed => &["not_in_check", "never"],
            Self::PassDouble => &["none", "draw", "points"],
            Self::PerpetualCheck => &["as_repetition"],
            Self::CheckedSide => &["as_any", "never_loses"],
            Self::DrawOffer => &["never", "both_below_30", "always"],
            Self::DrawOfferResult => &["draw", "points"],
            Self::DeadPosition => &["off", "draw"],
            Self::Touch => &["free", "letting_go", "touch_move"],
            Self::Flag => &["loses"],
            Self::Deom
            | Self::Repetition
            | Self::LimitTotalPlies
            | Self::LimitNoCapturePlies
            | Self::LimitLowPoints
            | Self::LeagueScore => &[],
        }
    }

    /// The word for a one-word value of this field; `None` for a code that no field has.
    #[must_use]
    pub fn word(self, code: &str) -> Option<Text> {
        self.own_word(code).or_else(|| {
            let general = VALUE_WORDS.iter().find(|(word, _)| *word == code);
            general.map(|(_, text)| *text)
        })
    }

    /// The word for a value that means something particular in this field.
    fn own_word(self, code: &str) -> Option<Text> {
        Some(match (self, code) {
            (Self::PassAllowed, "never") => text("쉴 수 없음, 둘 수가 없으면 짐", "never; having no move loses"),
            (Self::SetupAllowed, "any") => text("아무 배치", "any position"),
            (Self::BikjangMode, "off") => text("효력 없음", "no effect"),
            (Self::BikjangMode, "illegal") => text("마주 보게 둘 수 없음", "not allowed"),
            (Self::BikjangGate, "none") => text("언제나", "always"),
            (Self::BikjangNonresolvingStep, "ends_game") => text("두면 빅장으로 끝남", "ends the game"),
            (Self::BikjangResolveBy, "any") => text("아무 기물", "any piece"),
            (Self::DeadPosition, "off") => text("계속 둠", "play goes on"),
            (Self::PassDouble, "none") => text("그대로 이어짐", "nothing"),
            _ => return None,
        })
    }
}

/// The words for every value of a field that is one word; [`Field::word`] knows where one means something particular.
/// Numbers and lists speak for themselves.
pub const VALUE_WORDS: &[(&str, Text)] = &[
    ("janggi", text("장기", "Janggi")),
    ("xiangqi", text("중국 장기(샹치)", "Xiangqi (Chinese chess)")),
    ("chesswar", text("체스 워", "Chess War")),
    ("of_the_law", text("정해진 한 가지", "the one fixed start")),
    ("han_first_visible", text("한 먼저, 공개", "Han first, openly")),
    ("cho_first_visible", text("초 먼저, 공개", "Cho first, openly")),
    ("simultaneous_hidden", text("동시에, 비공개", "both at once, hidden")),
    ("swap_moves", text("첫 수로 자리 바꾸기", "by swaps as first moves")),
    (
        "piece_by_piece",
        text("기물을 하나씩 번갈아 놓기", "one piece at a time, in turn"),
    ),
    ("fixed", text("정해진 차림", "fixed")),
    ("cho", text("초", "Cho")),
    ("han", text("한", "Han")),
    ("four_swaps", text("네 가지", "the four")),
    (
        "four_and_central",
        text("네 가지와 기동차", "the four and the central chariot"),
    ),
    ("any", text("제한 없음", "any")),
    ("general_only", text("궁만", "the general only")),
    ("yes", text("예", "yes")),
    ("no", text("아니요", "no")),
    ("off", text("없음", "off")),
    ("illegal", text("둘 수 없음", "not allowed")),
    ("draw", text("무승부", "draw")),
    ("points", text("점수로 가림", "points decide")),
    ("none", text("없음", "none")),
    (
        "both_below_30",
        text("양쪽 모두 30점 미만", "both sides below 30 points"),
    ),
    (
        "after_first_capture",
        text("기물을 처음 잡은 뒤", "after the first capture"),
    ),
    ("no_exception", text("예외 없음", "no exception")),
    ("not_callable", text("부를 수 없음", "cannot be called")),
    ("pass", text("한수쉼", "passing")),
    ("call", text("부르기", "calling it")),
    ("call_or_pass", text("부르거나 한수쉼", "calling or passing")),
    (
        "any_nonresolving_action",
        text("피하지 않는 모든 수", "any action that does not resolve it"),
    ),
    ("immediate", text("바로 끝남", "at once, without a reply")),
    ("legal", text("둘 수 있음", "allowed")),
    ("ends_game", text("대국이 끝남", "ends the game")),
    ("accept_allowed", text("받을 수 있음", "may be accepted")),
    ("must_answer_check", text("먼저 멍군", "check must be answered first")),
    ("not_in_check", text("장군이 아니면 언제나", "whenever not in check")),
    ("as_repetition", text("반복수와 같음", "as repetition")),
    ("as_any", text("다른 쪽과 같음", "like any other side")),
    ("never_loses", text("반복수로 지지 않음", "never loses by it")),
    ("never", text("없음", "never")),
    ("always", text("언제나", "always")),
    ("free", text("자유", "off")),
    (
        "letting_go",
        text("손을 떼면 무를 수 없음", "a move stands once the piece is let go"),
    ),
    (
        "touch_move",
        text(
            "만진 기물은 꼭 둠, 손을 떼면 무를 수 없음",
            "a touched piece has to move, and a move stands once it is let go",
        ),
    ),
    ("loses", text("짐", "loses")),
    ("mover_loses", text("둔 쪽이 짐", "the mover loses")),
    ("refused", text("둘 수 없음", "not allowed")),
    ("position", text("같은 국면", "same position")),
    ("ban_position", text("같은 국면 금지", "same position refused")),
    (
        "shuttle",
        text("같은 기물이 같은 곳을 오감", "the same piece shuttling"),
    ),
    ("asian", text("아시아 샹치 연맹의 정의로", "by the Asian definition")),
    ("same", text("그대로", "unchanged")),
    ("exempt", text("적용 안 함", "does not apply")),
];

/// The parts of a value that is no single word, by path and code. `{n}` is a number, `{nth}` its English ordinal, `{points}`
/// points.
pub const VALUE_PHRASES: &[(&str, Text)] = &[
    (
        "repetition.position",
        text("같은 국면 {n}번", "a position for the {nth} time"),
    ),
    (
        "repetition.ban_position",
        text("같은 국면 {n}번째", "a position for the {nth} time"),
    ),
    (
        "repetition.shuttle",
        text("같은 기물이 같은 곳을 오감", "the same piece shuttling"),
    ),
    ("repetition.count_passes.no", text("쉰 수는 빼고", "passes not counted")),
    ("repetition.chaser_loses.yes", text("쫓는 쪽이 짐", "a chaser loses")),
    (
        "repetition.chaser_loses.asian",
        text(
            "쫓는 쪽이 짐(아시아 샹치 연맹)",
            "a chaser loses (Asian Xiangqi Federation)",
        ),
    ),
    (
        "both_below_30.exempt",
        text("30점 미만이면 예외", "not when both are below 30"),
    ),
    (
        "both_below_30.draw",
        text("30점 미만이면 무승부", "a draw when both are below 30"),
    ),
    (
        "both_below_30.points",
        text("30점 미만이면 점수", "points when both are below 30"),
    ),
    ("perpetual_check.loses", text("{n}번째에 짐", "loses at the {nth} time")),
    ("limit.n", text("{n}수", "{n} moves")),
    ("limit.max", text("{points}점 이하", "{points} points or fewer")),
    ("limit.counts_deom.yes", text("덤 포함", "deom included")),
    (
        "limit.quiet_only.yes",
        text("장군·잡기가 아닌 수 뒤에", "after a quiet move"),
    ),
    ("points", text("{points}점", "{points} points")),
    ("none", text("없음", "none")),
];
