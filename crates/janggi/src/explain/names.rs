//! Names and one-line explanations of presets, and the words for fields and their values, in Korean and English.
//!
//! For pickers, tables and documents; decides nothing.

use crate::ruleset::{Field, Preset};

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

impl Preset {
    /// What a picker shows.
    #[must_use]
    pub const fn name(self) -> Text {
        match self {
            Self::Kakao => text("카카오장기", "Kakao Janggi"),
            Self::Casual => text("친선 대국", "Casual"),
            Self::KjaPoints => text("대한장기협회 점수제", "KJA, points format"),
            Self::KjaDecisive => text("대한장기협회 승부제", "KJA, win-draw-loss format"),
            Self::Kjf2022 => text("대한장기연맹 2022", "KJF 2022"),
            Self::Hangame => text("한게임", "Hangame"),
            Self::Pychess => text("pychess", "pychess"),
            Self::NorthKorean => text("북한식", "North Korean"),
            Self::Koopkorea1a => text("쿱코리아 1A", "KoopKorea 1A"),
            Self::Koopkorea1b => text("쿱코리아 1B", "KoopKorea 1B"),
            Self::Koopkorea1c => text("쿱코리아 1C", "KoopKorea 1C"),
            Self::Koopkorea2 => text("쿱코리아 2", "KoopKorea 2"),
            Self::Koopkorea3 => text("쿱코리아 3", "KoopKorea 3"),
            Self::Heptathlon => text("테이블 헵타슬론", "Table Heptathlon"),
            Self::Vchess => text("vchess", "vchess"),
            Self::Chesswar => text("체스 워", "Chess War"),
            Self::FsfTraditional => text("FSF 전통", "Fairy-Stockfish traditional"),
            Self::FsfModern => text("FSF 현대", "Fairy-Stockfish modern"),
            Self::FsfCasual => text("FSF 간이", "Fairy-Stockfish casual"),
            Self::Record => text("기보 재생", "Record import"),
        }
    }

