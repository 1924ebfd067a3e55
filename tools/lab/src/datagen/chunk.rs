//! File format of chunks of self-play games: a header line with their provenance, then the games in binary.
//!
//! Reading a chunk returns either all games or an error.
//!
//! ```text
//! janggun-data 1 rules=pychess nodes=150 evaluation=hand commit=1a2b3c4d seed=7 games=1000 positions=131072\n
//! (For opening games, this line ends with ` openings deom=3`, the deom in half points.)
//! game:  u8 cho, u8 han    arrangements, indices into `Arrangement::CLASSIC`
//!        u8 result         0 cho, 1 han, 2 draw
//!        u8 cause          index into `CAUSES`
//!        u16 plies         number of plies; this and the following numbers are little endian
//! ply:   u16 action        from * 90 + to, squares a1 = 0 … i10 = 89 by ranks; 8100 = pass
//!        i16 score         `Score::raw` for the side that plays the action; -32768 = not searched
//! ```

use core::fmt;
use core::str::FromStr;

use janggi::referee::GameHistory;
use janggi::{Arrangement, BySide, Cause, Game, HalfPoints, Move, Outcome, Preset, Rules, Side, Square, Start};

use engine::score::Score;

/// Start of every chunk: the name and version of the format.
const MAGIC: &str = "janggun-data 1";
/// Action code of a pass.
const PASS: u16 = 8_100;
/// All causes. Chunks store indices into this array, so new causes must be added at the end.
const CAUSES: [Cause; Cause::ALL.len()] = [
    Cause::BikjangAccepted,
    Cause::Mate,
    Cause::NoPermittedAction,
    Cause::Stalemate,
    Cause::DoublePass,
    Cause::LowPoints,
    Cause::PlyLimit,
    Cause::NoCaptureLimit,
    Cause::PerpetualCheck,
    Cause::Repetition,
    Cause::Shuttle,
    Cause::Resigned,
    Cause::Flagged,
    Cause::DrawAgreed,
    Cause::Aborted,
    Cause::Adjudicated,
    Cause::Abandoned,
    Cause::DeadPosition,
    Cause::Stopped,
];
/// Score of a ply that was not searched.
const NO_SCORE: i16 = i16::MIN;

/// Purpose of a chunk's games, which determines how they are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Training of networks: random openings and occasional random moves.
    Training,
    /// Opening statistics: the pairs of setups (차림) in turn, with a random choice among good moves at the start.
    Openings {
        /// Han's bonus (덤) in these games, which replaces that of the rule set.
        deom: HalfPoints,
    },
}

/// Provenance of a chunk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    pub rules: Preset,
    /// Number of nodes searched per ply.
    pub nodes: u64,
    /// `hand`, or the name of the network.
    pub evaluation: String,
    /// Revision of the program.
    pub commit: String,
    /// Seed of the games. The same seed, settings and program produce the same chunk.
    pub seed: u64,
    pub games: u64,
    /// Number of plies with a score.
    pub positions: u64,
    pub purpose: Purpose,
}

impl Purpose {
    /// Returns the rules of a preset, with the deom replaced for opening games.
    #[must_use]
    pub fn rules(self, preset: Preset) -> Rules {
        let rules = preset.rules();
        match self {
            Purpose::Training => rules,
            Purpose::Openings { deom } => Rules { deom, ..rules },
        }
    }
}

/// A move and the score of the search that chose it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoredMove {
    pub mv: Move,
    /// Score for the side that played the move; `None` if it was random.
    pub score: Option<Score>,
}

/// A self-play game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// Setups of both sides, each one of the four in `Arrangement::CLASSIC`.
    pub arrangements: BySide<Arrangement>,
    pub outcome: Outcome,
    /// Cause of the ending; [`Cause::Adjudicated`] if the game was stopped because it was clearly won or too long.
    pub cause: Cause,
    /// All plies, including the opening.
    pub plies: Vec<ScoredMove>,
}

/// Games of the same provenance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chunk {
    pub header: Header,
    pub games: Vec<GameRecord>,
}

/// Reason why bytes are not a valid chunk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChunkError {
    /// The first line is missing or invalid.
    Header(String),
    /// The bytes end inside a game.
    Truncated {
        /// Number of complete games before the end.
        games: u64,
    },
    /// A value is invalid.
    Value {
        /// Index of the game.
        game: u64,
        /// Name of the value.
        what: &'static str,
    },
    /// The header's counts do not match the games.
    Count {
        /// Numbers of games and positions in the header.
        said: (u64, u64),
        /// Numbers of games and positions found.
        found: (u64, u64),
    },
    /// An action is illegal under the rules.
    Illegal {
        /// Index of the game.
        game: u64,
        /// Index of the ply.
        ply: usize,
    },
}

