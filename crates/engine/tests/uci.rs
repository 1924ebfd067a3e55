//! Whole sessions over a pipe, as a GUI would hold them: every `go` gets exactly one legal `bestmove`, whatever else is
//! said and whenever it is said.
#![expect(clippy::disallowed_methods, reason = "tests wait for real programs")]

use std::io::{self, BufReader, Read, Write};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use janggi::{Position, fen, uci};
use janggun_engine::nnue::format::Net;
use janggun_engine::rng::Rng;
use janggun_engine::time::WallClock;

/// The engine's end of the pipe.
struct Ear(Receiver<Vec<u8>>, Vec<u8>);

impl Read for Ear {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.1.is_empty() {
            match self.0.recv() {
                Ok(bytes) => self.1 = bytes,
                Err(_) => return Ok(0),
            }
        }
        let count = buffer.len().min(self.1.len());
        buffer[..count].copy_from_slice(&self.1[..count]);
        self.1.drain(..count);
        Ok(count)
    }
}

/// The engine's voice: whole lines.
struct Voice(Sender<String>, Vec<u8>);

impl Write for Voice {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.1.extend_from_slice(bytes);
        while let Some(end) = self.1.iter().position(|&byte| byte == b'\n') {
            let line: Vec<u8> = self.1.drain(..=end).collect();
            let _ = self.0.send(String::from_utf8_lossy(&line).trim_end().to_owned());
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

struct Gui {
    say: Option<Sender<Vec<u8>>>,
    hear: Receiver<String>,
    engine: Option<JoinHandle<()>>,
}

const PATIENCE: Duration = Duration::from_secs(20);

impl Gui {
    fn start() -> Gui {
        Gui::seeded(1)
    }

    fn seeded(seed: u64) -> Gui {
        let (say, ear) = channel();
        let (voice, hear) = channel();
        let engine = std::thread::spawn(move || {
            let reader = BufReader::new(Ear(ear, Vec::new()));
            let no_tables = |path: &str| Err(format!("file: {path}"));
            let (voice, clock) = (Voice(voice, Vec::new()), Arc::new(WallClock::start()));
            janggun_engine::uci::run(reader, voice, clock, seed, &no_tables).expect("the pipe does not break");
        });
        Gui {
            say: Some(say),
            hear,
            engine: Some(engine),
        }
    }

    fn say(&self, line: &str) {
        let bytes = format!("{line}\n").into_bytes();
        self.say
            .as_ref()
            .expect("open")
            .send(bytes)
            .expect("the engine listens");
    }

    fn line(&self) -> String {
        self.hear.recv_timeout(PATIENCE).expect("the engine answers")
    }

    /// Lines up to and including the first that begins with `word`.
    fn until(&self, word: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            lines.push(self.line());
            if lines.last().is_some_and(|line| line.starts_with(word)) {
                return lines;
            }
        }
    }

    /// The next `bestmove`.
    fn best(&self) -> String {
        let lines = self.until("bestmove");
        let last = lines.last().expect("at least one");
        last.split_whitespace().nth(1).expect("a move").to_owned()
    }

    /// Everything that is still said until the session ends.
    fn finish(mut self) -> Vec<String> {
        self.say = None;
        let mut rest = Vec::new();
        loop {
            match self.hear.recv_timeout(PATIENCE) {
                Ok(line) => rest.push(line),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => panic!("the session does not end"),
            }
        }
        self.engine.take().expect("running").join().expect("no panic");
        rest
    }
}

const START: &str = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";

fn is_legal(text: &str, position: &str) -> bool {
    let position = Position::try_from(fen::parse(position).expect("a FEN")).expect("legal");
    let mv = uci::parse_move(text, &position).expect("a move");
    mv == janggi::Move::Pass || position.legal_moves().contains(&mv)
}

#[test]
fn a_session_introduces_itself_and_plays() {
    let gui = Gui::start();
    gui.say("uci");
    let hello = gui.until("uciok");
    assert!(hello.iter().any(|line| line.starts_with("id name Janggun")));
    for option in [
        "Rules",
        "UCI_Variant",
        "Hash",
        "Threads",
        "MultiPV",
        "Ponder",
        "Skill Level",
        "UCI_LimitStrength",
    ] {
        assert!(
            hello
                .iter()
                .any(|line| line.starts_with(&format!("option name {option} type"))),
            "{option}"
        );
    }
    gui.say("isready");
    assert_eq!(gui.line(), "readyok");
    gui.say("position startpos moves a4b4");
    gui.say("go nodes 3000");
    let lines = gui.until("bestmove");
    assert!(lines.iter().any(|line| {
        [
            "depth", "seldepth", "multipv", "score", "wdl", "nodes", "nps", "hashfull", "time", "pv",
        ]
        .iter()
        .all(|word| line.split_whitespace().any(|part| part == *word))
    }));
    assert!(gui.finish().is_empty());
}

/// Nothing is told of a position that was not the one asked for.
#[test]
fn after_a_refused_position_nothing_is_searched() {
    let gui = Gui::start();
    gui.say("position startpos moves a4b4");
    for bad in ["position", "position fen x", "position startpos moves a4a9"] {
        gui.say(bad);
        assert!(gui.line().starts_with("info string error "), "{bad}");
        for go in ["go nodes 100", "go infinite", "go"] {
            gui.say(go);
            assert!(gui.line().starts_with("info string error no_position: "), "{bad}: {go}");
            assert_eq!(gui.line(), "bestmove (none)", "{bad}: {go}");
        }
        for other in ["go perft 1", "eval"] {
            gui.say(other);
            assert!(
                gui.line().starts_with("info string error no_position: "),
                "{bad}: {other}"
            );
        }
    }
    for good in ["position startpos", "ucinewgame"] {
        gui.say("position fen x");
        gui.say(good);
        gui.say("go nodes 100");
        assert!(is_legal(&gui.best(), START), "{good}");
    }
    assert!(gui.finish().is_empty());
}

#[test]
fn malformed_positions_leave_the_position_as_it_was() {
    let gui = Gui::start();
    gui.say("position startpos moves a4b4");
    for bad in [
        "position",
        "position fen",
        "position fen x y z",
        "position fen 9/9/9/9/9/9/9/9/9/9 w - - 0 1",
        "position startpos moves a4b4 a4b4",
        "position startpos moves zz",
        "position startpos moves a4a9",
        "position startpos moves e2e2 e9e9 a4b4",
        "position fen 4k4/9/9/9/9/9/9/9/9/4K4 w - - 99999999999999999999 1",
    ] {
        gui.say(bad);
        let answer = gui.line();
        assert!(answer.starts_with("info string error "), "{bad}: {answer}");
        gui.say("d");
        let fen = gui
            .until("Points")
            .into_iter()
            .find(|line| line.starts_with("Fen: "))
            .expect("a FEN");
        assert!(fen.contains("/1PP1P1P1P/") && fen.contains(" b "), "{bad}: {fen}");
    }
    assert!(gui.finish().is_empty());
}

#[test]
fn nonsense_is_named_and_nothing_breaks() {
    let gui = Gui::start();
    for bad in [
        "xyzzy",
        "setoption name Hash value x",
        "setoption name Nothing",
        "setoption name TablePath value nowhere",
        "go perft x",
        "\u{0}\u{1}",
    ] {
        gui.say(bad);
        assert!(gui.line().starts_with("info string error "), "{bad}");
    }
    gui.say
        .as_ref()
        .expect("open")
        .send(vec![0xff, 0xfe, b'\n'])
        .expect("open");
    assert!(gui.line().starts_with("info string error "));
    gui.say("go depth nonsense nodes 100 wtime");
    assert!(is_legal(&gui.best(), START));
    gui.say("go searchmoves a4a9 a4b4 nodes 500");
    assert_eq!(gui.best(), "a4b4");
    assert!(gui.finish().is_empty());
}

#[test]
fn stop_races_give_one_answer_each() {
    let gui = Gui::start();
    for round in 0..60 {
        gui.say("go infinite");
        if round % 3 == 0 {
            std::thread::sleep(Duration::from_millis(round / 6));
        }
        gui.say("stop");
        if round % 4 == 0 {
            gui.say("stop");
        }
        assert!(is_legal(&gui.best(), START));
    }
    // A new go ends an infinite one, which is still answered.
    gui.say("go infinite");
    gui.say("go nodes 100");
    assert!(is_legal(&gui.best(), START) && is_legal(&gui.best(), START));
    gui.say("stop");
    gui.say("isready");
    assert_eq!(gui.line(), "readyok");
    assert!(gui.finish().is_empty());
}

#[test]
fn the_shortest_searches_still_answer() {
    let gui = Gui::start();
    for go in [
        "go movetime 1",
        "go movetime 0",
        "go nodes 1",
        "go nodes 0",
        "go depth 1",
        "go wtime 1 btime 1",
        "go wtime -5",
    ] {
        for _ in 0..5 {
            gui.say(go);
            assert!(is_legal(&gui.best(), START), "{go}");
        }
    }
    assert!(gui.finish().is_empty());
}

/// Searches that nobody would wait for, and what may come behind them.
const DEEP: [&str; 8] = [
    "go",
    "go depth 100",
    "go mate 9",
    "go perft 20",
    "go nodes 1000000000000",
    "go movetime 3600000",
    "go infinite",
    "go ponder depth 100",
];

/// Is the line answered by a `bestmove`?
fn is_search(line: &str) -> bool {
    line.starts_with("go") && !line.contains("perft")
}

fn answers(lines: &[String]) -> usize {
    lines.iter().filter(|line| line.starts_with("bestmove")).count()
}

/// The reading thread hears everything at once, whatever waits behind a search.
#[test]
fn a_search_is_stopped_whatever_waits_behind_it() {
    let behind = [
        "setoption name Hash value 2",
        "setoption name MultiPV value 2",
        "ucinewgame",
        "position startpos moves a4b4",
        "go depth 100",
        "go",
        "go perft 20",
    ];
    for deep in DEEP {
        for behind in behind {
            let gui = Gui::start();
            gui.say(deep);
            gui.say(behind);
            gui.say("isready");
            let mut heard = gui.until("readyok");
            gui.say("stop");
            let goes = [deep, behind].iter().filter(|line| is_search(line)).count();
            while answers(&heard) < goes {
                heard.push(gui.line());
            }
            heard.extend(gui.finish());
            assert_eq!(answers(&heard), goes, "{deep}, {behind}");
        }
    }
}

const SAID: [&str; 26] = [
    "isready",
    "stop",
    "ponderhit",
    "ucinewgame",
    "xyzzy",
    "position startpos",
    "position startpos moves a4b4",
    "position startpos moves a4a9",
    "position fen 9/9 w",
    "setoption name Hash value 1",
    "setoption name Move Overhead value 99999999999999999999",
    "setoption name MultiPV value 2",
    "setoption name Skill Level value 20",
    "setoption name Skill Level value -20",
    "setoption name UCI_LimitStrength value true",
    "setoption name UCI_Elo value 900",
    "setoption name Rules value kakao",
    "setoption name EvalFile value hand",
    "d",
    "eval",
    "uci",
    "go nodes 1",
    "go depth 1",
    "go depth x",
    "go movetime 1",
    "go wtime 1 btime 99999999999999999999",
];

/// Random commands, then `quit` or the end of the input: one `bestmove` for every `go`, one `readyok` for every `isready`, and the
/// session ends.
fn random_sessions(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let mut rng = Rng::new(seed);
        let gui = Gui::start();
        gui.say("setoption name Hash value 1");
        let (mut goes, mut answered) = (0, 0);
        for _ in 0..rng.below(14) {
            let line = if rng.below(3) == 0 {
                DEEP[rng.below(DEEP.len() as u64) as usize]
            } else {
                SAID[rng.below(SAID.len() as u64) as usize]
            };
            goes += usize::from(is_search(line));
            gui.say(line);
            if line == "isready" {
                // Whatever is searched, it is answered now.
                answered += answers(&gui.until("readyok"));
            }
        }
        if rng.below(2) == 0 {
            gui.say("quit");
        }
        let rest = gui.finish();
        assert_eq!(answered + answers(&rest), goes, "seed {seed}");
        assert!(rest.iter().all(|line| line != "readyok"), "seed {seed}");
    }
}

