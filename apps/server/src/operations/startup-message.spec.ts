import { expect, test } from '@jest/globals';
import { startupMessage } from './startup-message.ts';

test('a server for this computer only tells no address for phones', () => {
  expect(startupMessage({ host: '127.0.0.1', port: 3000 }, undefined)).toContain(
    'not reachable, since HOST is 127.0.0.1',
  );
});

test('while there is no admin, the link that makes one is shown', () => {
  const shown = startupMessage({ host: '0.0.0.0', port: 3000, publicUrl: 'https://words.example.org' }, 'abc');
  expect(shown).toContain('https://words.example.org/signup?setup=abc');
  expect(startupMessage({ host: '0.0.0.0', port: 3000 }, undefined)).not.toContain('signup');
});
