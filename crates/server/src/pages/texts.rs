//! Title and description of each page, in three languages. The browser updates the tab's title once the app runs.

use super::address::Fixed;
use wire::account::Language;

/// A title and a description.
pub(super) type Words = (&'static str, &'static str);

/// Texts in each language: Korean, English, Dutch.
struct Texts {
    ko: Words,
    en: Words,
    nl: Words,
}

impl Texts {
    const fn of(&self, language: Language) -> Words {
        match language {
            Language::Korean => self.ko,
            Language::English => self.en,
            Language::Dutch => self.nl,
        }
    }
}

/// Texts of a page that is the same for everybody.
pub(super) fn fixed(page: Fixed, language: Language) -> Words {
    let texts = match page {
        Fixed::Start => START,
        Fixed::Games => GAMES,
        Fixed::Records => RECORDS,
        Fixed::Analysis => ANALYSIS,
        Fixed::Editor => EDITOR,
        Fixed::Learn | Fixed::Lesson => LEARN,
        Fixed::Drill => DRILL,
        Fixed::Problems => PROBLEMS,
        Fixed::Glossary => GLOSSARY,
        Fixed::Culture => CULTURE,
        Fixed::Openings => OPENINGS,
        Fixed::Endgames => ENDGAMES,
        Fixed::Clock => CLOCK,
        Fixed::Stickers => STICKERS,
        Fixed::Shortcuts => SHORTCUTS,
        Fixed::Army => ARMY,
        Fixed::Device => DEVICE,
        Fixed::RuleSets => RULE_SETS,
        Fixed::House => HOUSE,
        Fixed::Lobby => LOBBY,
        Fixed::Account => ACCOUNT,
        Fixed::Leaderboard => LEADERBOARD,
    };
    texts.of(language)
}

/// Texts of a missing page.
pub(super) fn missing(language: Language) -> Words {
    MISSING.of(language)
}

/// Texts of a game that cannot be described now.
pub(super) fn some_game(language: Language) -> Words {
    SOME_GAME.of(language)
}

/// The description of a player's page.
pub(super) fn player(language: Language) -> &'static str {
    match language {
        Language::Korean => "레이팅과 급·단, 레이팅 변화, 상대 전적.",
        Language::English => "Ratings and grades, how they changed, and scores against others.",
        Language::Dutch => "Ratings en graden, hun verloop, en scores tegen anderen.",
    }
}

