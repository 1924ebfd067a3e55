// Fields of an entry as typed by a director. The core parses them, like a table with one line.
import type { Birth, Entry, RowFault } from "../../domain/tournament.gen";
import type { TournamentModule } from "../../platform/tournament-module";
import { directorTexts } from "../../texts/director.gen";

/** The fields as texts. */
export interface Fields {
  name: string;
  club: string;
  grade: string;
  birth: string;
  /** Members of a team in the order of boards, separated by commas. */
  members: string;
}

export const NO_FIELDS: Fields = { name: "", club: "", grade: "", birth: "", members: "" };
const COLUMNS = ["name", "club", "grade", "birth", "members"] as const;

const quoted = (cell: string): string =>
  `"${cell
    .trim()
    .replaceAll(/[\t\r\n]/g, " ")
    .replaceAll('"', '""')}"`;

/** Splits a list of names at commas and similar characters. */
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
  const text = `${COLUMNS.join("\t")}\tdivision\n${COLUMNS.map((column) => quoted(cells[column])).join("\t")}\t${division + 1}`;
  const [row] = ask("table", { do: "table", log, text }).rows;
  return row ?? { entry: { name: "", division }, fault: { code: "bad_entry", column: "name" } };
}

/** Returns the name of a grade, positive for dan and negative for geup; empty if there is none. */
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
  grade: gradeText(entry.grade),
  birth: birthText(entry.birth),
  members: (entry.members ?? []).join(", "),
});

/** Returns an entry with the values of a form, keeping fields that only tables have. */
export function withFields(before: Entry, { name, club, grade, birth, members }: Entry): Entry {
  const { club: _club, grade: _grade, birth: _birth, members: _members, ...rest } = before;
  return {
    ...rest,
    name,
    ...(club === undefined ? {} : { club }),
    ...(grade === undefined ? {} : { grade }),
    ...(birth === undefined ? {} : { birth }),
    ...(members === undefined ? {} : { members }),
  };
}
