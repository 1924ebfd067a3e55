//! The stored result of checking a table.
//!
//! The result is written next to the table as `SIGNATURE.verified`, so that an interrupted check can continue. The
//! result is valid until the code, the table, or a table to which captures lead changes.

use crate::format::SUM;
use crate::put::put;
use crate::verify::Verified;
use serde::{Deserialize, Serialize};
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

/// Hash of the code that builds and checks tables. Results of different code are not used.
const VERSION: &str = env!("TABLES_DECIDED_BY");

/// Record of a check that found no faults.
#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Receipt {
    version: String,
    /// Checksums of the table and of the tables to which captures lead, in hexadecimal.
    sums: Vec<String>,
    verified: Verified,
}

impl Receipt {
    fn path(table: &Path) -> PathBuf {
        table.with_extension("verified")
    }

    /// Returns the checksums on which the result of a check of `table` depends.
    pub(crate) fn sums(table: &Path, smaller: &[PathBuf]) -> io::Result<Vec<String>> {
        [table]
            .into_iter()
            .chain(smaller.iter().map(PathBuf::as_path))
            .map(sum)
            .collect()
    }

    /// Returns the result of an earlier check of the same bytes by the same code, if there is one.
    pub(crate) fn read(table: &Path, sums: &[String]) -> Option<Verified> {
        let bytes = fs::read(Receipt::path(table)).ok()?;
        let receipt: Receipt = serde_json::from_slice(&bytes).ok()?;
        (receipt.version == VERSION && receipt.sums == sums).then_some(receipt.verified)
    }

    pub(crate) fn write(table: &Path, sums: Vec<String>, verified: Verified) -> io::Result<()> {
        let receipt = Receipt {
            version: VERSION.to_owned(),
            sums,
            verified,
        };
        put(&Receipt::path(table), &serde_json::to_vec(&receipt)?)
    }
}

/// Returns the checksum at the end of a table file.
fn sum(path: &Path) -> io::Result<String> {
    let mut file = File::open(path)?;
    let mut sum = [0; SUM];
    file.seek(SeekFrom::End(-(SUM as i64)))?;
    file.read_exact(&mut sum)?;
    Ok(sum.iter().map(|byte| format!("{byte:02x}")).collect())
}
