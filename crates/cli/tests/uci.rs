//! Tests of `janggun uci` as a process that a GUI controls. Every search must end with exactly one `bestmove`, whatever
//! the input.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use janggi::{Action, Game, Move, Preset, Start, uci};

struct Gui {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

const PATIENCE: Duration = Duration::from_secs(60);

impl Gui {
    fn start() -> Gui {
        Gui::with(&[])
    }

    fn with(arguments: &[&str]) -> Gui {
        let mut child = Command::new(env!("CARGO_BIN_EXE_janggun"))
            .arg("uci")
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary under test starts");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Gui {
            input: child.stdin.take(),
            child,
            lines,
        }
    }

    fn say(&mut self, line: &str) {
        self.say_bytes(format!("{line}\n").as_bytes());
    }

    fn say_bytes(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().expect("open");
        input
            .write_all(bytes)
            .and_then(|()| input.flush())
            .expect("the engine listens");
    }

    fn line(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("the engine answers")
    }

    /// Returns the lines up to and including the first that begins with `word`.
    fn until(&self, word: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            lines.push(self.line());
            if lines.last().is_some_and(|line| line.starts_with(word)) {
                return lines;
            }
        }
    }

    /// Returns the output of the engine until it is ready for more input.
    fn settled(&mut self) -> Vec<String> {
        self.say("isready");
        self.until("readyok")
    }

    /// Returns the next `bestmove`.
    fn best(&self) -> String {
        let lines = self.until("bestmove");
        best_of(&lines).expect("the last line is one")
    }

    /// Closes the input and returns the remaining output. Panics if the engine fails or does not exit.
    fn finish(mut self) -> Vec<String> {
        self.input = None;
        let mut rest = Vec::new();
        loop {
            match self.lines.recv_timeout(PATIENCE) {
                Ok(line) => rest.push(line),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => panic!("it does not end"),
            }
        }
        assert!(self.child.wait().expect("it ended").success());
        rest
    }
}

/// Returns the move of the first `bestmove` among the lines.
fn best_of(lines: &[String]) -> Option<String> {
    let line = lines.iter().find(|line| line.starts_with("bestmove"))?;
    line.split_whitespace().nth(1).map(str::to_owned)
}

fn bests(lines: &[String]) -> usize {
    lines.iter().filter(|line| line.starts_with("bestmove")).count()
}

fn new_game(preset: Preset) -> Game {
    Game::new(preset.rules(), Start::usual()).expect("the usual start fits")
}

fn play(game: &mut Game, token: &str) {
    let mv = uci::parse_move(token, game.position()).unwrap_or_else(|_| panic!("{token} is no move"));
    let action = match mv {
        Move::Step { from, to } => Action::Step { from, to },
        Move::Pass => Action::Pass,
    };
    game.play(action)
        .unwrap_or_else(|_| panic!("{token} may not be played"));
}

/// A sequence of pseudorandom numbers.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }
}

#[test]
fn whole_games_of_one_millisecond_searches() {
    for (preset, option) in [
        (Preset::Pychess, "setoption name UCI_Variant value janggi"),
        (Preset::Kakao, "setoption name Rules value kakao"),
    ] {
        let mut gui = Gui::start();
        gui.say("uci");
        gui.until("uciok");
        gui.say(option);
        gui.say("ucinewgame");
        let mut game = new_game(preset);
        let mut moves = String::new();
        while game.verdict().is_none() && game.actions().len() < 120 {
            gui.say(&format!(
                "position startpos{}{moves}",
                if moves.is_empty() { "" } else { " moves" }
            ));
            gui.say("go movetime 1");
            let token = gui.best();
            play(&mut game, &token);
            moves.push(' ');
            moves.push_str(&token);
        }
        assert!(bests(&gui.finish()) == 0);
    }
}

/// Commands that are mixed at random with those in `GOES`. Some of them are invalid.
const NOISE: [&str; 24] = [
    "",
    "isready",
    "stop",
    "ponderhit",
    "ucinewgame",
    "xyzzy",
    "go",
    "position",
    "position startpos",
    "position startpos moves a4b4 i7h7",
    "position startpos moves a4b4 a4b4",
    "position fen 9/9 w",
    "position fen 4k4/9/9/9/9/9/9/R8/4A4/3K5 w - - 0 1",
    "position fen 4k4/9/9/9/9/9/9/9/9/4K4 w - - -1 zz moves e1e1",
    "setoption name Hash value 1",
    "setoption name Hash value many",
    "setoption name MultiPV value 3",
    "setoption name MultiPV value 1",
    "setoption name UCI_LimitStrength value true",
    "setoption name UCI_LimitStrength value false",
    "setoption",
    "d",
    "eval",
    "go perft 1",
];

const GOES: [&str; 12] = [
    "go movetime 1",
    "go nodes 1",
    "go nodes 60",
    "go depth 2",
    "go wtime 1 btime 1 winc 0 binc 0",
    "go wtime 30 btime 30 movestogo 1",
    "go infinite",
    "go ponder movetime 1",
    "go searchmoves zz nodes 40",
    "go depth x nodes 40",
    "go byoyomi 30",
    "go mate 1 nodes 50",
];

