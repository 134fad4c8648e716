import fs from 'node:fs';
import { guessLanguage } from '@lexiroom/domain/interchange';
import chardet from 'chardet';
import { UnreadableFile } from '../../file-reader.ts';

/** So many bytes with letters outside of ASCII are looked at to tell their encoding. */
const sampleBytes = 131_072;
/** No line of a text is longer, in bytes: an export in one line ends long before. */
const longestLineBytes = 2_000_000;
/** Of control characters that no text has, one in so many is borne: old programs end a file by one. */
const charactersPerControl = 1000;

/** What is tried beside what the detector finds, as people's files have it, the likelier first. */
const usualEncodings = ['windows-1252', 'windows-1250', 'windows-1251', 'koi8-r', 'windows-1253', 'windows-1254', 'windows-1255', 'windows-1256', 'windows-1257', 'shift_jis', 'gb18030', 'big5', 'euc-kr', 'euc-jp'] as const; // prettier-ignore

/**
 * How the text in a file is encoded, as a label of the Encoding Standard: by its mark, by its zeros (UTF-16), as UTF-8
 * where all of it is valid, else as what gives the most plausible words.
 * @throws {UnreadableFile} 'NOT_READABLE' for a file that is no text, or an encoding that is not known; 'PASSWORD' for a
 * workbook with one, which lies in a file of the old Office; 'TOO_LARGE' for an endless line; 'EMPTY'
 */
export async function encodingOf(path: string, chosen?: string | null): Promise<string> {
  const head = await headOf(path);
  if (head.length === 0) throw new UnreadableFile('EMPTY');
  if (head.subarray(0, oleMark.length).equals(oleMark))
    throw new UnreadableFile((await isEncryptedOle(path)) ? 'PASSWORD' : 'NOT_READABLE');
  if (chosen) return checkedLabel(chosen, head);
  const marked = byMark(head);
  if (marked) return marked;
  const wide = byZeros(head);
  if (wide) return wide;
  const { isUtf8, sample, controls, bytes } = await lookedThrough(path);
  if (controls * charactersPerControl > bytes && controls > 1) throw new UnreadableFile('NOT_READABLE');
  if (isUtf8) return 'utf-8';
  return mostPlausible(sample);
}

