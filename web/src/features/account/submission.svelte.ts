// State of a form submission: whether it is in progress, and the field with an error.
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

  /** Creates the state. `fields` maps error codes to fields; all other codes concern the form as a whole. */
  constructor(private readonly fields: Readonly<Partial<Record<string, Field>>>) {}

  /** Submits the form, one submission at a time. Resolves to true on success. */
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

  /** Shows a problem that the form detects itself, under the code that the server would use. */
  refuse(code: string): void {
    this.problem = { code, field: this.fields[code] ?? null };
  }

  /** Returns the error of a field or, for `null`, of the form as a whole. */
  at(field: Field | null): string | null {
    return this.problem !== null && this.problem.field === field ? errorText(this.problem.code) : null;
  }
}
