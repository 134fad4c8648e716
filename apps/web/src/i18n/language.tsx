import { i18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { loadFont } from '../design/fonts.ts';
import { read, remember } from '../browser-store.ts';
import { chooseLanguage, type InterfaceLanguage, interfaceLanguages } from './interface-languages.ts';

/** The words of one entry of the page, in every language of the interface. */
export type Catalogues = Record<InterfaceLanguage, () => Promise<{ messages: Messages }>>;

const spoken: Catalogues[] = [];

/** Fetches the words before anything is drawn. */
export async function startLanguage(catalogues: Catalogues): Promise<void> {
  spoken.push(catalogues);
  await speak(chooseLanguage(read('interface_language'), navigator.languages));
}

/** Fetches the words of a part of the page that comes later, before that part is drawn. */
export async function addWords(catalogues: Catalogues): Promise<void> {
  if (spoken.includes(catalogues)) return;
  const code = i18n.locale as InterfaceLanguage;
  const { messages } = await catalogues[code]();
  i18n.load(code, messages);
  spoken.push(catalogues);
}

/** Speaks another language from now on, on this device. */
export async function changeLanguage(code: InterfaceLanguage): Promise<void> {
  remember('interface_language', code);
  await speak(code);
}

async function speak(code: InterfaceLanguage): Promise<void> {
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
