//! Generates the TypeScript modules of the web app. Core texts and texts loaded on demand have one module per language;
//! the other texts have one module per file, with all languages.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::PathBuf;

use crate::Catalogue;
use crate::files::{FILES, File, Web};
use crate::languages::{Language, Plural, SOURCE};
use crate::message::{Case, Josa, Kind, Message, Part, Pattern, Value};

const FOLDER: &str = "web/src/texts";

const BOARD: &str = "web/src/board/texts.gen.ts";

const HEAD: &str = "// Written by `cargo xtask generate` from the messages in texts/.\n";

/// Returns all modules, keyed by path.
pub(crate) fn modules(catalogue: &Catalogue) -> BTreeMap<PathBuf, String> {
    let mut modules = BTreeMap::new();
    let mut add = |path: PathBuf, text: String| drop(modules.insert(path, text));
    let named = |name: String| PathBuf::from(FOLDER).join(name);
    add(named("languages.gen.ts".to_owned()), languages(catalogue));
    for language in &catalogue.languages {
        let text = core(catalogue, language);
        add(named(format!("core.{}.gen.ts", language.code)), text);
    }
    for file in FILES {
        match file.web {
            None | Some(Web::Core) => {}
            Some(Web::Part | Web::Table) => add(named(format!("{}.gen.ts", file.name)), part(catalogue, file)),
            Some(Web::Board) => add(PathBuf::from(BOARD), part(catalogue, file)),
            Some(Web::Late) => {
                for language in &catalogue.languages {
                    let (tree, kind) = (tree_of(catalogue, file, language), kind_of(file));
                    let text = single(catalogue, language, &tree, (file.name, &kind));
                    add(named(format!("{}.{}.gen.ts", file.name, language.code)), text);
                }
            }
        }
    }
    modules
}

/// Returns the module that lists the languages and loads their core and on-demand texts.
fn languages(catalogue: &Catalogue) -> String {
    let mut text = HEAD.to_owned();
    text.push_str("import type { Messages } from \"./core.en.gen\";\n");
    for file in FILES.iter().filter(|file| file.web == Some(Web::Late)) {
        let _ = writeln!(
            text,
            "import type {{ {} }} from \"./{}.{SOURCE}.gen\";",
            kind_of(file),
            file.name
        );
    }
    text.push('\n');
    let _ = writeln!(text, "{}\n", type_of_languages(catalogue));
    let _ = writeln!(text, "export const LANGS: Readonly<Record<Lang, string>> = {{");
    for language in &catalogue.languages {
        let _ = writeln!(text, "  {}: {},", key(language.code), quoted(language.name));
    }
    text.push_str("};\n");
    let late = FILES.iter().filter(|file| file.web == Some(Web::Late));
    let loaders = late.map(|file| (file.name, kind_of(file)));
    for (name, kind) in [("core", "Messages".to_owned())].into_iter().chain(loaders) {
        let constant = name.to_uppercase().replace('-', "_");
        let _ = writeln!(
            text,
            "\nexport const {constant}: Readonly<Record<Lang, () => Promise<{kind}>>> = {{"
        );
        for Language { code, .. } in &catalogue.languages {
            let (key, texts) = (key(code), identifier(code));
            let _ = writeln!(
                text,
                "  {key}: async () => (await import(\"./{name}.{code}.gen\")).{texts},"
            );
        }
        text.push_str("};\n");
    }
    text
}

/// Returns a type declaration: the union of the language codes.
fn type_of_languages(catalogue: &Catalogue) -> String {
    let languages = catalogue.languages.iter();
    let codes: Vec<String> = languages.map(|language| quoted(language.code)).collect();
    format!("export type Lang = {};", codes.join(" | "))
}

fn core(catalogue: &Catalogue, language: &Language) -> String {
    let files = FILES.iter().filter(|file| file.web == Some(Web::Core));
    let messages: Vec<&Message> = files.flat_map(|file| catalogue.of(language, file)).collect();
    single(catalogue, language, &Tree::of(&messages), ("core", "Messages"))
}

/// Returns a module with texts in one language. Their type is defined in the module of the source language.
fn single(catalogue: &Catalogue, language: &Language, tree: &Branches<'_>, (file, kind): (&str, &str)) -> String {
    let mut module = Module::of(catalogue, language);
    let constant = module.constant(tree, kind);
    let mut text = HEAD.to_owned();
    if language.code != SOURCE {
        let _ = writeln!(text, "import type {{ {kind} }} from \"./{file}.{SOURCE}.gen\";");
    }
    import(&module.used, &mut text);
    text + &constant
}

/// Returns the messages of a file without the first segment of their ids, which is the same for the whole file.
fn tree_of<'a>(catalogue: &'a Catalogue, file: &File, language: &Language) -> Branches<'a> {
    let messages: Vec<&Message> = catalogue.of(language, file).iter().collect();
    let below = Tree::of(&messages).into_iter().next();
    match below {
        Some((_, Tree::Branch(below))) => below,
        Some((_, Tree::Leaf(_))) | None => Vec::new(),
    }
}

