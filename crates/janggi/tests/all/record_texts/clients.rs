//! Tests of the JSON interface through which clients, such as the browser, read records.

use janggi::record::gib;
use janggi::record::{FileReader, read};

use super::samples::{GIB, encoded, moves, texts};

/// The JSON answers for every file agree with the library.
#[test]
fn clients_are_answered_as_the_library_reads() {
    use janggi::api::records;
    use serde_json::{Value, json};
    let request = |body: Value| -> Value { serde_json::from_str(&records(&body.to_string())).expect("JSON") };
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/testdata/records/gib");
    let files = std::fs::read_dir(folder)
        .expect("folder")
        .map(|entry| entry.expect("entry").path());
    let files = files.filter(|path| path.extension().is_some_and(|ending| ending == "gib"));
    let mut all: Vec<Vec<u8>> = files.map(|path| std::fs::read(path).expect("a file")).collect();
    all.extend(texts().flat_map(|text| encoded(&text.replace('\n', "\r")).into_iter().map(|file| file.1)));
    let name = gib::encode("이붉음", gib::Encoding::Cp949).expect("Korean");
    all.extend(gib::encode(GIB, gib::Encoding::Cp949).map(|bytes| {
        let at = bytes
            .windows(name.len())
            .position(|part| part == name)
            .expect("the name");
        [&bytes[..at + 5], &bytes[at + 6..]].concat()
    }));
    for bytes in all {
        let text: String = bytes.iter().map(|&byte| char::from(byte)).collect();
        let cut = request(json!({"cut": {"bytes": text, "ends": true}}));
        let answer = request(json!({"read": {"format": cut["format"], "games": cut["games"]}}));
        let mut expected = Vec::new();
        let mut reader = FileReader::new(None);
        let mut take = |format, raw| {
            expected.push(match read(format, &raw) {
                Ok(reading) => {
                    let fault = reading
                        .fault
                        .as_ref()
                        .map(|fault| (fault.kind.code(), fault.line, fault.ply));
                    json!([fault, moves(&reading.record).split_whitespace().collect::<Vec<_>>()])
                }
                Err(fault) => json!([Some((fault.kind.code(), fault.line, fault.ply)), null]),
            });
        };
        reader.feed(&bytes, &mut take);
        reader.finish(&mut take);
        let found = answer["games"].as_array().expect("games").iter().map(|game| {
            let fault = &game["fault"];
            let fault = if fault.is_null() {
                Value::Null
            } else {
                json!([fault["code"], fault["line"], fault["ply"]])
            };
            json!([fault, game["moves"]])
        });
        assert_eq!(found.collect::<Vec<_>>(), expected, "{text:?}");
    }
}
