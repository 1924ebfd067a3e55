// Fields of an entry as typed by a director. The core parses them as a table with one row.
import type { Birth, Entry, RowFault, TableRow } from "../../domain/tournament.gen";
import type { TournamentModule } from "../../platform/tournament-module";
import { directorTexts } from "../../texts/director.gen";

export interface Fields {
  name: string;
  club: string;
  grade: string;
  birth: string;
  /** Team members in the order of their boards; see `membersOf` for the separators. */
  members: string;
}

export const NO_FIELDS: Fields = { name: "", club: "", grade: "", birth: "", members: "" };
const COLUMNS = ["name", "club", "grade", "birth", "members"] as const;

const quoted = (cell: string): string =>
  `"${cell
    .trim()
    .replaceAll(/[\t\r\n]/g, " ")
    .replaceAll('"', '""')}"`;

/** Splits a list of names at commas, slashes, semicolons and line breaks. */
export const membersOf = (text: string): string[] =>
  text
    .split(/[,，、/;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== "");

/** Parses the fields. `fault` concerns one field or the whole entry; null if there is none. */
export function readFields(
  ask: TournamentModule["ask"],
  log: string,
  fields: Fields,
  division: number,
): { entry: Entry; fault: RowFault | null } {
  const cells = { ...fields, members: membersOf(fields.members).join("/") };
  const text = `${COLUMNS.join("\t")}\n${COLUMNS.map((column) => quoted(cells[column])).join("\t")}`;
  const [row] = ask("table", { do: "table", log, text, division, columns: [] }).rows;
  return row ?? { entry: { name: "", division }, fault: { code: "bad_entry", column: "name" } };
}

/**
 * Returns the faulty lines of a pasted list, preceded by its line of headings, if any. Empty if all lines can be
 * entered.
 */
export function faultyLines(text: string, rows: readonly Pick<TableRow, "line" | "fault">[]): string {
  const lines = text.split("\n");
  const headings = lines.slice(0, (rows[0]?.line ?? 1) - 1);
  const faulty = rows.flatMap(({ line, fault }, at) =>
    fault === null ? [] : lines.slice(line - 1, (rows[at + 1]?.line ?? lines.length + 1) - 1),
  );
  return faulty.length === 0 ? "" : [...headings, ...faulty].join("\n").trim();
}

/** Returns the grade of an entry as typed, such as 초단, or as formatted by `gradeText`. */
export const gradeOf = (entry: Pick<Entry, "grade" | "grade_text"> | undefined): string =>
  entry?.grade_text ?? gradeText(entry?.grade);

/** Formats a grade: positive numbers are dan, negative ones geup. Empty if there is no grade. */
export function gradeText(grade: number | undefined): string {
  if (grade === undefined) return "";
  const { dan, geup } = directorTexts().entry;
  return grade > 0 ? dan({ n: grade }) : geup({ n: -grade });
}

export function birthText(birth: Birth | undefined): string {
  if (birth === undefined) return "";
  const two = (part: number): string => String(part).padStart(2, "0");
  return [birth.year, ...[birth.month, birth.day].filter((part) => part !== undefined).map(two)].join("-");
}

export const fieldsOf = (entry: Entry): Fields => ({
  name: entry.name,
  club: entry.club ?? "",
  grade: gradeOf(entry),
  birth: birthText(entry.birth),
  members: (entry.members ?? []).join(", "),
});

/** Returns `before` with the values of a form. Fields that the form does not have are kept. */
export function withFields(before: Entry, { name, club, grade, grade_text, birth, members }: Entry): Entry {
  const { club: _club, grade: _grade, grade_text: _text, birth: _birth, members: _members, ...rest } = before;
  return {
    ...rest,
    name,
    ...(club === undefined ? {} : { club }),
    ...(grade === undefined ? {} : { grade }),
    ...(grade_text === undefined ? {} : { grade_text }),
    ...(birth === undefined ? {} : { birth }),
    ...(members === undefined ? {} : { members }),
  };
}
