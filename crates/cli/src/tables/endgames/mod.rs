//! Adapter from the crate `tablebase` to the engine's trait for endgame tables. Neither crate depends on the other.

use engine::{Endgame, Endgames};
use janggi::{Position, Rules};
use std::path::Path;
use std::sync::Arc;
use tablebase::{Folder, Tables, ValueUnderRules, verdict};

/// A folder of tables that the search probes.
#[derive(Debug)]
struct TableFolder {
    tables: Tables,
    most_pieces: u32,
}

/// Opens a folder of tables, for the UCI option `TablePath`.
///
/// # Errors
/// A code and a reason, if the folder cannot be read or has no tables.
pub(crate) fn open(path: &str) -> Result<Arc<dyn Endgames>, String> {
    let folder = Folder::new(Path::new(path));
    let held = folder.held().map_err(|error| format!("file: {path}: {error}"))?;
    let most = held
        .iter()
        .map(|(_, signature)| u32::from(signature.pieces()) + 2)
        .max();
    let most_pieces = most.ok_or_else(|| format!("no_table: there is no endgame table in {path}"))?;
    let tables = Tables::new(folder);
    Ok(Arc::new(TableFolder { tables, most_pieces }))
}

impl Endgames for TableFolder {
    fn most_pieces(&self) -> u32 {
        self.most_pieces
    }

    /// Returns the value of a position. Also returns `None` if the table is missing or damaged, because a search cannot
    /// report errors.
    fn probe(&self, rules: &Rules, position: &Position) -> Option<Endgame> {
        let Ok(ValueUnderRules::Known(objective, value)) = verdict(&self.tables, rules, position) else {
            return None;
        };
        let plies = value.plies.unwrap_or(0).into();
        Some(match (value.winner, objective.on_points()) {
            (None, _) => Endgame::Drawn,
            (Some(winner), false) if winner == position.turn() => Endgame::Mates(plies),
            (Some(_), false) => Endgame::Mated(plies),
            (Some(winner), true) if winner == position.turn() => Endgame::Ahead(plies),
            (Some(_), true) => Endgame::Behind(plies),
        })
    }
}

#[cfg(test)]
mod tests;
