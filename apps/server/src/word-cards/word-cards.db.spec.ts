import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type LanguageId, languageIds, languageOf } from '@lexiroom/domain/languages';
import { type RunningApp, runningApp } from '../create-app.fixture.ts';
import { cardAt, cardFolder, wordCardPath } from './word-card-address.ts';
import { drawCard } from './draw-card.ts';

const word = (
  target_text: string | null,
  source_text: string | null = null,
  source_language: LanguageId | null = 'english_uk',
) => ({
  target_text,
  source_text,
  target_language: 'german' as const,
  source_language,
});
const shown = (path: string | null) => path && cardAt(path.slice(cardFolder.length));

describe('what a word card shows', () => {
  test.each([
    ['what the word means', word('schön', 'beautiful'), { text: 'beautiful', language: 'english_uk' }],
    ['the word itself where that is not said', word('schön'), { text: 'schön', language: 'german' }],
    ['the word itself in a deck that explains in no language', word('schön', 'beautiful', null), { text: 'schön', language: 'german' }],
    ['nothing where there is no text', word(null), null],
  ])('%s', (_, texts, card) => expect(shown(wordCardPath(texts))).toEqual(card)); // prettier-ignore

  test.each([
    'german/',
    'klingon/SHVuZA.svg',
    'german/SHVuZA.webp',
    'german/SHVuZA==.svg',
    `german/${Buffer.from('a<b').toString('base64url')}.svg`,
    `german/${Buffer.from('x'.repeat(51)).toString('base64url')}.svg`,
    `german/${Buffer.from(' Hund').toString('base64url')}.svg`,
    `german/${Buffer.from([0xff, 0xfe]).toString('base64url')}.svg`,
    '../german/SHVuZA.svg',
  ])('not what stands at %j', (place) => expect(cardAt(place)).toBeUndefined());
});

/** The lines of a card, with how large its letters are. */
function linesOf(svg: string) {
  const size = Number(/font-size="(\d+)"/.exec(svg)![1]);
  const lines = [...svg.matchAll(/<tspan x="500" y="(\d+)">([^<]*)<\/tspan>/g)].map(([, y, text]) => ({ y: Number(y), text: text! }));
  return { size, lines };
} // prettier-ignore

describe('the drawing', () => {
  test('a short word is large, a long one stands in several lines, all within the card', () => {
    const short = linesOf(drawCard({ text: 'beautiful', language: 'english_uk' }));
    const long = linesOf(
      drawCard({ text: 'to look forward to something very pleasant indeed', language: 'english_uk' }),
    );
    expect(short.lines.map(({ text }) => text)).toEqual(['beautiful']);
    expect(long.lines.length).toBeGreaterThan(1);
    expect(long.lines.map(({ text }) => text).join(' ')).toBe('to look forward to something very pleasant indeed');
    expect(short.size).toBeGreaterThan(long.size);
    for (const { size, lines } of [short, long]) {
      for (const { y } of lines) {
        expect(y - size / 2).toBeGreaterThan(0);
        expect(y + size / 2).toBeLessThan(900);
      }
    }
  });

  test('fifty letters without a space fit into its width', () => {
    const { size, lines } = linesOf(drawCard({ text: 'W'.repeat(50), language: 'german' }));
    expect(lines).toHaveLength(1);
    expect(size * 0.5 * 50).toBeLessThan(1000);
  });

  test('a sentence without spaces is parted between words', () => {
    const { lines } = linesOf(drawCard({ text: '我非常喜欢在学校里和朋友们一起学习外语', language: 'chinese' }));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.map(({ text }) => text).join('')).toBe('我非常喜欢在学校里和朋友们一起学习外语');
  });

  test.each(languageIds)('%s is drawn in its own letters and direction', (language) => {
    const svg = drawCard({ text: 'Rock & “Roll”', language });
    expect(svg).toContain('>Rock &amp;<');
    const { tag, direction } = languageOf(language);
    expect(svg).toContain(`lang="${tag}" xml:lang="${tag}" direction="${direction}"`);
  });
});

describe('served', () => {
  let server: RunningApp;
  beforeAll(async () => {
    server = await runningApp();
  }, 30_000);
  afterAll(() => server.close());

  test('as a picture that can do nothing, and that browsers keep for ever', async () => {
    const path = wordCardPath(word('الكلب', 'كلب', 'arabic'))!;
    const answer = await fetch(server.url + path);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await answer.text()).toContain('direction="rtl"');
  });

  test('a text of fifty letters with all their marks has its card, too', async () => {
    const path = wordCardPath(word(null, 'ก็'.repeat(50), 'thai'))!;
    expect(await fetch(server.url + path)).toMatchObject({ status: 200 });
  });

  test.each(['german/nothing', 'german/PHNjcmlwdD4.svg', 'german/%00.svg', '..%2f..%2fpackage.json'])('%s is not there', async (place) => {
    expect(await fetch(server.url + cardFolder + place)).toMatchObject({ status: 404 });
  }); // prettier-ignore
});
