import { describe, expect, test } from '@jest/globals';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword, isPassword } from './password.ts';

describe('a stored password', () => {
  test('is argon2id with a salt of its own, and fits its password only', async () => {
    const [one, other] = await Promise.all([hashPassword('four words are long'), hashPassword('four words are long')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/);
    expect(other).not.toBe(one);
    expect(await isPassword('four words are long', one)).toBe(true);
    expect(await isPassword('four words are lonG', one)).toBe(false);
  });

  test('of nobody fits nothing', async () => {
    expect(await isPassword('', null)).toBe(false);
    expect(await isPassword('four words are long', undefined)).toBe(false);
  });

  test('the loop goes on while many are checked', async () => {
    const hash = await hashPassword('four words are long');
    let turns = 0;
    let areChecked = false;
    const countTurns = () => {
      turns += 1;
      if (!areChecked) setImmediate(countTurns);
    };
    setImmediate(countTurns);
    const checks = await Promise.all(Array.from({ length: 40 }, () => isPassword('four words are long', hash)));
    areChecked = true;
    expect(checks).not.toContain(false);
    expect(turns).toBeGreaterThan(10);
  });
});

describe('the first passwords somebody would try', () => {
  const own = { username: 'marie_curie', email: 'marie@radium.example' };

  test.each([
    'password123', 'Password2026', 'P@ssw0rd2026', 'qwertyuiop', '1q2w3e4r5t', 'aaaaaaaaaaaa', '1212121212',
    'iloveyou123', 'passwordpassword', 'Sunshine!!', 'correcthorsebatterystaple', 'marie_curie', 'marie@radium.example',
    'Marie_Curie1898',
  ])('%s is one of them', (password) => expect(isCommonPassword(password, own)).toBe(true)); // prettier-ignore

  test.each(['four words are long', 'tulip-orbit-canyon', 'mein Hund heißt Bello', '密码学的基本原理是什么'])(
    '%s is not',
    (password) => expect(isCommonPassword(password, own)).toBe(false),
  );
});

test('S18 é is the same letter, however a keyboard writes it', async () => {
  const hash = await hashPassword('caf\u00e9 au lait 42');
  expect(await isPassword('cafe\u0301 au lait 42', hash)).toBe(true);
  expect(await isPassword('cafe au lait 42', hash)).toBe(false);
});
