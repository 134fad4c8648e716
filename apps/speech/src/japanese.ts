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

/**
 * A Japanese text in katakana as it is said, word by word: the engine reads kana only. Characters that the dictionary
 * does not know are left out. It is read when the first Japanese text comes (17 MB, about half a second).
 */
export async function readingOf(text: string): Promise<string> {
  tokenizer ??= loadTokenizer();
  const tokens = (await tokenizer).tokenize(text);
  return tokens.map(kanaOf).join(' ').trim();
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
