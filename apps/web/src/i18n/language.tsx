import { i18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { loadFont } from '../design/fonts.ts';
import { read, remember } from '../browser-store.ts';
import { chooseLanguage, type InterfaceLanguage, interfaceLanguages } from './interface-languages.ts';

/** The words of one entry of the page, in every language of the interface. */
export type Catalogues = Record<InterfaceLanguage, () => Promise<{ messages: Messages }>>;

let catalogues: Catalogues;

/** Fetches the words before anything is drawn. */
export async function startLanguage(given: Catalogues): Promise<void> {
  catalogues = given;
  await speak(chooseLanguage(read('interface_language'), navigator.languages));
}

/** Speaks another language from now on, on this device. */
export async function changeLanguage(code: InterfaceLanguage): Promise<void> {
  remember('interface_language', code);
  await speak(code);
}

async function speak(code: InterfaceLanguage): Promise<void> {
  const { messages } = await catalogues[code]();
  const { direction } = interfaceLanguages[code];
  if (direction === 'rtl') loadFont('Arab');
  document.documentElement.lang = code;
  document.documentElement.dir = direction;
  i18n.loadAndActivate({ locale: code, messages });
}

/** Gives the words to everything below. */
export function Language({ children }: { children: ReactNode }) {
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}
