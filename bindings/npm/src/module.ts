// Loads and calls the rules module: the Rust crate `janggi` compiled to WebAssembly. The module takes and returns the
// JSON of `janggun judge`, with the types in api.gen.ts.
//
// This file must not depend on rules or wording.

import type { ApiError, Failed, JudgeRequest, Judged } from "./api.gen.js";

/** Reason why a request was refused: a code, and facts with the details. */
export type Reason = Pick<ApiError, "code" | "facts">;

export type JudgeAnswer = Judged | Failed;

/** Exports of crates/wasm. Strings are UTF-8 in the module's memory. */
interface Exports {
  memory: WebAssembly.Memory;
  /** Allocates `len` bytes and returns their address. */
  alloc(len: number): number;
  free(ptr: number, len: number): void;
  /** Takes and frees a request, and returns the answer: length in the upper 32 bits, address in the lower. */
  call(ptr: number, len: number): bigint;
}

/** A loaded WebAssembly module, which answers requests in JSON. */
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

  /** Passes a request to the module and returns its answer. */
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

  /** Judges a game. If the module traps, the answer is the error `internal`. */
  judge(request: JudgeRequest): JudgeAnswer {
    try {
      return JSON.parse(this.call(JSON.stringify(request))) as JudgeAnswer;
    } catch (error) {
      return { ok: false, error: { code: "internal", facts: {}, detail: String(error) } };
    }
  }
}
