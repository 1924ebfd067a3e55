//! A UCI engine in its own process. This module must not depend on games.

use super::timers::within;
use super::uci::{RulesFit, best_move};
use std::process::Stdio;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, Lines};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};

/// Maximum time to wait for `uciok` or `readyok`. The engine may have to read a large network from disk.
const PATIENCE: Duration = Duration::from_secs(60);
/// Maximum time between `stop` and `bestmove`.
const STOPPING: Duration = Duration::from_secs(5);

/// Command that starts an engine, and the UCI options to set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct EngineCommand {
    /// Program name followed by its arguments.
    pub(super) words: Vec<String>,
    /// Names and values, in the order in which they are set.
    pub(super) options: Vec<(String, String)>,
}

/// Splits a command line at whitespace outside quotation marks.
pub(super) fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for letter in text.chars() {
        match (letter, quote) {
            (mark, Some(open)) if mark == open => quote = None,
            ('"' | '\'', None) => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (space, None) if space.is_whitespace() => words.extend(word.take()),
            (other, _) => word.get_or_insert_default().push(other),
        }
    }
    words.extend(word);
    words
}

/// A running engine, which is killed when dropped.
pub(super) struct Engine {
    _child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
    /// The engine's response to `uci`.
    pub(super) introduction: Vec<String>,
    is_searching: bool,
}

impl Engine {
    /// Starts the engine, sets its options and waits until it is ready.
    pub(super) async fn start(command: &EngineCommand) -> Result<Self, String> {
        let (program, arguments) = command.words.split_first().ok_or("no program is named")?;
        let mut process = Command::new(program);
        process.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        process.kill_on_drop(true);
        // Keeps Ctrl-C in the terminal from killing the engine; the bot stops it itself.
        #[cfg(unix)]
        process.process_group(0);
        let mut child = process.spawn().map_err(|error| format!("{program}: {error}"))?;
        let (input, output) = child.stdin.take().zip(child.stdout.take()).ok_or("no pipe")?;
        let mut engine = Self {
            _child: child,
            input,
            output: BufReader::new(output).lines(),
            introduction: Vec::new(),
            is_searching: false,
        };
        engine.send("uci").await?;
        engine.introduction = engine.lines_until("uciok").await?;
        for (name, value) in &command.options {
            engine.send(&format!("setoption name {name} value {value}")).await?;
        }
        engine.be_ready().await?;
        Ok(engine)
    }

    /// Prepares the engine for a new game under these rules.
    pub(super) async fn prepare(&mut self, rules: &RulesFit) -> Result<(), String> {
        match rules {
            RulesFit::Option(name, value) => {
                self.send(&format!("setoption name {name} value {value}")).await?;
            }
            RulesFit::Fixed => {}
            RulesFit::Unknown => return Err("it does not know these rules".to_owned()),
        }
        self.send("ucinewgame").await?;
        self.be_ready().await
    }

    pub(super) async fn search(&mut self, position: &str, go: &str) -> Result<(), String> {
        self.send(position).await?;
        self.send(go).await?;
        self.is_searching = true;
        Ok(())
    }

    pub(super) async fn stop(&mut self) -> Result<(), String> {
        self.send("stop").await
    }

    /// Waits for the move of the running search. Never returns if no search is running. Cancel safe.
    pub(super) async fn best(&mut self) -> Result<String, String> {
        if !self.is_searching {
            return std::future::pending().await;
        }
        loop {
            let line = self.line().await?;
            if let Some(text) = best_move(&line) {
                self.is_searching = false;
                return Ok(text.to_owned());
            }
        }
    }

    /// Ends the running search, if any, so that the engine can be used for another game.
    pub(super) async fn rest(&mut self) -> Result<(), String> {
        if self.is_searching {
            self.stop().await?;
            within(STOPPING, self.best()).await.ok_or("it does not stop")??;
        }
        Ok(())
    }

    async fn be_ready(&mut self) -> Result<(), String> {
        self.send("isready").await?;
        self.lines_until("readyok").await.map(|_| ())
    }

    async fn send(&mut self, line: &str) -> Result<(), String> {
        let text = format!("{line}\n");
        let sent = self.input.write_all(text.as_bytes()).await;
        sent.map_err(|error| format!("it has ended: {error}"))
    }

    async fn line(&mut self) -> Result<String, String> {
        let line = self.output.next_line().await.map_err(|error| error.to_string())?;
        line.ok_or_else(|| "it has ended".to_owned())
    }

    async fn lines_until(&mut self, word: &str) -> Result<Vec<String>, String> {
        let mut lines = Vec::new();
        let reading = async {
            loop {
                let line = self.line().await?;
                if line.split_whitespace().next() == Some(word) {
                    return Ok(());
                }
                lines.push(line);
            }
        };
        let read = within(PATIENCE, reading).await;
        read.unwrap_or_else(|| Err(format!("it does not say {word}")))?;
        Ok(lines)
    }
}

#[cfg(test)]
mod tests {
    use super::words;

    #[test]
    fn command_lines_are_split_at_spaces_outside_quotation_marks() {
        for (text, expected) in [
            ("janggun uci", vec!["janggun", "uci"]),
            ("  a  b ", vec!["a", "b"]),
            ("'my engine' --x=\"1 2\" ''", vec!["my engine", "--x=1 2", ""]),
            (r"C:\engines\a.exe", vec![r"C:\engines\a.exe"]),
            ("", vec![]),
        ] {
            assert_eq!(words(text), expected);
        }
    }
}
