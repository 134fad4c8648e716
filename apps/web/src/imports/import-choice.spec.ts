import { describe, expect, test } from '@jest/globals';
import { firstChoice, isComplete, missingIn, swapped, withField } from './import-choice.ts';
import { aChoice, aView, noCounts } from './import.fixture.ts';

const begun = (target: ReturnType<typeof aChoice>['target'], wanted = {}) =>
  firstChoice({ view: aView({ choice: aChoice({ target }) }), choice: null, wanted })?.target;

describe('what is chosen before anybody chooses', () => {
  test('a guess stays when the address asks for nothing', () =>
    expect(begun({ kind: 'new', deck_name: 'Fruit', parent_id: null })).toBeUndefined());
  test('without a guess a new deck is called as the file', () =>
    expect(begun(null)).toEqual({ kind: 'new', deck_name: 'fruit', parent_id: null }));
  test('the folder that one came from is the place', () =>
    expect(begun({ kind: 'new', deck_name: 'Fruit', parent_id: null }, { directory: 5 })).toEqual({
      kind: 'new',
      deck_name: 'Fruit',
      parent_id: 5,
    }));
  test('the deck that one came from takes the words', () =>
    expect(begun(null, { deck: 9 })).toEqual({ kind: 'deck', deck_id: 9 }));
  test('what somebody has chosen is left alone', () =>
    expect(firstChoice({ view: aView(), choice: aChoice(), wanted: { deck: 9 } })).toBeUndefined());
});

test.each([
  ['no column of words', aChoice({ tables: [{ is_included: true, has_header: false, fields: ['note'] }] }), 'column'],
  ['no table', aChoice({ tables: [{ is_included: false, has_header: false, fields: ['target'] }] }), 'column'],
  ['no language', aChoice({ target_language: null }), 'language'],
  ['no target', aChoice({ target: null }), 'target'],
  ['an empty name', aChoice({ target: { kind: 'new', deck_name: ' ', parent_id: null } }), 'name'],
])('%s keeps an import from being begun', (_, choice, missing) => {
  expect(missingIn({ view: aView(), choice })).toBe(missing);
});
test('a file without a word cannot be imported, one with a sentence can', () => {
  expect(missingIn({ view: aView({ counts: noCounts }), choice: aChoice() })).toBe('words');
  expect(isComplete({ view: aView({ counts: { ...noCounts, stories: 1 } }), choice: aChoice() })).toBe(true);
  expect(isComplete({ view: aView({ counts: { ...noCounts, sentences: 1 } }), choice: aChoice() })).toBe(true);
});
test('a deck that is there has its languages already', () =>
  expect(
    isComplete({ view: aView(), choice: aChoice({ target_language: null, target: { kind: 'deck', deck_id: 3 } }) }),
  ).toBe(true));
test('our own archive needs no columns', () =>
  expect(isComplete({ view: aView({ tables: [] }), choice: aChoice({ tables: [] }) })).toBe(true));

const of = (...fields: ReturnType<typeof aChoice>['tables'][0]['fields']) =>
  aChoice({ tables: [{ is_included: true, has_header: true, fields }] });

describe('columns', () => {
  test('a column that takes the place of another gives it its own', () =>
    expect(withField(of('target', 'source', 'note'), 0, 0, 'source').tables[0]?.fields).toEqual([
      'source',
      'target',
      'note',
    ]));
  test('several columns can be notes', () =>
    expect(withField(of('target', 'note', 'ignored'), 0, 2, 'note').tables[0]?.fields).toEqual([
      'target',
      'note',
      'note',
    ]));
  test('words and translations change places with all that is theirs', () =>
    expect(swapped(of('source', 'target', 'sound', 'note'), 0).tables[0]?.fields).toEqual([
      'target',
      'source',
      'source_sound',
      'note',
    ]));
});
