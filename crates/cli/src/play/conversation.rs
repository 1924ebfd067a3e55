//! Runs a terminal game: turns, commands, and the end of the game.

use super::draw::{Colour, Glyphs, Picture};
use super::input::{Request, parse};
use super::saving::GameFile;
use super::status;
use super::words::{help, reads_korean, side};
use crate::texts::terminal;
use command::Failure;
use engine::{Level, Silent};
use janggi::notation::typed;
use janggi::ruleset::Touch;
use janggi::{
    Action, Arrangement, Bitboard, BySide, Game, Language, Move, Movement, Position, Rules, Side, Square, Start,
    StartError, fen, korean, uci,
};
use play::room::SeatHolder;
use std::io::{BufRead, Write};

/// The opponent of the player at the keyboard.
#[derive(Clone, Copy, Debug)]
pub(super) enum Opponent {
    Engine {
        level: Level,
        /// Seed of the engine's choices.
        seed: u64,
    },
    /// A second player at the same keyboard.
    Person,
}

/// The players, display settings, input and output of a terminal game.
pub(super) struct Conversation {
    pub(super) me: Side,
    pub(super) opponent: Opponent,
    pub(super) language: Language,
    pub(super) movement: Movement,
    pub(super) glyphs: Glyphs,
    pub(super) colour: Colour,
    pub(super) bottom: Side,
    /// Action for which a warning was shown; typing it again plays it.
    pub(super) warned: Option<Action>,
    /// Square of the touched piece, which has to move; only under touch-move.
    pub(super) touched: Option<Square>,
    pub(super) file: Option<GameFile>,
    pub(super) input: Box<dyn BufRead>,
    pub(super) output: Box<dyn Write>,
}

/// Next step of the conversation.
pub(super) enum Next {
    /// Save the game, show the board, and go on.
    Board,
    /// Go on without showing the board.
    Prompt,
    /// The player leaves the game.
    Leave,
}

impl Conversation {
    /// Plays a game until it is over or the player leaves. A `free` position replaces the setups.
    pub(super) fn run(
        &mut self,
        rules: Rules,
        free: Option<Position>,
        setup: Option<Arrangement>,
    ) -> Result<(), Failure> {
        let start = match free {
            Some(position) => Start::Fen(position),
            None => match self.choose_setups(&rules, setup)? {
                Some(start) => start,
                None => return self.farewell(),
            },
        };
        let mut game = Game::new(rules, start).map_err(|error: StartError| Failure::usage(error.code(), error))?;
        self.print(terminal::commands(self.language))?;
        let mut next = Next::Board;
        loop {
            if matches!(next, Next::Board) {
                self.save(&game)?;
                self.show(&game, Bitboard::EMPTY)?;
            }
            if let Some(verdict) = game.verdict() {
                let text = status::text(verdict, self.language);
                writeln!(self.output, "{text}")?;
                return self.report_save_path();
            }
            next = match self.opponent {
                Opponent::Engine { level, seed } if game.position().turn() != self.me => {
                    self.engine_turn(&mut game, level, seed)?
                }
                Opponent::Engine { .. } | Opponent::Person => self.person_turn(&mut game)?,
            };
            if matches!(next, Next::Leave) {
                self.report_save_path()?;
                return self.farewell();
            }
        }
    }

    fn save(&self, game: &Game) -> Result<(), Failure> {
        let Some(file) = &self.file else { return Ok(()) };
        let mut seats = BySide {
            cho: SeatHolder::Open,
            han: SeatHolder::Open,
        };
        if let Opponent::Engine { level, .. } = self.opponent {
            // The levels of a room have the same numbers as the engine's.
            let level = play::room::Level::new(level.number());
            seats[self.me.opposite()] = level.map_or(SeatHolder::Open, SeatHolder::Engine);
        }
        file.write(game, &seats)
    }

    /// Prints a farewell when a player leaves before the game ends.
    fn farewell(&mut self) -> Result<(), Failure> {
        self.print(terminal::goodbye(self.language))
    }

    fn report_save_path(&mut self) -> Result<(), Failure> {
        match self.file.as_ref().map(ToString::to_string) {
            Some(file) => self.print(terminal::saved(self.language, file)),
            None => Ok(()),
        }
    }

    fn engine_turn(&mut self, game: &mut Game, level: Level, seed: u64) -> Result<Next, Failure> {
        self.print(terminal::thinking(self.language))?;
        let seed = seed.wrapping_add(game.actions().len() as u64);
        let choice = engine::play::choose(game, &level.limits(), seed, &Silent);
        let action = choice.action.expect("a game that is not over has an action");
        let played = match action.board_move() {
            Some(mv) if reads_korean(self.language) => korean::print_move(mv, game.position(), korean::Style::HANGUL),
            Some(_) | None => action.token(game.position()),
        };
        game.play(action).map_err(|error| Failure::work(error.code(), error))?;
        let name = self.name(self.me.opposite());
        match action {
            Action::Pass => self.print(terminal::passes(self.language, name))?,
            _ => writeln!(self.output, "{name}: {played}")?,
        }
        Ok(Next::Board)
    }

    fn person_turn(&mut self, game: &mut Game) -> Result<Next, Failure> {
        let prompt = format!("{}> ", self.name(game.position().turn()));
        let Some(line) = self.read_line(&prompt)? else {
            return Ok(Next::Leave);
        };
        if line.is_empty() {
            return Ok(Next::Prompt);
        }
        match parse(&line, game.position()) {
            Ok(request) => self.answer(game, request),
            Err(misread) => {
                let sentence = status::misread(misread, game.position().turn(), self.language);
                writeln!(self.output, "{sentence}")?;
                Ok(Next::Prompt)
            }
        }
    }

