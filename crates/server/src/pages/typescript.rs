//! Generates TypeScript from the table of pages, for the web app and its tests. `cargo xtask generate` runs the test
//! that writes the files.

use super::address::{Address, Subject};
use super::first::FirstPictures;
use super::page::{First, Page, Reading, Segment, Shape};
use super::preload::AppFiles;
use super::table::PAGES;
use crate::generated::compare;
use std::collections::BTreeMap;
use wire::account::Language;

const HEAD: &str = "// Written by `cargo xtask generate` from crates/server/src/pages/table.rs.\n";

/// Returns the generated files by path in the repository.
fn files(pages: &[Page]) -> BTreeMap<&'static str, String> {
    BTreeMap::from([
        ("web/src/platform/pages.gen.ts", addresses_read(pages)),
        ("web/src/platform/addresses.gen.ts", addresses_written(pages)),
        ("web/src/pages.gen.ts", components(pages)),
        ("web/src/first/pages.gen.ts", first_pictures(pages)),
        ("e2e/support/pages.gen.ts", examples(pages)),
    ])
}

/// Names and shapes of values, and whether every path of the page contains them.
type Values = Vec<(&'static str, Shape, bool)>;

impl Page {
    /// Returns the values in the page's paths.
    fn values(&self) -> Values {
        let mut values = Values::new();
        for segment in self.paths.iter().copied().flatten() {
            let Segment::Value(name, shape) = *segment else {
                continue;
            };
            assert!(
                values.iter().all(|(known, ..)| *known != name),
                "{}: {name} stands in two paths, which one pattern cannot read",
                self.name
            );
            let is_always_there = self.paths.iter().all(|path| path.contains(segment));
            values.push((name, shape, is_always_there));
        }
        values
    }

    /// Returns a regular expression for the page's paths, without the slashes around them.
    fn pattern(&self) -> String {
        let segment = |segment: &Segment| match *segment {
            Segment::Word(word) => word.to_owned(),
            Segment::Value(name, shape) => format!("(?<{name}>{})", shape.pattern()),
        };
        let path = |path: &&[Segment]| path.iter().map(segment).collect::<Vec<_>>().join("\\/");
        let paths: Vec<String> = self.paths.iter().map(path).collect();
        match paths.as_slice() {
            [path] => format!("/^{path}$/"),
            paths => format!("/^(?:{})$/", paths.join("|")),
        }
    }

    /// Returns a TypeScript expression for an address without query and fragment.
    fn template(&self) -> String {
        let filled = |path: &[Segment]| {
            let parts = path.iter().map(|segment| match *segment {
                Segment::Word(word) => format!("/{word}"),
                Segment::Value(name, _) => format!("/${{{name}}}"),
            });
            let parts: String = parts.collect();
            format!("`{}`", if parts.is_empty() { "/" } else { &parts })
        };
        let names = |path: &[Segment]| -> Vec<String> {
            let values = path.iter().filter_map(|segment| match segment {
                Segment::Value(name, _) => Some(format!("{name} !== null")),
                Segment::Word(_) => None,
            });
            values.collect()
        };
        let (last, longer) = match self.paths {
            [only] => (*only, None),
            [first, ..] => (*first, self.paths.iter().find(|path| path.len() > first.len())),
            [] => unreachable!("a page that links lead to"),
        };
        match longer {
            Some(path) => format!("({} ? {} : {})", names(path).join(" && "), filled(path), filled(last)),
            None => filled(last),
        }
    }

    /// Returns the fields of the page's object in the browser, except `name`, with their types.
    fn fields(&self) -> Vec<(&'static str, String)> {
        let values = self.values().into_iter().map(|(name, shape, is_always_there)| {
            let absent = if is_always_there { "" } else { " | null" };
            (name, format!("{}{absent}", shape.kind()))
        });
        let readings = self.reads.iter().map(|reading| match *reading {
            Reading::Number(name) => (name, "number | null".to_owned()),
            Reading::NumberOrOne(name) => (name, "number".to_owned()),
            Reading::Text(name) => (name, "string | null".to_owned()),
            Reading::Query => ("query", "string".to_owned()),
            Reading::Fragment => ("fragment", "string".to_owned()),
        });
        values.chain(readings).collect()
    }

    fn is_the_apps_own(&self) -> bool {
        matches!(self.first, First::Content { component: None, .. })
    }
}

impl Shape {
    fn pattern(self) -> String {
        match self {
            Shape::Any => "[^/]+".to_owned(),
            Shape::Game => "[\\w-]{1,64}".to_owned(),
            Shape::Player => "[\\w:-]{1,64}".to_owned(),
            Shape::KeptAnalysis => "[\\w-]{1,80}".to_owned(),
            Shape::Problem => "[0-9a-f]{10}|today".to_owned(),
            Shape::OneOf(words) => words.join("|"),
        }
    }

    fn kind(self) -> String {
        match self {
            Shape::Any | Shape::Game | Shape::Player | Shape::KeptAnalysis | Shape::Problem => "string".to_owned(),
            Shape::OneOf(words) => {
                let words: Vec<String> = words.iter().copied().map(quoted).collect();
                words.join(" | ")
            }
        }
    }
}

fn quoted(name: &str) -> String {
    format!("\"{name}\"")
}

fn names<'a>(pages: impl IntoIterator<Item = &'a Page>) -> Vec<String> {
    pages.into_iter().map(|page| quoted(page.name)).collect()
}

