/** Of the Encoding Standard, in every browser and in Node: the rules are compiled without either. */
declare const TextDecoder: new (encoding: string) => { decode(bytes: Uint8Array): string };

/** The characters of the two national standards of the computers of the eighties: GB 2312 and JIS X 0208. */
let sets: { chinese: Set<string>; japanese: Set<string> } | undefined;

/** Whether a text has a Chinese character that is written in one of the languages, and never in the other. */
export function hanOnlyIn(language: 'chinese' | 'japanese', text: string): boolean {
  sets ??= { chinese: decodedSet('gb2312'), japanese: decodedSet('euc-jp') };
  const { [language]: own, [language === 'chinese' ? 'japanese' : 'chinese']: other } = sets;
  return Array.from(text).some((character) => own.has(character) && !other.has(character));
}

/** All characters of an encoding of two bytes, each from 0xA1 to 0xFE, of which Chinese characters begin at 0xB0. */
function decodedSet(encoding: string): Set<string> {
  const bytes: number[] = [];
  for (let first = 0xb0; first <= 0xf7; first += 1)
    for (let second = 0xa1; second <= 0xfe; second += 1) bytes.push(first, second);
  const text = new TextDecoder(encoding).decode(new Uint8Array(bytes));
  return new Set(text.match(/\p{Script=Han}/gu));
}
