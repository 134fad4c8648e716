import path from 'node:path';
import { fileURLToPath } from 'node:url';

interface Token {
  surface_form: string;
  /** As it is said, in katakana; absent or `*` for what the dictionary does not have. */
  pronunciation?: string | undefined;
}
interface Tokenizer {
  tokenize(text: string): Token[];
}

let tokenizer: Promise<Tokenizer> | undefined;

/** A word of a Japanese text in katakana as it is said, and where it begins in the text, in UTF-16 units. */
interface ReadWord {
  reading: string;
  start: number;
}

/**
 * A Japanese text in katakana as it is said, word by word: the engine reads kana only. Characters that the dictionary
 * does not know are left out, words of nothing else too. It is read when the first Japanese text comes (17 MB, about half
 * a second).
 */
export async function readingOf(text: string): Promise<ReadWord[]> {
  tokenizer ??= loadTokenizer();
  let start = 0;
  const words = (await tokenizer).tokenize(text).map((token) => {
    const word = { reading: kanaOf(token).trim(), start };
    start += token.surface_form.length;
    return word;
  });
  return words.filter(({ reading }) => reading !== '');
}

/** The engine would call a character it cannot read a "Chinese letter", in English. */
function kanaOf({ surface_form, pronunciation = '*' }: Token): string {
  return pronunciation === '*' ? surface_form.replaceAll(/\p{Script=Han}/gu, '') : pronunciation;
}

async function loadTokenizer(): Promise<Tokenizer> {
  const [{ TokenizerBuilder }, { default: DictionaryLoader }] = await Promise.all([
    import('@patdx/kuromoji'),
    import('@patdx/kuromoji/node'),
  ]);
  const built = path.dirname(fileURLToPath(import.meta.resolve('@patdx/kuromoji')));
  const loader = new DictionaryLoader({ dic_path: path.join(built, '../dict/') });
  return new TokenizerBuilder({ loader }).build();
}