impl ChunkError {
    /// Returns a stable code for this error.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            ChunkError::Header(_) => "bad_header",
            ChunkError::Truncated { .. } => "truncated",
            ChunkError::Value { .. } => "bad_value",
            ChunkError::Count { .. } => "bad_count",
            ChunkError::Illegal { .. } => "illegal_action",
        }
    }
}

impl fmt::Display for ChunkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ChunkError::Header(why) => write!(f, "not a chunk of training games: {why}"),
            ChunkError::Truncated { games } => write!(f, "the chunk breaks off after {games} games"),
            ChunkError::Value { game, what } => write!(f, "game {game}: no such {what}"),
            ChunkError::Count { said, found } => write!(
                f,
                "the header says {} games and {} positions, there are {} and {}",
                said.0, said.1, found.0, found.1
            ),
            ChunkError::Illegal { game, ply } => write!(f, "game {game}: the action at ply {ply} may not be played"),
        }
    }
}

impl core::error::Error for ChunkError {}

impl GameRecord {
    /// Replays the game, calling `visit` before each ply with the history so far and the ply.
    ///
    /// # Errors
    /// The index of the first illegal ply, or 0 if the start does not fit the rules. `visit` may have been called for
    /// the illegal ply.
    pub fn replay(&self, rules: &Rules, mut visit: impl FnMut(&GameHistory, ScoredMove)) -> Result<(), usize> {
        let mut game = Game::new(rules.clone(), Start::arranged(self.arrangements)).map_err(|_| 0usize)?;
        for (ply, &played) in self.plies.iter().enumerate() {
            if game.verdict().is_some_and(|verdict| !verdict.cause.is_claim()) {
                return Err(ply);
            }
            visit(game.history(), played);
            game.play(played.mv.into()).map_err(|_| ply)?;
        }
        Ok(())
    }

    /// Returns the number of plies with a score.
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.plies.iter().filter(|played| played.score.is_some()).count() as u64
    }

    fn write(&self, bytes: &mut Vec<u8>) {
        for side in [Side::Cho, Side::Han] {
            let at = Arrangement::CLASSIC
                .iter()
                .position(|one| *one == self.arrangements[side]);
            bytes.push(at.expect("self-play starts from classical arrangements") as u8);
        }
        bytes.push(match self.outcome {
            Outcome::Win(Side::Cho) => 0,
            Outcome::Win(Side::Han) => 1,
            Outcome::Draw | Outcome::None => 2,
        });
        let cause = CAUSES.iter().position(|cause| *cause == self.cause);
        bytes.push(cause.expect("every cause has its number") as u8);
        bytes.extend((self.plies.len() as u16).to_le_bytes());
        for played in &self.plies {
            let action = match played.mv {
                Move::Step { from, to } => u16::from(from.index()) * 90 + u16::from(to.index()),
                Move::Pass => PASS,
            };
            bytes.extend(action.to_le_bytes());
            let score = played.score.map_or(NO_SCORE, |score| score.raw() as i16);
            bytes.extend(score.to_le_bytes());
        }
    }
}

impl Chunk {
    /// Sets the header's counts from the games.
    pub fn count(&mut self) {
        self.header.games = self.games.len() as u64;
        self.header.positions = self.games.iter().map(GameRecord::positions).sum();
    }

    /// Returns the bytes of the chunk.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = self.header.to_string().into_bytes();
        bytes.push(b'\n');
        for game in &self.games {
            game.write(&mut bytes);
        }
        bytes
    }

    /// Reads a chunk. Does not check whether the actions are legal; [`GameRecord::replay`] does.
    ///
    /// # Errors
    /// [`ChunkError`] if the chunk is malformed.
    pub fn from_bytes(bytes: &[u8]) -> Result<Chunk, ChunkError> {
        let end = bytes
            .iter()
            .take(1_024)
            .position(|&byte| byte == b'\n')
            .ok_or_else(|| ChunkError::Header("no first line".to_owned()))?;
        let line = core::str::from_utf8(&bytes[..end]).map_err(|_| ChunkError::Header("not UTF-8".to_owned()))?;
        let header: Header = line.parse().map_err(ChunkError::Header)?;
        let mut games = Vec::new();
        let mut rest = &bytes[end + 1..];
        while !rest.is_empty() {
            games.push(read_game(&mut rest, games.len() as u64)?);
        }
        let mut chunk = Chunk { header, games };
        let said = (chunk.header.games, chunk.header.positions);
        chunk.count();
        let found = (chunk.header.games, chunk.header.positions);
        if said == found {
            Ok(chunk)
        } else {
            Err(ChunkError::Count { said, found })
        }
    }
}

