//! Finds the functions, methods and exported declarations in TypeScript and Svelte sources. Each line is parsed on its
//! own.

/// Returns the functions and methods that a source defines, exported or not. Arrow functions are not found.
pub(crate) fn functions(source: &str) -> Vec<String> {
    source
        .lines()
        .filter_map(|line| function(line).or_else(|| method(line)))
        .collect()
}

/// Returns the exported declarations and the methods that are not marked `private`.
pub(crate) fn exported(source: &str) -> Vec<String> {
    let declared = source
        .lines()
        .filter_map(|line| declaration(line.strip_prefix("export ")?));
    let methods = source
        .lines()
        .filter(|line| !line.trim_start().starts_with("private "))
        .filter_map(method);
    declared.chain(methods).collect()
}

fn declaration(line: &str) -> Option<String> {
    let line = without(line, &["default ", "declare ", "async ", "abstract "]);
    let kinds = [
        "function* ",
        "function ",
        "const enum ",
        "const ",
        "let ",
        "class ",
        "interface ",
        "type ",
        "enum ",
    ];
    kinds.iter().find_map(|kind| name_at(line.strip_prefix(kind)?))
}

fn function(line: &str) -> Option<String> {
    let line = without(line.trim_start(), &["export ", "default ", "async "]);
    name_at(
        line.strip_prefix("function* ")
            .or_else(|| line.strip_prefix("function "))?,
    )
}

/// Returns the name of the method defined on a line, such as `  private receive(incoming: Incoming): void {`.
///
/// The line must be indented by exactly two spaces.
fn method(line: &str) -> Option<String> {
    let line = line.strip_prefix("  ").filter(|line| !line.starts_with(' '))?;
    if !line.trim_end().ends_with('{') && !line.trim_end().ends_with('(') {
        return None;
    }
    let line = without(
        line,
        &[
            "private ",
            "protected ",
            "public ",
            "static ",
            "override ",
            "async ",
            "get ",
            "set ",
        ],
    );
    let name = name_at(line)?;
    let after = &line[name.len()..];
    let is_statement = ["if", "for", "while", "switch", "catch", "function", "return", "with"].contains(&name.as_str());
    let opens = after.starts_with('(') || (after.starts_with('<') && after.contains('('));
    let defines = after.trim_end().ends_with('{') && !after.contains("=>") && !after.starts_with("(()");
    (opens && defines && !is_statement).then_some(name)
}

fn without<'a>(mut line: &'a str, words: &[&str]) -> &'a str {
    for word in words {
        line = line.strip_prefix(word).unwrap_or(line);
    }
    line
}

fn name_at(text: &str) -> Option<String> {
    let name: String = text
        .chars()
        .take_while(|c| c.is_alphanumeric() || matches!(c, '_' | '$'))
        .collect();
    (!name.is_empty()).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::{exported, functions};

    const SOURCE: &str = "\
export type Sound = \"move\";
export const isOn = (): boolean => true;
export default async function play(): Promise<void> {
function inner(): void {
export class Link {
  private receive(incoming: Incoming): void {
    this.take(view);
    if (a) {
  get open(): boolean {
  send<T>(command: T): void {
  if (b) {
";

    #[test]
    fn declarations_and_methods_are_found_and_calls_are_not() {
        assert_eq!(functions(SOURCE), ["play", "inner", "receive", "open", "send"]);
        assert_eq!(exported(SOURCE), ["Sound", "isOn", "play", "Link", "open", "send"]);
    }
}
