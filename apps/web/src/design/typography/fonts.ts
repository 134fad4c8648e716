import type { Language } from '@lexiroom/domain/languages';

type Script = Language['script'];

/** The style sheets that bring a script's letters; the browser then fetches only the parts it shows. */
const families: Partial<Record<Script, () => Promise<unknown>>> = {
  Cyrl: () => import('@fontsource-variable/noto-sans'),
  Grek: () => import('@fontsource-variable/noto-sans'),
  Arab: () => import('@fontsource-variable/noto-sans-arabic'),
  Hebr: () => import('@fontsource-variable/noto-sans-hebrew'),
  Hans: () => import('@fontsource-variable/noto-sans-sc'),
  Jpan: () => import('@fontsource-variable/noto-sans-jp'),
  Kore: () => import('@fontsource-variable/noto-sans-kr'),
  Deva: () => import('@fontsource-variable/noto-sans-devanagari'),
  Beng: () => import('@fontsource-variable/noto-sans-bengali'),
  Taml: () => import('@fontsource-variable/noto-sans-tamil'),
  Thai: () => import('@fontsource-variable/noto-sans-thai'),
  Laoo: () => import('@fontsource-variable/noto-sans-lao'),
  Khmr: () => import('@fontsource-variable/noto-sans-khmer'),
  Geor: () => import('@fontsource-variable/noto-sans-georgian'),
  Armn: () => import('@fontsource-variable/noto-sans-armenian'),
};

/** Letters that give a script away. Chinese characters alone are taken as Chinese. */
const signs: readonly [Script, RegExp][] = [
  ['Cyrl', /\p{Script=Cyrillic}/u],
  ['Grek', /\p{Script=Greek}/u],
  ['Arab', /\p{Script=Arabic}/u],
  ['Hebr', /\p{Script=Hebrew}/u],
  ['Jpan', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Kore', /\p{Script=Hangul}/u],
  ['Hans', /\p{Script=Han}/u],
  ['Deva', /\p{Script=Devanagari}/u],
  ['Beng', /\p{Script=Bengali}/u],
  ['Taml', /\p{Script=Tamil}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Laoo', /\p{Script=Lao}/u],
  ['Khmr', /\p{Script=Khmer}/u],
  ['Geor', /\p{Script=Georgian}/u],
  ['Armn', /\p{Script=Armenian}/u],
];

/** The scripts of a text beyond Latin, in the order of the table. */
export function scriptsIn(text: string): Script[] {
  return signs.filter(([, sign]) => sign.test(text)).map(([script]) => script);
}

/** Fetches the letters of a script, once; without them the system's own are shown. */
export function loadFont(script: Script): void {
  families[script]?.().catch(() => undefined);
}

/**
 * Fetches the letters that texts of a language are written in, as far as they are fetched at all, so that the texts stand
 * still once they are shown. Letters that do not come are the system's own.
 */
export async function fetchLetters(
  texts: readonly string[],
  { script, tag }: Pick<Language, 'script' | 'tag'>,
): Promise<void> {
  try {
    await families[script]?.();
    // Which families a language has, the style sheets know (scripts.css).
    const sample = document.body.appendChild(document.createElement('bdi'));
    sample.lang = tag;
    const { fontFamily } = getComputedStyle(sample);
    sample.remove();
    // Browsers of tests have no letters to fetch.
    await (document as Partial<Document>).fonts?.load(`700 1em ${fontFamily}`, texts.join(' '));
  } catch {
    // Offline.
  }
}
