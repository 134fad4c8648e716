import { expect, test } from '@jest/globals';
import { nameKeys } from './name-keys.ts';

const keysOf = (name: string) => nameKeys(name).map(({ key }) => key);

test('a name is found from each of its words on', () => {
  expect(nameKeys('Água · Water and Ice')).toEqual([
    { key: 'agua water and ice', is_start: true },
    { key: 'water and ice', is_start: false },
    { key: 'and ice', is_start: false },
    { key: 'ice', is_start: false },
  ]);
});

test('where no spaces are written, a name is found from any letter on', () => {
  expect(keysOf('食べ物 · Food')).toEqual(['食べ物 food', 'べ物 food', '物 food', 'food']);
  expect(keysOf('동물')).toEqual(['동물', '물']);
});

test('a vowel sign begins nothing', () => {
  expect(keysOf('ฝีมือ')).not.toContain('ีมือ');
});

test('a name of signs only is not found', () => expect(nameKeys('· — ·')).toEqual([]));
