import { existsSync, readFileSync } from 'node:fs';
import { bare, cldrNames, locales } from './cldr.mjs';

export const languageIds = Object.keys(locales);

const forbidden = /[~#@\\<>|"(){},;=:/]/;
const longestName = 50; // graphemes, specification 3
const mostWords = 3; // what is longer describes a drawing and names nothing
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** After a comma these begin a clause ("a box, which…"): the name as a whole is then of no use. */
const relative =
  /^(що|як(а|ий|ій|у|ої|е|і)|ki|ktor|koj|który|która|který|aki|amely|som|der|die|das|qui|che|que|који|што)(\s|$)/iu;

/** 'student or studentess' of Romanian, Polish and others: the first of the two stands for both. */
const alternative = / (sau|lub|або|или|ili|nebo|alebo|arba|vai|või|vagy|ή|veya|oder) .*$/u;

/** Letters that CLDR writes with a quotation mark. */
const letters = {
  ukrainian: [['’', 'ʼ']],
  uzbek: [['‘', 'ʻ'], ['’', 'ʼ']], // prettier-ignore
};

/** A CLDR name as it would stand on a card, or null: 'Lehrer(in)' is 'Lehrer', 'a, b' and 'a/b' are 'a'. */
export function cardName(spoken) {
  const plain = spoken
    .replace(/[\u200B\u200E\u200F]/g, '')
    .replace(/\s*[(（][^)）]*[)）]/g, '')
    .replace(/["“”„«»]/g, '')
    .replace(alternative, '');
  const [first, ...rest] = plain.split(/\s*[,;،:]\s*/);
  if (rest.length > 0 && relative.test(rest[0])) return null;
  return first.split('/')[0].trim().replace(/\s+/g, ' ').normalize('NFC') || null;
}

/** Whether a name may stand on a card: allowed characters, and not too long. */
export const isCardName = (name) =>
  name === name.trim().normalize('NFC') && !forbidden.test(name) && [...graphemes.segment(name)].length <= longestName;

/** The hand-made names of a language: key → name, or null where no name is better than what CLDR says. */
export function correctionsOf(language) {
  const path = new URL(`corrections/${language}.json`, import.meta.url);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** English is written by hand in topics.mjs; the British words are corrections of it. */
function spokenOrWritten(language, concept, spoken) {
  if (language.startsWith('english')) return concept.english;
  const name = cardName(spoken.get(bare(concept.character)) ?? '');
  return name && name.split(' ').length <= mostWords ? name : null;
}

/** The names of all concepts in one language: key → name. A name that a deck already has is left out there. */
export function namesIn(language, topics) {
  const spoken = cldrNames(language);
  const corrections = correctionsOf(language);
  const names = new Map();
  for (const { concepts } of topics) {
    const taken = new Set();
    for (const concept of concepts) {
      const { key } = concept;
      const chosenName = key in corrections ? corrections[key] : spokenOrWritten(language, concept, spoken);
      const name = (letters[language] ?? []).reduce((text, [from, to]) => text?.replaceAll(from, to), chosenName);
      const folded = name?.toLocaleLowerCase();
      if (!name || !isCardName(name) || taken.has(folded)) continue;
      taken.add(folded);
      names.set(key, name);
    }
  }
  return names;
}
