//! Judges games from standard input, one JSON object per line, like `janggun judge`:
//!
//! ```sh
//! echo '{"rules":"xiangqi","moves":["h3e3"]}' | cargo run -p janggi --features json --example judge
//! ```

use std::io::{self, BufRead, Write};

fn main() -> io::Result<()> {
    let mut output = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        writeln!(output, "{}", janggi::api::judge(&line?))?;
    }
    Ok(())
}
