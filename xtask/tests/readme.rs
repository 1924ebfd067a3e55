//! Tests that the example in xtask's README shows the program's actual output.

use std::process::Command;

#[test]
fn the_example_in_the_readme_is_what_comes_out() {
    let readme = include_str!("../README.md");
    let mut run = 0;
    for block in readme.split("```console\n$ cargo xtask ").skip(1) {
        let (words, rest) = block.split_once('\n').expect("a command is a line");
        let (wanted, _) = rest.split_once("```").expect("a block has an end");
        let output = Command::new(env!("CARGO_BIN_EXE_xtask"))
            .args(words.split(' '))
            .output()
            .expect("it runs");
        assert_eq!(String::from_utf8_lossy(&output.stdout), wanted, "cargo xtask {words}");
        run += 1;
    }
    assert_eq!(run, 1);
}
