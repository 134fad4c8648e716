import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../apps/web/src/locales');

/** What a study says in a language for an English text without a plural, at once or in what comes later. */
export function interfaceText(language: string, english: string): string {
  for (const name of ['main.po', 'pages.po']) {
    const catalogue = readFileSync(path.join(folder, language, name), 'utf8');
    const [, said] = catalogue.split(`\nmsgid ${JSON.stringify(english)}\nmsgstr `);
    if (said !== undefined) return JSON.parse(said.split('\n', 1)[0]!) as string;
  }
  throw new Error(`The catalogues in ${language} have no text ${english}`);
}
