import { expect, test } from '@jest/globals';
import { SenderMadeId } from '@lexiroom/contracts/ids';
import { z } from 'zod/mini';
import { derivedId } from './derived-id.ts';

test('an id follows from its text, and is one as senders make them', () => {
  expect(derivedId('a')).toBe('ca978112-ca1b-8dca-aac2-31b39a23dc4d');
  expect(derivedId('a')).not.toBe(derivedId('b'));
  expect(z.safeParse(SenderMadeId, derivedId('a')).success).toBe(true);
});