#[test]
fn thousands_of_commands_in_any_order_lose_no_answer() {
    let mut gui = Gui::start();
    let mut numbers = Numbers(2026);
    let mut expected = 0;
    let mut heard = 0;
    for round in 0..3_000 {
        if numbers.below(4) == 0 {
            let go = GOES[numbers.below(GOES.len() as u64) as usize];
            gui.say(go);
            expected += 1;
            // Ends a search that would otherwise run forever.
            if go.contains("infinite") || go.contains("ponder") {
                gui.say(if go.contains("ponder") && numbers.below(2) == 0 {
                    "ponderhit"
                } else {
                    "stop"
                });
            }
        } else {
            let noise = NOISE[numbers.below(NOISE.len() as u64) as usize];
            // A bare `go` searches until `stop`.
            expected += usize::from(noise == "go");
            gui.say(noise);
            if noise == "go" {
                gui.say("stop");
            }
        }
        if round % 100 == 99 {
            heard += bests(&gui.settled());
        }
    }
    let rest = gui.finish();
    assert_eq!(heard + bests(&rest), expected);
    assert!(!rest.iter().any(|line| line.contains("broke down")), "{rest:?}");
}

#[test]
fn stop_races_and_ponder_hits_are_answered_once_with_a_legal_move() {
    let mut gui = Gui::start();
    let mut game = new_game(Preset::Pychess);
    let mut moves = String::from("position startpos moves");
    let mut numbers = Numbers(7);
    while game.verdict().is_none() && game.actions().len() < 60 {
        gui.say(if game.actions().is_empty() {
            "position startpos"
        } else {
            &moves
        });
        let (go, end) = match numbers.below(4) {
            0 => ("go infinite", "stop"),
            1 => ("go ponder wtime 20 btime 20", "ponderhit"),
            2 => ("go ponder movetime 2", "stop"),
            _ => ("go movetime 2", "stop"),
        };
        gui.say(go);
        // A search of two milliseconds may end before the next input is handled.
        let mut said = Vec::new();
        for _ in 0..numbers.below(3) {
            said.extend(gui.settled());
        }
        gui.say(end);
        if end == "ponderhit" && numbers.below(2) == 0 {
            gui.say("stop");
        }
        let token = best_of(&said).unwrap_or_else(|| gui.best());
        play(&mut game, &token);
        moves.push(' ');
        moves.push_str(&token);
    }
    assert_eq!(bests(&gui.finish()), 0);
}

#[test]
fn lines_that_are_too_long_or_no_text_are_survived() {
    let mut gui = Gui::start();
    gui.say_bytes(&[0xff, 0x00, 0xfe, b'\r', b'\n']);
    gui.say(&"a4b4 ".repeat(20_000));
    gui.say(&format!("position startpos moves {}", "e2e2 ".repeat(5_000)));
    gui.say(&format!(
        "setoption name {} value {}",
        "x".repeat(10_000),
        "y".repeat(10_000)
    ));
    let complaints = gui.settled();
    let named = complaints
        .iter()
        .filter(|line| line.starts_with("info string error "))
        .count();
    assert_eq!(named, 4, "{named}");
    assert!(complaints.iter().all(|line| line.len() < 400));
    gui.say("go nodes 50");
    assert_eq!(gui.best(), "(none)", "the last position was refused");
    gui.say("position startpos");
    gui.say("go nodes 50");
    play(&mut new_game(Preset::Pychess), &gui.best());
    // A last line without a line break must also be handled.
    gui.say_bytes(b"go nodes 50");
    assert_eq!(bests(&gui.finish()), 1);
}

/// The program exits at once after `quit` or when the GUI closes its input, even during a search.
#[test]
fn a_search_does_not_outlive_its_gui() {
    for go in [
        "go",
        "go depth 100",
        "go mate 9",
        "go nodes 1000000000000",
        "go movetime 3600000",
        "go perft 20",
        "go infinite",
    ] {
        for last in ["", "quit", "setoption name Hash value 2", "isready"] {
            let mut gui = Gui::start();
            gui.say(go);
            gui.say(last);
            let rest = gui.finish();
            assert_eq!(
                bests(&rest),
                usize::from(!go.contains("perft")),
                "{go}, {last}: {rest:?}"
            );
        }
    }
}

#[test]
fn levels_play_otherwise_in_every_session() {
    let play = |arguments: &[&str]| {
        let mut gui = Gui::with(arguments);
        gui.say("setoption name Skill Level value 1");
        let mut moves = String::from("position startpos moves a4b4");
        for _ in 0..6 {
            gui.say(&moves);
            gui.say("go");
            moves = format!("{moves} {}", gui.best());
        }
        gui.finish();
        moves
    };
    let games: Vec<String> = (0..4).map(|_| play(&[])).collect();
    assert!(games.iter().any(|one| *one != games[0]), "{}", games[0]);
    assert_eq!(play(&["--seed", "3"]), play(&["--seed", "3"]));
}

#[test]
fn a_level_obeys_what_it_is_asked() {
    let mut gui = Gui::start();
    gui.say("setoption name Skill Level value 1");
    gui.say("go searchmoves i4h4");
    assert_eq!(gui.best(), "i4h4");
    gui.say("setoption name UCI_LimitStrength value true");
    gui.say("setoption name MultiPV value 3");
    for level in 1..=6 {
        gui.say(&format!("setoption name Skill Level value {level}"));
        gui.say("go nodes 100000");
        let lines = gui.until("bestmove");
        assert!(lines.iter().any(|line| line.contains(" multipv 3 ")), "level {level}");
        let nodes: Vec<u64> = lines
            .iter()
            .filter_map(|line| line.split(" nodes ").nth(1)?.split(' ').next()?.parse().ok())
            .collect();
        assert!(nodes.iter().all(|&nodes| nodes < 20_000), "level {level}: {nodes:?}");
    }
    gui.say("go infinite");
    assert_eq!(bests(&gui.settled()), 0);
    gui.say("stop");
    play(&mut new_game(Preset::Pychess), &gui.best());
    gui.finish();
}
