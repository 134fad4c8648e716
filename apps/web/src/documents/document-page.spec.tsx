import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type ServerAnswer, serve } from '../api/server.fixture.ts';
import { Navigation } from '../navigation/index.ts';
import { open } from '../page/screen.fixture.tsx';
import { DocumentPage } from './document-page.tsx';

beforeAll(() => {
  window.scrollTo = () => undefined;
});
afterEach(cleanup);

async function page(markdown: string, change: { name?: string; is_own?: boolean; answer?: ServerAnswer } = {}) {
  const { name, is_own = false, answer = { body: { name: 'tos', markdown, is_own } } } = change;
  const calls = serve(() => answer);
  const Shown = (): ReactNode => (
    <Navigation pages={[]}>
      <DocumentPage {...(name === undefined ? {} : { name })} />
    </Navigation>
  );
  await open(Shown);
  return calls;
}

test('without a name the terms are shown, with the way to the others', async () => {
  const calls = await page('# Terms');
  expect(calls[0]!.path).toBe('/api/document/tos');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Terms');
  const related = within(screen.getByRole('navigation', { name: 'Related Articles' })).getAllByRole('link');
  expect(related.map((link) => link.getAttribute('href'))).toEqual([
    '/docs/tos',
    '/docs/privacy',
    '/docs/content_policy',
    '/docs/references',
    '/docs/translations',
  ]);
  expect(related.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null, null, null]);
});

test('what Markdown says is drawn: headings, lists, emphasis, links here and elsewhere', async () => {
  await page(
    '# A\n\n## B\n\n1. one *two* **three** `four`\n\n[here](/settings) [there][x]\n\n[x]: https://example.org/',
  );
  expect(await screen.findByRole('heading', { level: 2, name: 'B' })).toBeTruthy();
  expect(within(screen.getByRole('article')).getByRole('listitem').innerHTML).toMatch(
    /one <em>two<\/em> <strong>three<\/strong> <code/,
  );
  expect(screen.getByRole('link', { name: 'here' }).getAttribute('href')).toBe('/settings');
  expect(screen.getByRole('link', { name: 'there' }).getAttribute('href')).toBe('https://example.org/');
});

test('S38: a document runs no script, loads no picture, and leads nowhere but to pages', async () => {
  const evil = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '![a cat](https://evil.example/track.png)',
    '[one](javascript:alert(1)) [two](data:text/html,x) [three](//evil.example) [four](JaVaScRiPt:alert(1))',
  ].join('\n\n');
  await page(evil, { is_own: true });
  const article = screen.getByRole('article');
  await within(article).findByText('<script>alert(1)</script>', { exact: false });
  expect(article.querySelectorAll('script, img, a, iframe')).toHaveLength(0);
  expect(article.textContent).toContain('a cat');
  expect(article.textContent).toContain('one two three four');
});

test('the documents that come with the product are in English; an operator writes in any language', async () => {
  await page('# Terms');
  expect((await screen.findByRole('article')).lang).toBe('en');
  cleanup();
  await page('# شروط', { is_own: true });
  const article = await screen.findByRole('article');
  expect([article.lang, article.dir]).toEqual(['', 'auto']);
});

test.each<[string, ServerAnswer, string]>([
  ['the server fails', { status: 503, body: {} }, 'Server error, please try again later.'],
  ['nothing comes back', 'no connection', 'No connection'],
])('when %s it says so', async (_, answer, words) => {
  await page('', { answer });
  expect((await screen.findByRole('heading')).textContent).toBe(words);
});

test('a document that there is not does not exist', async () => {
  const calls = await page('', { name: 'secrets' });
  expect(screen.getByRole('heading').textContent).toBe('Page does not exist');
  expect(calls).toEqual([]);
});
