import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StarterSentence } from './starter-sentences.ts';

/** A sentence as `id | topic | text`, its words in brackets: `[cat:Katzen]` is a form of the concept `cat`. */
const sentences = {
  english_uk: [
    'dog-drinks | animals | The [dog:dog] drinks.',
    'cat-sees-birds | animals | The [cat:cat] sees [bird:birds].',
    'i-eat-bread | food | I eat [bread:bread].',
  ],
  // One says nothing in English; one that English has is missing.
  spanish: [
    'cat-sees-birds | animals | El [cat:gato] ve [bird:pájaros].',
    'horse-runs | animals | El [horse:caballo] corre.',
    'i-eat-bread | food | Como [bread:pan].',
  ],
  japanese: ['dog-drinks | animals | [dog:犬]が飲みます。'],
} as const;
type Language = keyof typeof sentences;

/** For specs: sentences of some languages for the folder of `tinyLibrary`. */
export async function tinySentences(folder: string, languages: readonly Language[]): Promise<void> {
  await mkdir(path.join(folder, 'sentences'), { recursive: true });
  for (const language of languages) {
    const file = path.join(folder, 'sentences', `${language}.json`);
    await writeFile(file, JSON.stringify(sentences[language].map((line) => sentenceOf(line))));
  }
}

function sentenceOf(line: string): StarterSentence {
  const [id, topic, marked] = line.split(' | ') as [string, string, string];
  const words: StarterSentence['words'] = [];
  let text = '';
  for (const [, key, form, plain] of marked.matchAll(/\[(\w+):([^\]]+)\]|([^[]+)/gu)) {
    if (key && form) words.push({ key, start_index: text.length, end_index: text.length + form.length });
    text += form ?? plain;
  }
  return { id, topic, text, words };
}
