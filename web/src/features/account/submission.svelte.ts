// State of a form submission: whether it is in progress, and its last error.
import { ApiError } from "../../platform/http";
import { errorText } from "../../i18n/index.svelte";

/** Error codes that concern the field for a new password. */
export const PASSWORD_CODES = { bad_password: "password", weak_password: "password" } as const;

interface Problem<Field extends string> {
  /** Field with the error; `null` for the form as a whole. */
  readonly field: Field | null;
  readonly code: string;
}

export class Submission<Field extends string> {
  busy = $state(false);
  problem: Problem<Field> | null = $state.raw(null);

  /** `fields` maps error codes to fields; all other codes concern the form as a whole. */
  constructor(private readonly fields: Readonly<Partial<Record<string, Field>>>) {}

  /** Runs a submission unless one is in progress. Resolves to true on success; to false on an `ApiError` or if busy. */
  async send(action: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = null;
    try {
      await action();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.refuse(error.code);
      return false;
    } finally {
      this.busy = false;
    }
  }

  refuse(code: string): void {
    this.problem = { code, field: this.fields[code] ?? null };
  }

  /** Returns the error message of a field or, for `null`, of the form as a whole. */
  at(field: Field | null): string | null {
    return this.problem !== null && this.problem.field === field ? errorText(this.problem.code) : null;
  }
}
