import { expect, test } from '@jest/globals';
import { seededRandom } from '../chance/index.ts';
import { joinCode, readJoinCode, writtenJoinCode } from './index.ts';

test('a code is read again however it was written', () => {
  const chance = seededRandom(7);
  for (let run = 0; run < 200; run++) {
    const code = joinCode(chance);
    expect(code).toMatch(/^[34679CDFGHJKMNPQRTVWXY]{8}$/);
    expect(readJoinCode(writtenJoinCode(code))).toBe(code);
    expect(readJoinCode(` ${code.toLowerCase().slice(0, 3)} ${code.toLowerCase().slice(3)}\n`)).toBe(code);
  }
});

test.each(['', 'CDF', 'CDFGHJKM3', 'CDFGHJK0', 'ABCDEFGH'])('%j is no code', (typed) => {
  expect(readJoinCode(typed)).toBeNull();
});
