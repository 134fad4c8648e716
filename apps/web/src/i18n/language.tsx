import { i18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { read, remember } from '../browser/stored-values.ts';
import { loadFont } from '../design/fonts.ts';
import { addRefusals, type Refusals } from './refusal-words.ts';
import { chooseLanguage, type InterfaceLanguage, interfaceLanguages } from './interface-languages.ts';

/** The words of one entry of the page, in every language of the interface. */
export type Catalogues = Record<InterfaceLanguage, () => Promise<{ messages: Messages }>> & {
  /** What is refused there, and nowhere else. */
  refusals?: () => Promise<{ refusals: Refusals }>;
};

/** What is spoken, or is about to be. */
let language = chooseLanguage(read('interface_language'), navigator.languages);
/** What is spoken of in every language that is chosen from now on. */
const spoken: Catalogues[] = [];
const added = new Map<Catalogues, Promise<void>>();

/** Fetches the words before anything is drawn. */
export async function startLanguage(catalogues: Catalogues): Promise<void> {
  spoken.push(catalogues);
  await speak(language);
}

/** A part of the page that comes later, together with its words. */
export async function withWords<Part>(part: Promise<Part>, catalogues: Catalogues): Promise<Part> {
  let words = added.get(catalogues);
  if (!words) {
    words = fetchWords(catalogues);
    added.set(catalogues, words);
    // What did not come is fetched again when it is wanted again.
    words.catch(() => added.delete(catalogues));
  }
  const [there] = await Promise.all([part, words]);
  return there;
}

async function fetchWords(catalogues: Catalogues): Promise<void> {
  const code = language;
  const [{ messages }, there] = await Promise.all([catalogues[code](), catalogues.refusals?.()]);
  i18n.load(code, messages);
  if (there) addRefusals(there.refusals);
  // Another language was chosen meanwhile.
  if (code !== language) return fetchWords(catalogues);
  spoken.push(catalogues);
}

/** Speaks another language from now on, on this device. */
export async function changeLanguage(code: InterfaceLanguage): Promise<void> {
  remember('interface_language', code);
  await speak(code);
}

async function speak(code: InterfaceLanguage): Promise<void> {
  language = code;
  const parts = await Promise.all(spoken.map((catalogues) => catalogues[code]()));
  const { direction } = interfaceLanguages[code];
  if (direction === 'rtl') loadFont('Arab');
  document.documentElement.lang = code;
  document.documentElement.dir = direction;
  for (const { messages } of parts) i18n.load(code, messages);
  i18n.activate(code);
}

/** Gives the words to everything below. */
export function Language({ children }: { children: ReactNode }) {
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}
