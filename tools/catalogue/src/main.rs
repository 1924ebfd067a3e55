//! `cargo run -p janggun-catalogue -- --pseudo FOLDER` writes all modules, with the pseudo-language, below another folder: the
//! tests' build of the web app takes them from there (`web/vite.texts.ts`). Those of the project are written by `cargo xtask generate`.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use catalogue::Catalogue;

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

/// Writes the modules; a file that says the same already keeps its time, so that nothing is compiled again for it.
fn written(folder: &Path) -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let catalogue = Catalogue::read(&root).map_err(|faults| {
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        faults.join("\n")
    })?;
    for (path, text) in catalogue.with_pseudo().output() {
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
