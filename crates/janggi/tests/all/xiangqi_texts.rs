//! Tests of the texts of Xiangqi games: round trips in every notation, PGN and JSON, and sentences without Cho or Han.
#![cfg(feature = "json")]

use crate::random::Rng;
use janggi::explain::Language;
use janggi::notation::Notation;
use janggi::notation::xiangqi::{chinese, wxf};
use janggi::record::{Record, json, pgn, split};
use janggi::ruleset::Field;
use janggi::{Action, Game, Move, Movement, Outcome, Position, Preset, Rules, Side, Start, fen, uci};

fn position(board: &str, side: &str) -> Position {
    let text = format!("{board} {side} - - 0 1");
    Position::try_from(fen::parse_under(&text, Movement::Xiangqi).expect(board)).expect(board)
}

fn random_game(rules: &Rules, rng: &mut Rng, mut visit: impl FnMut(&Game)) -> Game {
    let mut game = Game::new(rules.clone(), Start::usual_under(rules)).expect("a start");
    for _ in 0..160 {
        visit(&game);
        let legal = game.legal();
        if legal.is_empty() {
            break;
        }
        game.play(rng.pick(&legal).into()).expect("listed");
    }
    game
}

#[test]
fn every_notation_reads_what_it_writes() {
    let mut rng = Rng(1);
    for _ in 0..10 {
        random_game(&Preset::Xiangqi.rules(), &mut rng, |game| {
            let position = game.position();
            let legal = position.legal_moves();
            for notation in Notation::ALL {
                let mut written: Vec<String> = legal.iter().map(|mv| notation.print(*mv, position)).collect();
                for (mv, text) in legal.iter().zip(&written) {
                    assert_eq!(
                        notation.parse(text, position),
                        Ok(*mv),
                        "{notation:?} {text} {position:?}"
                    );
                    assert!(!text.contains(['초', '한', '楚', '漢']), "{text}");
                }
                written.sort_unstable();
                written.dedup();
                assert_eq!(written.len(), legal.len(), "{notation:?}");
            }
        });
    }
}

#[test]
fn pieces_of_one_file_are_told_apart() {
    let cannons = "5k3/9/4C4/9/9/9/4C4/9/9/3K5";
    let soldiers = "5k3/2P1P4/2P1P4/9/9/9/9/9/9/3K5";
    let three = "5k3/4P4/4P4/4P4/9/9/9/9/9/3K5";
    let black = "5k3/9/9/9/9/9/4n4/9/4n4/3K5";
    for (board, side, step, letters, characters) in [
        (cannons, "w", "e8d8", "C+=6", "前炮平六"),
        (cannons, "w", "e4e3", "C--1", "後炮退一"),
        (soldiers, "w", "e9f9", "Pa=4", "一兵平四"),
        (soldiers, "w", "c8b8", "Pd=8", "四兵平八"),
        (three, "w", "e9f9", "P+=4", "前兵平四"),
        (three, "w", "e8d8", "P.=6", "中兵平六"),
        (three, "w", "e7f7", "P-=4", "後兵平四"),
        (black, "b", "e2c1", "H++3", "前馬進3"),
        (black, "b", "e4f6", "H--6", "後馬退6"),
    ] {
        let position = position(board, side);
        let mv = uci::parse_move(step, &position).expect(step);
        assert_eq!(wxf::print_move(mv, &position), letters);
        assert_eq!(chinese::print_move(mv, &position), characters);
        assert_eq!(wxf::parse_move(letters, &position), Ok(mv));
        assert_eq!(chinese::parse_move(characters, &position), Ok(mv));
    }
}

#[test]
fn ranks_from_0_are_read_only_where_they_are_named() {
    let start = Position::xiangqi_start();
    let mv = uci::parse_move("h3e3", &start).expect("a step");
    assert_eq!(Notation::Uci0.print(mv, &start), "h2e2");
    for text in ["h2e2", "H2-E2", "h2-e2"] {
        assert_eq!(Notation::Uci0.parse(text, &start), Ok(mv), "{text}");
    }
    assert_ne!(Notation::Uci.parse("h2e2", &start), Ok(mv));
    for text in ["h2e", "h2e2e", "j0a0", "", "H2=E2"] {
        assert_eq!(
            Notation::Uci0.parse(text, &start).map_err(|error| error.code()),
            Err("move_syntax"),
            "{text}"
        );
    }
    for (notation, text, code) in [
        (Notation::Wxf, "C2=", "move_syntax"),
        (Notation::Wxf, "C2=10", "move_syntax"),
        (Notation::Wxf, "C1=5", "move_no_candidate"),
        (Notation::Chinese, "炮二平", "move_syntax"),
        (Notation::Chinese, "炮一平五", "move_no_candidate"),
    ] {
        assert_eq!(
            notation.parse(text, &start).map_err(|error| error.code()),
            Err(code),
            "{text}"
        );
    }
}

