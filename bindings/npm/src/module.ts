// The rules module: the Rust core compiled to WebAssembly, spoken to in the text
// of `janggun judge`, with types put on what it says.
//
// Owns: loading the module and passing text through it.
// Must not: know a rule.

export type Side = "cho" | "han";
/** Horse (m) and elephant (s) on files b, c, g, h, seen from Cho's side for both. */
export type Arrangement = "msms" | "mssm" | "smms" | "smsm" | "central";

/** `{"code","facts",…}` of the core: why something is not possible. */
export interface Reason {
  code: string;
  facts: Record<string, unknown>;
}

export interface JudgeRequest {
  rules: string | Record<string, unknown>;
  fen?: string;
  start?: Record<string, unknown>;
  moves?: readonly string[];
  claims?: "auto" | "last";
  /** Steps (UCI) that are asked about: why may they not be played? */
  why?: readonly string[];
  warnings?: boolean;
}

export interface Verdict {
  outcome: Side | "draw" | "none";
  code: string;
  rule: string | null;
  facts: Record<string, unknown>;
}

/** What each action would bring about, before it is played. */
export interface Warnings {
  repeats: { move: string; occurrence: number; plies: number[]; at_fault: Side | null }[];
  endings: { move: string; verdict: Verdict }[];
  bikjang: { since: number; open: boolean; callable: boolean; call_refused: Reason | null } | null;
  if_both_pass: Side | "draw" | null;
}

/** Why an action may not be played. */
export interface Why extends Reason {
  kind: "illegal" | "refused" | "over";
  detail: string;
}

export interface Judged {
  ok: true;
  fen: string;
  turn: Side | null;
  legal: string[];
  check: boolean;
  facing: boolean;
  points: { cho: number; han: number };
  verdict: Verdict | null;
  actions: { call: boolean; offer_draw: boolean; accept_draw: boolean };
  /** Steps the rules refuse; only where `warnings` were asked for. */
  refused?: { move: string; code: string; rule: string; facts: Record<string, unknown> }[];
  warnings?: Warnings;
  /** By action; null where it may be played. Only where `why` was asked. */
  why?: Record<string, Why | null>;
}

export type JudgeAnswer = Judged | { ok: false; error: Reason & { at?: number; detail?: string } };

/** A text in both languages. */
export interface Text {
  ko: string;
  en: string;
}

/** A named rule set. */
export interface Preset {
  id: string;
  revision: number;
  name: Text;
  about: Text;
  /** Every field by its dotted path. */
  rules: Record<string, unknown>;
  /** Where each value comes from. */
  fields: Record<string, { value: unknown; mark: string; source: string }>;
  /** Fields whose value is a guess. */
  guesses: string[];
}

export interface Sentences {
  endings: Record<string, Text>;
  refusals: Record<string, Text>;
  illegal: Record<string, Text>;
  errors: Record<string, Text>;
  outcomes: Record<string, Text>;
  by_points: Text;
  fields: Record<string, Text>;
  values: Record<string, Text>;
  marks: Record<string, Text>;
}

/** The exports of crates/wasm. Texts are UTF-8 in the module's memory. */
interface Exports {
  memory: WebAssembly.Memory;
  /** Room for `len` bytes. */
  alloc(len: number): number;
  free(ptr: number, len: number): void;
  /** Takes the text (and frees it) and returns another: length in the high half, address in the low half. */
  call(ptr: number, len: number): bigint;
}

export class RulesModule {
  private readonly encoder = new TextEncoder();
  private readonly decoder = new TextDecoder();

  constructor(private readonly exports: Exports) {}

  static async load(bytes: Response | Promise<Response> | BufferSource): Promise<RulesModule> {
    const { instance } =
      bytes instanceof Promise || bytes instanceof Response
        ? await WebAssembly.instantiateStreaming(bytes, {})
        : await WebAssembly.instantiate(bytes, {});
    return new RulesModule(instance.exports as unknown as Exports);
  }

  /** One text in, one text out. */
  call(text: string): string {
    const input = this.encoder.encode(text);
    const ptr = this.exports.alloc(input.length);
    new Uint8Array(this.exports.memory.buffer, ptr, input.length).set(input);
    const packed = BigInt.asUintN(64, this.exports.call(ptr, input.length));
    const at = Number(packed & 0xffff_ffffn);
    const length = Number(packed >> 32n);
    const output = this.decoder.decode(new Uint8Array(this.exports.memory.buffer, at, length));
    this.exports.free(at, length);
    return output;
  }

  /** Every rule set: id, names, values with their sources. */
  presets(): Preset[] {
    return JSON.parse(this.call("presets")) as Preset[];
  }

  /** Every sentence by its code, as templates with facts in braces. */
  sentences(): Sentences {
    return JSON.parse(this.call("sentences")) as Sentences;
  }

  /** Judges a game. A module that breaks down answers `internal`, as it does from then on. */
  judge(request: JudgeRequest): JudgeAnswer {
    try {
      return JSON.parse(this.call(JSON.stringify(request))) as JudgeAnswer;
    } catch (error) {
      return { ok: false, error: { code: "internal", facts: {}, detail: String(error) } };
    }
  }
}
