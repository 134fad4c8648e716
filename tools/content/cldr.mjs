import { existsSync, readFileSync } from 'node:fs';

/** The CLDR locales that a language takes its names from, the first that has one. */
export const locales = {
  english_uk: ['en-GB', 'en'],
  english_us: ['en'],
  spanish: ['es'],
  chinese: ['zh'],
  arabic: ['ar'],
  french: ['fr'],
  german: ['de'],
  japanese: ['ja'],
  russian: ['ru'],
  hindi: ['hi'],
  afrikaans: ['af'],
  albanian: ['sq'],
  armenian: ['hy'],
  azerbaijani: ['az'],
  bengali: ['bn'],
  bulgarian: ['bg'],
  croatian: ['hr'],
  czech: ['cs'],
  danish: ['da'],
  dutch: ['nl'],
  estonian: ['et'],
  filipino: ['fil'],
  finnish: ['fi'],
  georgian: ['ka'],
  greek: ['el'],
  hebrew: ['he'],
  hungarian: ['hu'],
  indonesian: ['id'],
  italian: ['it'],
  javanese: ['jv'],
  kazakh: ['kk'],
  khmer: ['km'],
  korean: ['ko'],
  lao: ['lo'],
  latvian: ['lv'],
  lithuanian: ['lt'],
  macedonian: ['mk'],
  malay: ['ms'],
  mongolian: ['mn'],
  norwegian: ['no'],
  persian: ['fa'],
  polish: ['pl'],
  portuguese: ['pt'],
  romanian: ['ro'],
  serbian: ['sr'],
  slovak: ['sk'],
  slovenian: ['sl'],
  swahili: ['sw'],
  swedish: ['sv'],
  tamil: ['ta'],
  thai: ['th'],
  turkish: ['tr'],
  ukrainian: ['uk'],
  uzbek: ['uz'],
};

/** A character without the mark that only asks for a coloured drawing (U+FE0F). */
export const bare = (character) => character.replaceAll('\uFE0F', '');

/** The spoken names of all characters in one locale: bare character → name. */
function spokenNames(locale) {
  const names = new Map();
  for (const [source, key] of [
    ['cldr-annotations-derived-full', 'annotationsDerived'],
    ['cldr-annotations-full', 'annotations'],
  ]) {
    const path = new URL(`node_modules/${source}/${key}/${locale}/annotations.json`, import.meta.url);
    if (!existsSync(path)) continue;
    const annotations = JSON.parse(readFileSync(path, 'utf8'))[key].annotations;
    for (const [character, { tts }] of Object.entries(annotations)) if (tts) names.set(bare(character), tts[0]);
  }
  return names;
}

/** What CLDR calls every character in a language, word for word: bare character → name. */
export function cldrNames(language) {
  return new Map(locales[language].toReversed().flatMap((locale) => [...spokenNames(locale)]));
}
