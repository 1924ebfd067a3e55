// @vitest-environment node
// Property tests of trees, edits, undo and the stored format.
import fc from "fast-check";
import { expect, test } from "vitest";
import { apply, documents, edits, trees } from "./arbitrary";
import { fromCompact, toCompact } from "./compact";
import { addMove, canDemote, canPromote, demote, makeMain, promote, remove, toggleGlyph, toggleShape } from "./edits";
import { begin, commit, look, redo, undo } from "./history";
import { documentOf, fragmentOf } from "./share";
import {
  emptyTree,
  isMain,
  lineFrom,
  lineThrough,
  mainLine,
  movesTo,
  nodeAt,
  nodeOf,
  placeOf,
  preorder,
  ROOT,
  type NodeId,
  type Tree,
} from "./tree";

function pick(tree: Tree, n: number): NodeId {
  const ids = preorder(tree);
  return ids[n % ids.length] ?? ROOT;
}

/** Returns the content of a tree without node ids. */
function seen(tree: Tree): unknown {
  return preorder(tree).map((id) => {
    const { children, id: _id, parent: _parent, ...rest } = nodeOf(tree, id);
    return { ...rest, children: children.length, moves: movesTo(tree, id) };
  });
}

/** Returns the moves of each line from start to end, sorted so that trees can be compared. */
function lines(tree: Tree): string[] {
  const ends = preorder(tree).filter((id) => nodeOf(tree, id).children.length === 0);
  return ends.map((id) => movesTo(tree, id).join(" ")).sort();
}

test("after any edits the tree is one: every node hangs where its parent says, no move is there twice", () => {
  fc.assert(
    fc.property(trees, (tree) => {
      const ids = preorder(tree);
      expect(ids.length).toBe(tree.nodes.size);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) {
        const { children, glyphs, parent } = nodeOf(tree, id);
        expect(id).toBeLessThan(tree.next);
        for (const child of children) expect(nodeOf(tree, child).parent).toBe(id);
        expect(parent === null).toBe(id === ROOT);
        expect(new Set(children.map((child) => nodeOf(tree, child).move)).size).toBe(children.length);
        expect(glyphs.filter((glyph) => glyph < 10).length).toBeLessThanOrEqual(1);
        expect(lineThrough(tree, id)).toContain(id);
        expect(nodeAt(tree, placeOf(tree, id))).toBe(id);
      }
      expect(mainLine(tree).every((id) => isMain(tree, id))).toBe(true);
    }),
  );
});

test("turning lines round keeps every line; the main line is the one asked for", () => {
  fc.assert(
    fc.property(trees, fc.nat(), (tree, n) => {
      const id = pick(tree, n);
      for (const turned of [promote(tree, id), demote(tree, id), makeMain(tree, id)]) {
        expect(lines(turned)).toEqual(lines(tree));
        expect(turned.nodes.size).toBe(tree.nodes.size);
      }
      expect(isMain(makeMain(tree, id), id)).toBe(true);
      expect(canPromote(tree, id)).toBe(promote(tree, id) !== tree);
      expect(canDemote(tree, id)).toBe(demote(tree, id) !== tree);
      expect(canPromote(tree, id)).toBe(!isMain(tree, id));
      let up = tree;
      for (let steps = 0; canPromote(up, id); steps += 1) {
        expect(steps).toBeLessThan(tree.nodes.size);
        up = promote(up, id);
      }
      expect(isMain(up, id)).toBe(true);
    }),
  );
});

test("a move that is there is found again; one that was added and removed has never been", () => {
  fc.assert(
    fc.property(trees, fc.nat(), (tree, n) => {
      const id = pick(tree, n);
      for (const child of nodeOf(tree, id).children) {
        expect(addMove(tree, id, nodeOf(tree, child).move)).toEqual({ tree, id: child });
      }
      const added = addMove(tree, id, "i1i1");
      expect(movesTo(added.tree, added.id)).toEqual([...movesTo(tree, id), "i1i1"]);
      expect(seen(remove(added.tree, added.id))).toEqual(seen(tree));
      expect(remove(tree, ROOT)).toBe(tree);
      if (id !== ROOT) expect(remove(tree, id).nodes.size).toBe(tree.nodes.size - preorder(tree, id).length);
    }),
  );
});

test("a glyph or a shape set twice is gone again", () => {
  fc.assert(
    fc.property(trees, fc.nat(), (tree, n) => {
      const id = lineFrom(tree, pick(tree, n)).at(-1) ?? ROOT;
      const shape = { from: "a1", to: "b9", colour: "red" as const };
      expect(seen(toggleShape(toggleShape(tree, id, shape), id, shape))).toEqual(seen(tree));
      const bare = nodeOf(tree, id).glyphs.length === 0;
      if (bare) expect(seen(toggleGlyph(toggleGlyph(tree, id, 16), id, 16))).toEqual(seen(tree));
    }),
  );
});