    fn answer(&mut self, game: &mut Game, request: Request) -> Result<Next, Failure> {
        let turn = game.position().turn();
        let action = match request {
            Request::Step(from, to) if from == to => Action::Pass,
            Request::Step(from, to) => Action::Step { from, to },
            Request::Pass => Action::Pass,
            Request::Call => Action::CallBikjang,
            Request::Offer => Action::OfferDraw,
            Request::Accept => Action::AcceptDraw,
            Request::Decline => Action::DeclineDraw,
            Request::Resign => Action::Resign(turn),
            Request::Undo if self.refuses_undo(game)? => return Ok(Next::Prompt),
            Request::Undo => return self.undo(game),
            Request::Hints(Some(square)) if game.rules().touch == Touch::TouchMove => return self.touch(game, square),
            Request::Hints(square) => return self.hint(game, square),
            Request::Flip => {
                self.bottom = self.bottom.opposite();
                return Ok(Next::Board);
            }
            Request::Fen => {
                writeln!(self.output, "{}", fen::print(game.position()))?;
                return Ok(Next::Prompt);
            }
            Request::Help => {
                write!(self.output, "{}", help(game.rules(), self.language))?;
                return Ok(Next::Prompt);
            }
            Request::Quit => return Ok(Next::Leave),
        };
        self.play(game, action)
    }

    /// Handles a typed action: shows a warning, refuses it or plays it.
    pub(super) fn play(&mut self, game: &mut Game, action: Action) -> Result<Next, Failure> {
        if let Some(touched) = self.touched_against(action) {
            return self.refuse_other(touched);
        }
        if self.warned != Some(action)
            && let Some(warning) = status::warning(game, action, self.language)
        {
            self.warned = Some(action);
            writeln!(self.output, "{warning}")?;
            return Ok(Next::Prompt);
        }
        self.warned = None;
        if let Err(error) = game.play(action) {
            let sentence = status::refusal(&error, self.language);
            writeln!(self.output, "{sentence}")?;
            return Ok(Next::Prompt);
        }
        if action.board_move().is_some() {
            self.touched = None;
        }
        if let (Action::OfferDraw, Opponent::Engine { .. }) = (action, self.opponent) {
            self.print(terminal::declines(self.language))?;
            game.play(Action::DeclineDraw)
                .map_err(|error| Failure::work(error.code(), error))?;
        }
        Ok(Next::Board)
    }

    /// Takes back the last action or, against the engine, actions until it is the player's turn again.
    fn undo(&mut self, game: &mut Game) -> Result<Next, Failure> {
        let mut actions = game.actions().to_vec();
        let mut turn = game.position().turn();
        let wanted = turn;
        while let Some(action) = actions.pop() {
            if action.board_move().is_some() {
                turn = turn.opposite();
            }
            if matches!(self.opponent, Opponent::Person) || turn == wanted {
                let mut earlier = Game::new(game.rules().clone(), game.start().clone()).expect("it began so before");
                for action in actions {
                    earlier.play(action).expect("it was played before");
                }
                *game = earlier;
                self.warned = None;
                return Ok(Next::Board);
            }
        }
        self.print(terminal::nothing_to_undo(self.language))?;
        Ok(Next::Prompt)
    }

    /// Prints all legal moves, or shows the board with the destinations of one piece.
    pub(super) fn hint(&mut self, game: &Game, square: Option<Square>) -> Result<Next, Failure> {
        let legal = game.legal();
        match square {
            None => {
                let written = |mv: &Move| {
                    if reads_korean(self.language) {
                        korean::print_move(*mv, game.position(), korean::Style::HANGUL)
                    } else {
                        uci::print_move(*mv, game.position())
                    }
                };
                let mut words: Vec<String> = legal.iter().map(written).collect();
                words.sort_unstable();
                writeln!(self.output, "{}", words.join(" "))?;
            }
            Some(square) => {
                let mut marks = Bitboard::EMPTY;
                for mv in &legal {
                    if let Move::Step { from, to } = mv
                        && *from == square
                    {
                        marks.insert(*to);
                    }
                }
                if marks.is_empty() {
                    self.print(terminal::nothing_moves(self.language))?;
                } else {
                    self.show(game, marks)?;
                }
            }
        }
        Ok(Next::Prompt)
    }

    fn show(&mut self, game: &Game, hints: Bitboard) -> Result<(), Failure> {
        let last = game.actions().iter().rev().find_map(|action| action.board_move());
        let last = match last {
            Some(Move::Step { from, to }) => Some((from, to)),
            Some(Move::Pass) | None => None,
        };
        let position = game.position();
        let picture = Picture {
            board: position.board(),
            movement: self.movement,
            bottom: self.bottom,
            glyphs: self.glyphs,
            colour: self.colour,
            last,
            hints,
        };
        let text = picture.draw();
        let status = status::status(game, self.language);
        writeln!(self.output, "\n{text}{status}")?;
        Ok(())
    }

    pub(super) fn name(&self, of: Side) -> &'static str {
        side(self.language, self.movement, of)
    }

    pub(super) fn print(&mut self, text: impl std::fmt::Display) -> Result<(), Failure> {
        Ok(writeln!(self.output, "{text}")?)
    }

    /// Prints the prompt, and returns a line of input, normalised and trimmed.
    ///
    /// At the end of the input, ends the line of the prompt and returns `None`.
    pub(super) fn read_line(&mut self, prompt: &str) -> Result<Option<String>, Failure> {
        write!(self.output, "{prompt}")?;
        self.output.flush()?;
        let mut line = Vec::new();
        let read = self
            .input
            .read_until(b'\n', &mut line)
            .map_err(|error| Failure::work("input_failed", error))?;
        if read == 0 {
            writeln!(self.output)?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line);
        Ok(Some(typed::plain(line.trim()).trim().to_owned()))
    }
}