#[test]
fn in_random_sessions_every_go_is_answered_once() {
    random_sessions(0..120);
}

/// `cargo test --release -p janggun-engine --test uci ten_thousand -- --ignored`
#[test]
#[ignore = "takes minutes"]
fn in_ten_thousand_random_sessions_every_go_is_answered_once() {
    random_sessions(0..10_000);
}

/// `movetime` is exact: nothing is a reason to answer sooner, not a mate that is seen nor a single move.
#[test]
fn a_time_for_the_move_is_never_cut_short() {
    let gui = Gui::start();
    for position in [
        "position startpos",
        // Mate in one, a forced answer, few pieces.
        "position fen 3k5/R8/9/9/9/9/9/9/8R/4K4 w - - 0 1",
        "position fen 4k4/9/9/9/9/9/8R/8R/9/r3K4 w - - 0 1",
    ] {
        gui.say(position);
        gui.say("go movetime 120");
        let lines = gui.until("bestmove");
        let summary = lines
            .iter()
            .rev()
            .find(|line| line.starts_with("info nodes"))
            .expect("a summary");
        let time: u64 = summary
            .rsplit(' ')
            .next()
            .and_then(|time| time.parse().ok())
            .expect("a time");
        assert!(time >= 120, "{position}: {time}");
    }
    gui.say("go movetime 3600000");
    gui.say("stop");
    gui.best();
    assert!(gui.finish().is_empty());
}