/// Returns the lines as an indented block.
fn block(lines: impl Iterator<Item = String>) -> String {
    lines.map(|line| format!("  {line}\n")).collect()
}

/// Returns the pages that have addresses.
fn linked(pages: &[Page]) -> impl Iterator<Item = &Page> {
    pages.iter().filter(|page| !page.paths.is_empty())
}

/// Returns the union type of pages, the router's table of their addresses, and lists of pages.
fn addresses_read(pages: &[Page]) -> String {
    let mut below: BTreeMap<&str, Vec<&Page>> = BTreeMap::new();
    for page in pages.iter().filter(|page| page.menu != page.name) {
        below.entry(page.menu).or_default().push(page);
    }
    let below = below
        .into_iter()
        .map(|(menu, pages)| format!("{menu}: [{}],", names(pages).join(", ")));
    let of_server = names(pages.iter().filter(|page| page.needs_server)).join(", ");
    let (union, rows, below) = (
        block(pages.iter().map(member)),
        block(linked(pages).map(row)),
        block(below),
    );
    format!(
        r#"{HEAD}import {{ numberIn, textIn }} from "./address-values";

export type Page =
{union}  ;

/** Parameters in the address of a page. */
export type Said<N extends Page["name"]> = Omit<Extract<Page, {{ name: N }}>, "name">;

/** Name, path without the slashes around it, and a function that parses the query and the fragment, if any. */
export const ADDRESSES: readonly (readonly [Page["name"], RegExp, ((query: string, fragment: string) => object)?])[] = [
{rows}];

/** Names of the pages that belong to each entry of the menu, in addition to its own page. */
export const BELOW: Readonly<Record<string, readonly string[]>> = {{
{below}}};

/** Names of the pages that need a server. */
export const OF_SERVER: readonly string[] = [{of_server}];
"#
    )
}

/// Returns a page as a member of the union type.
fn member(page: &Page) -> String {
    let fields = page
        .fields()
        .into_iter()
        .map(|(name, kind)| format!("; {name}: {kind}"));
    format!("| {{ name: \"{}\"{} }}", page.name, fields.collect::<String>())
}

/// Returns a page as a row of the router's table.
fn row(page: &Page) -> String {
    let read = page.reads.iter().map(|reading| match *reading {
        Reading::Number(name) => format!("{name}: numberIn(query, \"{name}\")"),
        Reading::NumberOrOne(name) => format!("{name}: numberIn(query, \"{name}\") ?? 1"),
        Reading::Text(name) => format!("{name}: textIn(query, \"{name}\")"),
        Reading::Query => "query".to_owned(),
        Reading::Fragment => "fragment".to_owned(),
    });
    let read: Vec<String> = read.collect();
    let parameters = match page.reads {
        [Reading::Fragment] => "_query, fragment",
        reads if reads.contains(&Reading::Fragment) => "query, fragment",
        _ => "query",
    };
    let read = match read.as_slice() {
        [] => String::new(),
        read => format!(", ({parameters}) => ({{ {} }})", read.join(", ")),
    };
    format!("[\"{}\", {}{read}],", page.name, page.pattern())
}

