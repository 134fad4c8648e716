import { existsSync, readFileSync } from 'node:fs';
import { calendarName } from './calendar.mjs';
import { bare, cldrNames, locales } from './cldr.mjs';
import { kanaOf } from './forms.mjs';
import { agreedNames, readNames, writtenLanguages } from './opinions.mjs';

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

/** What a language calls a concept, the first the one that is shown; none where nothing is certain. */
function namesOf(language, concept, { spoken, agreed, corrections }) {
  const { key } = concept;
  if (key in corrections) return [corrections[key]].flat().filter((name) => name !== null);
  const inCalendar = calendarName(language, concept);
  if (inCalendar) return [cardName(inCalendar)];
  // English is written by hand in the lists of words; the British words are corrections of it.
  if (language.startsWith('english')) return [concept.english];
  if (concept.sources) return agreed.get(key) ?? [];
  const name = cardName(spoken.get(bare(concept.character)) ?? '');
  return name && name.split(' ').length <= mostWords ? [name] : [];
}

/** What people say as well, and a Japanese word in hiragana: found and accepted, never shown. */
function everydayNames(language) {
  const everyday = readNames(new URL(`everyday/${language}.txt`, import.meta.url));
  const inKana = language === 'japanese' ? kanaOf : () => [];
  return (key, shown) => [...(everyday.get(key) ?? []), ...inKana(key, shown)];
}

/**
 * The names of all concepts in one language: key → names, the first the one that is shown. Of two concepts of one deck that
 * would be shown by the same name, the second has none; a further name that another one of the deck is shown by is left out.
 */
export function allNamesIn(language, topics) {
  const own = ownNamesIn(language, topics);
  const other = { english_uk: 'english_us', english_us: 'english_uk' }[language];
  return other === undefined ? own : withOtherSpelling(own, ownNamesIn(other, topics));
}

/** An American is understood in Britain, and the other way round, unless another word is called so there: 'chips'. */
function withOtherSpelling(own, other) {
  const shown = new Set([...own.values()].map(([name]) => name.toLocaleLowerCase()));
  return new Map(
    [...own].map(([key, names]) => {
      const further = (other.get(key) ?? []).filter((name) => !shown.has(name.toLocaleLowerCase()));
      return [key, [...new Set([...names, ...further])]];
    }),
  );
}

function ownNamesIn(language, topics) {
  const agreed = writtenLanguages.includes(language) ? agreedNames(language) : new Map();
  const sources = { spoken: cldrNames(language), agreed, corrections: correctionsOf(language) };
  const written = (text) => (letters[language] ?? []).reduce((name, [from, to]) => name.replaceAll(from, to), text);
  const everyday = everydayNames(language);
  const all = new Map();
  for (const { concepts } of topics) {
    const taken = new Set();
    const named = concepts.flatMap((concept) => {
      const names = namesOf(language, concept, sources).map(written).filter(isCardName);
      const shown = names[0]?.toLocaleLowerCase();
      if (shown === undefined || taken.has(shown)) return [];
      taken.add(shown);
      return [[concept.key, names]];
    });
    for (const [key, [shown, ...further]] of named) {
      const others = [...further, ...everyday(key, shown)].filter((name) => !taken.has(name.toLocaleLowerCase()));
      all.set(key, [shown, ...new Set(others)]);
    }
  }
  return all;
}

/** The name that each concept is shown by in one language: key → name. */
export const namesIn = (language, topics) =>
  new Map([...allNamesIn(language, topics)].map(([key, [shown]]) => [key, shown]));
