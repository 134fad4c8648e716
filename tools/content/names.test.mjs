import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardName, correctionsOf, isCardName, languageIds, namesIn } from './names.mjs';
import { topics } from './topics.mjs';

await test('what describes a drawing is cut down to what a teacher would write on a card', () => {
  assert.equal(cardName('Lehrer(in)'), 'Lehrer');
  assert.equal(cardName('juge (tous genres)'), 'juge');
  assert.equal(cardName('family: man, woman'), 'family');
  assert.equal(cardName('student sau studentă'), 'student');
  assert.equal(cardName('предмет, що летить'), null);
});

await test('forbidden characters and more than fifty letters do not go on a card', () => {
  assert.deepEqual(['dog', 'dog;cat', 'a'.repeat(50), 'a'.repeat(51)].map(isCardName), [true, false, true, false]);
});

await test('every concept stands in one deck, and a deck has 8 to 60 of them', () => {
  const concepts = topics.flatMap((topic) => topic.concepts);
  assert.equal(new Set(concepts.map(({ key }) => key)).size, concepts.length);
  assert.equal(new Set(concepts.map(({ character }) => character)).size, concepts.length);
  for (const topic of topics) assert.ok(topic.concepts.length >= 8 && topic.concepts.length <= 60, topic.key);
});

for (const language of languageIds)
  await test(`corrections of ${language} name concepts that there are, and are used`, () => {
    const names = namesIn(language, topics);
    for (const [key, name] of Object.entries(correctionsOf(language))) {
      if (name === null) assert.ok(!names.has(key), key);
      else assert.ok(names.has(key), `${key}: ${name} is forbidden, a second of its deck, or names no concept`);
    }
  });
