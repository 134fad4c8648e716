import { describe, expect, test } from '@jest/globals';
import { type Command, commands } from '@lexiroom/contracts/live';
import fc from 'fast-check';
import { type Answer, isPlainCommand, passCommand } from './command-gate.ts';

const leave = { v: 1, command_id: '5f0c1f4e-5a0b-4a59-9d0e-0d9f6f6d1a11', type: 'leave' };

/** Passes a command whose carrying out ends with an error; gives the answer's code, and whether it was a surprise. */
async function endedBy(error: Error): Promise<[string, boolean]> {
  let isSurprise = false;
  const ack = await passCommand(leave, {
    role: 'player',
    wait: () => 0,
    run: () => Promise.reject(error),
    surprised: () => (isSurprise = true),
  });
  return [ack.ok ? 'ok' : ack.code, isSurprise];
}

test.each([
  ['55P03', 'RETRY', false],
  ['57P01', 'RETRY', false],
  ['53100', 'DISK_LOW', false],
  ['23505', 'SURPRISE', true],
])('a command that the database ended with %s is answered %s', async (code, answer, isSurprise) => {
  const wrapped = new Error('The driver says no', { cause: Object.assign(new Error('no'), { code }) });
  expect(await endedBy(wrapped)).toEqual([answer, isSurprise]);
  expect(await endedBy(Object.assign(new Error('no'), { code }))).toEqual([answer, isSurprise]);
});

test('a mistake of the program that speaks of a connection is not taken for a database that is away', async () => {
  expect(await endedBy(new TypeError("Cannot read properties of undefined (reading 'connectionOf')"))).toEqual([
    'SURPRISE',
    true,
  ]);
});

const answer = { v: 1, command_id: leave.command_id, type: 'answer', question: 3, option: 0 };
const join = { v: 1, command_id: leave.command_id, type: 'join', name: 'Ana' };

test.each([{ command: answer }, { command: join }])(
  'the quick look at $command.type knows what pages send, and nothing that the schema would refuse or change',
  ({ command }) => {
    expect(isPlainCommand(command)).toBe(true);
    const oddly = fc.oneof(
      fc.anything(),
      fc.integer({ min: -2, max: 1200 }),
      fc.double(),
      fc.uuid(),
      fc.string({ maxLength: 300 }),
      fc.constantFrom('leave', 'join', 'answer'),
    );
    const field = fc.constantFrom(...Object.keys(command), 'more');
    const change = fc.tuple(field, fc.option(oddly, { nil: undefined }));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 2 }), (changes) => {
        const body = { ...command, ...Object.fromEntries(changes) };
        if (!isPlainCommand(body)) return;
        expect(commands[body.type].safeParse(body)).toEqual({ success: true, data: body });
      }),
      { numRuns: 2000 },
    );
    for (const odd of [null, 'answer', 7, [], { ...command, type: 'leave' }]) expect(isPlainCommand(odd)).toBe(false);
  },
);

/** The answer that a player sends as it gets through the gate, or why it does not. */
async function sent(fields: object): Promise<Command | string | undefined> {
  const run = async (command: Command): Promise<Answer> => {
    taken.push(command);
    return { ok: true, seq: 1 };
  };
  const taken: Command[] = [];
  const body = { v: 1, command_id: leave.command_id, type: 'answer', question: 3, ...fields };
  const ack = await passCommand(body, { role: 'player', wait: () => 0, run, surprised: () => {} });
  return ack.ok ? taken[0] : ack.code;
}

describe('what an answer says', () => {
  test('is one of the options, or what was typed, tidied', async () => {
    expect(await sent({ option: 2 })).toMatchObject({ option: 2 });
    expect(await sent({ text: '  el   nin\u0303o ' })).toMatchObject({ text: 'el niño' });
  });

  test.each([
    ['neither', {}],
    ['both', { option: 1, text: 'niño' }],
    ['a text without letters', { text: ' \u202E ' }],
    ['more than 200 letters', { text: 'é'.repeat(201) }],
    ['a sign that no database keeps', { text: 'ni\u0000o' }],
    ['half a letter', { text: 'ni\uD800o' }],
  ])('is refused when it is %s', async (_, fields) => {
    expect(await sent(fields)).toBe('INVALID');
  });
});
