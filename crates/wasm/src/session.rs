//! The browser's requests to the engine: JSON text in and out, with a progress report after every iteration.
//!
//! Games are described as in lines of `janggun judge`. The session runs on one thread with the host's clock, and polls
//! the host for a request to stop.

use std::sync::Arc;

use engine::analysis::AnalysisLine;
use engine::engine::{Best, Config};
use engine::eval::Evaluation;
use engine::play::{SearchBounds, choose_within, fresh_engine};
use engine::search::signals::Signals;
use engine::time::{Clock, Micros, Millis};
use engine::{Depth, Engine, Info, LevelLimits, Nodes, Report, SearchLimits, Until};
use janggi::Game;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use crate::protocol::{BenchAnswer, LevelChoice, Line, Question, SearchAnswer, SearchInfo};
use crate::question::{UnplayableMove, game_asked};

/// Maximum number of lines in one answer.
const MOST_LINES: u64 = 16;
/// Maximum number of nodes in one search.
const MOST_NODES: u64 = 1 << 32;

/// Minimum size of the transposition table in MiB; the maximum follows.
const LEAST_HASH: usize = 1;
const MOST_HASH: usize = 16;
/// Bytes of the transposition table per node to be searched. About half of the nodes store an entry of sixteen bytes,
/// and there is room for half of these entries. With more room, searches to a fixed depth did not need measurably fewer
/// nodes (docs/engine/log.md, entry 95).
const BYTES_A_NODE: u64 = 4;

/// Returns the size in MiB of the transposition table for a search of this many nodes. A larger table would be slower,
/// because WebAssembly has neither huge pages nor a prefetch instruction.
fn hash_for(nodes: Option<Nodes>) -> usize {
    let needed = nodes.map_or(u64::MAX, |nodes| nodes.0.saturating_mul(BYTES_A_NODE).div_ceil(1 << 20));
    usize::try_from(needed)
        .unwrap_or(MOST_HASH)
        .clamp(LEAST_HASH, MOST_HASH)
}

/// An engine and its host.
#[derive(Debug)]
pub struct EngineSession {
    engine: Engine,
    clock: Arc<HostClock>,
    send: fn(&str),
    stop_requested: fn() -> bool,
}

fn with_hash(hash: usize) -> Config {
    Config {
        hash,
        ..Config::default()
    }
}

/// The host's clock, counted from the creation of the session.
#[derive(Debug)]
struct HostClock {
    now: fn() -> f64,
    start: f64,
}

impl Clock for HostClock {
    fn now(&self) -> Millis {
        Millis(((self.now)() - self.start).max(0.0) as u64)
    }

    fn micros(&self) -> Micros {
        Micros((((self.now)() - self.start) * 1_000.0).max(0.0) as u64)
    }
}

/// A search request, parsed from JSON.
struct SearchRequest {
    limits: SearchLimits,
    lines: usize,
    question: Option<Question>,
    level: Option<LevelChoice>,
}

impl EngineSession {
    /// Creates a session with the functions of its host. `now` returns monotonic milliseconds, and `send` receives
    /// progress reports. `stop_requested`, called every few hundred nodes, returns true if the search should stop with
    /// its current result.
    #[must_use]
    pub fn new(now: fn() -> f64, send: fn(&str), stop_requested: fn() -> bool) -> EngineSession {
        let clock = Arc::new(HostClock { now, start: now() });
        EngineSession {
            engine: Engine::new(with_hash(LEAST_HASH), clock.clone()),
            clock,
            send,
            stop_requested,
        }
    }

