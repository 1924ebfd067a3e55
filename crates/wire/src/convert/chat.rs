//! Conversion of chat channels, messages and refusals between `play` and the wire types.

use play::chat::{Channel, MOST_CHARACTERS, Preset, Refused, Text, TextFault, Words};

use crate::chat::{ChatPreset, ChatRoom, ChatWords};
use crate::error::{Code, ErrorBody};

/// Converts a chat channel to its wire type.
#[must_use]
pub const fn chat_room(channel: Channel) -> ChatRoom {
    match channel {
        Channel::Players => ChatRoom::Players,
        Channel::Spectators => ChatRoom::Spectators,
    }
}

/// Converts the wire type of a chat channel.
#[must_use]
pub const fn chat_channel(room: ChatRoom) -> Channel {
    match room {
        ChatRoom::Players => Channel::Players,
        ChatRoom::Spectators => Channel::Spectators,
    }
}

/// Converts a preset chat message to its wire type.
#[must_use]
pub const fn chat_preset(preset: Preset) -> ChatPreset {
    match preset {
        Preset::Hello => ChatPreset::Hello,
        Preset::GoodLuck => ChatPreset::GoodLuck,
        Preset::GoodMove => ChatPreset::GoodMove,
        Preset::OneMoment => ChatPreset::OneMoment,
        Preset::TakeYourTime => ChatPreset::TakeYourTime,
        Preset::Sorry => ChatPreset::Sorry,
        Preset::WellPlayed => ChatPreset::WellPlayed,
        Preset::GoodGame => ChatPreset::GoodGame,
        Preset::ThankYou => ChatPreset::ThankYou,
        Preset::OneMore => ChatPreset::OneMore,
        Preset::Goodbye => ChatPreset::Goodbye,
    }
}

const fn preset_back(preset: ChatPreset) -> Preset {
    match preset {
        ChatPreset::Hello => Preset::Hello,
        ChatPreset::GoodLuck => Preset::GoodLuck,
        ChatPreset::GoodMove => Preset::GoodMove,
        ChatPreset::OneMoment => Preset::OneMoment,
        ChatPreset::TakeYourTime => Preset::TakeYourTime,
        ChatPreset::Sorry => Preset::Sorry,
        ChatPreset::WellPlayed => Preset::WellPlayed,
        ChatPreset::GoodGame => Preset::GoodGame,
        ChatPreset::ThankYou => Preset::ThankYou,
        ChatPreset::OneMore => Preset::OneMore,
        ChatPreset::Goodbye => Preset::Goodbye,
    }
}

/// Validates a chat message and converts it.
///
/// # Errors
///
/// `text_too_long` or `bad_text`.
pub fn chat_words(says: &ChatWords) -> Result<Words, ErrorBody> {
    match says {
        ChatWords::Preset(preset) => Ok(Words::Preset(preset_back(*preset))),
        ChatWords::Text(typed) => {
            let text = Text::read(typed).map_err(|fault| text_fault(fault, MOST_CHARACTERS));
            text.map(Words::Text)
        }
    }
}

/// Returns the error for an invalid text; `most` is the maximum number of characters.
pub(super) fn text_fault(fault: TextFault, most: usize) -> ErrorBody {
    match fault {
        TextFault::TooLong => ErrorBody::from(Code::TextTooLong).with("most", most),
        TextFault::Empty | TextFault::Character => Code::BadText.into(),
    }
}

/// Returns the error for a refused chat message.
#[must_use]
pub fn chat_refused(refused: Refused) -> ErrorBody {
    match refused {
        Refused::TooFast { retry_after } => {
            ErrorBody::from(Code::TooFast).with("retry_after_s", retry_after.0.div_ceil(1_000))
        }
        Refused::SaidAlready => Code::SaidAlready.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::{chat_preset, preset_back};
    use play::chat::Preset;

    #[test]
    fn a_preset_has_the_same_code_on_the_wire_and_on_the_disk() {
        for preset in Preset::ALL {
            let travels = chat_preset(preset);
            assert_eq!(preset_back(travels), preset);
            assert_eq!(serde_json::to_value(travels).expect("a word"), preset.code());
        }
    }
}
