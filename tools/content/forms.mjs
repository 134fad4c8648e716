import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { romanize } from 'es-hangul';
import { pinyin } from 'pinyin-pro';
import { toHiragana, toRomaji } from 'wanakana';
import { romanised, romanisedLanguages } from './romanisations.mjs';

/**
 * What is learned with a word, and stands under it: an article with its plural, a reading. Two people wrote each apart
 * (`forms/<language>.a.txt` and `.b.txt`, a line `key: name → form`); what both wrote is taken, and of a longer and a shorter
 * form what both have. Else a third who saw both decided (`forms/<language>.txt`, `?` for none). A form is one of the name
 * that it was written for: with another name it is out of use, and told as such in COVERAGE.md.
 */
const folder = new URL('forms/', import.meta.url);

/** The lines of a file: key → name and form. */
function readForms(url) {
  if (!existsSync(url)) return new Map();
  const lines = readFileSync(url, 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, key, name, form] = /^([a-z0-9-]+): (.+?) → (.+?)$/u.exec(line) ?? [];
      if (!key) throw new Error(`Not a form: ${line} (${url.pathname})`);
      return [key, { name, form: form.normalize('NFC') }];
    }),
  );
}

/** What two opinions and a decision come to; undefined where nothing is certain. */
export function agreedForm(one, other, decided) {
  if (decided !== undefined) return decided === '?' ? undefined : decided;
  if ([one, other].some((form) => form === undefined || form === '?')) return undefined;
  if (one === other) return one;
  const [short, long] = [one, other].toSorted((a, b) => a.length - b.length);
  return [', ', '، ', ' · ', ' ('].some((mark) => long.startsWith(short + mark)) ? short : undefined;
}

/** The languages whose forms were written twice. */
export const formLanguages = readdirSync(folder)
  .filter((file) => file.endsWith('.b.txt'))
  .map((file) => file.slice(0, -'.b.txt'.length));

/** What was written for a language: key → the name it was written for, and the form; undefined in doubt. */
function writtenForms(language) {
  const [one, other, decided] = ['.a', '.b', ''].map((part) => readForms(new URL(`${language}${part}.txt`, folder)));
  const keys = [...new Set([...one.keys(), ...other.keys(), ...decided.keys()])];
  return new Map(
    keys.map((key) => [
      key,
      {
        name: (decided.get(key) ?? one.get(key) ?? other.get(key)).name,
        form: agreedForm(one.get(key)?.form, other.get(key)?.form, decided.get(key)?.form),
      },
    ]),
  );
}

/** Japanese words in hiragana: of kanji as it was written, of katakana that are no loanword by the letters. */
const japanese = new Map();
export function kanaOf(key, name) {
  if (japanese.size === 0) for (const entry of writtenForms('japanese')) japanese.set(...entry);
  const of = japanese.get(key);
  const reading = of?.name === name ? of.form : isKana(name) ? name : undefined;
  const inHiragana = reading === undefined || reading.includes('ー') ? undefined : toHiragana(reading);
  return inHiragana === undefined || inHiragana === name ? [] : [inHiragana];
}

const isKana = (text) => /^[\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+$/u.test(text);

/** Latin letters, a long vowel of katakana with a bar: 'tēburu'. */
export const romajiOf = (inKana) =>
  inKana
    .split('ー')
    .map((part) => toRomaji(part.replaceAll('・', ' ')))
    .join('\u0304')
    .normalize('NFC');

/** Readings that follow from the letters, by rules and libraries, mended by what was decided; kana are written. */
const readingOf = {
  ...Object.fromEntries(
    romanisedLanguages.map((language) => [language, (name, written) => written ?? romanised(language, name)]),
  ),
  chinese: (name, written) => written ?? pinyin(name),
  korean: (name, written) => written ?? romanize(name),
  japanese: (name, written) => {
    const inKana = isKana(name) ? name : written;
    if (inKana === undefined) return undefined;
    return inKana === name ? romajiOf(name) : `${inKana} · ${romajiOf(inKana)}`;
  },
};

/**
 * The forms of a language's words: key → form. `names`: key → names, the first the one that is shown. Also how many are left
 * out in doubt, and how many were written for another name.
 */
export function formsIn(language, names) {
  const written = writtenForms(language);
  const byRule = readingOf[language] ?? ((_, form) => form);
  const forms = new Map();
  let doubts = 0;
  let stale = 0;
  for (const [key, [name]] of names) {
    const of = written.get(key);
    const isStale = of !== undefined && of.name !== name;
    if (isStale) stale += 1;
    else if (of !== undefined && of.form === undefined) doubts += 1;
    const form = byRule(name, isStale ? undefined : of?.form);
    if (form !== undefined && form !== name) forms.set(key, form);
  }
  return { forms, doubts, stale };
}