fn read(text: &str) -> Record {
    let reading = pgn::read(&split(text.as_bytes())[0]).expect(text);
    assert_eq!(reading.fault, None, "{text}");
    reading.record
}

#[test]
fn pgn_in_every_format() {
    let wanted: Vec<Move> = ["h3e3", "h10g8", "h1g3", "i10h10"]
        .map(|text| uci::parse_move(text, &Position::xiangqi_start()).expect(text))
        .to_vec();
    for text in [
        "[Variant \"Xiangqi\"]\n[Format \"WXF\"]\n\n1. C2=5 H8+7 2. H2+3 R9=8 *\n",
        "[Game \"Chinese Chess\"]\n[Format \"WXF\"]\n\n1. C2.5 h8+7 2. N2+3 R9.8 *\n",
        "[Game \"Chinese Chess\"]\n[Format \"ICCS\"]\n\n1. H2-E2 H9-G7 2. H0-G2 I9-H9 *\n",
        "[Game \"Chinese Chess\"]\n[Format \"Chinese\"]\n\n1. 炮二平五 馬8進7 2. 馬二進三 車9平8 *\n",
        "[Game \"Chinese Chess\"]\n\n1. 炮二平五 马８进７ 2. 马二进三 车９平８ *\n",
        "[Variant \"Xiangqi\"]\n\n1. h3e3 h10g8 2. h1g3 i10h10 *\n",
        "[Variant \"Xiangqi\"]\n\n1. Che3 Hg8 2. Hg3 Rh10 *\n",
    ] {
        let record = read(text);
        let moves: Vec<Move> = record.tree.main_line().map(|node| node.mv).collect();
        assert_eq!(moves, wanted, "{text}");
        let written = pgn::print(&record);
        assert!(
            written.contains("[Format \"WXF\"]") && written.contains("C2=5 H8+7"),
            "{written}"
        );
        assert_eq!(pgn::print(&read(&written)), written);
    }
    // An unknown format is not guessed, and other games are not read as Xiangqi.
    for text in [
        "[Variant \"Xiangqi\"]\n[Format \"Morse\"]\n\n1. C2=5 *\n",
        "[Variant \"Shogi\"]\n\n1. C2=5 *\n",
    ] {
        assert_eq!(
            pgn::read(&split(text.as_bytes())[0]).expect_err(text).kind.code(),
            "other_variant"
        );
    }
}

#[test]
fn whole_games_survive_pgn_and_json() {
    let mut rng = Rng(7);
    for preset in [Preset::Xiangqi, Preset::Chesswar] {
        for _ in 0..4 {
            let game = random_game(&preset.rules(), &mut rng, |_| {});
            let record = Record::of_game(&game, Vec::new());
            let reading = json::read(&json::print(&record)).expect("our own");
            assert_eq!((reading.fault, &reading.record), (None, &record));
            assert_eq!(
                reading.record.to_game().expect("the same game").actions(),
                game.actions()
            );
            if preset == Preset::Xiangqi {
                assert_eq!(read(&pgn::print(&record)).tree, record.tree);
            }
        }
    }
}

/// Returns whether a text names a side of Janggi. The English name counts anywhere, the code and the Korean name only
/// as a word.
fn names_a_side_of_janggi(text: &str) -> bool {
    let words = text.split(|mark: char| !mark.is_alphanumeric());
    let korean = [
        "초", "한", "초가", "한이", "초의", "한의", "초는", "한은", "초에", "한에",
    ];
    let english = text.to_lowercase();
    let mut codes = english.split(|mark: char| !mark.is_ascii_alphanumeric());
    let english = text.contains("Cho") || text.contains("Han") || codes.any(|word| word == "cho" || word == "han");
    english || words.into_iter().any(|word| korean.contains(&word))
}

/// Returns the sentences about refused actions and endings in random games, most of them with low limits.
fn sentences_of_games() -> Vec<String> {
    let with = |set: serde_json::Value| {
        Rules::from_value(&serde_json::json!({"schema": 1, "base": "xiangqi", "set": set})).expect("rules")
    };
    let limits = [
        serde_json::json!({}),
        serde_json::json!({"limit.total_plies": {"n": 30, "quiet_only": "no", "result": "points"}}),
        serde_json::json!({"limit.no_capture_plies": {"n": 10, "result": "points"}}),
        serde_json::json!({"limit.low_points": {"max_half": 80, "counts_deom": "yes", "quiet_only": "no", "result": "points"}}),
    ];
    let (mut rng, mut texts) = (Rng(3), Vec::new());
    for rules in limits.map(with) {
        let game = random_game(&rules, &mut rng, |game| {
            let step = uci::parse_move("a1a2", game.position()).expect("a step");
            let errors = [Move::Pass, step]
                .into_iter()
                .filter_map(|action| game.why(action).err());
            texts.extend(errors.flat_map(|error| Language::ALL.map(|language| error.sentence(language))));
        });
        let verdict = game.verdict().into_iter();
        texts.extend(verdict.flat_map(|verdict| Language::ALL.map(|language| verdict.sentence(language))));
    }
    texts
}