/// Returns the functions that build addresses for links.
fn addresses_written(pages: &[Page]) -> String {
    let functions: String = linked(pages).map(written).collect();
    format!("{HEAD}import type {{ Said }} from \"./pages.gen\";\n\n{functions}")
}

/// Returns the function that builds an address of a page.
fn written(page: &Page) -> String {
    let fields: Vec<&str> = page.fields().into_iter().map(|(name, _)| name).collect();
    let parameters = match fields.as_slice() {
        [] => "()".to_owned(),
        fields => format!("({{ {} }}: Said<\"{}\">)", fields.join(", "), page.name),
    };
    let mut queries = page.reads.iter().filter_map(|reading| match *reading {
        Reading::Number(name) => Some(format!("({name} === null ? \"\" : `?{name}=${{{name}}}`)")),
        Reading::NumberOrOne(name) => Some(format!("({name} === 1 ? \"\" : `?{name}=${{{name}}}`)")),
        Reading::Text(name) => Some(format!(
            "({name} === null ? \"\" : `?{name}=${{encodeURIComponent({name})}}`)"
        )),
        Reading::Query => Some("query".to_owned()),
        Reading::Fragment => None,
    });
    let mut parts = vec![page.template()];
    parts.extend(queries.next());
    assert_eq!(queries.next(), None, "{}: a second part of a query", page.name);
    if page.reads.contains(&Reading::Fragment) {
        parts.push("fragment".to_owned());
    }
    let name = page.name;
    format!("export const {name} = {parameters}: string => {};\n", parts.join(" + "))
}

/// Returns the table of components that are loaded on demand, and the list of pages that are created again.
fn components(pages: &[Page]) -> String {
    let own = names(pages.iter().filter(|page| page.is_the_apps_own())).join(" | ");
    let anew = names(pages.iter().filter(|page| page.is_made_anew)).join(", ");
    let fetched = pages.iter().filter(|page| !page.is_the_apps_own());
    let imports = block(fetched.map(|page| {
        let Page { name, component, .. } = page;
        format!("{name}: () => import(\"./features/{component}.svelte\"),")
    }));
    format!(
        r#"{HEAD}import type {{ Component }} from "svelte";
import type {{ Page, Said }} from "./platform/pages.gen";

/** Names of the pages that are loaded on demand, which excludes those in the app's own script. */
export type Fetched = Exclude<Page["name"], {own}>;

/** Properties that a component gets in addition to the parameters of its address. */
interface FromApp {{
  onsettings: () => void;
}}

export const COMPONENTS: {{
  [N in Fetched]: () => Promise<{{ default: Component<Said<N> & FromApp> | Component<Said<N>> }}>;
}} = {{
{imports}}};

/** Pages that are created again if their address changes. */
export const MADE_ANEW: readonly string[] = [{anew}];
"#
    )
}

/// Returns the table of pages that the build prerenders.
fn first_pictures(pages: &[Page]) -> String {
    let (mut imports, mut rows) = (String::new(), Vec::new());
    for page in pages {
        let content = match page.first {
            First::Nothing => continue,
            First::Content {
                component: Some(component),
                ..
            } => {
                let name = component.rsplit('/').next().unwrap_or(component);
                imports += &format!("import {name} from \"../features/{component}.svelte\";\n");
                format!("{name} as Component")
            }
            First::Frame | First::Content { component: None, .. } => "null".to_owned(),
        };
        rows.push(format!("[\"{}\", \"{}\", {content}],", page.name, page.examples[0]));
    }
    let rows = block(rows.into_iter());
    format!(
        r#"{HEAD}import type {{ Component }} from "svelte";
{imports}import type {{ Page }} from "../platform/pages.gen";

/** Name, address, and what is drawn inside the frame: nothing, or the app's own notice if there is no server. */
export const PICTURED: readonly (readonly [Page["name"], string, Component | null])[] = [
{rows}];
"#
    )
}

