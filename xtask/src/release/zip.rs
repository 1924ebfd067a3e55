//! Zips that depend only on names, contents and a time.

use crate::apt;
use crate::command::{check, program};
use crate::failure::Failure;
use std::path::Path;

/// Sets the times, sorts the names, and leaves out what else the file system knows of them.
const ZIP: &str = r#"
cd "$1"
find "$2" -exec touch --date="@$3" {} +
find "$2" -type f | LC_ALL=C sort | TZ=UTC zip --quiet -9 -X "$4" -@
"#;

/// Packs a folder as a zip, which must not exist.
pub(super) fn pack(above: &Path, name: &str, time: &str, file: &Path) -> Result<(), Failure> {
    apt::needed("zip", &["zip"])?;
    check(
        program("sh", &["-ec", ZIP, "sh"])
            .arg(above)
            .args([name, time])
            .arg(file),
    )
}