fn part(catalogue: &Catalogue, file: &File) -> String {
    let mut bodies = String::new();
    let mut used = BTreeSet::new();
    let kind = kind_of(file);
    let source_first = catalogue.languages.iter().filter(|language| language.code == SOURCE);
    let languages = source_first.chain(catalogue.languages.iter().filter(|language| language.code != SOURCE));
    for language in languages {
        let mut module = Module::of(catalogue, language);
        bodies.push_str(&module.constant(&tree_of(catalogue, file, language), &kind));
        used.append(&mut module.used);
    }
    let mut text = HEAD.to_owned();
    if file.web == Some(Web::Part) {
        text.push_str("import { inUse } from \"../i18n/index.svelte\";\n");
    }
    text.push_str(&match file.web {
        Some(Web::Board) => format!("\n{}\n", type_of_languages(catalogue)),
        _ => "import type { Lang } from \"./languages.gen\";\n".to_owned(),
    });
    import(&used, &mut text);
    text.push_str(&bodies);
    let entries: Vec<String> = catalogue
        .languages
        .iter()
        .map(|Language { code, .. }| entry(code))
        .collect();
    let constant = format!("{}_TEXTS", file.name.to_uppercase().replace('-', "_"));
    let entries = entries.join(", ");
    let _ = writeln!(
        text,
        "\nexport const {constant}: Readonly<Record<Lang, {kind}>> = {{ {entries} }};"
    );
    if file.web != Some(Web::Part) {
        return text;
    }
    let mut function = kind.clone();
    function[..1].make_ascii_lowercase();
    let _ = writeln!(
        text,
        "\n/** Returns the texts in the current language and terms. Reactive. */"
    );
    let _ = writeln!(text, "export const {function} = (): {kind} => inUse({constant});");
    text
}

/// Tree of messages by the segments of their ids, in the order of the file.
type Branches<'a> = Vec<(String, Tree<'a>)>;

enum Tree<'a> {
    Branch(Branches<'a>),
    Leaf(&'a Message),
}

impl<'a> Tree<'a> {
    fn of(messages: &[&'a Message]) -> Branches<'a> {
        let mut root = Vec::new();
        for message in messages {
            add(&mut root, &message.path(), message);
        }
        root
    }
}

fn add<'a>(branches: &mut Branches<'a>, path: &[String], message: &'a Message) {
    let Some((first, rest)) = path.split_first() else {
        return;
    };
    if rest.is_empty() {
        branches.push((first.clone(), Tree::Leaf(message)));
        return;
    }
    let at = branches.iter().position(|(name, _)| name == first).unwrap_or_else(|| {
        branches.push((first.clone(), Tree::Branch(Vec::new())));
        branches.len() - 1
    });
    if let Tree::Branch(below) = &mut branches[at].1 {
        add(below, rest, message);
    }
}

/// State of generating the texts of one language.
struct Module<'a> {
    language: &'a Language,
    /// Kind of each variable, combined from all languages, by message id.
    kinds: BTreeMap<&'a str, BTreeMap<&'a str, Kind>>,
    /// Functions to import.
    used: BTreeSet<&'static str>,
}

impl<'a> Module<'a> {
    fn of(catalogue: &'a Catalogue, language: &'a Language) -> Module<'a> {
        let mut kinds: BTreeMap<&str, BTreeMap<&str, Kind>> = BTreeMap::new();
        for message in catalogue.messages.values().flat_map(BTreeMap::values).flatten() {
            let known = kinds.entry(&message.id).or_default();
            for (name, kind) in message.variables() {
                let of = known.entry(name).or_insert(kind);
                *of = kind.max(*of);
            }
        }
        Module {
            language,
            kinds,
            used: BTreeSet::new(),
        }
    }

    /// Returns the exported constant with all texts and, for the source language, its type.
    fn constant(&mut self, tree: &Branches<'_>, kind: &str) -> String {
        let (name, object) = (identifier(self.language.code), self.object(tree, 1));
        if self.language.code == SOURCE {
            format!("\nexport const {name} = {object};\n\nexport type {kind} = typeof {name};\n")
        } else {
            format!("\nexport const {name}: {kind} = {object};\n")
        }
    }

    fn object(&mut self, branches: &Branches<'_>, depth: usize) -> String {
        let indent = "  ".repeat(depth);
        let is_list = branches.iter().zip(1..).all(|((name, _), at)| *name == format!("{at}"));
        let mut text = if is_list { "[\n" } else { "{\n" }.to_owned();
        for (name, tree) in branches {
            let value = match tree {
                Tree::Branch(below) => self.object(below, depth + 1),
                Tree::Leaf(message) => self.leaf(message),
            };
            let comment = match tree {
                Tree::Leaf(message) if self.language.code == SOURCE && !message.comment.is_empty() => {
                    format!("{indent}/** {} */\n", message.comment)
                }
                Tree::Leaf(_) | Tree::Branch(_) => String::new(),
            };
            let name = if is_list {
                String::new()
            } else {
                format!("{}: ", key(name))
            };
            let _ = writeln!(text, "{comment}{indent}{name}{value},");
        }
        let close = if is_list { "]" } else { "}" };
        let _ = write!(text, "{}{close}", "  ".repeat(depth - 1));
        text
    }

    fn leaf(&mut self, message: &Message) -> String {
        let kinds = self.kinds.get(message.id.as_str()).cloned().unwrap_or_default();
        if kinds.is_empty() {
            return quoted(&plain(&message.text));
        }
        let types: Vec<String> = kinds
            .iter()
            .map(|(name, kind)| match kind {
                Kind::Number => format!("{name}: number"),
                Kind::Word => format!("{name}: string"),
                Kind::Shown => format!("{name}: string | number"),
            })
            .collect();
        let parameter = if message.variables().is_empty() { "_" } else { "p" };
        format!(
            "({parameter}: {{ {} }}): string => {}",
            types.join("; "),
            self.pattern(&message.text)
        )
    }

    /// Returns an expression for the text of a pattern.
    fn pattern(&mut self, pattern: &Pattern) -> String {
        match pattern.as_slice() {
            [] => "\"\"".to_owned(),
            [Part::Words(words)] => quoted(words),
            [Part::Choice { by, cases, otherwise }] => self.choice(by, cases, otherwise),
            parts => {
                let mut text = "`".to_owned();
                for part in parts {
                    match part {
                        Part::Words(words) => text.push_str(&in_template(words)),
                        Part::Value(value) => {
                            let _ = write!(text, "${{{}}}", self.value(value));
                        }
                        Part::Choice { by, cases, otherwise } => {
                            let _ = write!(text, "${{{}}}", self.choice(by, cases, otherwise));
                        }
                    }
                }
                text.push('`');
                text
            }
        }
    }

    fn choice(&mut self, by: &str, cases: &[(Case, Pattern)], otherwise: &Pattern) -> String {
        let mut text = String::new();
        for (case, pattern) in cases {
            let is_case = match case {
                Case::One if self.language.one == Plural::Never => continue,
                Case::One => format!("p.{by} === 1"),
                Case::Number(number) => format!("p.{by} === {number}"),
                Case::Word(word) => format!("p.{by} === {}", quoted(word)),
            };
            let _ = write!(text, "{is_case} ? {} : ", self.pattern(pattern));
        }
        text.push_str(&self.pattern(otherwise));
        if cases.is_empty() { text } else { format!("({text})") }
    }

    /// Returns a call to `function` with the variable `name` and the language.
    fn number(&mut self, function: &'static str, name: &str) -> String {
        self.used.insert(function);
        format!("{function}(p.{name}, {})", quoted(self.language.code))
    }

    fn value(&mut self, value: &Value) -> String {
        let (function, of) = match value {
            Value::Variable(name) => return format!("p.{name}"),
            Value::Number(name) => return self.number("number", name),
            Value::Ordinal(name) => return self.number("ordinal", name),
            Value::Hanja(of) => ("withHanja", of),
            Value::Josa { word, particle } => (josa(*particle), word),
        };
        self.used.insert(function);
        format!("{function}({})", self.value(of))
    }
}

