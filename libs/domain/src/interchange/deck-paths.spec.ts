import { expect, test } from '@jest/globals';
import { deckPathOf } from './index.ts';

test.each([
  ['Spanish::Unit 1', ['Spanish', 'Unit 1']],
  ['Spanish / Unit 1', ['Spanish', 'Unit 1']],
  ['Spanish > A1 > Unit 1', ['Spanish', 'A1', 'Unit 1']],
  [' Unit 1 ', ['Unit 1']],
  ['::a::::b', ['a', 'b']],
  ['', []],
])('%s is a path', (text, path) => expect(deckPathOf(text)).toEqual(path));