    /// One line that tells this rule set from the others.
    #[must_use]
    pub const fn about(self) -> Text {
        match self {
            Self::Kakao => text(
                "빅장 없음. 연속 한수쉼, 200수, 10점 이하이면 점수로 승부. 같은 자리 세 번 왕복 금지.",
                "No bikjang. Two passes, 200 plies or 10 points left: points decide. No third trip to and fro.",
            ),
            Self::Casual => text(
                "빅장이면 부르거나 피하기. 연속 한수쉼, 같은 국면 세 번, 100수 무잡이면 무승부.",
                "Bikjang is called or resolved. Two passes, a third repetition or 100 plies without capture draw.",
            ),
            Self::KjaPoints => text(
                "기물을 하나라도 잡은 뒤 빅장을 부르면 점수로 승부. 같은 국면 세 번째는 금지.",
                "After the first capture bikjang may be called and points decide. A third repetition is refused.",
            ),
            Self::KjaDecisive => text(
                "양쪽 모두 30점 미만일 때만 빅장을 부를 수 있고 무승부. 같은 국면 세 번째는 금지.",
                "Bikjang may be called, and draws, only while both sides are below 30 points. A third repetition is refused.",
            ),
            Self::Kjf2022 => text(
                "첫 잡이 뒤 빅장을 피하지 않으면 점수로 승부. 같은 국면을 네 번째 만든 쪽이 진다.",
                "After the first capture an unanswered bikjang is decided on points. Who repeats a fourth time loses.",
            ),
            Self::Hangame => text(
                "빅장은 받아들이면 무승부, 무시해도 된다. 한수쉼은 수로 세지 않는다.",
                "Bikjang draws if accepted and may be ignored. A pass is not counted as a ply.",
            ),
            Self::Pychess => text(
                "빅장에서 쉬면 점수로 승부, 아니면 피해야 한다. 같은 국면 세 번이면 점수.",
                "In bikjang pass and points decide, or resolve it. Points decide at the third repetition.",
            ),
            Self::NorthKorean => text(
                "쿱코리아 1A에 기동차 차림을 더한 것. 다른 차이는 알려진 바가 엇갈린다.",
                "KoopKorea 1A with central chariots allowed. Sources disagree on any other difference.",
            ),
            Self::Koopkorea1a => text(
                "대회 방식: 빅장을 피하지 않으면 점수로 승부.",
                "Tournament: an unanswered bikjang is decided on points.",
            ),
            Self::Koopkorea1b => text(
                "친선 방식: 빅장을 피하지 않으면 무승부.",
                "Friendly: an unanswered bikjang is a draw.",
            ),
            Self::Koopkorea1c => text(
                "양쪽 모두 30점 미만일 때만 빅장이 무승부가 된다.",
                "An unanswered bikjang draws only while both sides are below 30 points.",
            ),
            Self::Koopkorea2 => text(
                "빅장 없음. 마주 보아도 그대로 둔다.",
                "No bikjang: facing generals mean nothing.",
            ),
            Self::Koopkorea3 => text(
                "상기처럼 궁끼리 마주 보는 수는 둘 수 없다.",
                "As in Chinese chess the generals may never face each other.",
            ),
            Self::Heptathlon => text(
                "빅장을 피하지 않으면 점수로 승부. 같은 국면 세 번째에는 쫓는 쪽이 진다.",
                "An unanswered bikjang is decided on points. At the third repetition the side that chases loses.",
            ),
            Self::Vchess => text(
                "초가 먼저 마상을 바꾼다. 빅장을 피하지 않으면 무승부, 덤 없음.",
                "Cho swaps horse and elephant first. An unanswered bikjang draws. No deom.",
            ),
            Self::Chesswar => text("궁끼리 마주 보는 순간 무승부.", "Facing generals draw at once."),
            Self::FsfTraditional => text(
                "Fairy-Stockfish janggitraditional: 빅장에서 쉬면 무승부.",
                "Fairy-Stockfish janggitraditional: passing in bikjang draws.",
            ),
            Self::FsfModern => text(
                "Fairy-Stockfish janggimodern: 빅장 없음, 세 번째 왕복은 패.",
                "Fairy-Stockfish janggimodern: no bikjang; the third trip to and fro loses.",
            ),
            Self::FsfCasual => text(
                "Fairy-Stockfish janggicasual: 빅장 없음, 세 번 반복이면 무승부.",
                "Fairy-Stockfish janggicasual: no bikjang; a third repetition draws.",
            ),
            Self::Record => text(
                "행마와 장군만 본다. 기보를 그대로 재생할 때.",
                "Movement and check only, to replay records as they were played.",
            ),
        }
    }
}

impl Field {
    /// What a table shows for the field.
    #[must_use]
    pub const fn name(self) -> Text {
        match self {
            Self::Movement => text("행마법", "Movement"),
            Self::SetupOrder => text("차림 순서", "Who arranges when"),
            Self::SetupFirst => text("먼저 차리는 쪽", "Who arranges first"),
            Self::SetupAllowed => text("허용되는 차림", "Arrangements"),
            Self::SetupForbidMatsang => text("맞상 금지", "Opposite elephants forbidden"),
            Self::Deom => text("덤 (반점 단위)", "Deom for Han (half points)"),
            Self::BikjangMode => text("빅장", "Bikjang"),
            Self::BikjangGate => text("빅장 조건", "Bikjang available"),
            Self::BikjangGeneralCapture => text("궁이 잡으며 생긴 빅장", "Bikjang by a general's capture"),
            Self::BikjangAccept => text("빅장을 받는 방법", "Bikjang accepted by"),
            Self::BikjangNonresolvingStep => text("빅장을 피하지 않는 수", "A step that does not resolve it"),
            Self::BikjangInCheck => text("장군과 빅장", "Bikjang in check"),
            Self::BikjangResolveBy => text("빅장을 피하는 방법", "Bikjang resolved by"),
            Self::PassAllowed => text("한수쉼", "Pass"),
            Self::PassDouble => text("연속 한수쉼", "Two passes in a row"),
            Self::PassCountsAsPly => text("한수쉼도 수로 셈", "A pass counts as a ply"),
            Self::Repetition => text("반복수", "Repetition"),
            Self::PerpetualCheck => text("반복장군", "Perpetual check"),
            Self::LimitTotalPlies => text("총 수 제한", "Length of the game"),
            Self::LimitNoCapturePlies => text("잡지 않은 수 제한", "Plies without capture"),
            Self::LimitLowPoints => text("낮은 점수 종료", "Low points"),
            Self::DrawOffer => text("무승부 제안", "Draw offer"),
            Self::DrawOfferResult => text("합의의 결과", "What agreement means"),
            Self::Flag => text("시간 초과", "Time over"),
            Self::LeagueScore => text("리그 승점", "League score"),
        }
    }
}