const START: Texts = Texts {
    ko: (
        "누구나 바로 두는 장기",
        "가입 없이 컴퓨터나 친구와 장기를 두고, 두는 법을 배우고, 대국을 분석해 보세요.",
    ),
    en: (
        "Janggi, Korean chess",
        "Play Janggi against the computer or a friend, learn the rules and analyse your games. No sign-up needed.",
    ),
    nl: (
        "Janggi, Koreaans schaak",
        "Speel Janggi tegen de computer of een vriend, leer de regels en analyseer je partijen. Zonder account.",
    ),
};
const GAMES: Texts = Texts {
    ko: ("내 대국", "두고 있는 대국과 끝난 대국."),
    en: ("My games", "Your games in progress and your finished games."),
    nl: ("Mijn partijen", "De partijen die je speelt en hebt gespeeld."),
};
const RECORDS: Texts = Texts {
    ko: ("기보", "기보 파일을 열어 한 수씩 되짚어 보고 다른 형식으로 저장하세요."),
    en: (
        "Game records",
        "Open files of games, replay them move by move and save them in other formats.",
    ),
    nl: (
        "Partijenarchief",
        "Open bestanden met partijen, speel ze zet voor zet na en bewaar ze in andere formaten.",
    ),
};
const ANALYSIS: Texts = Texts {
    ko: (
        "분석",
        "어느 국면이든 변화를 두어 보고, 엔진의 평가와 추천 수를 확인하세요.",
    ),
    en: (
        "Analysis",
        "Try variations from any position, with the engine's evaluation and best moves.",
    ),
    nl: (
        "Analyse",
        "Probeer varianten vanuit elke stelling, met de beoordeling en de beste zetten van de engine.",
    ),
};
const LEARN: Texts = Texts {
    ko: (
        "장기 두는 법",
        "기물이 움직이는 법, 궁성, 포, 한수쉼, 빅장, 점수까지 장기 규칙을 쉽게 배우세요.",
    ),
    en: (
        "How to play Janggi",
        "The pieces, the palace, the cannon, passing, bikjang and points: the rules of Korean chess.",
    ),
    nl: (
        "Zo speel je Janggi",
        "De stukken, het paleis, het kanon, passen, Bigjang en punten: de regels van Koreaans schaak.",
    ),
};
const EDITOR: Texts = Texts {
    ko: (
        "국면 편집",
        "원하는 국면을 차려 분석하거나, 그 국면에서 대국을 시작하거나, 그림으로 저장하세요.",
    ),
    en: (
        "Position editor",
        "Set up any position, analyse it, start a game from it or save it as a picture.",
    ),
    nl: (
        "Stelling opzetten",
        "Zet een stelling op, analyseer haar, begin er een partij mee of bewaar haar als plaatje.",
    ),
};
const DEVICE: Texts = Texts {
    ko: (
        "이 기기에서 대국",
        "브라우저에서 도는 컴퓨터와 인터넷 없이 장기를 두세요.",
    ),
    en: (
        "Play on this device",
        "Play Janggi against the computer that runs in your browser, without a network.",
    ),
    nl: (
        "Spelen op dit apparaat",
        "Speel Janggi tegen de computer die in je browser draait, zonder netwerk.",
    ),
};
const DRILL: Texts = Texts {
    ko: (
        "한자와 기보 읽기 연습",
        "기물의 한자와 기보의 숫자를 익히는 연습. 틀린 것은 더 자주 나옵니다.",
    ),
    en: (
        "Practice: pieces and notation",
        "Learn to read the characters on the pieces and the numbers of the notation. Mistakes come back sooner.",
    ),
    nl: (
        "Oefenen: stukken en notatie",
        "Leer de tekens op de stukken en de cijfers van de notatie lezen; wat je mist komt eerder terug.",
    ),
};
const PROBLEMS: Texts = Texts {
    ko: (
        "묘수풀이",
        "외통과 이득, 위기 탈출까지, 대국에서 고른 장기 문제를 판 위에서 풀어 보세요.",
    ),
    en: (
        "Problems",
        "Solve Janggi problems on the board: mates, advantages and rescues from real positions, a new one every day.",
    ),
    nl: (
        "Opgaven",
        "Los Janggi-opgaven op het bord op: matten, voordeel en reddingen uit partijen, elke dag een nieuwe.",
    ),
};
const GLOSSARY: Texts = Texts {
    ko: (
        "장기 용어",
        "장기 두는 사람들이 쓰는 말을 한글과 한자, 로마자로 적고 뜻을 풀었습니다.",
    ),
    en: (
        "The words of Janggi",
        "The terms of Janggi in hangul, hanja and Latin letters, with their meaning.",
    ),
    nl: (
        "De woorden van Janggi",
        "Wat spelers zeggen, in hangul, hanja en Latijnse letters, en wat het betekent.",
    ),
};
const CULTURE: Texts = Texts {
    ko: ("장기 문화", "장기의 역사와 예절, 장기판과 장기알 이야기."),
    en: (
        "The culture of Janggi",
        "History, manners, boards and pieces of Korean chess.",
    ),
    nl: (
        "De cultuur van Janggi",
        "Geschiedenis, gebruiken, borden en stukken van Koreaans schaak.",
    ),
};
const OPENINGS: Texts = Texts {
    ko: (
        "차림과 포진",
        "16가지 차림에서 엔진이 둔 대국의 결과: 어느 차림이 좋은지, 선수와 덤은 얼마나 되는지.",
    ),
    en: (
        "Openings of Janggi",
        "Results of the engine's games from all 16 pairs of setups: what setups, the first move and the deom are worth.",
    ),
    nl: (
        "Openingen van Janggi",
        "Uitslagen van partijen van de engine vanuit alle 16 paren opstellingen: wat opstelling, eerste zet en deom waard zijn.",
    ),
};
const ENDGAMES: Texts = Texts {
    ko: (
        "낱장기: 대삼능, 소삼능, 차이능",
        "어떤 기물로 양사, 외사, 민궁을 이기는지 모든 국면을 계산한 결과와 가장 긴 승리.",
    ),
    en: (
        "Endgames of Janggi",
        "Which pieces beat which guards: every position worked out, what players say of it, and the longest wins.",
    ),
    nl: (
        "Eindspelen van Janggi",
        "Welke stukken van welke wachters winnen: elke stelling uitgerekend, wat spelers zeggen en de langste winst.",
    ),
};
const CLOCK: Texts = Texts {
    ko: (
        "대국 시계",
        "휴대폰을 두 사람 사이에 놓고 쓰는 시계입니다. 초읽기를 소리로 불러 줍니다.",
    ),
    en: (
        "Clock for a real board",
        "The phone as a chess clock between two people, with byoyomi counted aloud.",
    ),
    nl: (
        "Klok voor een echt bord",
        "De telefoon als schaakklok tussen twee mensen, die byoyomi hardop telt.",
    ),
};
const STICKERS: Texts = Texts {
    ko: (
        "장기알에 붙이는 그림 스티커",
        "한자를 몰라도 둘 수 있도록 장기알에 붙이는 그림을 인쇄하세요.",
    ),
    en: (
        "Sticker sheet for a real set",
        "Print pictures for the pieces of a real set, for players who do not read hanja.",
    ),
    nl: (
        "Stickervel voor een echte set",
        "Print plaatjes voor de stukken van een echte set, voor wie geen hanja leest.",
    ),
};
const SHORTCUTS: Texts = Texts {
    ko: ("단축키", "대국과 분석에서 쓰는 단축키를 한눈에 볼 수 있습니다."),
    en: ("Keys", "Every key of the board, the game page and the analysis page."),
    nl: (
        "Toetsen",
        "Alle toetsen van het bord, de partijpagina en de analysepagina.",
    ),
};
const ARMY: Texts = Texts {
    ko: ("체스 워", "장기의 군대가 다른 체스의 군대와 겨룹니다."),
    en: (
        "Chess War",
        "The army of Janggi against the armies of other chess games.",
    ),
    nl: (
        "Chess War",
        "Het leger van Janggi tegen de legers van andere schaakspelen.",
    ),
};
const RULE_SETS: Texts = Texts {
    ko: (
        "규칙 한눈에 비교",
        "협회와 사이트마다 다른 장기 규칙을 나란히 놓고 비교하세요.",
    ),
    en: (
        "Rule sets side by side",
        "How the rules of Janggi differ between associations and sites.",
    ),
    nl: (
        "Spelregels naast elkaar",
        "Hoe de regels van Janggi verschillen tussen bonden en sites.",
    ),
};
const HOUSE: Texts = Texts {
    ko: ("나만의 규칙 만들기", "규칙을 하나하나 골라 나만의 장기를 두세요."),
    en: ("House rules", "Choose every rule yourself and play by them."),
    nl: ("Huisregels", "Kies elke regel zelf en speel ermee."),
};
const LOBBY: Texts = Texts {
    ko: ("대기실", "상대를 찾고, 진행 중인 대국을 구경하세요."),
    en: ("Lobby", "Find an opponent, or watch games in progress."),
    nl: ("Lobby", "Vind een tegenstander, of kijk naar partijen die bezig zijn."),
};
const ACCOUNT: Texts = Texts {
    ko: ("계정", "로그인과 계정 설정."),
    en: ("Account", "Sign in and settings of your account."),
    nl: ("Account", "Inloggen en instellingen van je account."),
};
const LEADERBOARD: Texts = Texts {
    ko: ("순위표", "장기 레이팅 순위."),
    en: ("Leaderboard", "The highest rated players of Janggi."),
    nl: ("Ranglijst", "De spelers met de hoogste rating in Janggi."),
};
const MISSING: Texts = Texts {
    ko: ("없는 페이지입니다", "이 주소에는 아무것도 없습니다."),
    en: ("Page not found", "There is nothing at this address."),
    nl: ("Deze pagina bestaat niet", "Op dit adres is niets."),
};
const SOME_GAME: Texts = Texts {
    ko: ("장기 대국", "장기 한 판."),
    en: ("A game of Janggi", "A game of Korean chess."),
    nl: ("Een partij Janggi", "Een partij Koreaans schaak."),
};

#[cfg(test)]
mod tests {
    use super::{Fixed, fixed};
    use wire::account::Language;

    /// A renamed type was once taken into a title.
    #[test]
    fn no_title_or_description_has_a_name_of_the_code() {
        let joined = |word: &str| {
            word.chars()
                .skip_while(|letter| !letter.is_lowercase())
                .any(char::is_uppercase)
        };
        for page in Fixed::ALL {
            for language in [Language::Korean, Language::English, Language::Dutch] {
                let (title, description) = fixed(page, language);
                let found = title.split(' ').chain(description.split(' ')).find(|word| joined(word));
                assert_eq!(found, None, "{page:?}");
            }
        }
    }
}
