import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { firstForbidden, graphemeCount } from '../text/index.ts';
import { asItemName, nameFault, nameOfFile } from './index.ts';

test.each([
  ['Fruit.csv', 'Fruit'],
  ['My  Spanish.deck.apkg', 'My Spanish.deck'],
  ['Animals.lexiroom.zip', 'Animals'],
  ['He said "hi".csv', 'He said hi'],
  ['fruit_list <1>.csv', 'fruit_list <1>'],
  ['Pasted text', 'Pasted text'],
  ['動物.xlsx', '動物'],
  ['.csv', ''],
])('a file called %s makes a deck called %s', (file, deck) => expect(nameOfFile(file)).toBe(deck));

test('a name of another program keeps what a name may hold', () => {
  expect(asItemName('A=B; "x"')).toBe('A B x');
  expect(asItemName('Los animales – más')).toBe('Los animales – más');
});

test('whatever a text holds, what comes of it may be a name, or is empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.integer({ min: 1, max: 60 }), (text, most) => {
      const name = asItemName(text, most);
      expect(firstForbidden('name', name)).toBeUndefined();
      expect(graphemeCount(name)).toBeLessThanOrEqual(most);
      if (name !== '') expect(nameFault(name, most)).toBeUndefined();
    }),
  );
});
