//! Translation of statements to the syntax of PostgreSQL.

/// Replaces the parameters `?1`, `?2` … with `$1`, `$2` …, except inside quotation marks.
pub(super) fn translated(sql: &str) -> String {
    let mut quote = None;
    let translate = |char| {
        match (quote, char) {
            (None, '\'' | '"') => quote = Some(char),
            (Some(open), _) if open == char => quote = None,
            _ => {}
        }
        if char == '?' && quote.is_none() { '$' } else { char }
    };
    sql.chars().map(translate).collect()
}

#[cfg(test)]
mod tests {
    use super::translated;

    #[test]
    fn parameters_are_translated_and_texts_are_not() {
        assert_eq!(
            translated("SELECT '?1', \"?2\" FROM t WHERE a = ?1 AND b = 'it''s ?' AND c = ?12"),
            "SELECT '?1', \"?2\" FROM t WHERE a = $1 AND b = 'it''s ?' AND c = $12"
        );
    }
}
