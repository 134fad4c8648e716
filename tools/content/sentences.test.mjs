import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { rows } from './rows.mjs';
import { readSentences, sentenceLanguages, sentencesByPart } from './sentences.mjs';

await test('a marked word becomes its key and its place in the text', () => {
  assert.deepEqual(readSentences('# animals\ncat-catches-mouse: El [gato](cat) caza un [ratón](mouse).\n'), [
    {
      id: 'cat-catches-mouse',
      topic: 'animals',
      text: 'El gato caza un ratón.',
      words: [
        { key: 'cat', start_index: 3, end_index: 7 },
        { key: 'mouse', start_index: 16, end_index: 21 },
      ],
    },
  ]);
});

for (const line of ['dog: The dog drinks.', 'dog: The [dog] drinks.', 'The [dog](dog) drinks.', 'dog: [dog](dog) [x'])
  await test(`"${line}" is refused`, () => assert.throws(() => readSentences(`# animals\n${line}`)));
await test('a sentence of no topic is refused', () =>
  assert.throws(() => readSentences('dog: The [dog](dog) drinks.')));

for (const language of sentenceLanguages)
  await test(`what the server reads in ${language} is what is written here`, () => {
    const written = new URL(`../../apps/server/content/sentences/${language}.json`, import.meta.url);
    assert.equal(readFileSync(written, 'utf8'), rows(sentencesByPart(language)));
  });
