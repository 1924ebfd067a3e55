//! Reproducible zip files: equal names, contents, permissions and times produce equal files.

use crate::apt;
use crate::command::{check, program};
use crate::failure::Failure;
use std::path::Path;

/// Shell script that sets the times, sorts the names, and leaves out extra file attributes and folders.
const ZIP: &str = r#"
cd "$1"
find "$2" -exec touch --date="@$3" {} +
find "$2" -type f | LC_ALL=C sort | TZ=UTC zip --quiet -9 -X "$4" -@
"#;

/// Packs a folder as a zip file. All its files get the given time.
pub(super) fn pack(above: &Path, name: &str, time: &str, file: &Path) -> Result<(), Failure> {
    apt::needed("zip", &["zip"])?;
    check(
        program("sh", &["-ec", ZIP, "sh"])
            .arg(above)
            .args([name, time])
            .arg(file),
    )
}
