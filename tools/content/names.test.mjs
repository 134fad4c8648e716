import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allNamesIn, cardName, correctionsOf, isCardName, languageIds, namesIn } from './names.mjs';
import { firstYear } from './first-year.mjs';
import { agreed } from './opinions.mjs';
import { topics as things } from './topics.mjs';

const topics = [...things, ...firstYear];

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

await test('what is said elsewhere is understood: American and British words, those of Portugal and of Brazil', () => {
  const [british, american, portuguese] = ['english_uk', 'english_us', 'portuguese'].map((id) =>
    allNamesIn(id, topics),
  );
  assert.ok(british.get('eggplant').includes('eggplant') && american.get('eggplant').includes('aubergine'));
  assert.equal(british.get('eggplant')[0], 'aubergine');
  // In Britain these are chips.
  assert.ok(!british.get('potato-chips').includes('chips'));
  assert.deepEqual(portuguese.get('bus'), ['ônibus', 'autocarro']);
});

await test('every concept stands in one deck, and a deck has 10 to 20 of them', () => {
  const concepts = topics.flatMap((topic) => topic.concepts);
  assert.equal(new Set(concepts.map(({ key }) => key)).size, concepts.length);
  const drawn = concepts.flatMap(({ character, sources = [character] }) => sources);
  assert.equal(new Set(drawn).size, drawn.length);
  for (const { key, concepts: ofTopic } of topics) assert.ok(ofTopic.length >= 10 && ofTopic.length <= 20, key);
});

await test('every deck has a level, and 120 words of the first year are verbs', () => {
  for (const { key, level } of topics) assert.match(level, /^A[12]\.[12]$/, key);
  const verbs = firstYear.flatMap(({ concepts }) => concepts).filter(({ sources }) => sources[0].startsWith('v:'));
  assert.ok(verbs.length >= 120, String(verbs.length));
});

await test('a name that both writers know is taken, with the others that either knows', () => {
  assert.deepEqual(agreed(['Sofa', 'Couch'], ['Couch']), ['Couch', 'Sofa']);
  assert.deepEqual(agreed(['T-Shirt'], ['t shirt']), ['T-Shirt']);
  assert.deepEqual(agreed(['Sofa'], ['Kanapee']), []);
  assert.deepEqual(agreed(['Sofa'], ['Kanapee'], ['Sofa']), ['Sofa']);
  assert.deepEqual(agreed(['Sofa'], ['Sofa'], []), []);
  assert.deepEqual(agreed([], ['Sofa']), []);
});

await test('days, months and countries are those of CLDR, in every language', () => {
  const german = namesIn('german', topics);
  assert.deepEqual(
    ['monday', 'march', 'country-fr'].map((key) => german.get(key)),
    ['Montag', 'März', 'Frankreich'],
  );
  assert.equal(namesIn('greek', topics).get('march'), 'Μάρτιος');
  for (const language of languageIds) {
    const names = namesIn(language, topics);
    for (const key of ['monday', 'sunday', 'december', 'country-jp']) assert.ok(names.has(key), `${language} ${key}`);
  }
});

for (const language of languageIds)
  await test(`corrections of ${language} name concepts that there are, and are used`, () => {
    const names = namesIn(language, topics);
    for (const [key, name] of Object.entries(correctionsOf(language))) {
      if (name === null) assert.ok(!names.has(key), key);
      else assert.ok(names.has(key), `${key}: ${name} is forbidden, a second of its deck, or names no concept`);
    }
  });
