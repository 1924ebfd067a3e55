// Generates record collections as large as real ones. Their games are distinct, consist of random legal moves, and have
// the irregularities of real files (docs/reference/records.md).
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cp949 } from './records.ts';

const modules = resolve(import.meta.dirname, '../../web/dist');

/** Loads one of the app's modules, and returns a function that sends a request to it. */
async function load(name: string): Promise<(request: unknown) => Record<string, unknown>> {
  const { instance } = await WebAssembly.instantiate(readFileSync(resolve(modules, name)), {});
  const { memory, alloc, free, call } = instance.exports as unknown as {
    memory: WebAssembly.Memory;
    alloc(length: number): number;
    free(at: number, length: number): void;
    call(at: number, length: number): bigint;
  };
  return (request) => {
    const bytes = new TextEncoder().encode(JSON.stringify(request));
    const at = alloc(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    const packed = BigInt.asUintN(64, call(at, bytes.length));
    const [start, length] = [Number(packed & 0xffff_ffffn), Number(packed >> 32n)];
    const text = new TextDecoder().decode(new Uint8Array(memory.buffer, start, length));
    free(start, length);
    return JSON.parse(text) as Record<string, unknown>;
  };
}

/** Returns a seeded generator of pseudo-random numbers in [0, 1). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const SETUPS = { msms: '마상마상', mssm: '마상상마', smms: '상마마상', smsm: '상마상마' } as const;
type Setup = keyof typeof SETUPS;
const NAMES = ['김초록', '이붉은', '박하나', '최두리', '정세찬', '강네온', '조다솜', '윤여섯', '장일곱', '임여덟'];
const RESULTS = [
  '초 완승',
  '漢의 기권승',
  '한 0.5점 승',
  '초 2점 점수승',
  '무승부(빅장)',
  '초 접속 끊김 패',
  '초 시간승',
  '',
];

/** A long random game. Its beginnings of different lengths are used as separate games. */
interface Trunk {
  cho: Setup;
  han: Setup;
  moves: string[];
  korean: string[];
}

const PLIES = 60;
/** Number of games made from each long game, each one ply shorter than the previous one. */
const LENGTHS = 50;

function trunk(
  judge: (request: unknown) => Record<string, unknown>,
  records: (request: unknown) => Record<string, unknown>,
  next: () => number,
): Trunk {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const codes = Object.keys(SETUPS) as Setup[];
  const [cho, han] = [pick(codes), pick(codes)];
  const moves: string[] = [];
  let fen = '';
  while (moves.length < PLIES) {
    const judged = judge({ rules: 'record', start: { setup: { cho, han } }, moves });
    const legal = (judged.legal as string[]).filter((move) => !/^(..+)\1$/.test(move));
    if (moves.length === 0) fen = judged.fen as string;
    if (legal.length === 0) return trunk(judge, records, next);
    moves.push(pick(legal));
  }
  const korean = records({ moves: { from: 'uci', to: 'korean', moves, movement: 'janggi', fen } }).moves as string[];
  return { cho, han, moves, korean };
}

/** Returns one game in the style of old Korean programs; `n` determines its irregularities. */
function gib({ cho, han, korean }: Trunk, plies: number, n: number): string {
  const name = (at: number): string => `${NAMES[at % NAMES.length]}${Math.floor(at / 100)}`;
  const date = n % 11 === 0 ? `${2000 + (n % 25)}` : `${2000 + (n % 25)}-${1 + (n % 12)}-${1 + (n % 28)}`;
  const headers = [
    `[대회명 "제${1 + (n % 40)}회 동네 장기"]`,
    `[대국일자 "${date}"]`,
    `[초대국자 "${name(n)}"]`,
    `[한대국자 "${name(n * 7 + 3)}"]`,
    `[초차림 "${SETUPS[cho]}"]`,
    `[한차림 "${SETUPS[han]}"]`,
    `[대국결과 "${RESULTS[n % RESULTS.length]}"]`,
    // The move count may be wrong, which is not an error.
    ...(n % 5 === 0 ? [`[총수 "${plies + (n % 3)}"]`] : []),
  ];
  // Some files have the headers in a different order.
  if (n % 4 === 0) headers.reverse();
  const moves = korean.slice(0, plies).map((move, at) => {
    // Some programs omit 장군, use the other side's name for a soldier, or add the seconds spent on a move.
    const said = n % 3 === 0 ? move.replace('장군', '') : move;
    const named =
      n % 6 === 0 ? said.replace(/^(\d\d)(졸|병)/, (_, from, one) => from + (one === '졸' ? '병' : '졸')) : said;
    return `${at + 1}. ${named}${n % 7 === 0 ? ` <${at}>` : ''}`;
  });
  const lines: string[] = [];
  for (let at = 0; at < moves.length; at += 6) lines.push(moves.slice(at, at + 6).join(' '));
  if (n % 9 === 0) lines.splice(1, 0, '{해설이 있는 대국}');
  if (isBroken(n)) lines.push(`${plies + 1}. 55차55`);
  return `${headers.join('\n')}\n\n${lines.join('\n')}\n\n`;
}

/** Returns whether game `n` ends with an illegal move. */
export const isBroken = (n: number): boolean => n % 500 === 499;

export interface Many {
  files: { name: string; mimeType: string; buffer: Buffer }[];
  games: number;
  broken: number;
}

/** Returns `games` distinct games in five files of three formats and two encodings. */
export async function manyGames(games: number): Promise<Many> {
  const [judge, records] = await Promise.all([load('rules.wasm'), load('records.wasm')]);
  const next = random(20_261_123);
  const trunks = Array.from({ length: Math.ceil(games / LENGTHS) }, () => trunk(judge, records, next));
  const texts = Array.from({ length: games }, (_, n) => {
    const from = trunks[Math.floor(n / LENGTHS)];
    if (from === undefined) throw new Error('too few long games');
    return gib(from, PLIES - (n % LENGTHS), n);
  });
  const share = Math.ceil(games / 5);
  const part = (at: number): string => texts.slice(at * share, (at + 1) * share).join('');
  const convert = (text: string, to: 'pgn' | 'json'): string => {
    const split = records({ split: { text } }).games as unknown[];
    let whole = '';
    for (let at = 0; at < split.length; at += 200) {
      whole += records({ write: { format: 'gib', to, games: split.slice(at, at + 200) } }).text as string;
    }
    return whole;
  };
  const file = (name: string, buffer: Buffer): Many['files'][number] => ({ name, mimeType: 'text/plain', buffer });
  return {
    games,
    broken: texts.filter((_, n) => isBroken(n) && n < 3 * share).length,
    files: [
      // Old programs write CRLF line endings and a final 0x1A byte.
      file('old.gib', Buffer.concat([cp949(part(0).replaceAll('\n', '\r\n')), Buffer.from([0x1a])])),
      file('new.gib', Buffer.from(`\uFEFF${part(1)}`)),
      file('plain.gib', Buffer.from(part(2))),
      file('some.pgn', Buffer.from(convert(part(3), 'pgn'))),
      file('lines.jsonl', Buffer.from(convert(part(4), 'json'))),
    ],
  };
}
