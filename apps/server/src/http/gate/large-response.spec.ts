import { expect, test } from '@jest/globals';
import { z } from 'zod/mini';
import { LargeResponse } from './large-response.ts';

const entry = z.object({ name: z.string() });
const schema = z.object({ pin: z.string(), best: z.optional(z.string()), players: z.array(entry) });

test('a long answer reads as the same answer written at once, without what its contract does not declare', async () => {
  const players = Array.from({ length: 1000 }, (_, index) => ({ name: `"${index}"`, secret: 'x' }));
  const answer = { pin: '123456', best: undefined, players, secret: 'x' };
  const { json } = await LargeResponse.of(answer, 'players', { schema, entry });
  expect(JSON.parse(json)).toEqual(schema.parse(answer));
  expect(json).not.toContain('secret');
});

test('what does not keep the contract is no answer', async () => {
  const answer = { pin: '123456', players: [{ name: 7 as unknown as string }] };
  await expect(LargeResponse.of(answer, 'players', { schema, entry })).rejects.toThrow();
});
