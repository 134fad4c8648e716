/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { type RequestParts, routeOf } from './request-route.ts';

const here = 'http://127.0.0.1:3000';
const shellFiles = new Set(['/favicon.svg', '/assets/index-a1.js']);
const route = (path: string, asked: Partial<RequestParts> = {}) =>
  routeOf(
    { method: 'GET', mode: 'no-cors', headers: new Headers(), url: new URL(path, here).href, ...asked },
    here,
    shellFiles,
  );

test.each(['/', '/deck/olga/12/study', '/deck/olga/search?id=1&id=2', '/user/olga', '/nowhere'])(
  'a visit of %s is a page of ours',
  (path) => expect(route(path, { mode: 'navigate' })).toBe('page'),
);

test.each(['/live', '/live/123456', '/api/docs', '/media/a.webp', '/favicon.svg', '/sitemap.xml'])(
  'a visit of %s is none of our business',
  (path) => expect(route(path, { mode: 'navigate' })).toBe('network'),
);

test.each([
  ['/assets/index-a1.js', 'shell'],
  ['/favicon.svg', 'shell'],
  ['/assets/live-b2.js', 'network'],
  ['/assets/noto-c3.woff2', 'fonts'],
  ['/media/0123abcd.webp', 'pictures'],
  ['/media/thumbnails/0123abcd.webp', 'pictures'],
  ['/media/sounds/0123abcd.mp3', 'sounds'],
  ['/page-flip-2.mp3', 'sounds'],
  ['/api/word-deck/olga/search?id=12', 'network'],
  ['/socket.io/?transport=polling', 'network'],
  ['https://elsewhere.example/media/0123abcd.webp', 'network'],
] as const)('%s comes by way of %s', (path, expected) => expect(route(path)).toBe(expected));

test('what changes something goes to the server', () => {
  expect(route('/media/0123abcd.webp', { method: 'POST' })).toBe('network');
});

test('a part of a sound is not taken for the sound', () => {
  expect(route('/media/sounds/0123abcd.mp3', { headers: new Headers({ range: 'bytes=0-' }) })).toBe('network');
});
