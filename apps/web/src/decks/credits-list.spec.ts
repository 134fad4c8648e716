import { expect, test } from '@jest/globals';
import { siteOf } from './credits-list.tsx';

test.each([
  ['https://commons.wikimedia.org/wiki/File:Cat.jpg', 'Wikimedia Commons'],
  ['https://www.example.org/cat', 'example.org'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['a book', undefined],
])('the source %s is called %s', (link, name) => expect(siteOf(link)).toBe(name));
