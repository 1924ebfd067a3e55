//! `janggun play --terminal`: a game in the terminal, against the engine or between two players.
//!
//! Owns the dialogue with the player. The rules come from `janggi`, and the engine's moves from `engine`.

mod conversation;
mod draw;
mod input;
mod placing;
mod saving;
mod setup;
mod status;
mod touch;
pub(crate) mod words;

use command::Failure;
use conversation::{Conversation, Opponent};
use draw::{Colour, Glyphs};
use janggi::{Arrangement, Language, Side};
use saving::GameFile;
use std::io::{self, IsTerminal};
use std::path::PathBuf;

/// The options of a terminal game.
#[derive(Debug, clap::Args)]
pub(crate) struct GameArguments {
    /// Preset id, or path of a rules JSON file
    #[arg(long, value_name = "R", default_value = "kakao")]
    rules: String,
    /// Level of the engine, 1 to 14
    #[arg(long, value_name = "L", default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=i64::from(engine::Level::MAX.number())))]
    level: u8,
    /// Two people take turns at this keyboard
    #[arg(long, conflicts_with = "level")]
    two: bool,
    /// The side you play
    #[arg(long, value_enum, default_value_t = SideName::Cho)]
    side: SideName,
    /// Your setup, by its code or a name such as `안상` or "left elephant"; by default you are asked
    #[arg(long, value_name = "CODE", value_parser = setup_name)]
    setup: Option<String>,
    /// Start from this position, without a setup
    #[arg(long, value_name = "FEN", conflicts_with = "setup")]
    fen: Option<String>,
    /// Language; by default that of the environment
    #[arg(long, value_parser = crate::language::code())]
    lang: Option<Language>,
    /// Style of the pieces
    #[arg(long, value_enum, default_value_t = Glyphs::Hanja)]
    pieces: Glyphs,
    /// Letters only: the same as `--pieces ascii`
    #[arg(long)]
    ascii: bool,
    /// Seed that makes the engine's choices reproducible; random by default
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Save the game in this new file after every move: .gib, .pgn, .json or .uci
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum SideName {
    /// 초, moves first; in Xiangqi Red
    #[value(alias = "red")]
    Cho,
    /// 한; in Xiangqi Black
    #[value(alias = "black")]
    Han,
}

/// Returns the name of a setup if it is known. Both sides have the same names.
fn setup_name(name: &str) -> Result<String, String> {
    match Arrangement::named(name, Side::Cho) {
        Some(_) => Ok(name.to_owned()),
        None => Err("one of msms, mssm, smms, smsm, central".to_owned()),
    }
}

pub(crate) fn run(arguments: &GameArguments) -> Result<(), Failure> {
    let rules = command::rules_argument::rules(&arguments.rules)?;
    let me = match arguments.side {
        SideName::Cho => Side::Cho,
        SideName::Han => Side::Han,
    };
    let level = engine::Level::new(arguments.level).expect("clap checked the range");
    let opponent = if arguments.two {
        Opponent::Person
    } else {
        Opponent::Engine {
            level,
            seed: crate::seed::given_or_random(arguments.seed)?,
        }
    };
    let colour = if io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none() {
        Colour::On
    } else {
        Colour::Off
    };
    let free = match &arguments.fen {
        Some(text) => Some(crate::position_argument::position(Some(text), &rules)?),
        None => None,
    };
    let file = match &arguments.save {
        Some(path) => Some(GameFile::new(path, rules.movement)?),
        None => None,
    };
    let mut conversation = Conversation {
        me,
        opponent,
        language: arguments.lang.unwrap_or_else(crate::language::of_environment),
        movement: rules.movement,
        glyphs: if arguments.ascii {
            Glyphs::Ascii
        } else {
            arguments.pieces
        },
        colour,
        bottom: me,
        warned: None,
        touched: None,
        file,
        input: Box::new(io::stdin().lock()),
        output: Box::new(io::stdout().lock()),
    };
    let setup = arguments.setup.as_ref();
    conversation.run(rules, free, setup.and_then(|name| Arrangement::named(name, me)))
}