/// How exact `movetime` is on this machine: `cargo test --release -p janggun-engine --test uci how_exact -- --ignored --nocapture`
#[test]
#[ignore = "measures time on a quiet machine"]
fn how_exact_a_time_for_the_move_is() {
    let gui = Gui::start();
    let (mut least, mut most) = (i128::MAX, i128::MIN);
    for (round, moves) in ["", " moves a4b4", " moves a4b4 a7b7", " moves i4h4"]
        .iter()
        .cycle()
        .take(40)
        .enumerate()
    {
        let wanted = [50, 100, 300, 1_000][round / 10];
        gui.say(&format!("position startpos{moves}"));
        let began = std::time::Instant::now();
        gui.say(&format!("go movetime {wanted}"));
        assert_ne!(gui.best(), "(none)");
        let late = began.elapsed().as_micros() as i128 - wanted * 1_000;
        (least, most) = (least.min(late), most.max(late));
    }
    println!("movetime: {least} to {most} microseconds late in 40 searches");
    assert!(least >= 0 && most <= 20_000);
    gui.finish();
}

#[test]
fn hostile_lines_are_survived() {
    let gui = Gui::start();
    for line in [
        &"x".repeat(1 << 20),
        &format!("position startpos moves {}", "e2e2 ".repeat(12_000)),
        &format!("go nodes {}", "9".repeat(60_000)),
        "go depth 99999999999999999999 nodes 1 wtime -99999999999999999999 byoyomi 99999999999999999999 movestogo 0",
        "go wtime 9223372036854775807 btime 9223372036854775807 winc 9223372036854775807 nodes 5",
        "go byoyomi 9223372036854775807 nodes 5",
        "go mate 99999999999999999999 nodes 5",
        "go perft 99999999999999999999",
        "setoption name Threads value -",
        "setoption name \u{0} value \u{0}",
        "position fen \u{0}",
    ] {
        gui.say(line);
    }
    gui.say("go depth x");
    gui.say("position startpos");
    gui.say("isready");
    let mut heard = gui.until("readyok");
    heard.extend(gui.finish());
    assert_eq!(answers(&heard), 6);
}

