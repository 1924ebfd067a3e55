// A small hand-made `.gib` file of three games in CP949. The second move of the second game is illegal. Node can decode
// CP949 but not encode it, so `cp949` inverts the decoder's table of hangul and hanja.

const HEAD = (event: string, cho: string, han: string, result: string): string =>
  `[대회명 "${event}"]\r\n[대국일자 "2026-03-01"]\r\n[초대국자 "${cho}"]\r\n[한대국자 "${han}"]\r\n` +
  `[초차림 "마상상마"]\r\n[한차림 "상마상마"]\r\n[대국결과 "${result}"]\r\n\r\n`;

/** Text of the three games. The first game has two comments and a pass. */
export const TEXT =
  `${HEAD('동네 장기', '김초록', '이붉은', '초 완승')}{시작 해설}\r\n1. 79졸78 2. 41병42\r\n{병을 합친다, 똠방각하}\r\n3. 한수쉼 4. 49병48\r\n\r\n` +
  `${HEAD('동네 장기', '박하나', '최두리', '한 기권승')}1. 79졸78 2. 41병31 3. 78졸79\r\n\r\n` +
  `${HEAD('동네 장기', '정세찬', '강네온', '무승부')}1. 71졸72 2. 41병42\r\n\r\n`;

export function cp949(text: string): Buffer {
  // A syllable that exists only in CP949, not in KS X 1001.
  const codes = new Map<string, [number, number]>([['똠', [0x8c, 0x63]]]);
  const decoder = new TextDecoder('euc-kr');
  for (let lead = 0xb0; lead <= 0xfd; lead++) {
    for (let trail = 0xa1; trail <= 0xfe; trail++) {
      codes.set(decoder.decode(new Uint8Array([lead, trail])), [lead, trail]);
    }
  }
  const bytes = [...text].flatMap((char) => {
    const code = char.charCodeAt(0);
    const pair = codes.get(char);
    if (code >= 0x80 && pair === undefined) throw new Error(`${char} is not in KS X 1001`);
    return pair ?? [code];
  });
  return Buffer.from(bytes);
}

export const FILE = { name: 'dongne.gib', mimeType: 'application/octet-stream', buffer: cp949(TEXT) };
