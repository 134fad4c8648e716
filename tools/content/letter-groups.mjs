/**
 * Writes `libs/domain/src/interchange/guessing/letter-groups.ts`: which groups of three letters are frequent in the words of
 * each language, out of the names of the starter library. Run with `node tools/content/letter-groups.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

/** So many groups of a language are kept, and so often a letter has to occur to be one of its letters. */
const groupsKept = 500;
const leastLetters = 3;

const root = new URL('../../', import.meta.url);
const entries = JSON.parse(readFileSync(new URL('apps/server/content/library.json', root), 'utf8'));
const languages = Object.keys(entries[0].names).filter((id) => id !== 'english_us');
const isGuessed = (id) =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}]+$/u.test(entries[0].names[id].replaceAll(/[^\p{L}]/gu, ''));

const groupsIn = (word) => {
  const text = ` ${word
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}]+/gu, ' ')
    .trim()} `;
  return Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3));
};

const tables = languages.filter(isGuessed).map((id) => {
  const words = entries.flatMap(({ names }) => (names[id] ? [names[id]] : []));
  const groups = new Map();
  const letters = new Map();
  for (const word of words) {
    for (const group of groupsIn(word)) groups.set(group, (groups.get(group) ?? 0) + 1);
    for (const letter of new Set(word.toLowerCase().match(/\p{L}/gu)))
      letters.set(letter, (letters.get(letter) ?? 0) + 1);
  }
  const total = [...groups.values()].reduce((sum, count) => sum + count, 0);
  const kept = [...groups].toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1)).slice(0, groupsKept);
  const byCount = {};
  for (const [group, count] of kept) (byCount[Math.round(Math.log2(count))] ??= []).push(group);
  const ownLetters = [...letters]
    .filter(([, count]) => count >= leastLetters)
    .map(([letter]) => letter)
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join('');
  return [
    id,
    {
      total,
      letters: ownLetters,
      groups: Object.fromEntries(
        Object.entries(byCount).map(([count, list]) => [
          count,
          list.toSorted((one, other) => (one < other ? -1 : 1)).join(''),
        ]),
      ),
    },
  ];
});

writeFileSync(
  new URL('libs/domain/src/interchange/guessing/letter-groups.ts', root),
  `import type { LanguageId } from '../../languages/index.ts';

/** What is frequent in the words of a language. Made by \`tools/content/letter-groups.mjs\` out of the starter library. */
export interface LetterGroups {
  /** How many groups of three letters its words have in all. */
  total: number;
  /** The letters it is written in. */
  letters: string;
  /** Groups of three letters, one after the other, by how often they occur: 2 to the power of the key. A space is the border of a word. */
  groups: Record<number, string>;
}

// prettier-ignore
export const letterGroups: Partial<Record<LanguageId, LetterGroups>> = ${JSON.stringify(Object.fromEntries(tables), null, 1)};
`,
);
