import { expect, test } from '@jest/globals';
import { z } from 'zod/mini';
import { compiledSchema } from './compiled-schema.ts';

const answer = z.object({
  is_correct: z.boolean(),
  day: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))),
  student_id: z.nullable(z.int()),
});
const few = z.array(answer).check(z.maxLength(2));
const schema = z.object({
  deck: z.strictObject({ name: z.string(), of: z.nullable(z.optional(z.enum(['a', 'b']))) }),
  answers: z.nullable(few),
  best: z.optional(answer).check(z.refine((best) => best?.is_correct !== false, 'the best is right')),
  either: z.union([z.object({ one: z.int() }), z.string()]),
});

const whole = {
  deck: { name: 'Animals', of: 'a' },
  answers: [{ is_correct: true, day: '2026-11-26', student_id: null }],
  best: { is_correct: true, student_id: 4 },
  either: { one: 1 },
};
const { best: _, ...withoutBest } = whole;

test.each<[what: string, value: unknown]>([
  ['a whole answer', whole],
  ['what the contract does not declare', { ...whole, secret: 'x', answers: [{ ...whole.answers[0], secret: 'x' }] }],
  ['what may be absent', withoutBest],
  ['what is there, but undefined', { ...whole, best: undefined }],
  ['null where it may be', { ...whole, answers: null, deck: { name: 'Animals', of: null } }],
  ['the other of two kinds', { ...whole, either: 'text' }],
  ['nothing', undefined],
  ['something else', [whole]],
  ['a missing field', { ...whole, deck: { name: 'Animals' } }],
  ['a field too many where none may be', { ...whole, deck: { ...whole.deck, secret: 'x' } }],
  ['a wrong field deep in a list', { ...whole, answers: [whole.answers[0], { is_correct: 'yes', student_id: 1.5 }] }],
  ['a text of another form', { ...whole, answers: [{ is_correct: true, day: 'today', student_id: 1 }] }],
  ['too many in a list', { ...whole, answers: Array.from({ length: 3 }, () => whole.answers[0]) }],
  ['a value that may be absent, and breaks a rule', { ...whole, best: { is_correct: false, student_id: null } }],
])('%s is taken, or refused for the same reasons, as without being compiled', (_what, value) => {
  const plain = z.safeParse(schema, value);
  const fast = z.safeParse(compiledSchema(schema), value);
  expect(fast.data).toEqual(plain.data);
  expect(Object.keys(fast.data ?? {})).toEqual(Object.keys(plain.data ?? {}));
  expect(fast.error?.issues).toEqual(plain.error?.issues);
});

test('a schema is compiled once', () => {
  expect(compiledSchema(schema)).toBe(compiledSchema(schema));
});