/// Two sessions of the same seed play alike, two of different seeds do not.
#[test]
fn levels_follow_the_seed() {
    let play = |seed| {
        let gui = Gui::seeded(seed);
        gui.say("setoption name Skill Level value 1");
        let mut moves = String::new();
        for _ in 0..8 {
            gui.say(&format!(
                "position startpos{}{moves}",
                if moves.is_empty() { "" } else { " moves" }
            ));
            gui.say("go");
            moves = format!("{moves} {}", gui.best());
        }
        gui.finish();
        moves
    };
    assert_eq!(play(1), play(1));
    assert_ne!(play(1), play(2));
}

/// What a search says it took, and its move.
fn searched(gui: &Gui, go: &str) -> (u64, u64, String) {
    gui.say("ucinewgame");
    gui.say(go);
    let mut lines = gui.until("bestmove");
    let best = lines.pop().expect("a move");
    let summary = lines
        .iter()
        .rev()
        .find(|line| line.starts_with("info nodes"))
        .expect("a summary");
    let number = |name| {
        let mut words = summary.split_whitespace().skip_while(|word| *word != name);
        words.nth(1).and_then(|word| word.parse().ok()).expect("a number")
    };
    (number("nodes"), number("time"), best)
}

#[test]
fn a_clock_of_nodes_gives_the_same_search_every_time() {
    let gui = Gui::start();
    gui.say("setoption name nodestime value 10");
    let (nodes, time, _) = searched(&gui, "go movetime 900");
    assert!(
        (900..960).contains(&time) && (9_000..9_600).contains(&nodes),
        "{nodes} {time}"
    );
    let first = searched(&gui, "go wtime 20000 winc 100");
    assert_eq!(first, searched(&gui, "go wtime 20000 winc 100"));
    assert_eq!(first.0 / 10, first.1);
    gui.say("setoption name nodestime value 0");
    gui.say("go movetime 1");
    assert!(is_legal(&gui.best(), START));
    assert!(gui.finish().is_empty());
}

