import { existsSync, readdirSync, readFileSync } from 'node:fs';

/**
 * The names of the first year in one language. Two people wrote each word apart (`opinions/<language>.a.txt` and `.b.txt`, a
 * line `key: name | another name`). A name that both of them know is taken; where they have none in common, a third who saw
 * both decided (`decided/<language>.txt`: the name to take, or `?` for none); where nobody did, the word has no name.
 */
const folder = (name) => new URL(`${name}/`, import.meta.url);

/** A file of names: key → names, the first the one that is shown; a question mark is nobody's name. */
export function readNames(url) {
  if (!existsSync(url)) return new Map();
  const lines = readFileSync(url, 'utf8').split('\n').filter((line) => line.trim() && !line.startsWith('#')); // prettier-ignore
  return new Map(
    lines.map((line) => {
      const [, key, names] = /^([a-z0-9-]+):\s*(.+?)\s*$/.exec(line) ?? [];
      if (!key) throw new Error(`Not a name: ${line} (${url.pathname})`);
      return [key, names.split(' | ').map((name) => name.normalize('NFC')).filter((name) => name !== '?')]; // prettier-ignore
    }),
  );
}

const fold = (name) => name.toLocaleLowerCase().replaceAll(/\s|\p{Cf}|-/gu, '');
const has = (names, name) => names.some((each) => fold(each) === fold(name));

/** Names without those that are the same but for case, spaces and hyphens. */
const different = (names) =>
  names.filter((name, place) => names.findIndex((each) => fold(each) === fold(name)) === place);

/** What two opinions and a decision come to: the names that are certain, the first the one shown; none in doubt. */
export function agreed(one = [], other = [], decided) {
  if (decided) return decided;
  const shown = one.find((name) => has(other, name));
  return shown === undefined ? [] : different([shown, ...one, ...other]);
}

/** The languages whose words of the first year were written twice. */
export const writtenLanguages = readdirSync(folder('opinions'))
  .filter((file) => file.endsWith('.a.txt'))
  .map((file) => file.slice(0, -'.a.txt'.length))
  .filter((language) => existsSync(new URL(`${language}.b.txt`, folder('opinions'))));

/** The names of a language on which its writers agree: key → names. */
export function agreedNames(language) {
  const [one, other] = ['a', 'b'].map((letter) => readNames(new URL(`${language}.${letter}.txt`, folder('opinions'))));
  const decided = readNames(new URL(`${language}.txt`, folder('decided')));
  return new Map([...one.keys()].map((key) => [key, agreed(one.get(key), other.get(key), decided.get(key))]));
}