    /// Answers one of the following requests:
    ///
    /// - A line of `janggun judge` with an additional field `"search":{"nodes":N,"depth":N,"lines":N}` searches for the
    ///   best move of that game. `"lines"` and one of the other two limits may be omitted. The answer is
    ///   `{"ok":true,"depth","nodes","ms","lines":[{"move","score","chance","pv"}]}`, with the best line first, and
    ///   without lines if no move can be played. After every iteration, the host receives the first line in the same
    ///   form, without `"ok"`. With `"question":"threat"` next to the limits, the answer is the move that the other
    ///   side would play if it were to move. The answer has no lines if the side to move is in check. With
    ///   `"question":{"refute":MOVE}`, it is the reply to that move. In both cases, scores are for the other side. With
    ///   `"level":{"margin":N,"spread":N,"seed":N}`, the answer has the `"action"` that a playing level with these
    ///   limits chooses, and the line of the chosen move, even if the action is a call or accepts a draw instead.
    /// - `{"bench":DEPTH,"hash":MIB}` searches the engine's benchmark positions to that depth, with a table of that
    ///   size (16 MiB by default). The answer is `{"ok":true,"nodes","ms"}`.
    /// - `{"forget":true}` clears the tables. The answer is `{"ok":true}`.
    ///
    /// Without a question, `score` is for the side to move: `{"cp":N}` centipawns, `{"mate":N}` mate in N plies,
    /// `{"win":N}` any other win in N plies; negative values favour the other side. `chance` is the chance of winning
    /// in thousandths, with a draw counted as half a win.
    ///
    /// An invalid request is answered with `{"ok":false,…}`, like an invalid line of `janggun judge`.
    pub fn answer(&mut self, text: &str) -> String {
        let Ok(Value::Object(mut object)) = serde_json::from_str(text) else {
            return refusal("", "a text is a JSON object");
        };
        if let Some(depth) = object.remove("bench") {
            return self.bench(&depth, object.get("hash"));
        }
        if object.remove("forget").is_some() {
            self.engine.new_game();
            return json!({"ok": true}).to_string();
        }
        match object.remove("search").as_ref().map(request) {
            Some(Ok(request)) => self.search(&Value::Object(object).to_string(), &request),
            Some(Err((field, detail))) => refusal(field, detail),
            None => refusal("search", "missing"),
        }
    }

    fn bench(&self, depth: &Value, hash: Option<&Value>) -> String {
        let Some(depth) = depth.as_i64().and_then(|depth| i32::try_from(depth).ok()) else {
            return refusal("bench", "must be a depth");
        };
        let hash = match hash.map(Value::as_u64) {
            None => Config::default().hash,
            Some(Some(mebibytes)) if (1..=MOST_HASH as u64).contains(&mebibytes) => mebibytes as usize,
            Some(_) => return refusal("hash", "must be a size in MiB from 1 to 16"),
        };
        let depth = Depth(depth.clamp(1, 20));
        let bench = engine::bench::bench(with_hash(hash), &Evaluation::default(), depth, self.clock.clone());
        to_json(&BenchAnswer {
            ms: bench.time.0,
            nodes: bench.nodes.0,
            ok: true,
        })
    }

    fn search(&mut self, line: &str, request: &SearchRequest) -> String {
        let game = match janggi::api::game_of(line) {
            Ok(game) => game,
            Err(refusal) => return refusal,
        };
        let game = match game_asked(game, request.question.as_ref()) {
            Ok(Some(game)) => game,
            Ok(None) => return to_json(&NOTHING),
            Err(UnplayableMove(detail)) => return refusal("search.question", &detail),
        };
        if let Some(level) = request.level {
            return self.choose(&game, &request.limits, level);
        }
        self.engine.grow_hash(hash_for(request.limits.nodes));
        self.engine.set_lines(request.lines);
        let report = HostReport {
            game: &game,
            send: self.send,
        };
        let signals = Signals::asking(self.stop_requested);
        signals.begin(Until::Limit);
        let best = self.engine.search_until(&game, &request.limits, &signals, &report);
        to_json(&search_answer(&game, &best))
    }

    /// Chooses the action of a playing level with a new engine, so that earlier searches do not affect the choice.
    fn choose(&self, game: &Game, limits: &SearchLimits, level: LevelChoice) -> String {
        let strength = LevelLimits {
            nodes: limits.nodes.unwrap_or(Nodes(MOST_NODES)),
            margin: level.margin,
            spread: level.spread,
        };
        let report = HostReport { game, send: self.send };
        let signals = Signals::asking(self.stop_requested);
        signals.begin(Until::Limit);
        let bounds = SearchBounds {
            limits,
            signals: &signals,
        };
        let mut engine = fresh_engine(&strength);
        let choice = choose_within(&mut engine, game, &strength, level.seed.into(), &bounds, &report);
        // A line consists of moves only. If the level calls (빅장) or accepts a draw, the line belongs to the move that
        // the level would otherwise play.
        let line = (!choice.pv.is_empty()).then(|| AnalysisLine::new(game, choice.score, &choice.pv).into());
        to_json(&SearchAnswer {
            action: choice.action.map(|action| action.token(game.position())),
            depth: choice.depth.0,
            lines: line.into_iter().collect(),
            ms: choice.time.0,
            nodes: choice.nodes.0,
            ok: true,
        })
    }
}

