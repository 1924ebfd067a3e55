// @vitest-environment node
// Tests that the build prefixes links to the app in components, whatever the form of `href`.
import { expect, test } from "vitest";
import { placed } from "../../vite.links";

const FILE = "/app/web/src/features/a/A.svelte";
const at = (link: string): string => {
  const code = placed(`<script lang="ts">\n  let a: string = "x";\n</script>\n<p>{#if a}<b>${link}</b>{/if}</p>`, FILE);
  return /<b>(.*)<\/b>/s.exec(code)?.[1] ?? "";
};

test.each([
  ['<a href="/learn">x</a>', '<a href={linkTo("/learn")}>x</a>'],
  [
    '<a class="b" href="/game/{a}/x" target="_blank">x</a>',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code of a component
    '<a class="b" href={linkTo(`/game/${a}/x`)} target="_blank">x</a>',
  ],
  ["<a href={a as string}>x</a>", "<a href={linkTo(a as string)}>x</a>"],
  ['<a href={a ? "/b" : "/c"}>x</a>', '<a href={linkTo(a ? "/b" : "/c")}>x</a>'],
  ["<a {href}>x</a>", "<a href={linkTo(href)}>x</a>"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code of a component
  ['<a href="{a}#b">x</a>', "<a href={linkTo(`${a}#b`)}>x</a>"],
  ['<a href="#main">x</a>', '<a href="#main">x</a>'],
  ['<a href="https://example.org/">x</a>', '<a href="https://example.org/">x</a>'],
  ["<a {...a}>x</a>", "<a {...a}>x</a>"],
])("%s", (link, expected) => {
  expect(at(link)).toBe(expected);
});

test("the function is imported once, from where the component is", () => {
  const code = placed('<a href="/a">a</a><a href="/b">b</a>', FILE);
  expect(code.match(/import/g)).toHaveLength(1);
  const own = '<script lang="ts">\n  import { linkTo } from "../../platform/places";\n</script>\n<a href="/a">a</a>';
  expect(placed(own, FILE).match(/import/g)).toHaveLength(1);
  expect(placed("<p>no link</p>", FILE)).toBe("<p>no link</p>");
});