/// Returns addresses for tests. Pages about one game or player are left out, because they need data.
fn examples(pages: &[Page]) -> String {
    let is_about_one = |(_, shape, _): &(_, Shape, _)| matches!(shape, Shape::Game | Shape::Player);
    let is_general = |page: &&Page| !page.values().iter().any(is_about_one);
    let shown: Vec<&Page> = pages.iter().filter(is_general).collect();
    let line = |address: &&str| format!("'{address}',");
    let one = block(shown.iter().filter_map(|page| page.examples.first()).map(line));
    let others = block(shown.iter().flat_map(|page| page.examples.iter().skip(1)).map(line));
    format!(
        "{HEAD}
/** An address of every page that can be shown without data. */
export const EVERY_PAGE = [
{one}];

/** All example addresses: those of EVERY_PAGE, and variants with a value in the path or the fragment. */
export const EVERY_ADDRESS = [
  ...EVERY_PAGE,
{others}];
"
    )
}

#[test]
fn up_to_date() {
    for (path, text) in files(&PAGES) {
        compare(path, &text);
    }
}

static WITH_ONE_MORE: [Page; PAGES.len() + 1] = {
    let mut pages = [PAGES[PAGES.len() - 1]; PAGES.len() + 1];
    let mut at = 0;
    while at < PAGES.len() - 1 {
        pages[at] = PAGES[at];
        at += 1;
    }
    pages[at] = Page {
        name: "madeUp",
        paths: &[
            &[Segment::Word("made-up")],
            &[
                Segment::Word("made-up"),
                Segment::Value("item", Shape::OneOf(&["one", "two"])),
            ],
        ],
        reads: &[Reading::NumberOrOne("page"), Reading::Fragment],
        component: "made-up/MadeUpPage",
        menu: "learn",
        examples: &["/made-up", "/made-up/two"],
        first: First::Frame,
        needs_rules: true,
        ..PAGES[0]
    };
    pages
};

#[test]
fn a_page_of_the_table_is_known_everywhere() {
    let address = Address::in_table(&WITH_ONE_MORE, "/made-up/two");
    assert_eq!(address.page.name, "madeUp");
    assert_eq!(
        Address::in_table(&WITH_ONE_MORE, "/made-up/three").subject,
        Subject::Missing
    );

    let built = br#"{"src/features/made-up/MadeUpPage.svelte": {"file": "assets/made-up.js"}}"#;
    let links = AppFiles::read(built).links(address.page, Some(Language::English), None);
    assert!(
        links.contains("./assets/made-up.js") && links.contains("./rules.wasm"),
        "{links}"
    );
    let pictures = FirstPictures::read(br#"{"madeUp": {"en": "<p></p>"}}"#);
    assert!(pictures.of(&address, Language::English).is_some());

    let files = files(&WITH_ONE_MORE);
    for (path, line) in [
        (
            "web/src/platform/pages.gen.ts",
            r#"  | { name: "madeUp"; item: "one" | "two" | null; page: number; fragment: string }"#,
        ),
        (
            "web/src/platform/pages.gen.ts",
            r#"  ["madeUp", /^(?:made-up|made-up\/(?<item>one|two))$/, (query, fragment) => ({ page: numberIn(query, "page") ?? 1, fragment })],"#,
        ),
        (
            "web/src/platform/addresses.gen.ts",
            r#"export const madeUp = ({ item, page, fragment }: Said<"madeUp">): string => (item !== null ? `/made-up/${item}` : `/made-up`) + (page === 1 ? "" : `?page=${page}`) + fragment;"#,
        ),
        (
            "web/src/pages.gen.ts",
            r#"  madeUp: () => import("./features/made-up/MadeUpPage.svelte"),"#,
        ),
        ("web/src/first/pages.gen.ts", r#"  ["madeUp", "/made-up", null],"#),
        ("e2e/support/pages.gen.ts", "  '/made-up/two',"),
    ] {
        assert!(files[path].lines().any(|one| one == line), "{}", files[path]);
    }
}
