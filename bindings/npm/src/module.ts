// The rules module: the Rust core compiled to WebAssembly, spoken to in the text
// of `janggun judge`. The types of the texts are in api.gen.ts.
//
// Owns: loading the module and passing text through it.
// Must not: know a rule or a word.

import type { ApiError, Failed, JudgeRequest, Judged } from "./api.gen.js";

/** Why something is not possible: the core's code and facts. */
export type Reason = Pick<ApiError, "code" | "facts">;

export type JudgeAnswer = Judged | Failed;

/** The exports of crates/wasm. Texts are UTF-8 in the module's memory. */
interface Exports {
  memory: WebAssembly.Memory;
  /** Room for `len` bytes. */
  alloc(len: number): number;
  free(ptr: number, len: number): void;
  /** Takes the text (and frees it) and returns another: length in the high half, address in the low half. */
  call(ptr: number, len: number): bigint;
}

/** The judge: answers in codes and facts. */
export class JudgeModule {
  private readonly encoder = new TextEncoder();
  private readonly decoder = new TextDecoder();

  constructor(private readonly exports: Exports) {}

  static async load<Module extends JudgeModule>(
    this: new (
      exports: Exports,
    ) => Module,
    bytes: Response | Promise<Response> | BufferSource,
  ): Promise<Module> {
    const { instance } =
      bytes instanceof Promise || bytes instanceof Response
        ? await WebAssembly.instantiateStreaming(bytes, {})
        : await WebAssembly.instantiate(bytes, {});
    return new this(instance.exports as unknown as Exports);
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

  /** Judges a game. A module that breaks down answers `internal`, as it does from then on. */
  judge(request: JudgeRequest): JudgeAnswer {
    try {
      return JSON.parse(this.call(JSON.stringify(request))) as JudgeAnswer;
    } catch (error) {
      return { ok: false, error: { code: "internal", facts: {}, detail: String(error) } };
    }
  }
}
