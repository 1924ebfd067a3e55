//! Build, test and play commands.
fn main() {}
