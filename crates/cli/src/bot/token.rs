//! Reads the access token of a bot.

use command::Failure;
use std::io::Read;
use std::path::Path;

const VARIABLE: &str = "JANGGUN_TOKEN";

/// Returns the token from the argument, the file or the environment, in this order.
pub(super) fn find(given: Option<&str>, file: Option<&Path>) -> Result<String, Failure> {
    let text = match (given, file) {
        (Some(text), _) => text.to_owned(),
        (None, Some(path)) => read(path)?,
        (None, None) => std::env::var(VARIABLE).map_err(|_| {
            let detail =
                format!("the access token is missing: put it into the variable {VARIABLE}, or use --token-file");
            Failure::usage("no_token", detail)
        })?,
    };
    checked(&text)
}

fn read(path: &Path) -> Result<String, Failure> {
    let mut text = String::new();
    let read = if path == Path::new("-") {
        std::io::stdin().read_line(&mut text).map(|_| ())
    } else {
        std::fs::File::open(path).and_then(|mut file| file.read_to_string(&mut text).map(|_| ()))
    };
    read.map_err(|error| Failure::work("bad_file", format!("{}: {error}", path.display())))?;
    Ok(text)
}

/// Trims and checks the token. Error messages must not contain it.
fn checked(text: &str) -> Result<String, Failure> {
    let token = text.trim();
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    if token.is_empty() || !token.bytes().all(is_word) {
        let detail = "an access token has letters, digits and _ only, such as janggun_0123abcd";
        return Err(Failure::usage("bad_token", detail));
    }
    Ok(token.to_owned())
}

#[cfg(test)]
mod tests {
    use super::checked;

    #[test]
    fn tokens_are_single_words() {
        assert_eq!(checked(" janggun_0a\n").ok().as_deref(), Some("janggun_0a"));
        for wrong in ["", " ", "a b", "a\r\nCookie: x", "가"] {
            let failure = checked(wrong).unwrap_err();
            assert!(format!("{failure:?}").contains("bad_token"), "{wrong:?}");
        }
    }
}
