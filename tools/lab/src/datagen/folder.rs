//! A folder of chunks with a manifest.
//!
//! Chunks are written to temporary files and renamed when complete, so that an interrupted run can be continued.

use std::fmt::{self, Write as _};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use engine::Engine;
use engine::eval::Evaluation;
use sha2::{Digest, Sha256};

use crate::datagen::chunk::{Chunk, ChunkError, Header, Purpose};
use crate::datagen::selfplay::{self, ChunkSettings, play_chunk};

/// Error when opening a folder or making a chunk.
#[derive(Debug)]
pub enum FolderError {
    /// A file or folder cannot be read, written or created.
    File(PathBuf, io::Error),
    /// An existing file with the chunk's name is not a valid chunk.
    Chunk(PathBuf, ChunkError),
    /// An existing file with the chunk's name was created with different settings.
    OtherSettings(PathBuf, Header),
}

impl FolderError {
    /// Returns a stable code for this error.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            FolderError::File(..) => "file",
            FolderError::Chunk(_, error) => error.code(),
            FolderError::OtherSettings(..) => "other_recipe",
        }
    }
}

impl fmt::Display for FolderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FolderError::File(path, error) => write!(f, "{}: {error}", path.display()),
            FolderError::Chunk(path, error) => write!(f, "{}: {error}", path.display()),
            FolderError::OtherSettings(path, header) => {
                write!(f, "{} was made with other settings: {header}", path.display())
            }
        }
    }
}

impl std::error::Error for FolderError {}

/// A folder of chunks, and the settings for new ones. Several threads may make different chunks at the same time.
#[derive(Debug)]
pub struct ChunkFolder {
    path: PathBuf,
    settings: ChunkSettings,
    evaluation: Evaluation,
    manifest: Mutex<Manifest>,
}

impl ChunkFolder {
    /// Opens the folder, creating it if it is missing.
    ///
    /// # Errors
    /// If the folder cannot be created or its manifest cannot be read.
    pub fn open(path: &Path, settings: ChunkSettings, evaluation: Evaluation) -> Result<ChunkFolder, FolderError> {
        fs::create_dir_all(path).map_err(|error| at(path, error))?;
        Ok(ChunkFolder {
            path: path.to_owned(),
            settings,
            evaluation,
            manifest: Mutex::new(Manifest::open(path)?),
        })
    }

    /// Creates an engine for [`make`](ChunkFolder::make).
    #[must_use]
    pub fn engine(&self) -> Engine {
        selfplay::engine(self.evaluation.clone())
    }

    /// Creates the chunk for `seed` if it is missing, and lists it in the manifest.
    ///
    /// `on_game` is called after every game with the number of games so far and the number of positions in that game.
    ///
    /// # Errors
    /// [`FolderError`] if a file cannot be accessed, or if an existing chunk is invalid or was created with different
    /// settings.
    pub fn make(&self, seed: u64, engine: &mut Engine, mut on_game: impl FnMut(u64, u64)) -> Result<(), FolderError> {
        let name = self.name(seed);
        let path = self.path.join(&name);
        let bytes = if path.exists() {
            fs::read(&path).map_err(|error| at(&path, error))?
        } else {
            let mut games = 0;
            let chunk = play_chunk(&self.settings, seed, engine, |record| {
                games += 1;
                on_game(games, record.positions());
            });
            let bytes = chunk.to_bytes();
            put(&path, &bytes).map_err(|error| at(&path, error))?;
            bytes
        };
        let chunk = Chunk::from_bytes(&bytes).map_err(|error| FolderError::Chunk(path.clone(), error))?;
        if !self.has_settings(&chunk.header) {
            return Err(FolderError::OtherSettings(path, chunk.header));
        }
        let mut manifest = self.manifest.lock().unwrap_or_else(PoisonError::into_inner);
        manifest.add(&name, &chunk.header, &bytes)
    }

    fn name(&self, seed: u64) -> String {
        let (rules, commit) = (self.settings.rules.id(), &self.settings.commit);
        match self.settings.purpose {
            Purpose::Training => format!("{rules}-{commit}-{seed}.jgd"),
            Purpose::Openings { deom } => format!("openings-{rules}-{deom}-{commit}-{seed}.jgd"),
        }
    }

    fn has_settings(&self, header: &Header) -> bool {
        let settings = &self.settings;
        header.purpose == settings.purpose
            && header.nodes == settings.nodes
            && header.evaluation == settings.evaluation
            && header.games == settings.games
    }
}

/// Manifest file, with one line of JSON per chunk.
#[derive(Debug)]
struct Manifest {
    path: PathBuf,
    text: String,
}

impl Manifest {
    fn open(folder: &Path) -> Result<Manifest, FolderError> {
        let path = folder.join("manifest.jsonl");
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(at(&path, error)),
        };
        Ok(Manifest { path, text })
    }

    fn add(&mut self, name: &str, header: &Header, bytes: &[u8]) -> Result<(), FolderError> {
        let hash = Sha256::digest(bytes).iter().fold(String::new(), |mut text, byte| {
            // Writing to a String cannot fail.
            let _ = write!(text, "{byte:02x}");
            text
        });
        let mut line = serde_json::json!({
            "file": name, "rules": header.rules.id(), "nodes": header.nodes, "evaluation": header.evaluation,
            "commit": header.commit, "seed": header.seed, "games": header.games, "positions": header.positions,
            "sha256": hash,
        });
        if let Purpose::Openings { deom } = header.purpose {
            line["deom"] = deom.to_string().into();
        }
        let line = format!("{line}\n");
        if self.text.contains(&line) {
            return Ok(());
        }
        let append = || {
            let mut file = OpenOptions::new().create(true).append(true).open(&self.path)?;
            file.write_all(line.as_bytes())
        };
        append().map_err(|error| at(&self.path, error))?;
        self.text.push_str(&line);
        Ok(())
    }
}

/// Writes to a temporary file next to `path`, then renames it.
fn put(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let part = path.with_extension("part");
    let mut file = File::create(&part)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(&part, path)
}

fn at(path: &Path, error: io::Error) -> FolderError {
    FolderError::File(path.to_owned(), error)
}

#[cfg(test)]
mod tests {
    use super::{ChunkFolder, FolderError};
    use crate::datagen::{ChunkSettings, Purpose};
    use engine::eval::Evaluation;
    use janggi::Preset;
    use std::fs;

    #[test]
    fn a_chunk_is_made_once_and_other_settings_are_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let settings = |nodes| ChunkSettings {
            rules: Preset::Kakao,
            nodes,
            evaluation: "hand".to_owned(),
            commit: "test".to_owned(),
            games: 1,
            purpose: Purpose::Training,
        };
        let chunks = ChunkFolder::open(folder.path(), settings(20), Evaluation::Hand).expect("a folder");
        let mut games = 0;
        for _ in 0..2 {
            chunks.make(3, &mut chunks.engine(), |_, _| games += 1).expect("made");
        }
        assert_eq!(games, 1);
        let manifest = fs::read_to_string(folder.path().join("manifest.jsonl")).expect("written");
        assert_eq!(manifest.lines().count(), 1, "{manifest}");
        let other = ChunkFolder::open(folder.path(), settings(21), Evaluation::Hand).expect("a folder");
        let refused = other.make(3, &mut other.engine(), |_, _| {});
        assert!(matches!(refused, Err(FolderError::OtherSettings(..))), "{refused:?}");
    }
}
