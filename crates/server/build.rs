//! Passes a hash of everything that determines rendered pictures to the compiler, as an environment variable. Must not
//! write files.

use sources::Sources;
use std::path::Path;

fn main() -> std::io::Result<()> {
    let folder = Path::new("src/picture");
    let digits = Sources::new()
        .rust(folder, &["pictures.rs"])?
        .file(&folder.join("board.gen.json"))?
        .packages(
            Path::new("../../Cargo.lock"),
            &["resvg", "tiny-skia", "tiny-skia-path", "usvg"],
        )?
        .digits();
    println!("cargo::rustc-env=PICTURES_DECIDED_BY={digits}");
    Ok(())
}