fn read_game(rest: &mut &[u8], game: u64) -> Result<GameRecord, ChunkError> {
    let truncated = ChunkError::Truncated { games: game };
    let [cho, han, result, cause] = take(rest).ok_or(truncated.clone())?;
    let arrangement = |index: u8| {
        Arrangement::CLASSIC
            .get(usize::from(index))
            .copied()
            .ok_or(ChunkError::Value {
                game,
                what: "arrangement",
            })
    };
    let outcome = match result {
        0 => Outcome::Win(Side::Cho),
        1 => Outcome::Win(Side::Han),
        2 => Outcome::Draw,
        _ => return Err(ChunkError::Value { game, what: "result" }),
    };
    let cause = *CAUSES
        .get(usize::from(cause))
        .ok_or(ChunkError::Value { game, what: "cause" })?;
    let plies = u16::from_le_bytes(take(rest).ok_or(truncated.clone())?);
    let mut record = GameRecord {
        arrangements: BySide {
            cho: arrangement(cho)?,
            han: arrangement(han)?,
        },
        outcome,
        cause,
        plies: Vec::with_capacity(usize::from(plies)),
    };
    for _ in 0..plies {
        let action = u16::from_le_bytes(take(rest).ok_or(truncated.clone())?);
        let score = i16::from_le_bytes(take(rest).ok_or(truncated.clone())?);
        let mv = read_action(action).ok_or(ChunkError::Value { game, what: "action" })?;
        let score = (score != NO_SCORE).then(|| Score::from_raw(i32::from(score)));
        record.plies.push(ScoredMove { mv, score });
    }
    Ok(record)
}

fn read_action(action: u16) -> Option<Move> {
    if action == PASS {
        return Some(Move::Pass);
    }
    let square = |index: u16| Square::from_index(index as u8);
    Some(Move::Step {
        from: square(action / 90).filter(|_| action < PASS)?,
        to: square(action % 90)?,
    })
}

fn take<const N: usize>(rest: &mut &[u8]) -> Option<[u8; N]> {
    let (head, tail) = rest.split_first_chunk::<N>()?;
    *rest = tail;
    Some(*head)
}

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{MAGIC} rules={} nodes={} evaluation={} commit={} seed={} games={} positions={}",
            self.rules.id(),
            self.nodes,
            self.evaluation,
            self.commit,
            self.seed,
            self.games,
            self.positions
        )?;
        match self.purpose {
            Purpose::Training => Ok(()),
            Purpose::Openings { deom } => write!(f, " openings deom={}", deom.0),
        }
    }
}

impl FromStr for Header {
    type Err = String;