#[test]
fn ponderhit_starts_the_clock_and_stop_ends_pondering() {
    let gui = Gui::start();
    gui.say("go ponder wtime 400 btime 400");
    std::thread::sleep(Duration::from_millis(30));
    gui.say("isready");
    assert!(gui.until("readyok").iter().all(|line| !line.starts_with("bestmove")));
    gui.say("ponderhit");
    assert!(is_legal(&gui.best(), START));
    gui.say("go ponder movetime 1");
    gui.say("stop");
    assert!(is_legal(&gui.best(), START));
    // Hits that nobody waits for mean nothing.
    gui.say("ponderhit");
    gui.say("go nodes 100");
    assert!(is_legal(&gui.best(), START));
    assert!(gui.finish().is_empty());
}

#[test]
fn floods_of_new_games_and_positions_do_not_hurt() {
    let gui = Gui::start();
    for _ in 0..50 {
        gui.say("ucinewgame");
        gui.say("position startpos moves a4b4 a7b7");
        gui.say("ucinewgame");
    }
    for _ in 0..20 {
        gui.say("go depth 2");
        gui.say("ucinewgame");
        gui.say("position startpos");
    }
    for _ in 0..20 {
        assert!(is_legal(&gui.best(), START));
    }
    gui.say("isready");
    assert_eq!(gui.line(), "readyok");
    assert!(gui.finish().is_empty());
}

#[test]
fn the_end_of_input_ends_the_session_after_its_answer() {
    for go in [
        "go depth 6",
        "go depth 100",
        "go mate 9",
        "go nodes 1000000000000",
        "go",
        "go movetime 3600000",
        "go infinite",
        "go ponder wtime 100",
    ] {
        let gui = Gui::start();
        gui.say(go);
        let rest = gui.finish();
        assert_eq!(
            rest.iter().filter(|line| line.starts_with("bestmove")).count(),
            1,
            "{go}"
        );
    }
    let gui = Gui::start();
    gui.say("go infinite");
    gui.say("quit");
    assert!(gui.finish().last().is_some_and(|line| line.starts_with("bestmove")));
}

