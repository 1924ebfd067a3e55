// The type of the shortcuts page's texts: a missing text fails the type check.
import type { GroupId, ShortcutId } from "./shortcuts";

export interface ShortcutTexts {
  readonly title: string;
  readonly groups: Readonly<Record<GroupId, string>>;
  readonly keys: Readonly<Record<ShortcutId, string>>;
  readonly words: Readonly<Record<"type" | "arrows" | "double" | "second" | "shifted", string>>;
}
