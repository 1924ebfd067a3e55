// Xiangqi moves in WXF and Chinese notation (`C2=5`, 炮二平五). The records module writes them in its worker. Until it has
// answered, or if it is not available, the caller uses UCI.
import { startRecordWorker, type XiangqiLine, type XiangqiWriter } from "../record-worker-client";

/** Maximum number of lines kept, enough for a game and the lines shown in its analysis. */
const KEPT = 40;

export class XiangqiMoves {
  /** Lines that have been written, the latest last. Reading a missing line requests it. */
  private written: readonly { line: XiangqiLine; texts: readonly string[] }[] = $state.raw([]);
  private readonly asked = new Set<string>();

  constructor(private readonly start: () => Promise<XiangqiWriter> = startRecordWorker) {}

  /** Returns the texts of a line's moves that are known so far. Reactive. */
  texts(line: XiangqiLine): readonly string[] {
    let best: readonly string[] = [];
    for (const known of this.written) {
      const common = shared(known.line, line);
      if (common > best.length) best = known.texts.slice(0, common);
    }
    if (best.length < line.moves.length) void this.request(line);
    return best;
  }

  private async request(line: XiangqiLine): Promise<void> {
    const key = `${line.to} ${line.fen} ${line.moves.join(" ")}`;
    if (this.asked.has(key)) return;
    this.asked.add(key);
    try {
      const texts = await (await this.start()).moves(line);
      this.written = [...this.written, { line, texts }].slice(-KEPT);
      if (this.asked.size > KEPT) this.asked.delete([...this.asked][0] ?? "");
    } catch {
      // Without the module, or for an invalid line, UCI is used.
    }
  }
}

/** Returns the number of moves that two lines have in common from the start. */
function shared(one: XiangqiLine, other: XiangqiLine): number {
  if (one.to !== other.to || one.fen !== other.fen) return 0;
  const differs = one.moves.findIndex((move, at) => move !== other.moves[at]);
  return differs < 0 ? one.moves.length : differs;
}

export const xiangqiMoves = new XiangqiMoves();