#[test]
fn a_long_perft_can_be_stopped() {
    let gui = Gui::start();
    gui.say("go perft 12");
    gui.say("isready");
    gui.until("readyok");
    gui.say("stop");
    gui.until("info string error stopped");
    gui.say("go perft 1");
    gui.until("Nodes searched: 32");
    gui.say("go perft 12");
    gui.say("quit");
    gui.finish();
}

#[test]
fn perft_counts_as_the_rules_say() {
    let gui = Gui::start();
    for (variant, nodes) in [("janggi", 33_000), ("janggimodern", 33_316)] {
        gui.say(&format!("setoption name UCI_Variant value {variant}"));
        gui.say("go perft 3");
        let lines = gui.until("Nodes searched");
        assert_eq!(
            lines.last().map(String::as_str),
            Some(format!("Nodes searched: {nodes}").as_str()),
            "{variant}"
        );
        assert_eq!(
            lines
                .iter()
                .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
                .count(),
            32
        );
    }
    assert!(gui.finish().is_empty());
}

#[test]
fn several_lines_are_different_and_ranked() {
    let gui = Gui::start();
    gui.say("setoption name MultiPV value 4");
    gui.say("go depth 4");
    let lines = gui.until("bestmove");
    let last: Vec<&String> = lines.iter().filter(|line| line.starts_with("info depth 4 ")).collect();
    assert_eq!(last.len(), 4);
    let word = |line: &str, name: &str| {
        line.split_whitespace()
            .skip_while(|word| *word != name)
            .nth(1)
            .expect("a value")
            .to_owned()
    };
    let mut moves: Vec<String> = last.iter().map(|line| word(line, "pv")).collect();
    let scores: Vec<i32> = last
        .iter()
        .map(|line| word(line, "cp").parse().expect("a number"))
        .collect();
    assert!(scores.is_sorted_by(|a, b| a >= b), "{scores:?}");
    moves.sort();
    moves.dedup();
    assert_eq!(moves.len(), 4);
    assert!(gui.finish().is_empty());
}

#[test]
fn levels_play_and_finished_games_have_no_move() {
    let gui = Gui::start();
    gui.say("setoption name UCI_LimitStrength value true");
    for level in 1..=6 {
        gui.say(&format!("setoption name Skill Level value {level}"));
        gui.say("go movetime 100000");
        assert!(is_legal(&gui.best(), START), "level {level}");
    }
    gui.say("position startpos moves e2e2 e9e9");
    gui.say("go nodes 100");
    assert_eq!(gui.best(), "(none)");
    assert!(gui.finish().is_empty());
}

#[test]
fn threads_can_be_more_than_one() {
    let gui = Gui::start();
    gui.say("setoption name Threads value 3");
    gui.say("setoption name Hash value 8");
    for _ in 0..3 {
        gui.say("go nodes 5000");
        assert!(is_legal(&gui.best(), START));
    }
    gui.say("go movetime 20");
    assert!(is_legal(&gui.best(), START));
    assert!(gui.finish().is_empty());
}

#[test]
fn play_goes_on_where_programs_play_past_an_ending() {
    let gui = Gui::start();
    // The start position for the fourth time: over by repetition under pychess, but GUIs go on asking.
    let there_and_back = "a1a2 a10a9 a2a1 a9a10 ".repeat(3);
    gui.say(&format!("position startpos moves {there_and_back}"));
    gui.say("go nodes 300");
    assert!(is_legal(&gui.best(), START));
    gui.say("position fen 4k4/9/9/9/9/9/9/R8/4A4/3K5 w - - 150 90");
    gui.say("go searchmoves a3a4 nodes 300");
    assert_eq!(gui.best(), "a3a4");
    assert!(gui.finish().is_empty());
}

