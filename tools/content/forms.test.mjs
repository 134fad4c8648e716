import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agreedForm, formLanguages, formsIn, romajiOf } from './forms.mjs';
import { romanised } from './romanisations.mjs';
import { allNamesIn } from './names.mjs';
import { firstYear } from './first-year.mjs';
import { topics as things } from './topics.mjs';

const topics = [...things, ...firstYear];
const formsOf = (language) => formsIn(language, allNamesIn(language, topics)).forms;

await test('what both writers wrote is taken, of a longer and a shorter form what both have', () => {
  assert.equal(agreedForm('der Nebel, die Nebel', 'der Nebel'), 'der Nebel');
  assert.equal(agreedForm('il vino', 'il vino · i vini'), 'il vino');
  assert.equal(agreedForm('der See', 'die See'), undefined);
  assert.equal(agreedForm('der Seemann', 'der See'), undefined);
  assert.equal(agreedForm('die Butter', undefined), undefined);
  assert.equal(agreedForm('?', '?'), undefined);
  assert.equal(agreedForm('der Laptop', 'das Laptop', 'der Laptop, die Laptops'), 'der Laptop, die Laptops');
  assert.equal(agreedForm('der Laptop', 'der Laptop', '?'), undefined);
});

await test('a form of another name than the one that is shown is out of use', () => {
  const names = new Map([
    ['dog', ['Köter']],
    ['cat', ['Katze']],
  ]);
  const { forms, stale } = formsIn('german', names);
  assert.deepEqual([Object.fromEntries(forms), stale], [{ cat: 'die Katze, die Katzen' }, 1]);
});

await test('readings follow from the letters', () => {
  assert.equal(romajiOf('テーブル'), 'tēburu');
  assert.equal(romajiOf('しんかんせん'), 'shinkansen');
  assert.equal(formsOf('chinese').get('panda'), 'xióng māo');
  assert.equal(formsOf('korean').get('dinosaur'), 'gongnyong');
});

await test('scripts that are read by their letters are written in Latin ones', () => {
  for (const [language, name, latin] of [
    ['bulgarian', 'куче', 'kuche'],
    ['bulgarian', 'къща', 'kashta'],
    ['bulgarian', 'Франция', 'Frantsia'],
    ['macedonian', 'ѕвезда', 'dzvezda'],
    ['macedonian', 'куќа', 'kuḱa'],
    ['serbian', 'љубичаста џепна', 'ljubičasta džepna'],
    ['georgian', 'ძაღლი', 'dzaghli'],
    ['georgian', 'კატა', "k'at'a"],
    ['armenian', 'շուն', 'shun'],
    ['armenian', 'ոտք', "votk'"],
    ['armenian', 'տերև', 'terev'],
  ])
    assert.equal(romanised(language, name), latin);
  assert.equal(romanised('bulgarian', 'wifi'), undefined);
});

for (const language of formLanguages)
  await test(`forms of ${language} stand on a card, and few are in doubt or out of use`, () => {
    const { forms, doubts, stale } = formsIn(language, allNamesIn(language, topics));
    for (const [key, form] of forms) assert.match(form, /^[^~#\\<>|{}=;]{1,100}$/u, key);
    assert.ok(forms.size > 700 && doubts + stale < forms.size / 10, `${forms.size} ${doubts} ${stale}`);
  });