/// Returns the sentences about resignation, flagging and abort, and about the Xiangqi endings in `laws.jsonl`.
fn sentences_of_endings() -> Vec<String> {
    let rules = Preset::Xiangqi.rules();
    let mut verdicts = Vec::new();
    for action in ["resign:cho", "resign:han", "flag:cho", "flag:han", "abort"] {
        let mut game = Game::new(rules.clone(), Start::usual_under(&rules)).expect("a start");
        game.play(action.parse::<Action>().expect(action)).expect("always");
        verdicts.extend(game.verdict().cloned());
    }
    for line in include_str!("../../testdata/rules/laws.jsonl").lines() {
        let row: serde_json::Value = serde_json::from_str(line).expect("JSON");
        let mut request = row.as_object().expect("an object").clone();
        request.retain(|name, _| ["rules", "fen", "moves"].contains(&name.as_str()));
        let game = janggi::api::game_of(&serde_json::Value::Object(request).to_string());
        let xiangqi = game.into_iter().filter(|_| row["rules"] == "xiangqi");
        verdicts.extend(xiangqi.filter_map(|game| game.verdict().cloned()));
    }
    let sentences = verdicts.iter();
    sentences
        .flat_map(|verdict| Language::ALL.map(|language| verdict.sentence(language)))
        .collect()
}

/// Returns the error messages for invalid starts of Xiangqi: setups with different faults of either side, and the start
/// of Janggi.
fn refused_starts() -> Vec<String> {
    let boards = [
        "4k4/9/9/9/9/9/9/9/9/9",
        "9/9/9/9/9/9/9/9/9/4K4",
        "3kk4/9/9/9/9/9/9/9/9/3KK4",
        "k3a4/9/9/9/9/9/9/9/9/A3K4",
        "3k5/9/9/9/9/9/9/ppppppppp/ppppppppp/4K4",
        "3k5/PPPPPPPPP/PPPPPPPPP/9/9/9/9/9/9/4K4",
        "3k5/P8/9/9/4b4/4B4/9/9/p8/4K4",
        "3k1R3/9/9/9/9/9/9/9/9/3rK4",
        "4k4/9/9/9/9/9/9/9/9/4K4",
    ];
    let turns = ["w", "b"];
    let setups = boards
        .iter()
        .flat_map(|board| turns.map(|turn| format!("{board} {turn} - - 0 1")));
    let mut texts: Vec<String> = setups
        .filter_map(|text| {
            let setup = fen::parse_under(&text, Movement::Xiangqi).expect(&text);
            Some(Position::try_from(setup).err()?.to_string())
        })
        .collect();
    assert!(texts.len() >= 15, "{texts:?}");
    let janggi = Game::new(Preset::Xiangqi.rules(), Start::usual()).expect_err("Janggi's start");
    texts.push(janggi.to_string());
    texts
}

#[test]
fn no_sentence_of_a_game_names_cho_or_han() {
    let mut texts = sentences_of_games();
    texts.extend(sentences_of_endings());
    texts.extend(refused_starts());
    let fields = Field::ALL.into_iter().filter(|field| field.concerns(Movement::Xiangqi));
    let outcomes = [
        Outcome::Win(Side::Cho),
        Outcome::Win(Side::Han),
        Outcome::Draw,
        Outcome::None,
    ];
    let named = fields
        .flat_map(|field| [field.name(), field.help()])
        .chain([Preset::Xiangqi.name(), Preset::Xiangqi.about()])
        .chain(outcomes.map(|outcome| outcome.sentence_under(Movement::Xiangqi)));
    texts.extend(named.flat_map(|text| Language::ALL.map(|language| text.in_language(language).to_owned())));
    assert!(texts.len() > 60, "{}", texts.len());
    assert!(texts.iter().any(|text| text.contains("Red")) && texts.iter().any(|text| text.contains("홍")));
    for text in texts {
        assert!(!names_a_side_of_janggi(&text), "{text}");
    }
    assert!(names_a_side_of_janggi("초 쪽이 기권했습니다.") && names_a_side_of_janggi("Cho resigned."));
}
