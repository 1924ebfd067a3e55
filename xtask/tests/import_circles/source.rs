//! Extracts the imports of a source file from its text.

/// The imports of one file.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Imports {
    /// Paths in private `use` declarations and in code.
    pub(crate) used: Vec<Vec<String>>,
    /// Re-exported paths, each with the name under which it is re-exported.
    pub(crate) offered: Vec<(Vec<String>, String)>,
    /// Modules that exist only in tests.
    pub(crate) test_modules: Vec<String>,
    pub(crate) content: Content,
}

/// Whether a file has its own items.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Content {
    /// Only module declarations and re-exports.
    #[default]
    Names,
    /// Also functions, types, implementations or statics, which may use everything that the file re-exports.
    Items,
}

/// Parses a file, skipping comments, strings and `#[cfg(test)]` items.
pub(crate) fn imports(text: &str) -> Imports {
    let tokens = tokens(text);
    let mut found = Imports::default();
    let mut at = 0;
    while at < tokens.len() {
        let token = tokens[at].as_str();
        let after_path = at > 0 && matches!(tokens[at - 1].as_str(), "::" | ".");
        if token == "#" && tokens[at..].starts_with(&test_marker()) {
            at = skip_test_item(&tokens, at + test_marker().len(), &mut found);
        } else if ["fn", "struct", "enum", "impl", "static"].contains(&token) {
            found.content = Content::Items;
        } else if token == "use" && tokens.get(at + 1).is_some_and(|next| next != "<") {
            let end = tokens[at..]
                .iter()
                .position(|token| token == ";")
                .map_or(tokens.len(), |end| at + end);
            let mut leaves = Vec::new();
            tree(&tokens[at + 1..end], &[], &mut leaves);
            let is_offered = at > 0 && matches!(tokens[at - 1].as_str(), "pub" | ")");
            for (path, name) in leaves {
                if is_offered {
                    found.offered.push((path, name));
                } else {
                    found.used.push(path);
                }
            }
            at = end;
        } else if !after_path && is_name(token) && tokens.get(at + 1).is_some_and(|next| next == "::") {
            let mut path = vec![token.to_owned()];
            while tokens.get(at + 1).is_some_and(|next| next == "::")
                && tokens.get(at + 2).is_some_and(|name| is_name(name))
            {
                path.push(tokens[at + 2].clone());
                at += 2;
            }
            found.used.push(path);
        }
        at += 1;
    }
    found
}

fn test_marker() -> Vec<String> {
    ["#", "[", "cfg", "(", "test", ")", "]"].map(str::to_owned).to_vec()
}

/// Skips the item after a test attribute and returns the index of its last token. If the item is a module with its own
/// file, records its name.
fn skip_test_item(tokens: &[String], from: usize, found: &mut Imports) -> usize {
    let mut depth = 0_usize;
    for at in from..tokens.len() {
        match tokens[at].as_str() {
            "{" => depth += 1,
            "}" if depth == 1 => return at,
            "}" => depth = depth.saturating_sub(1),
            ";" if depth == 0 => {
                if at >= 2 && tokens[at - 2] == "mod" {
                    found.test_modules.push(tokens[at - 1].clone());
                }
                return at;
            }
            _ => {}
        }
    }
    tokens.len()
}

/// Adds the leaves of a `use` tree to `leaves`, each with the name that it introduces.
fn tree(tokens: &[String], before: &[String], leaves: &mut Vec<(Vec<String>, String)>) {
    let mut path = before.to_vec();
    let mut at = 0;
    while at < tokens.len() {
        match tokens[at].as_str() {
            "{" => {
                let inner = &tokens[at + 1..tokens.len().saturating_sub(1)];
                for branch in branches(inner) {
                    tree(branch, &path, leaves);
                }
                return;
            }
            "as" => {
                let name = tokens.get(at + 1).cloned().unwrap_or_default();
                leaves.push((path, name));
                return;
            }
            "::" => {}
            "self" if !path.is_empty() => {}
            name => path.push(name.to_owned()),
        }
        at += 1;
    }
    if let Some(name) = path.last().cloned() {
        leaves.push((path, name));
    }
}

/// Splits at commas outside nested braces.
fn branches(tokens: &[String]) -> Vec<&[String]> {
    let (mut depth, mut start, mut parts) = (0_usize, 0, Vec::new());
    for (at, token) in tokens.iter().enumerate() {
        match token.as_str() {
            "{" => depth += 1,
            "}" => depth = depth.saturating_sub(1),
            "," if depth == 0 => {
                parts.push(&tokens[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    if start < tokens.len() {
        parts.push(&tokens[start..]);
    }
    parts
}

fn is_name(token: &str) -> bool {
    token.starts_with(|first: char| first.is_alphabetic() || first == '_')
}

/// Splits the text into words, `::` and single characters. Skips comments, strings and character literals.
fn tokens(text: &str) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    let (mut found, mut at) = (Vec::new(), 0);
    while at < letters.len() {
        let rest = &letters[at..];
        at += match rest {
            ['/', '/', ..] => rest.iter().position(|&letter| letter == '\n').unwrap_or(rest.len()),
            ['/', '*', ..] => rest
                .windows(2)
                .position(|pair| pair == ['*', '/'])
                .map_or(rest.len(), |end| end + 2),
            ['r', '"', ..] | ['r', '#', ..] if raw_text(rest).is_some() => raw_text(rest).unwrap_or(1),
            ['"', ..] => quoted(rest),
            ['\'', '\\', ..] => {
                2 + rest[3..]
                    .iter()
                    .position(|&letter| letter == '\'')
                    .map_or(0, |end| end + 2)
            }
            ['\'', _, '\'', ..] => 3,
            [':', ':', ..] => {
                found.push("::".to_owned());
                2
            }
            [first, ..] if first.is_alphanumeric() || *first == '_' => {
                let name: String = rest
                    .iter()
                    .take_while(|letter| letter.is_alphanumeric() || **letter == '_')
                    .collect();
                let length = name.chars().count();
                found.push(name);
                length
            }
            [first, ..] => {
                if !first.is_whitespace() {
                    found.push(first.to_string());
                }
                1
            }
            [] => 1,
        };
    }
    found
}

/// Returns the length of a quoted string.
fn quoted(letters: &[char]) -> usize {
    let mut at = 1;
    while at < letters.len() {
        match letters[at] {
            '\\' => at += 1,
            '"' => return at + 1,
            _ => {}
        }
        at += 1;
    }
    at
}

/// Returns the length of a raw string, if one starts here.
fn raw_text(letters: &[char]) -> Option<usize> {
    let hashes = letters[1..].iter().take_while(|&&letter| letter == '#').count();
    if letters.get(1 + hashes) != Some(&'"') {
        return None;
    }
    let end: Vec<char> = std::iter::once('"').chain(std::iter::repeat_n('#', hashes)).collect();
    let inner = &letters[2 + hashes..];
    let at = inner.windows(end.len()).position(|window| window == end)?;
    Some(2 + hashes + at + end.len())
}
