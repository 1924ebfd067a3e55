// A form that is sent to the server: whether it is under way, and at which field a refusal is shown.
import { ApiError } from "../../platform/http";
import { errorText } from "../../i18n/index.svelte";

/** Codes that belong to the field of a new password. */
export const PASSWORD_CODES = { bad_password: "password", weak_password: "password" } as const;

interface Problem<Field extends string> {
  /** `null`: of the form as a whole. */
  readonly field: Field | null;
  readonly code: string;
}

export class Submission<Field extends string> {
  busy = $state(false);
  problem: Problem<Field> | null = $state.raw(null);

  /** `fields` says for each error code to which field it belongs; any other belongs to the form. */
  constructor(private readonly fields: Readonly<Partial<Record<string, Field>>>) {}

  /** Does what the form is for, once at a time. Resolves to whether it went through. */
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

  /** Shows a problem that the form sees for itself, by the code that the server would answer. */
  refuse(code: string): void {
    this.problem = { code, field: this.fields[code] ?? null };
  }

  /** What is wrong with a field, or, for `null`, with the form as a whole. */
  at(field: Field | null): string | null {
    return this.problem !== null && this.problem.field === field ? errorText(this.problem.code) : null;
  }
}