/// The words for every value of a field that is one word. Numbers and lists speak for themselves.
pub const VALUE_WORDS: &[(&str, Text)] = &[
    ("janggi", text("장기", "Janggi")),
    ("han_first_visible", text("한이 먼저 보이게", "Han first, visibly")),
    ("cho_first_visible", text("초가 먼저 보이게", "Cho first, visibly")),
    ("simultaneous_hidden", text("동시에 숨겨서", "Both at once, hidden")),
    (
        "swap_moves",
        text("첫 수 대신 마상 바꾸기", "Swaps instead of first moves"),
    ),
    ("fixed", text("정해진 차림", "Given")),
    ("cho", text("초", "Cho")),
    ("han", text("한", "Han")),
    ("four_swaps", text("마상 네 가지", "Four orders of horse and elephant")),
    (
        "four_and_central",
        text("네 가지와 기동차", "Those four and central chariots"),
    ),
    ("any", text("제한 없음", "Any")),
    ("general_only", text("궁만", "The general only")),
    ("yes", text("예", "Yes")),
    ("no", text("아니요", "No")),
    ("off", text("없음", "Off")),
    ("illegal", text("둘 수 없음", "Not possible")),
    ("draw", text("무승부", "Draw")),
    ("points", text("점수로 승부", "Points decide")),
    ("none", text("없음", "None")),
    ("both_below_30", text("양쪽 모두 30점 미만", "Both below 30 points")),
    ("after_first_capture", text("첫 잡이 뒤", "After the first capture")),
    ("no_exception", text("예외 없음", "No exception")),
    ("not_callable", text("부를 수 없음", "Not callable")),
    ("pass", text("한수쉼", "A pass")),
    ("call", text("부르기", "A call")),
    ("call_or_pass", text("부르기 또는 한수쉼", "A call or a pass")),
    (
        "any_nonresolving_action",
        text("피하지 않는 모든 수", "Any action that does not resolve it"),
    ),
    ("immediate", text("바로 끝남", "At once")),
    ("legal", text("둘 수 있음", "Possible")),
    ("ends_game", text("대국이 끝남", "Ends the game")),
    ("accept_allowed", text("빅장이 먼저", "Bikjang goes first")),
    ("must_answer_check", text("장군이 먼저", "Check goes first")),
    ("not_in_check", text("장군이 아닐 때", "When not in check")),
    ("as_repetition", text("따로 없음", "No rule of its own")),
    ("never", text("없음", "Never")),
    ("always", text("언제나", "Always")),
    ("loses", text("패", "Loses")),
    ("mover_loses", text("둔 쪽이 패", "The mover loses")),
    ("refused", text("둘 수 없음", "Refused")),
    ("position", text("같은 국면", "Same position")),
    ("ban_position", text("같은 국면 금지", "Same position refused")),
    ("shuttle", text("왕복", "To and fro")),
    ("same", text("그대로", "Unchanged")),
    ("exempt", text("적용 안 함", "Does not apply")),
];
