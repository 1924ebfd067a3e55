//! Zip files that depend only on names, contents and a time.

use crate::apt;
use crate::command::{check, program};
use crate::failure::Failure;
use std::path::Path;

/// Shell script that sets the times, sorts the names, and leaves out other metadata of the file system.
const ZIP: &str = r#"
cd "$1"
find "$2" -exec touch --date="@$3" {} +
find "$2" -type f | LC_ALL=C sort | TZ=UTC zip --quiet -9 -X "$4" -@
"#;

/// Packs a folder as a new zip file.
pub(super) fn pack(above: &Path, name: &str, time: &str, file: &Path) -> Result<(), Failure> {
    apt::needed("zip", &["zip"])?;
    check(
        program("sh", &["-ec", ZIP, "sh"])
            .arg(above)
            .args([name, time])
            .arg(file),
    )
}
