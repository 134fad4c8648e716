import { expect, test } from '@jest/globals';
import { faultsOf } from './sign-up-form.ts';

const fine = {
  username: 'Ms_Okafor',
  email: 'okafor@school.example',
  password: 'violet sun 42',
  role: 'teacher',
} as const;

test('a form that is filled in well has no faults; capitals of a username are taken as small ones', () => {
  expect(faultsOf(fine)).toEqual({});
});

test('an empty form says of every field that it is missing', () => {
  expect(faultsOf({ ...fine, username: ' ', email: '', password: '' })).toEqual({
    username: 'missing',
    email: 'missing',
    password: 'missing',
  });
});

test.each([
  [{ username: 'ab' }, { username: 'shape' }],
  [{ username: 'ms okafor' }, { username: 'shape' }],
  [{ email: 'okafor@' }, { email: 'shape' }],
  [{ password: '123456789' }, { password: 'short' }],
  [{ password: 'a'.repeat(257) }, { password: 'long' }],
] as const)('%j is refused', (typed, faults) => expect(faultsOf({ ...fine, ...typed })).toEqual(faults));

test('a password of ten characters is long enough', () => {
  expect(faultsOf({ ...fine, password: '1234567890' })).toEqual({});
});
