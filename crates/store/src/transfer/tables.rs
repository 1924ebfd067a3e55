//! The tables to copy, ordered so that rows refer only to rows of earlier tables.

/// A table with its columns and primary key.
pub(super) struct Table {
    pub(super) name: &'static str,
    /// Column names, quoted if SQL requires it. The first `key` columns are the primary key.
    pub(super) columns: &'static [&'static str],
    pub(super) key: usize,
}

macro_rules! tables {
    ($($name:ident: $($key:literal)+; $($column:literal)*,)+) => {
        &[$(Table {
            name: stringify!($name),
            columns: &[$($key,)+ $($column),*],
            key: [$($key),+].len(),
        }),+]
    };
}

/// All tables, except those that each database maintains itself, such as `stored_bytes` (maintained by triggers) and
/// `commits` (by the SQLite writer).
pub(super) const TABLES: &[Table] = tables! {
    players: "key"; "created_ms" "nickname" "rated_ms",
    tokens: "token_hash"; "player" "created_ms" "seen_ms" "client",
    accounts: "player"; "name" "skeleton" "password" "created_ms" "closed_ms" "totp_secret" "totp_on" "totp_step" "suspended_ms"
        "bot_ms" "bot_setup",
    games: "id"; "created_ms" "updated_ms" "phase" "cho_player" "cho_level" "han_player" "han_level" "rules_id" "speed" "plies"
        "turn" "fen" "ended_ms" "outcome" "code" "rule" "facts" "movement" "rated" "invited",
    seats: "player" "created_ms" "game";,
    events: "game" "seq"; "at_ms" "body",
    packs: "game"; "events" "body",
    analyses: "game"; "made_ms" "body",
    unreadable_games: "id"; "reason" "created_ms" "updated_ms" "phase" "card",
    unreadable_seats: "game" "guest"; "created_ms",
    unreadable_events: "game" "seq"; "at_ms" "body",
    unreadable_analyses: "game"; "made_ms" "body",
    lives: "number"; "started_ms" "lived_ms",
    recovery_codes: "player" "hash";,
    preferences: "player" "device"; "changed_ms" "body",
    blocks: "player" "blocked"; "created_ms",
    ratings: "player" "movement" "speed"; "rating" "deviation" "volatility" "wins" "draws" "losses" "rated_ms",
    rating_changes: "game" "side"; "player" "movement" "speed" "rated_ms" "before" "after" "deviation" "neighbours",
    emails: "player"; "address" "look" "language" "confirmed_ms" "tournaments" "clubs",
    email_links: "token_hash"; "player" "kind" "address" "language" "ends_ms",
    access_tokens: "token_hash"; "player" "name" "scopes" "created_ms" "ends_ms" "used_ms",
    handles: "look"; "closed" "player" "handle" "chosen",
    letters: "id"; "player" "kind" "address" "language" "ends_ms",
    chat: "game" "room" "at_ms"; "player" "text" "preset",
    shared: "id"; "stored_ms" "bytes" "body",
    push_key: "\"only\""; "pkcs8",
    push_subscriptions: "session"; "player" "endpoint" "receiver_key" "secret" "created_ms",
    push_notices: "session" "topic"; "id" "body" "ends_ms",
    account_records: "player" "id"; "seq" "stored_ms" "digest" "body",
    tournaments: "id"; "owner" "created_ms" "starts_ms" "phase" "seq" "name" "entries" "settings" "club",
    tournament_events: "tournament" "seq"; "body",
    tournament_games: "tournament" "round" "board" "attempt"; "game",
    tournament_helpers: "tournament" "player";,
    tournament_chat: "tournament" "at_ms"; "player" "text" "preset",
    tournament_notices: "player" "tournament";,
    clubs: "id"; "created_ms" "name" "place" "about" "admission" "searched",
    club_members: "club" "player"; "role" "since_ms",
    club_notices: "player" "club"; "kind",
    club_events: "club" "id"; "day" "title" "place" "note",
};

impl Table {
    fn keys(&self) -> String {
        self.columns[..self.key].join(", ")
    }

    /// Returns SQL that selects the first rows by key, or those after a key if `after` is set. The last parameter is
    /// the limit.
    pub(super) fn select(&self, after: bool) -> String {
        let (columns, keys) = (self.columns.join(", "), self.keys());
        let (last, condition) = if after {
            let values = parameters(self.key);
            (self.key + 1, format!("WHERE ({keys}) > ({values})"))
        } else {
            (1, String::new())
        };
        format!(
            "SELECT {columns} FROM {} {condition} ORDER BY {keys} LIMIT ?{last}",
            self.name
        )
    }

    /// Returns SQL that selects the key of the last row.
    pub(super) fn last(&self) -> String {
        let order = self.columns[..self.key].join(" DESC, ");
        format!(
            "SELECT {} FROM {} ORDER BY {order} DESC LIMIT 1",
            self.keys(),
            self.name
        )
    }

    pub(super) fn insert(&self) -> String {
        let (columns, values) = (self.columns.join(", "), parameters(self.columns.len()));
        format!("INSERT INTO {} ({columns}) VALUES ({values})", self.name)
    }
}

fn parameters(count: usize) -> String {
    let names: Vec<String> = (1..=count).map(|number| format!("?{number}")).collect();
    names.join(", ")
}

#[cfg(test)]
mod tests {
    use super::TABLES;
    use crate::sqlite::{DATABASE_FILE, SqliteStore};
    use rusqlite::Connection;
    use std::collections::BTreeSet;

    #[test]
    fn every_column_of_the_schema_is_copied() {
        let folder = tempfile::tempdir().unwrap();
        drop(SqliteStore::open(folder.path()).unwrap());
        let database = Connection::open(folder.path().join(DATABASE_FILE)).unwrap();
        let mut select = database
            .prepare(
                "SELECT t.name, c.name, c.pk FROM sqlite_schema AS t, pragma_table_info(t.name) AS c
                 WHERE t.type = 'table' AND t.name NOT IN ('refinery_schema_history', 'commits', 'stored_bytes')",
            )
            .unwrap();
        let found = select.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get::<_, u32>(2)? > 0)));
        let found: BTreeSet<(String, String, bool)> = found.unwrap().collect::<Result<_, _>>().unwrap();
        let copied: BTreeSet<_> = TABLES
            .iter()
            .flat_map(|table| {
                let columns = table.columns.iter().enumerate();
                columns.map(|(index, column)| {
                    (
                        table.name.to_owned(),
                        column.trim_matches('"').to_owned(),
                        index < table.key,
                    )
                })
            })
            .collect();
        let differing: Vec<_> = found.symmetric_difference(&copied).collect();
        assert!(differing.is_empty(), "{differing:#?}");
    }
}