/** The text of a file in pieces, without a mark at its beginning. @throws {UnreadableFile} 'NOT_READABLE' */
export async function* decodedFile(path: string, encoding: string): AsyncGenerator<string, void> {
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
  try {
    for await (const piece of fs.createReadStream(path)) yield decoder.decode(piece as Buffer, { stream: true });
    const rest = decoder.decode();
    if (rest !== '') yield rest;
  } catch (error) {
    const isInvalid = (error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
    throw isInvalid ? new UnreadableFile('NOT_READABLE') : error;
  }
}

/** How a file of the old Office begins; a new one with a password lies in such a file. */
const oleMark = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const encryptedPart = Buffer.from('EncryptedPackage', 'utf16le');

async function isEncryptedOle(path: string): Promise<boolean> {
  let before = Buffer.alloc(0);
  for await (const piece of fs.createReadStream(path) as AsyncIterable<Buffer<ArrayBuffer>>) {
    if (Buffer.concat([before, piece]).includes(encryptedPart)) return true;
    before = piece.subarray(-encryptedPart.length);
  }
  return false;
}

async function headOf(path: string): Promise<Buffer> {
  const file = await fs.promises.open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(65_536), 0, 65_536, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function checkedLabel(label: string, head: Buffer): string {
  let encoding: string;
  try {
    ({ encoding } = new TextDecoder(label));
  } catch {
    throw new UnreadableFile('NOT_READABLE');
  }
  if (!encoding.startsWith('utf-16') && head.includes(0)) throw new UnreadableFile('NOT_READABLE');
  return encoding;
}

function byMark(head: Buffer): string | undefined {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  // UTF-32 begins as UTF-16 does; nobody saves texts in it.
  if (head[0] === 0xff && head[1] === 0xfe && (head[2] !== 0 || head[3] !== 0)) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : undefined;
}

/** UTF-16 without a mark: a letter or a line's end of ASCII is a zero with a byte, always on the same side of it. */
function byZeros(head: Buffer): string | undefined {
  if (!head.includes(0)) return undefined;
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2]! += 1;
  const encoding = zeros[0]! > zeros[1]! ? 'utf-16be' : 'utf-16le';
  const strays = Math.min(zeros[0]!, zeros[1]!);
  const text = new TextDecoder(encoding).decode(head.subarray(0, head.length - (head.length % 2)));
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  const isText = strays * 20 <= head.length / 2 && !/[\u0000-\u0008\u000e-\u001b\ufffe\uffff\p{Cn}]/u.test(text) && text.isWellFormed(); // prettier-ignore
  if (!isText) throw new UnreadableFile('NOT_READABLE');
  return encoding;
}

async function lookedThrough(path: string) {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const sample: Buffer[] = [];
  let kept = 0;
  let isUtf8 = true;
  let controls = 0;
  let bytes = 0;
  let lineStart = 0;
  for await (const piece of fs.createReadStream(path) as AsyncIterable<Buffer>) {
    const lineEnd = Math.max(piece.lastIndexOf(0x0a), piece.lastIndexOf(0x0d));
    if (lineEnd !== -1) lineStart = bytes + lineEnd;
    bytes += piece.length;
    if (bytes - lineStart > longestLineBytes) throw new UnreadableFile('TOO_LARGE');
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    controls += piece.toString('latin1').match(/[\u0001-\u0008\u000e-\u001f]/gu)?.length ?? 0;
    if (piece.includes(0)) throw new UnreadableFile('NOT_READABLE');
    if (isUtf8) isUtf8 = isValid(decoder, piece, true);
    const first = piece.findIndex((byte) => byte >= 0x80);
    if (first !== -1 && kept < sampleBytes) {
      // From the line on in which it stands, so that no letter of two bytes is cut.
      const part = piece.subarray(piece.lastIndexOf(0x0a, first) + 1, piece.lastIndexOf(0x0a) + 1 || piece.length);
      sample.push(part.subarray(0, sampleBytes - kept));
      kept += part.length;
    }
  }
  return { isUtf8: isUtf8 && isValid(decoder, Buffer.alloc(0), false), sample: Buffer.concat(sample), controls, bytes };
}

function isValid(decoder: TextDecoder, piece: Buffer, stream: boolean): boolean {
  try {
    decoder.decode(piece, { stream });
    return true;
  } catch {
    return false;
  }
}

/** The encoding whose words look most like words; of several the one that the detector, or the usual order, puts first. */
function mostPlausible(sample: Buffer): string {
  const found = chardet.analyse(sample).flatMap(({ name, confidence }) => {
    const encoding = labelOf(name);
    return encoding ? [{ encoding, confidence }] : [];
  });
  const confidences = new Map(found.map(({ encoding, confidence }) => [encoding, confidence]));
  const encodings = [...new Set([...confidences.keys(), ...usualEncodings])];
  let best = { encoding: 'windows-1252', score: -Infinity, text: '' };
  for (const encoding of encodings) {
    const text = decodedSample(sample, encoding);
    if (text === undefined) continue;
    const score = plausibility(text) + (confidences.get(encoding) ?? 0) / 200;
    if (score > best.score) best = { encoding, score, text };
  }
  // Where it makes no difference, people know the usual one: the letters of German stand at the same places in several.
  return usualEncodings.find((usual) => decodedSample(sample, usual) === best.text) ?? best.encoding;
}

/** Labels of the detector as the Encoding Standard has them: ISO-8859-1 is windows-1252 there. */
function labelOf(name: string): string | undefined {
  try {
    const { encoding } = new TextDecoder(name);
    return encoding.startsWith('utf-') || encoding.startsWith('iso-2022') ? undefined : encoding;
  } catch {
    return undefined;
  }
}

function decodedSample(sample: Buffer, encoding: string): string | undefined {
  try {
    // The last letter may be cut.
    return new TextDecoder(encoding, { fatal: true }).decode(sample, { stream: true });
  } catch {
    return undefined;
  }
}

/**
 * From -1 to 2: the share of words with letters outside of ASCII that are written as words are, in one script and with
 * capitals at their beginning or all through, less those that are not; and more where they are words of a known language.
 */
function plausibility(text: string): number {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  const words = text.split(/[\s,;|"()=:.!?/]+/u).filter((word) => /[^\u0000-\u007f]/u.test(word)).slice(0, 5000); // prettier-ignore
  if (words.length === 0) return 0;
  const good = words.filter(isPlausible).length;
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  const cells = text.split(/[\t\r\n;,|]+/u).map((cell) => cell.trim()).filter((cell) => /[^\u0000-\u007f]/u.test(cell)); // prettier-ignore
  return (2 * good - words.length) / words.length + (guessLanguage(cells.slice(0, 200)) === null ? 0 : 1);
}

const scripts = [
  /^[\p{Script=Latin}\p{M}]+$/u,
  /^[\p{Script=Cyrillic}\p{M}]+$/u,
  /^[\p{Script=Greek}\p{M}]+$/u,
  /^[\p{Script=Arabic}\p{M}]+$/u,
  /^[\p{Script=Hebrew}\p{M}]+$/u,
  /^\p{Script=Hangul}+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u,
  /^[\p{Script=Thai}\p{M}]+$/u,
];

/** Letters for the ends of words within one, the others at an end, and letters that are hardly ever written. */
const misplaced = /ς\p{L}|σ$|ΰ|[ךםןףץ]\p{L}/u;

function isPlausible(word: string): boolean {
  const letters = word.replaceAll(/[-'’‘“”«»„–—…¿¡\d、。「」]/gu, '');
  if (letters === '') return true;
  if (!scripts.some((script) => script.test(letters)) || misplaced.test(letters)) return false;
  // Half-width katakana are what Shift_JIS makes of other encodings.
  if (/[\uff61-\uff9f]/u.test(letters)) return false;
  return letters === letters.toLowerCase() || letters.slice(1) === letters.slice(1).toLowerCase() || letters === letters.toUpperCase(); // prettier-ignore
}
