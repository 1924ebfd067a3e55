//! Access tokens: conversion of their scopes, and validation of their names.

use crate::access_token::TokenScope;
use crate::convert::chat::text_fault;
use crate::{Code, ErrorBody};
use play::Scope;
use play::chat::Text;

/// Maximum length of a token's name, in characters.
const MOST_NAME: usize = 60;

/// Validates the name of a token, and returns it as stored. The rules are those for chat messages, with a lower
/// maximum length.
///
/// # Errors
///
/// `text_too_long` or `bad_text`.
pub fn token_name(typed: &str) -> Result<String, ErrorBody> {
    let text = Text::read(typed).map_err(|fault| text_fault(fault, MOST_NAME))?;
    if text.as_str().chars().count() > MOST_NAME {
        return Err(ErrorBody::from(Code::TextTooLong).with("most", MOST_NAME));
    }
    Ok(text.as_str().to_owned())
}

/// Converts a scope to its wire type.
#[must_use]
pub const fn token_scope(scope: Scope) -> TokenScope {
    match scope {
        Scope::BotPlay => TokenScope::BotPlay,
        Scope::BoardPlay => TokenScope::BoardPlay,
        Scope::ChallengeRead => TokenScope::ChallengeRead,
        Scope::ChallengeWrite => TokenScope::ChallengeWrite,
    }
}

/// Converts the wire type of a scope.
#[must_use]
pub const fn token_scope_back(scope: TokenScope) -> Scope {
    match scope {
        TokenScope::BotPlay => Scope::BotPlay,
        TokenScope::BoardPlay => Scope::BoardPlay,
        TokenScope::ChallengeRead => Scope::ChallengeRead,
        TokenScope::ChallengeWrite => Scope::ChallengeWrite,
    }
}

#[cfg(test)]
mod tests {
    use super::{token_scope, token_scope_back};
    use play::Scope;

    #[test]
    fn messages_and_database_call_a_scope_the_same() {
        for scope in Scope::ALL {
            let named = token_scope(scope);
            assert_eq!(serde_json::to_value(named).unwrap(), scope.code());
            assert_eq!(token_scope_back(named), scope);
        }
    }
}
