import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../apps/web/src/locales');

/** What the interface says in a language for an English text of `main.po` without a plural. */
export function saidIn(language: string, english: string): string {
  const catalogue = readFileSync(path.join(folder, language, 'main.po'), 'utf8');
  const [, said] = catalogue.split(`\nmsgid ${JSON.stringify(english)}\nmsgstr `);
  if (said === undefined) throw new Error(`The catalogue in ${language} has no text ${english}`);
  return JSON.parse(said.split('\n', 1)[0]!) as string;
}
