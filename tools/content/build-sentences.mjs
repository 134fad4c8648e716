/** Writes apps/server/content/sentences from the marked sentences of sentences/<language>.txt. Needs no packages. */
import { writeFileSync } from 'node:fs';
import { rows } from './rows.mjs';
import { sentenceLanguages, sentencesByPart } from './sentences.mjs';

const folder = new URL('../../apps/server/content/sentences/', import.meta.url);

for (const language of sentenceLanguages) {
  writeFileSync(new URL(`${language}.json`, folder), rows(sentencesByPart(language)));
}
console.log(`sentences in ${sentenceLanguages.length} languages`);
