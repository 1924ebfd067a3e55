// Fields of an entry as a director types and reads them. What they mean is read by the core, like a table of one line.
import type { Birth, Entry, RowFault } from "../../domain/tournament.gen";
import type { TournamentModule } from "../../platform/tournament-module";
import { directorTexts } from "../../texts/director.gen";

/** The fields as text. */
export interface Fields {
  name: string;
  club: string;
  grade: string;
  birth: string;
}

export const NO_FIELDS: Fields = { name: "", club: "", grade: "", birth: "" };
const COLUMNS = ["name", "club", "grade", "birth"] as const;

const quoted = (cell: string): string =>
  `"${cell
    .trim()
    .replaceAll(/[\t\r\n]/g, " ")
    .replaceAll('"', '""')}"`;

/** Reads the fields; the fault is one of a field, of the whole entry, or none. */
export function readFields(
  ask: TournamentModule["ask"],
  log: string,
  fields: Fields,
  division: number,
): { entry: Entry; fault: RowFault | null } {
  const text = `${COLUMNS.join("\t")}\tdivision\n${COLUMNS.map((column) => quoted(fields[column])).join("\t")}\t${division + 1}`;
  const [row] = ask("table", { do: "table", log, text }).rows;
  return row ?? { entry: { name: "", division }, fault: { code: "bad_entry", column: "name" } };
}

/** `3d`, in the language in use. */
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
});

/** An entry with what a form says of it, and what only tables say kept. */
export function withFields(before: Entry, { name, club, grade, birth }: Entry): Entry {
  const { club: _club, grade: _grade, birth: _birth, ...rest } = before;
  return {
    ...rest,
    name,
    ...(club === undefined ? {} : { club }),
    ...(grade === undefined ? {} : { grade }),
    ...(birth === undefined ? {} : { birth }),
  };
}
