import { i18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { chooseInterfaceLanguage, type InterfaceLanguage, interfaceLanguageOf } from '@lexiroom/domain/languages';
import type { ReactNode } from 'react';
import { reloadOnce } from '../browser/reload-once.ts';
import { read, remember } from '../browser/stored-values.ts';
import { loadFont } from '../design/typography/fonts.ts';
import { addRefusals, type Refusals } from './refusal-words.ts';

/** How to fetch the texts of a part of the site. */
export interface Catalogues {
  texts: (language: InterfaceLanguage) => Promise<{ messages: Messages }>;
  /** The words of refusals that only this part of the site can be given. */
  refusals?: () => Promise<{ refusals: Refusals }>;
}

/** The language of the interface, from the moment it is chosen. */
let currentLanguage = chooseInterfaceLanguage(read('interface_language'), navigator.languages);
/** The catalogues that are in use: when another language is chosen they are fetched in that one too. */
const loadedCatalogues: Catalogues[] = [];
const loading = new Map<Catalogues, Promise<void>>();

/** Fetches the texts of an entry before anything is drawn; without them the page would stay blank. */
export async function startLanguage(catalogues: Catalogues): Promise<void> {
  loadedCatalogues.push(catalogues);
  await switchTo(currentLanguage)
    .catch(reloadOnce)
    .catch((failure: unknown) => {
      if (currentLanguage === 'en') throw failure;
      // The service worker keeps English beside what was spoken last.
      return switchTo('en');
    });
}

/** A part of the page that is fetched later, together with its texts. */
export async function withWords<Part>(part: Promise<Part>, catalogues: Catalogues): Promise<Part> {
  let texts = loading.get(catalogues);
  if (!texts) {
    texts = fetchCatalogues(catalogues);
    loading.set(catalogues, texts);
    // A failed fetch is tried again when the part is wanted again.
    texts.catch(() => loading.delete(catalogues));
  }
  const [loadedPart] = await Promise.all([part, texts]);
  return loadedPart;
}

async function fetchCatalogues(catalogues: Catalogues): Promise<void> {
  const code = currentLanguage;
  const [{ messages }, more] = await Promise.all([catalogues.texts(code), catalogues.refusals?.()]);
  i18n.load(code, messages);
  if (more) addRefusals(more.refusals);
  // Another language was chosen meanwhile.
  if (code !== currentLanguage) return fetchCatalogues(catalogues);
  loadedCatalogues.push(catalogues);
}

/**
 * Shows the interface in another language from now on, and remembers that on this device. When its texts cannot be fetched
 * the language stays as it was.
 */
export async function changeLanguage(code: InterfaceLanguage): Promise<void> {
  const before = currentLanguage;
  try {
    await switchTo(code);
  } catch (failure) {
    if (currentLanguage === code) currentLanguage = before;
    throw failure;
  }
  if (currentLanguage === code) remember('interface_language', code);
}

async function switchTo(code: InterfaceLanguage): Promise<void> {
  currentLanguage = code;
  const parts = await Promise.all(loadedCatalogues.map((catalogues) => catalogues.texts(code)));
  // Another one was chosen meanwhile.
  if (code !== currentLanguage) return;
  const { tag, direction, script } = interfaceLanguageOf(code);
  if (script) loadFont(script);
  document.documentElement.lang = tag;
  document.documentElement.dir = direction;
  for (const { messages } of parts) i18n.load(code, messages);
  i18n.activate(code);
}

/** Gives the texts to everything below. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}
