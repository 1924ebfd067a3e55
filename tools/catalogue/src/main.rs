//! `cargo run -p janggun-catalogue -- --pseudo FOLDER` writes all modules, with the pseudo-language added, to a folder.
//! The test build of the web app uses them (`web/vite.texts.ts`). `cargo xtask generate` writes the modules in the
//! source tree.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use catalogue::Catalogue;
use catalogue::languages::{PSEUDO, SOURCE};
use catalogue::pseudo::accented;
use serde_json::Value;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [option, folder] = arguments.as_slice() else {
        eprintln!("usage: janggun-catalogue --pseudo FOLDER");
        return ExitCode::from(2);
    };
    if option != "--pseudo" {
        eprintln!("there is no option {option}");
        return ExitCode::from(2);
    }
    match written(&PathBuf::from(folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

/// Writes the modules. Unchanged files are not touched, which avoids needless rebuilds.
fn written(folder: &Path) -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let catalogue = Catalogue::read(&root).map_err(|faults| {
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        faults.join("\n")
    })?;
    let glossary = glossary(&root.join(GLOSSARY)).map_err(|error| format!("{GLOSSARY}: {error}"))?;
    let mut output = catalogue.with_pseudo().output();
    output.insert(PathBuf::from(GLOSSARY), glossary);
    for (path, text) in output {
        let file = folder.join(path);
        if std::fs::read_to_string(&file).is_ok_and(|there| there == text) {
            continue;
        }
        let parent = file.parent().unwrap_or(folder);
        let write = std::fs::create_dir_all(parent).and_then(|()| std::fs::write(&file, text));
        write.map_err(|error| format!("{}: {error}", file.display()))?;
    }
    Ok(())
}

/// The glossary of the npm package, generated from the rules library with one term per line.
const GLOSSARY: &str = "bindings/npm/src/glossary.gen.ts";

/// Returns the glossary with the pseudo-language added to every text.
fn glossary(file: &Path) -> std::io::Result<String> {
    let mut module = String::new();
    for line in std::fs::read_to_string(file)?.lines() {
        match serde_json::from_str::<Value>(line.trim().trim_end_matches(',')) {
            Ok(mut term @ Value::Object(_)) => {
                add_pseudo(&mut term);
                module.push_str(&format!("{term},"));
            }
            _ => module.push_str(line),
        }
        module.push('\n');
    }
    Ok(module)
}

fn add_pseudo(value: &mut Value) {
    let Value::Object(fields) = value else {
        return;
    };
    fields.values_mut().for_each(add_pseudo);
    if let Some(Value::String(text)) = fields.get(SOURCE) {
        let text = accented(text);
        fields.insert(PSEUDO.code.to_owned(), text.into());
    }
}
