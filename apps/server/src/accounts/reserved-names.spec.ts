import { expect, test } from '@jest/globals';
import { isReservedName } from './reserved-names.ts';

test.each(['admin', 'Admin', 'adm1n', '4dmin', 'ad-min_', 'm0derat0r', 'he1p', 'r00t', 'settings', 'word-deck'])(
  'nobody is called %s',
  (name) => expect(isReservedName(name)).toBe(true),
);

test.each(['ada', 'admiral', 'ben10', 'class_7b', 'lexi', '1001nights', 'hosts-3'])(
  'somebody may be called %s',
  (name) => expect(isReservedName(name)).toBe(false),
);