fn request(value: &Value) -> Result<SearchRequest, (&'static str, &'static str)> {
    let object = value.as_object().ok_or(("search", "must be an object"))?;
    let depth = number(object, "depth", Depth::MAX.0 as u64).ok_or(("search.depth", "must be a depth"))?;
    let nodes = number(object, "nodes", MOST_NODES).ok_or(("search.nodes", "must be a number of nodes"))?;
    let lines = number(object, "lines", MOST_LINES).ok_or(("search.lines", "must be a number of lines"))?;
    let question = object.get("question").map(Question::deserialize).transpose();
    let question = question.map_err(|_| ("search.question", "must be a question"))?;
    let level = object.get("level").map(LevelChoice::deserialize).transpose();
    let level = level.map_err(|_| ("search.level", "must be a margin, a spread and a seed"))?;
    if depth.is_none() && nodes.is_none() {
        return Err(("search", "nodes or depth must bound it"));
    }
    let limits = SearchLimits {
        depth: depth.map(|depth| Depth(depth as i32)),
        nodes: nodes.map(Nodes),
        ..SearchLimits::default()
    };
    Ok(SearchRequest {
        limits,
        lines: lines.unwrap_or(1) as usize,
        question,
        level,
    })
}

/// Reads a field with a value from 1 to `most`; `Some(None)` if it is absent, `None` if it is invalid.
fn number(object: &Map<String, Value>, field: &str, most: u64) -> Option<Option<u64>> {
    match object.get(field) {
        None => Some(None),
        Some(value) => value.as_u64().filter(|number| (1..=most).contains(number)).map(Some),
    }
}

fn refusal(field: &str, detail: &str) -> String {
    let error = json!({"code": "bad_request", "facts": {"field": field}, "detail": detail});
    json!({"ok": false, "error": error}).to_string()
}

/// Answer if there is nothing to search.
const NOTHING: SearchAnswer = SearchAnswer {
    action: None,
    depth: 0,
    lines: Vec::new(),
    ms: 0,
    nodes: 0,
    ok: true,
};

fn search_answer(game: &Game, best: &Best) -> SearchAnswer {
    let lines = best.lines.iter().map(|line| AnalysisLine::of(game, line).into());
    SearchAnswer {
        action: None,
        depth: best.depth.0,
        lines: lines.collect(),
        ms: best.time.0,
        nodes: best.nodes.0,
        ok: true,
    }
}

fn to_json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("a struct without maps is JSON")
}

/// Sends the host the first line after every iteration.
struct HostReport<'a> {
    game: &'a Game,
    send: fn(&str),
}

impl Report for HostReport<'_> {
    fn info(&self, info: &Info<'_>) {
        if info.multipv != 1 {
            return;
        }
        let line = AnalysisLine::new(self.game, info.score, info.pv);
        let search = SearchInfo {
            depth: info.depth.0,
            lines: vec![Line::from(line)],
            ms: info.time.0,
            nodes: info.nodes.0,
        };
        (self.send)(&to_json(&search));
    }
}

#[cfg(test)]
mod tests {
    use super::{EngineSession, hash_for};
    use crate::protocol::{LevelChoice, Question, SearchLimits};
    use engine::play::choose;
    use engine::{Level, Nodes, Silent};
    use serde_json::Value;
    use std::sync::atomic::{AtomicU64, Ordering};

    fn answer_to(text: &str) -> Value {
        let answer = EngineSession::new(|| 0.0, |_| {}, || false).answer(text);
        serde_json::from_str(&answer).expect("answers are JSON")
    }