/// A network is loaded and used; what is none is an error with a code, and the network before it stays.
#[test]
fn eval_file_takes_networks_and_turns_the_rest_down() {
    let folder = tempfile::tempdir().expect("a folder");
    let net = Net::synthetic(5);
    let (good, bad) = (folder.path().join(net.name()), folder.path().join("bad.nnue"));
    let mut bytes = net.write().expect("in range");
    std::fs::write(&good, &bytes).expect("written");
    bytes.truncate(5_000);
    std::fs::write(&bad, &bytes).expect("written");
    let gui = Gui::start();
    let set = |value: &str| {
        gui.say(&format!("setoption name EvalFile value {value}"));
        gui.until("info string").pop().expect("at least one")
    };
    let eval = || {
        gui.say("eval");
        gui.line()
    };
    assert_eq!(set("hand"), "info string evaluation hand-made");
    let by_hand = eval();
    let path = good.to_str().expect("UTF-8");
    assert!(set(path).starts_with(&format!("info string evaluation {}", net.name())));
    let by_net = eval();
    assert_ne!(by_hand, by_net);
    for (value, code) in [
        (bad.to_str().expect("UTF-8"), "net_length"),
        ("/nowhere.nnue", "net_unreadable"),
        (env!("CARGO_MANIFEST_DIR"), "net_unreadable"),
    ] {
        let answer = set(value);
        assert!(answer.starts_with(&format!("info string error {code}: ")), "{answer}");
        assert_eq!(eval(), by_net);
    }
    gui.say("go nodes 2000");
    assert!(gui.best().len() >= 4);
    set("none");
    assert_eq!(eval(), by_hand);
    gui.say("setoption name EvalFile value <empty>");
    gui.say("uci");
    assert!(
        gui.until("uciok")
            .iter()
            .any(|line| line.starts_with("info string evaluation "))
    );
}

#[test]
fn the_option_rules_brings_the_other_laws_with_their_starts() {
    let gui = Gui::start();
    for (option, nodes) in [("Rules value xiangqi", 79_666), ("UCI_Variant value xiangqi", 79_666)] {
        gui.say("setoption name Rules value kakao");
        gui.say(&format!("setoption name {option}"));
        gui.say("position startpos");
        gui.say("go perft 3");
        let last = gui.until("Nodes searched").pop();
        assert_eq!(last, Some(format!("Nodes searched: {nodes}")), "{option}");
    }
    // A chariot on each of the last two ranks; the one on the ninth leaves a general without a check or a move.
    gui.say("position fen 3k5/R8/9/9/9/9/9/9/9/4K1R2 w - - 0 1");
    gui.say("go nodes 20000");
    let lines = gui.until("bestmove");
    assert!(lines.iter().any(|line| line.contains("score mate 1 ")), "{lines:?}");
    gui.say("position fen 3k5/9/9/4R4/9/9/9/9/9/4K4 b - - 0 1");
    gui.say("go nodes 2000");
    assert_ne!(gui.best(), "(none)", "the general steps to d9");
    gui.say("setoption name Rules value chesswar");
    gui.say("position startpos");
    gui.say("go nodes 2000");
    assert_ne!(gui.best(), "(none)");
    gui.finish();
}

#[test]
fn stalemate_ends_a_game_of_xiangqi_and_there_is_no_pass() {
    let gui = Gui::start();
    gui.say("setoption name Rules value xiangqi");
    // Black's general is not attacked and cannot move.
    gui.say("position fen 3k5/4R4/9/9/9/9/9/9/9/4K4 b - - 0 1");
    gui.say("go nodes 100");
    assert_eq!(gui.best(), "(none)");
    gui.say("position fen 3k5/4R4/9/9/9/9/9/9/9/4K4 b - - 0 1 moves d10d10");
    gui.say("isready");
    let lines = gui.until("readyok");
    assert!(
        lines.iter().any(|line| line.starts_with("info string error")),
        "{lines:?}"
    );
    gui.finish();
}