const fn josa(particle: Josa) -> &'static str {
    match particle {
        Josa::IGa => "iGa",
        Josa::EunNeun => "eunNeun",
        Josa::EulReul => "eulReul",
        Josa::EuroRo => "euroRo",
        Josa::GwaWa => "gwaWa",
    }
}

fn import(used: &BTreeSet<&'static str>, text: &mut String) {
    if !used.is_empty() {
        let names: Vec<&str> = used.iter().copied().collect();
        let _ = writeln!(text, "import {{ {} }} from \"./functions\";", names.join(", "));
    }
}

/// Returns the literal text of a pattern, without variables.
fn plain(pattern: &Pattern) -> String {
    let words = pattern.iter().map(|part| match part {
        Part::Words(words) => words.as_str(),
        Part::Value(_) | Part::Choice { .. } => "",
    });
    words.collect()
}

fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

fn in_template(words: &str) -> String {
    words.replace('\\', "\\\\").replace('`', "\\`").replace("${", "\\${")
}

/// Returns a property name, quoted if necessary.
fn key(name: &str) -> String {
    let is_word = name
        .chars()
        .all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
    if is_word && !name.starts_with(|first: char| first.is_ascii_digit()) {
        name.to_owned()
    } else {
        quoted(name)
    }
}

/// Returns the name of the type for the texts of a file.
fn kind_of(file: &File) -> String {
    format!("{}Texts", pascal(file.name))
}

/// Returns the name of the constant for the texts of a language.
fn identifier(code: &str) -> String {
    code.replace('-', "_")
}

/// Returns the entry of a language in the object that contains all languages.
fn entry(code: &str) -> String {
    let name = identifier(code);
    if name == code {
        name
    } else {
        format!("{}: {name}", quoted(code))
    }
}

/// Converts a name such as `analysis-page` to `AnalysisPage`.
fn pascal(name: &str) -> String {
    let words = name.split('-').map(|word| {
        let mut letters = word.chars();
        let first = letters.next().map(|first| first.to_ascii_uppercase());
        first.into_iter().chain(letters).collect::<String>()
    });
    words.collect()
}