    #[test]
    fn a_search_answers_with_as_many_lines_as_asked() {
        let answer = answer_to(r#"{"rules":"kakao","moves":["a4b4"],"search":{"nodes":3000,"lines":3}}"#);
        assert_eq!(answer["ok"], true, "{answer}");
        assert_eq!(answer["lines"].as_array().map(Vec::len), Some(3));
        assert_eq!(answer["lines"][0]["pv"][0], answer["lines"][0]["move"]);
        assert!(answer["nodes"].as_u64().is_some_and(|nodes| nodes <= 3000));
    }

    #[test]
    fn a_search_that_is_stopped_answers_with_what_it_has_and_its_table_is_kept() {
        static ASKED: AtomicU64 = AtomicU64::new(0);
        let line = r#"{"rules":"kakao","search":{"depth":13}}"#;
        let read = |text: String| serde_json::from_str::<Value>(&text).expect("answers are JSON");
        let whole = read(EngineSession::new(|| 0.0, |_| {}, || false).answer(line));
        let mut session = EngineSession::new(|| 0.0, |_| {}, || ASKED.fetch_add(1, Ordering::Relaxed) == 30);
        let stopped = read(session.answer(line));
        assert_eq!(stopped["lines"].as_array().map(Vec::len), Some(1), "{stopped}");
        assert!(stopped["depth"].as_i64() < whole["depth"].as_i64(), "{stopped}");
        // The host is polled every 512 nodes, and requests a stop at the 31st poll.
        assert!(stopped["nodes"].as_u64() <= Some(31 * 512 + 512), "{stopped}");
        let again = read(session.answer(line));
        assert_eq!(again["depth"], whole["depth"]);
        assert!(
            again["nodes"].as_u64() < whole["nodes"].as_u64(),
            "{again} against {whole}"
        );
    }

    #[test]
    fn a_longer_search_gets_a_larger_table_and_goes_on_from_the_shorter_one() {
        let ask = |session: &mut EngineSession, depth: i32, nodes: u32| -> Value {
            let line = format!(r#"{{"rules":"kakao","search":{{"depth":{depth},"nodes":{nodes}}}}}"#);
            serde_json::from_str(&session.answer(&line)).expect("answers are JSON")
        };
        let mut session = EngineSession::new(|| 0.0, |_| {}, || false);
        ask(&mut session, 9, 20_000);
        assert_eq!(session.engine.config().hash, 1);
        // The results of a search to depth 9 save most of a search to depth 6, unless the tables have been cleared.
        let again = ask(&mut session, 6, 1_000_000);
        assert_eq!(session.engine.config().hash, 4);
        let fresh = ask(&mut EngineSession::new(|| 0.0, |_| {}, || false), 6, 1_000_000);
        let nodes = |answer: &Value| answer["nodes"].as_u64().expect("a count");
        assert!(nodes(&again) * 2 < nodes(&fresh), "{again} against {fresh}");
        for (nodes, hash) in [(0, 1), (262_144, 1), (262_145, 2), (u64::MAX, 16)] {
            assert_eq!(hash_for(Some(Nodes(nodes))), hash, "{nodes}");
        }
        assert_eq!(hash_for(None), 16);
    }

    #[test]
    fn every_limit_is_read() {
        let limits = SearchLimits {
            depth: Some(2),
            lines: Some(2),
            nodes: Some(900),
            question: Some(Question::Threat),
            level: None,
        };
        let line = serde_json::json!({"rules": "kakao", "search": limits});
        let answer = answer_to(&line.to_string());
        assert_eq!(answer["lines"].as_array().map(Vec::len), Some(2), "{answer}");
        assert!(answer["depth"].as_i64().is_some_and(|depth| depth <= 2), "{answer}");
        assert!(answer["nodes"].as_u64().is_some_and(|nodes| nodes <= 900), "{answer}");
    }

    /// Either side's chariot can capture the other's.
    const CHARIOTS: &str = r#""rules":"pychess","fen":"3k4r/9/9/4p4/9/9/4P4/9/4K4/8R w - - 0 1""#;

    #[test]
    fn a_threat_is_what_the_other_side_would_do() {
        let best = answer_to(&format!(r#"{{{CHARIOTS},"search":{{"depth":1}}}}"#));
        assert_eq!(best["lines"][0]["move"], "i1i10", "{best}");
        let threat = answer_to(&format!(r#"{{{CHARIOTS},"search":{{"depth":1,"question":"threat"}}}}"#));
        assert_eq!(threat["lines"][0]["move"], "i10i1", "{threat}");
    }

    #[test]
    fn a_refutation_is_the_reply_to_a_move() {
        let ask = |mv: &str| {
            let question = format!(r#""question":{{"refute":"{mv}"}}"#);
            answer_to(&format!(r#"{{{CHARIOTS},"search":{{"depth":1,{question}}}}}"#))
        };
        let answer = ask("e2e1");
        assert_eq!(answer["lines"][0]["move"], "i10i1", "{answer}");
        assert!(
            answer["lines"][0]["score"]["cp"].as_i64().is_none_or(|score| score > 0),
            "{answer}"
        );
        for bad in ["e2e5", "i10i1", "x"] {
            assert_eq!(ask(bad)["error"]["facts"]["field"], "search.question");
        }
    }

    #[test]
    fn a_level_chooses_one_move_by_its_seed() {
        let ask = |margin: u16, seed: u32| {
            let level = LevelChoice {
                margin,
                seed,
                spread: 300,
            };
            let search = serde_json::json!({"nodes": 500, "level": level});
            answer_to(&serde_json::json!({"rules": "kakao", "search": search}).to_string())
        };
        let answers: Vec<Value> = (0..20).map(|seed| ask(2_000, seed)).collect();
        assert!(
            answers
                .iter()
                .all(|answer| answer["lines"].as_array().map(Vec::len) == Some(1))
        );
        assert!(
            answers.iter().any(|answer| answer["lines"] != answers[0]["lines"]),
            "{answers:?}"
        );
        assert_eq!(ask(2_000, 7), answers[7]);
    }

    /// A level must choose the same action as on the server and in a terminal, at every strength and after any other
    /// search.
    #[test]
    fn a_level_does_what_it_does_everywhere() {
        let mut session = EngineSession::new(|| 0.0, |_| {}, || false);
        let mut actions = Vec::new();
        for game in [
            r#""rules":"kakao","moves":["a4b4","a7b7"]"#,
            r#""rules":"pychess","fen":"3k1a3/4a4/9/p3p3p/9/9/P3P3P/9/4A4/4AK3 w - - 0 1""#,
            // A call (빅장) wins.
            r#""rules":"kja-points","fen":"4k4/9/9/9/9/9/9/R8/9/4K4 w - - 0 1""#,
        ] {
            session.answer(&format!(r#"{{{game},"search":{{"nodes":20000}}}}"#));
            let same = janggi::api::game_of(&format!("{{{game}}}")).expect("a game");
            for (level, seed) in Level::all().zip(5..) {
                let limits = level.limits();
                let choice = LevelChoice {
                    margin: limits.margin,
                    seed,
                    spread: limits.spread,
                };
                let search = serde_json::json!({"nodes": limits.nodes.0, "level": choice});
                let answer: Value = serde_json::from_str(&session.answer(&format!(r#"{{{game},"search":{search}}}"#)))
                    .expect("answers are JSON");
                let action = choose(&same, &limits, seed.into(), &Silent).action;
                let token = action.map(|action| action.token(same.position()));
                assert_eq!(answer["action"].as_str(), token.as_deref(), "{level:?}, {game}");
                actions.extend(token);
            }
            let best = session.answer(&format!(r#"{{{game},"search":{{"nodes":900}}}}"#));
            assert!(!best.contains(r#""action""#), "only a level has one: {best}");
        }
        assert!(actions.iter().any(|token| token == "call"), "{actions:?}");
    }

    #[test]
    fn every_law_of_movement_is_searched() {
        for rules in ["kakao", "xiangqi", "chesswar"] {
            let answer = answer_to(&format!(r#"{{"rules":"{rules}","search":{{"nodes":500}}}}"#));
            assert_eq!(answer["lines"].as_array().map(Vec::len), Some(1), "{answer}");
        }
    }

    #[test]
    fn a_finished_game_has_no_line() {
        let answer = answer_to(r#"{"rules":"kakao","moves":["pass","pass"],"search":{"depth":4}}"#);
        assert_eq!(answer["lines"].as_array().map(Vec::len), Some(0), "{answer}");
    }

    #[test]
    fn nonsense_is_refused() {
        for bad in [
            "",
            "[]",
            "{}",
            r#"{"search":{}}"#,
            r#"{"search":{"nodes":0}}"#,
            r#"{"search":{"depth":1000}}"#,
            r#"{"search":{"depth":3}}"#,
            r#"{"rules":"kakao","search":{"depth":3,"question":"why"}}"#,
            r#"{"rules":"kakao","search":{"depth":3,"question":{"refute":1}}}"#,
            r#"{"rules":"kakao","search":{"depth":3,"level":{"margin":1}}}"#,
            r#"{"rules":"kakao","search":{"depth":3,"level":{"margin":70000,"spread":1,"seed":1}}}"#,
            r#"{"rules":"kakao","moves":["a1a9"],"search":{"depth":3}}"#,
            r#"{"bench":"x"}"#,
        ] {
            assert_eq!(answer_to(bad)["ok"], false, "{bad}");
        }
    }
}
