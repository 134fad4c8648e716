import { expect, test } from '@jest/globals';
import { licenceAddress, siteOf } from './licences.ts';

test.each([
  ['CC BY-SA 4.0', 'https://creativecommons.org/licenses/by-sa/4.0/'],
  ['CC-BY-SA-4.0', 'https://creativecommons.org/licenses/by-sa/4.0/'],
  ['cc by 3.0', 'https://creativecommons.org/licenses/by/3.0/'],
  ['Apache License 2.0', undefined],
  ['Apache-2.0', 'https://www.apache.org/licenses/LICENSE-2.0'],
  ['CC0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
  ['mine', undefined],
])('the licence %s is found at %s', (licence, address) => expect(licenceAddress(licence)).toBe(address));

test.each([
  ['https://commons.wikimedia.org/wiki/File:Cat.jpg', 'Wikimedia Commons'],
  ['https://www.example.org/cat', 'example.org'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['a book', undefined],
])('the source %s is called %s', (link, name) => expect(siteOf(link)).toBe(name));