    fn from_str(line: &str) -> Result<Header, String> {
        let fields = line
            .strip_prefix(MAGIC)
            .ok_or_else(|| format!("it does not begin with `{MAGIC}`"))?;
        let mut words = fields.split_ascii_whitespace();
        let mut field = |name: &str| {
            words
                .next()
                .and_then(|word| word.strip_prefix(name)?.strip_prefix('='))
                .map(str::to_owned)
                .ok_or_else(|| format!("`{name}=` is missing"))
        };
        fn number(text: &str) -> Result<u64, String> {
            text.parse().map_err(|_| format!("`{text}` is no number"))
        }
        let rules = field("rules")?;
        let header = Header {
            rules: Preset::parse(&rules).ok_or_else(|| format!("unknown rules `{rules}`"))?,
            nodes: number(&field("nodes")?)?,
            evaluation: field("evaluation")?,
            commit: field("commit")?,
            seed: number(&field("seed")?)?,
            games: number(&field("games")?)?,
            positions: number(&field("positions")?)?,
            purpose: Purpose::Training,
        };
        let purpose = match words.next() {
            None => Purpose::Training,
            Some("openings") => {
                let deom = words.next().and_then(|word| word.strip_prefix("deom=")?.parse().ok());
                let deom = deom.map(HalfPoints).ok_or("`deom=` is missing")?;
                Purpose::Openings { deom }
            }
            Some(word) => return Err(format!("`{word}` is too much")),
        };
        match words.next() {
            None => Ok(Header { purpose, ..header }),
            Some(word) => Err(format!("`{word}` is too much")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Chunk, ChunkError, GameRecord, Header, Purpose, ScoredMove};
    use engine::rng::Rng;
    use engine::score::Score;
    use janggi::{Arrangement, BySide, Cause, Game, HalfPoints, Outcome, Preset, Side, Start};

    fn sample(seed: u64) -> Chunk {
        let mut rng = Rng::new(seed);
        let mut games = Vec::new();
        for _ in 0..3 {
            let arrangements = BySide {
                cho: Arrangement::CLASSIC[rng.below(4) as usize],
                han: Arrangement::CLASSIC[rng.below(4) as usize],
            };
            let mut game =
                Game::new(Preset::Pychess.rules(), Start::arranged(arrangements)).expect("a classical start");
            let mut plies = Vec::new();
            while plies.len() < 40 && game.verdict().is_none() {
                let legal = game.legal();
                let mv = legal[rng.below(legal.len() as u64) as usize];
                let score = (plies.len() > 6).then(|| Score::from_raw(rng.below(4_000) as i32 - 2_000));
                plies.push(ScoredMove { mv, score });
                game.play(mv.into()).expect("it was listed");
            }
            games.push(GameRecord {
                arrangements,
                outcome: Outcome::Win(Side::Han),
                cause: Cause::Adjudicated,
                plies,
            });
        }
        let header = Header {
            rules: Preset::Pychess,
            nodes: 150,
            evaluation: "hand".to_owned(),
            commit: "1a2b3c4d".to_owned(),
            seed,
            games: 0,
            positions: 0,
            purpose: Purpose::Training,
        };
        let mut chunk = Chunk { header, games };
        chunk.count();
        chunk
    }

    #[test]
    fn chunks_come_back_and_replay() {
        for seed in 0..20 {
            let chunk = sample(seed);
            let read = Chunk::from_bytes(&chunk.to_bytes()).expect("what was written");
            assert_eq!(read, chunk);
            let mut seen = 0;
            for game in &read.games {
                game.replay(&Preset::Pychess.rules(), |_, played| {
                    seen += u64::from(played.score.is_some());
                })
                .expect("every action was legal");
            }
            assert_eq!(seen, chunk.header.positions);
        }
    }

    #[test]
    fn the_deom_of_opening_games_is_in_the_header() {
        for half_points in [0, 3, 7] {
            let mut chunk = sample(3);
            let deom = HalfPoints(half_points);
            chunk.header.purpose = Purpose::Openings { deom };
            let read = Chunk::from_bytes(&chunk.to_bytes()).expect("what was written");
            assert_eq!(read, chunk);
            assert_eq!(read.header.purpose.rules(read.header.rules).deom, deom);
        }
        let line = sample(3).header.to_string();
        for bad in [" openings", " openings deom=x", " openings deom=3 more", " deom=3"] {
            assert!(format!("{line}{bad}").parse::<Header>().is_err(), "{bad}");
        }
    }

    #[test]
    fn every_cut_is_noticed() {
        let bytes = sample(1).to_bytes();
        for end in 0..bytes.len() {
            assert!(Chunk::from_bytes(&bytes[..end]).is_err(), "{end}");
        }
        let mut long = bytes.clone();
        long.extend([0; 6]);
        assert!(matches!(Chunk::from_bytes(&long), Err(ChunkError::Count { .. })));
    }

    #[test]
    fn any_bytes_end_in_a_chunk_or_a_code() {
        let bytes = sample(2).to_bytes();
        let mut rng = Rng::new(5);
        for _ in 0..5_000 {
            let mut bad = bytes.clone();
            for _ in 0..=rng.below(4) {
                let at = rng.below(bad.len() as u64) as usize;
                bad[at] = rng.next() as u8;
            }
            match Chunk::from_bytes(&bad) {
                Ok(chunk) => {
                    for game in &chunk.games {
                        let _ = game.replay(&chunk.header.rules.rules(), |_, _| {});
                    }
                }
                Err(error) => assert!(!error.code().is_empty() && !error.to_string().is_empty()),
            }
        }
    }
}
