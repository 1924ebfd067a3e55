//! Suggestions for mistyped names.

/// Returns the name with the fewest [`changes`] from `typed`; `None` if even that name needs too many changes.
///
/// The limit is two changes, or a third of the name's letters if that is more.
pub fn nearest<'a>(typed: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let (changed, nearest) = names.into_iter().map(|name| (changes(typed, name), name)).min()?;
    (changed <= (nearest.chars().count() / 3).max(2)).then_some(nearest)
}

/// Returns the Levenshtein distance between `one`, converted to lower case, and `other`.
pub fn changes(one: &str, other: &str) -> usize {
    let mut row: Vec<usize> = (0..=other.chars().count()).collect();
    for (line, letter) in one.to_lowercase().chars().enumerate() {
        let mut corner = row[0];
        row[0] = line + 1;
        for (column, wanted) in other.chars().enumerate() {
            let changed = corner + usize::from(letter != wanted);
            corner = row[column + 1];
            row[column + 1] = changed.min(corner + 1).min(row[column] + 1);
        }
    }
    row[row.len() - 1]
}

#[cfg(test)]
mod tests {
    use super::{changes, nearest};

    #[test]
    fn changes_are_counted_letter_by_letter() {
        assert_eq!(
            (changes("", "abc"), changes("kitten", "sitting"), changes("abc", "abc")),
            (3, 3, 0)
        );
    }

    #[test]
    fn only_similar_names_are_nearest() {
        let names = ["workers", "origin", "addr"];
        for (typed, meant) in [
            ("worker", Some("workers")),
            ("WORKERS", Some("workers")),
            ("adr", Some("addr")),
            ("colour", None),
        ] {
            assert_eq!(nearest(typed, names), meant, "{typed}");
        }
    }
}
