//! The name of each preset and one line about it, in Korean and English.

use crate::explain::names::Text;
use crate::ruleset::Preset;

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
            Self::Xiangqi => text("중국 장기(샹치)", "Xiangqi (Chinese chess)"),
            Self::FsfTraditional => text("FSF 전통", "Fairy-Stockfish traditional"),
            Self::FsfModern => text("FSF 현대", "Fairy-Stockfish modern"),
            Self::FsfCasual => text("FSF 간이", "Fairy-Stockfish casual"),
            Self::Record => text("기보 재생", "Record import"),
        }
    }

    /// One line that distinguishes this rule set from the others.
    #[must_use]
    #[expect(
        clippy::too_many_lines,
        reason = "a table of one row a preset, which the compiler keeps complete"
    )]
    pub const fn about(self) -> Text {
        match self {
            Self::Kakao => text(
                "빅장 없음. 연속 한수쉼, 200수, 10점 이하이면 점수로 승부. 같은 자리 세 번 왕복 금지.",
                "No bikjang. Two passes, 200 plies or 10 points left: points decide. No third repetition.",
            ),
            Self::Casual => text(
                "빅장이면 부르거나 피하기. 연속 한수쉼, 같은 국면 세 번, 100수 동안 기물을 잡지 않으면 무승부.",
                "Bikjang is called or resolved. Two passes, a third repetition or 100 plies without capture draw.",
            ),
            Self::KjaPoints => text(
                "기물을 하나라도 잡은 뒤 빅장을 부르면 점수로 승부. 같은 국면 세 번째는 금지.",
                "After the first capture bikjang may be called and points decide. A third repetition is refused.",
            ),
            Self::KjaDecisive => text(
                "양쪽 모두 30점 미만일 때만 빅장을 부를 수 있고 무승부. 같은 국면 세 번째는 금지, 연속 한수쉼은 점수로 승부.",
                "Bikjang may be called, and draws, only while both sides are below 30 points. A third repetition is refused; after two passes points decide.",
            ),
            Self::Kjf2022 => text(
                "기물을 처음 잡은 뒤 빅장을 피하지 않으면 점수로 승부. 같은 국면을 네 번째 만든 쪽이 진다.",
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
                "준공식 대회 방식: 빅장을 피하지 않으면 무승부.",
                "Semi-official tournament: an unanswered bikjang is a draw.",
            ),
            Self::Koopkorea1c => text(
                "양쪽 모두 30점 미만일 때만 빅장이 무승부가 된다.",
                "An unanswered bikjang draws only while both sides are below 30 points.",
            ),
            Self::Koopkorea2 => text(
                "친선 방식: 빅장 없음. 궁끼리 마주 보아도 그대로 둔다.",
                "Friendly: no bikjang, facing generals mean nothing.",
            ),
            Self::Koopkorea3 => text(
                "중국 장기(샹치)처럼 궁끼리 마주 보는 수는 둘 수 없다.",
                "As in Chinese chess the generals may never face each other.",
            ),
            Self::Heptathlon => text(
                "빅장은 궁을 움직여야 피하고, 아니면 점수로 승부. 같은 국면 세 번째에는 쫓는 쪽이 진다.",
                "Only a move of the general answers a bikjang, or points decide. At the third repetition the side that chases loses.",
            ),
            Self::Vchess => text(
                "초가 먼저 마상을 바꾼다. 빅장을 피하지 않으면 무승부, 덤 없음.",
                "Cho swaps horse and elephant first. An unanswered bikjang draws. No deom.",
            ),
            Self::Chesswar => text(
                "기물을 하나씩 번갈아 놓는다. 포는 잡을 때만 넘는다. 궁끼리 마주 보는 순간 무승부.",
                "The pieces are placed in turn. Cannons leap only to take. Facing generals draw at once.",
            ),
            Self::Xiangqi => text(
                "중국 장기. 한수쉼이 없고, 둘 수가 없거나 장군이나 쫓기를 되풀이하면 진다.",
                "Chinese chess. No pass; having no move, or checking or chasing on and on, loses.",
            ),
            Self::FsfTraditional => text(
                "Fairy-Stockfish janggitraditional: 빅장에서 쉬면 무승부.",
                "Fairy-Stockfish janggitraditional: passing in bikjang draws.",
            ),
            Self::FsfModern => text(
                "Fairy-Stockfish janggimodern: 빅장 없음, 세 번째 왕복은 패.",
                "Fairy-Stockfish janggimodern: no bikjang; a third repetition with the same piece loses.",
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

#[cfg(test)]
mod tests {
    use crate::ruleset::Preset;

    /// KoopKorea's manual lists 1A to 1C under "semi-official tournament rule" and 2 as the friendly match.
    #[test]
    fn only_the_second_rule_of_koopkorea_is_called_friendly() {
        for preset in Preset::ALL {
            let about = preset.about();
            let friendly = preset == Preset::Koopkorea2;
            assert_eq!(about.en.contains("Friendly"), friendly, "{}", preset.id());
            assert_eq!(about.ko.contains("친선"), friendly, "{}", preset.id());
        }
    }
}
