//! Runs every fuzz body of this crate on stable Rust, with the committed corpus and seeded mutations of it. cargo-fuzz
//! runs the same bodies for longer.

#[path = "../../../../fuzz/bodies/fen.rs"]
mod fen;
#[path = "../../../../fuzz/bodies/gib.rs"]
mod gib;
#[cfg(feature = "json")]
#[path = "../../../../fuzz/bodies/json_record.rs"]
mod json_record;
#[cfg(feature = "json")]
#[path = "../../../../fuzz/bodies/judge.rs"]
mod judge;
#[path = "../../../../fuzz/bodies/korean.rs"]
mod korean;
mod mutate;
#[path = "../../../../fuzz/bodies/pgn.rs"]
mod pgn;
#[path = "../all/random.rs"]
#[expect(dead_code, reason = "nothing is picked from a list here")]
mod random;
#[cfg(feature = "json")]
#[path = "../../../../fuzz/bodies/record_file.rs"]
mod record_file;
#[cfg(feature = "json")]
#[path = "../../../../fuzz/bodies/rules_json.rs"]
mod rules_json;
#[path = "../../../../fuzz/bodies/uci.rs"]
mod uci;

const MUTATIONS: usize = 100_000;

#[test]
fn fen_survives() {
    let words = [
        "/",
        "9",
        "k",
        "K",
        "1",
        " w ",
        " b ",
        " - - ",
        "0 1",
        "4k4",
        "R",
        "c",
        "4294967295",
    ];
    mutate::run("fen", &words, MUTATIONS, fen::fen);
}

#[test]
fn uci_survives() {
    let words = ["|", "a1", "i10", "e2e2", "pass", "0000", "@@@@", "10"];
    mutate::run("uci", &words, MUTATIONS, uci::uci);
}

#[test]
fn korean_survives() {
    let words = [
        "|",
        "79",
        "졸",
        "卒",
        "楚",
        "漢",
        "초",
        "한",
        "장군",
        "한수쉼",
        "타",
        "x",
        "-",
        "+",
        "P",
        "a4",
        "10",
    ];
    mutate::run("korean", &words, MUTATIONS, korean::korean);
}

#[test]
fn gib_survives() {
    let words = [
        "[판 \"",
        "\"]\n",
        "{",
        "}",
        "\r\n",
        "\n\n",
        "1. 79졸78 ",
        "한수쉼",
        "<9>",
        "장군",
        "타",
        "기보형식",
        "구좌표",
        "초 승",
        "무승부(빅장)",
        "1 - 0",
        "③",
        ",",
        "13. ",
        "\n[x \"y\"]\n",
        "[초차림 「마상상마」]",
    ];
    mutate::run("gib", &words, MUTATIONS / 5, gib::gib);
}

#[test]
fn pgn_survives() {
    let words = [
        "(",
        ")",
        "{",
        "}",
        ";",
        "$1",
        "[FEN \"",
        "\"]\n",
        "1. ",
        "1... ",
        "Ke2 ",
        "pass ",
        "*",
        "1-0",
        "\n\n",
        "12. ",
        "2) ",
        "③",
        ",",
        "1/2 - 1/2",
        "초 승",
        "{[%emt 0:03:07]}",
        "\n[Event \"x\"]\n",
    ];
    mutate::run("pgn", &words, MUTATIONS / 5, pgn::pgn);
}

#[cfg(feature = "json")]
#[test]
fn files_of_records_survive() {
    let words = [
        "[White \"",
        "\"]",
        "\\u007d",
        "{",
        "}",
        "\r",
        "\r\n",
        "\u{2028}",
        "%",
        "\u{FEFF}",
        "\u{200B}",
        "½",
        "…",
        "“",
        "\0",
        "P71-72 ",
        "1/2",
        "[Fault \"3 bad_move: x\"]",
        "\n[Event \"x\"]\n",
        "12. ",
        "③",
        ",",
        "1 - 0",
        "무승부",
        "{[%emt 0:03:07]}",
        "\"seconds\":187,",
        "\"comments\":[\"",
        "position startpos moves ",
        "\u{1112}\u{1161}\u{11AB}",
    ];
    mutate::run("record_file", &words, MUTATIONS / 10, record_file::record_file);
}

#[cfg(feature = "json")]
#[test]
fn json_records_survive() {
    let words = [
        "{",
        "}",
        "[",
        "]",
        "\"",
        ":",
        ",",
        "null",
        "1",
        "\"move\"",
        "\"variations\"",
        "\"rules\"",
        "kakao",
    ];
    mutate::run("json_record", &words, MUTATIONS, json_record::json_record);
}

#[cfg(feature = "json")]
#[test]
fn rules_json_survives() {
    let words = [
        "\"bikjang.mode\":",
        "\"draw\"",
        "\"points\"",
        "null",
        "\"repetition\":[",
        "{\"kind\":\"shuttle\"}",
        "\"n\":2",
        "\"schema\":1,",
        "\"base\":\"kakao\"",
        "\"set\":{",
        "}",
        "-1",
        "1e9",
        "\"limit.low_points\":",
        "\"repetition[0].n\":",
        "\"bikjang\":{\"gate\":\"none\"},",
    ];
    mutate::run("rules_json", &words, MUTATIONS / 2, rules_json::rules_json);
}

#[cfg(feature = "json")]
#[test]
fn judge_survives() {
    let words = [
        "\"pass\",",
        "\"call\",",
        "\"offer\",",
        "\"accept\",",
        "\"resign:cho\",",
        "\"e2e2\",",
        "\"a1a2\",",
        "\"warnings\":true,",
        "\"claims\":\"last\",",
        "\"rules\":\"casual\"",
        "\"rules\":\"chesswar\"",
        "\"fen\":",
        "\"why\":[\"a1a5\"],",
        "kja-points",
        "heptathlon",
        "4294967295",
        "w",
        "b",
        "9/",
    ];
    mutate::run("judge", &words, MUTATIONS / 2, judge::judge);
}
