// Fake `AudioContext` for tests, which computes the samples that a real one would play. It has only the features that
// the app's sounds use.

const RATE = 44_100;

interface Change {
  kind: "set" | "ramp";
  value: number;
  at: number;
}

class Param {
  private readonly changes: Change[] = [];
  constructor(public value: number) {}

  setValueAtTime(value: number, at: number): void {
    this.changes.push({ kind: "set", value, at: checked(at) });
  }

  exponentialRampToValueAtTime(value: number, at: number): void {
    // Browsers reject a ramp to 0. A ramp must also follow a value that was set, so that its start is defined.
    if (!(value > 0)) throw new RangeError(`a ramp to ${value}`);
    if (this.changes.length === 0) throw new Error("a ramp from nowhere");
    this.changes.push({ kind: "ramp", value, at: checked(at) });
  }

  /** Returns the value at a time in seconds. Changes must have been made in order of time. */
  when(at: number): number {
    let before: Change = { kind: "set", value: this.value, at: 0 };
    for (const change of this.changes) {
      if (change.at > at) {
        if (change.kind === "set") return before.value;
        return before.value * (change.value / before.value) ** ((at - before.at) / (change.at - before.at));
      }
      before = change;
    }
    return before.value;
  }
}

abstract class Node {
  readonly inputs: Node[] = [];
  readonly outputs: Node[] = [];

  connect<To extends Node>(to: To): To {
    to.inputs.push(this);
    this.outputs.push(to);
    return to;
  }

  /** Returns this many samples, from time 0. */
  render(samples: number): Float64Array {
    const sum = new Float64Array(samples);
    for (const input of this.inputs) {
      for (const [index, value] of input.render(samples).entries()) sum[index] = (sum[index] ?? 0) + value;
    }
    return this.process(sum);
  }

  protected abstract process(sum: Float64Array): Float64Array;
}

class Destination extends Node {
  protected process(sum: Float64Array): Float64Array {
    return sum;
  }
}

class Gain extends Node {
  readonly gain = new Param(1);
  protected process(sum: Float64Array): Float64Array {
    return sum.map((value, index) => (value === 0 ? 0 : value * this.gain.when(index / RATE)));
  }
}

/** Band-pass and high-pass filters as in the WebAudio specification. */
class Biquad extends Node {
  type = "lowpass";
  readonly frequency = new Param(350);
  readonly Q = new Param(1);
  protected process(sum: Float64Array): Float64Array {
    const angle = (2 * Math.PI * this.frequency.value) / RATE;
    const cos = Math.cos(angle);
    const isBand = this.type === "bandpass";
    if (!isBand && this.type !== "highpass") throw new Error(`no ${this.type} here`);
    // The Q of a high-pass filter is in decibels.
    const width = Math.sin(angle) / (2 * (isBand ? this.Q.value : 10 ** (this.Q.value / 20)));
    const [b0, b1, b2] = isBand ? [width, 0, -width] : [(1 + cos) / 2, -(1 + cos), (1 + cos) / 2];
    const a0 = 1 + width;
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    return sum.map((x) => {
      const y = (b0 * x + b1 * x1 + b2 * x2 + 2 * cos * y1 - (1 - width) * y2) / a0;
      [x2, x1, y2, y1] = [x1, x, y1, y];
      return y;
    });
  }
}

abstract class Source extends Node {
  from = Number.NaN;
  until = Number.NaN;

  start(at: number): void {
    this.from = checked(at);
  }

  stop(at: number): void {
    this.until = checked(at);
  }

  /** Returns the total gain at the time of `stop`. Unless it is close to zero, the end is audible as a click. */
  leftAtEnd(): number {
    let left = 1;
    for (let node = this.outputs[0]; node !== undefined; node = node.outputs[0]) {
      if (node instanceof Gain) left *= node.gain.when(this.until);
    }
    return left;
  }

  protected process(sum: Float64Array): Float64Array {
    return sum.map((_, index) =>
      index / RATE >= this.from && index / RATE < this.until ? this.next(index / RATE) : 0,
    );
  }

  protected abstract next(at: number): number;
}

class Oscillator extends Source {
  type = "sine";
  readonly frequency = new Param(440);
  private phase = 0;
  protected next(at: number): number {
    this.phase = (this.phase + this.frequency.when(at) / RATE) % 1;
    if (this.type === "sine") return Math.sin(2 * Math.PI * this.phase);
    if (this.type === "triangle") return 1 - 4 * Math.abs(((this.phase + 0.25) % 1) - 0.5);
    throw new Error(`no ${this.type} here`);
  }
}

class BufferSource extends Source {
  buffer: Buffer | null = null;
  protected next(at: number): number {
    return this.buffer?.samples[Math.round((at - this.from) * RATE)] ?? 0;
  }
}

class Buffer {
  readonly samples: Float32Array;
  constructor(length: number) {
    this.samples = new Float32Array(length);
  }
  getChannelData(): Float32Array {
    return this.samples;
  }
}

export class AudioDouble {
  readonly sampleRate = RATE;
  readonly sources: Source[] = [];
  destination = new Destination();
  currentTime = 0;
  state: "running" | "suspended" = "suspended";

  resume(): Promise<void> {
    this.state = "running";
    return Promise.resolve();
  }

  suspend(): Promise<void> {
    this.state = "suspended";
    return Promise.resolve();
  }

  createGain(): Gain {
    return new Gain();
  }

  createBiquadFilter(): Biquad {
    return new Biquad();
  }

  createOscillator(): Oscillator {
    return this.made(new Oscillator());
  }

  createBufferSource(): BufferSource {
    return this.made(new BufferSource());
  }

  createBuffer(_channels: number, length: number): Buffer {
    return new Buffer(length);
  }

  /** Returns the samples played in the first `seconds`. */
  heard(seconds: number): Float64Array {
    return this.destination.render(Math.round(seconds * RATE));
  }

  private made<Made extends Source>(source: Made): Made {
    this.sources.push(source);
    return source;
  }
}

function checked(at: number): number {
  if (!Number.isFinite(at) || at < 0) throw new RangeError(`the time ${at}`);
  return at;
}
