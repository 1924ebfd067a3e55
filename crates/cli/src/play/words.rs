//! What the terminal game says, in Korean and English. The sentences about rules and endings are not here: they come from
//! the core's one table.

use clap::ValueEnum;
use janggi::Side;

/// The player's language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Language {
    /// 한국어
    Ko,
    /// English
    En,
}

impl Language {
    /// From `LC_ALL`, `LC_MESSAGES` or `LANG`: Korean where they say so, else English.
    pub(crate) fn of_environment() -> Self {
        let named = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .iter()
            .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
        if named.is_some_and(|value| value.starts_with("ko")) {
            Self::Ko
        } else {
            Self::En
        }
    }

    /// The same language in the core's table of sentences.
    pub(crate) const fn of_core(self) -> janggi::explain::Language {
        match self {
            Self::Ko => janggi::explain::Language::Korean,
            Self::En => janggi::explain::Language::English,
        }
    }

    /// One of two texts.
    pub(crate) fn pick<'a>(self, ko: &'a str, en: &'a str) -> &'a str {
        match self {
            Self::Ko => ko,
            Self::En => en,
        }
    }

    /// The side's name.
    pub(crate) fn side(self, side: Side) -> &'static str {
        match (self, side) {
            (Self::Ko, Side::Cho) => "초",
            (Self::Ko, Side::Han) => "한",
            (Self::En, Side::Cho) => "Cho",
            (Self::En, Side::Han) => "Han",
        }
    }
}

/// The list of commands.
pub(crate) const HELP_EN: &str = "\
  a4b4, 71졸72, 7172   a move: points as in UCI, or Korean (rank digit from Han's side, file digit from Cho's left)
  P71-72, E44xP72      the same with the piece's letter: K A H E R C P
  a4, 71               where the piece on that point may go
  hints                every legal move
  pass                 give up the turn
  call                 call bikjang, where the rules know it
  offer, accept, decline   a draw, where the rules know it
  undo                 take back to your own last turn
  flip, fen, help, resign, quit
";

/// The same in Korean.
pub(crate) const HELP_KO: &str = "\
  71졸72, 7172, a4b4   수 두기: 한 쪽에서 센 줄 번호와 초 왼쪽에서 센 길 번호, 또는 영문 좌표
  P71-72, E44xP72      서양식: 기물 글자 K A H E R C P와 같은 번호
  71, a4               그 자리의 기물이 갈 수 있는 곳
  수                   둘 수 있는 모든 수
  한수쉼               한 수 쉬기
  빅장                 빅장 부르기 (규칙에 있을 때)
  무승부, 수락, 거절   무승부 제안과 대답 (규칙에 있을 때)
  무르기               내 차례로 되돌리기
  뒤집기, fen, 도움말, 기권, 끝
";
