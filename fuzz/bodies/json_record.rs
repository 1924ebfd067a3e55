//! Checks that any text is either rejected or read as a JSON record that survives being written and read again.

use janggi::record::json;

pub(crate) fn json_record(data: &[u8]) {
    let Ok(text) = core::str::from_utf8(data) else { return };
    let Ok(reading) = json::read(text) else { return };
    let written = json::print(&reading.record);
    let again = json::read(&written).expect("what was written can be read");
    assert_eq!(json::print(&again.record), written);
}