test("undo leads back to every tree before, redo forward again, and no id is used for two moves", () => {
  fc.assert(
    fc.property(
      fc.array(edits, { maxLength: 40, size: "max" }),
      fc.array(fc.boolean(), { maxLength: 30 }),
      (list, steps) => {
        let history = begin(emptyTree());
        const shown = [seen(history.now.tree)];
        for (const edit of list) {
          const { tree, id } = apply(history.now.tree, edit);
          const changed = tree !== history.now.tree;
          history = commit(history, tree, tree.nodes.has(id) ? id : ROOT);
          if (changed) shown.push(seen(history.now.tree));
        }
        let at = shown.length - 1;
        const moves = new Map([...history.now.tree.nodes].map(([id, node]) => [id, node.move]));
        for (const back of steps) {
          history = back ? undo(history) : redo(history);
          at = Math.max(0, Math.min(shown.length - 1, at + (back ? -1 : 1)));
          expect(seen(history.now.tree)).toEqual(shown[at]);
          expect(history.now.tree.nodes.has(history.now.at)).toBe(true);
          for (const [id, { move }] of history.now.tree.nodes) {
            expect(moves.get(id) ?? move).toBe(move);
            moves.set(id, move);
          }
        }
        const added = addMove(history.now.tree, ROOT, "i1i1");
        if (added.tree !== history.now.tree) expect(moves.has(added.id)).toBe(false);
      },
    ),
  );
});

test("letters of one comment are taken back together, looking elsewhere ends it", () => {
  const tree = addMove(emptyTree(), ROOT, "a4b4").tree;
  const typed = (history: ReturnType<typeof begin>, comment: string): typeof history =>
    commit(
      history,
      {
        ...history.now.tree,
        nodes: new Map(history.now.tree.nodes).set(1, { ...nodeOf(history.now.tree, 1), comment }),
      },
      1,
      "comment 1",
    );
  let history = typed(typed(typed(begin(tree, 1), "g"), "go"), "good");
  expect(history.past.length).toBe(1);
  history = typed(look(look(history, ROOT), 1), "good!");
  expect(history.past.length).toBe(2);
  history = undo(history);
  expect(nodeOf(history.now.tree, 1).comment).toBe("good");
  expect(nodeOf(undo(history).now.tree, 1).comment).toBe("");
});

test("what is kept is read back whole, as a link too", async () => {
  await fc.assert(
    fc.asyncProperty(documents, async (document) => {
      const kept = fromCompact(JSON.parse(JSON.stringify(toCompact(document))));
      if (typeof kept === "string") throw new Error(kept);
      expect({ ...kept, tree: seen(kept.tree) }).toEqual({ ...document, tree: seen(document.tree) });
      expect(toCompact(kept)).toEqual(toCompact(document));
      const shared = await documentOf(`#${await fragmentOf(document)}`);
      if (shared === null || typeof shared === "string") throw new Error(String(shared));
      expect(toCompact(shared)).toEqual(toCompact(document));
    }),
    { numRuns: 60 },
  );
});

test("whatever is no analysis is refused with its code", async () => {
  const good = toCompact({
    start: "s",
    movement: "janggi",
    rules: "kakao",
    tags: [],
    outcome: null,
    judged: null,
    tree: emptyTree(),
  });
  const bad: unknown[] = [
    null,
    3,
    [],
    {},
    { ...good, v: 0 },
    { ...good, line: {} },
    { ...good, line: [3] },
    { ...good, movement: "go" },
  ];
  bad.push(
    { ...good, line: ["a1a99"] },
    { ...good, line: [["a4b4", { g: [256] }]] },
    { ...good, line: [["a4b4", { x: 1 }]] },
  );
  bad.push(
    { ...good, line: [["a4b4", {}, ["a4b4"]]] },
    { ...good, rules: 3 },
    { ...good, tags: [["a"]] },
    { ...good, root: { s: ["xa1a1"] } },
  );
  for (const value of bad) expect(fromCompact(value), JSON.stringify(value)).toBe("not_analysis");
  expect(fromCompact({ ...good, v: 3 })).toBe("newer_version");
  for (const fragment of ["#t=", "#t=%%", "#t=AAAA", "#t=a"]) expect(await documentOf(fragment)).toBe("not_analysis");
  for (const fragment of ["", "#", "#main"]) expect(await documentOf(fragment)).toBeNull();
  await fc.assert(
    fc.asyncProperty(fc.string(), async (text) => {
      expect(typeof (await documentOf(`#t=${text}`))).toBe("string");
    }),
  );
});
