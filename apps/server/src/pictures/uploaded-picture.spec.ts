import { beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { refuse } from '../refusals/refusal.ts';
import { bomb, grainy, plain } from './picture.fixture.ts';
import { hasPictureEnding } from './picture-type.ts';
import { bytesOf, uploadRefusal } from './uploaded-picture.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
let jpeg: Buffer;
beforeAll(async () => {
  jpeg = await plain(120, 80).jpeg().toBuffer();
});
/** The JPEG, with nothings behind it. */
const padded = (length: number) => Buffer.concat([jpeg, Buffer.alloc(length - jpeg.length)]);

describe('what can be uploaded', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('a %s', async (format) => {
    expect(await uploadRefusal(await plain(120, 80).toFormat(format).toBuffer())).toBeUndefined();
  });

  test('a picture of 2000 by 2000 pixels, and none of 2001', async () => {
    expect(await uploadRefusal(await plain(2000, 2000).png().toBuffer())).toBeUndefined();
    expect(await uploadRefusal(await plain(2001, 3).png().toBuffer())).toEqual(
      refuse('IMAGE_DIMENSIONS', { width: 2001, height: 3 }),
    );
  });

  test('the size that is told is the one that is seen: a photograph on its side is stood up', async () => {
    const lying = await plain(2500, 10).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await uploadRefusal(lying)).toEqual(refuse('IMAGE_DIMENSIONS', { width: 10, height: 2500 }));
  });

  test('500,000 bytes, and not one more', async () => {
    expect(await uploadRefusal(padded(500_000))).toBeUndefined();
    expect(await uploadRefusal(padded(500_001))).toEqual(refuse('IMAGE_TOO_BIG'));
  });
});

describe('S44 what only pretends to be a picture is refused', () => {
  test.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a page that begins like a JPEG', Buffer.from('\xff\xd8\xff<script>alert(1)</script>', 'latin1')],
    ['nothing but a head', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['a text', Buffer.from('a cat')],
    ['no base64', bytesOf('data:image/png;base64,???')],
    ['an empty file', Buffer.alloc(0)],
  ])('%s', async (_, bytes) => {
    expect(await uploadRefusal(bytes)).toEqual(refuse('IMAGE_INVALID'));
  });

  test.each([
    ['GIF', () => plain(9, 9).gif().toBuffer()],
    ['TIFF', () => plain(9, 9).tiff().toBuffer()],
    ['AVIF', () => plain(64, 64).avif().toBuffer()],
    ['SVG', async () => Buffer.from(svg)],
    ['SVG after a comment', async () => Buffer.from(`\ufeff<!-- picture -->${svg}`)],
    ['PDF', async () => Buffer.from('%PDF-1.7\n1 0 obj')],
  ])('%s, whatever it is called', async (_, make) => {
    expect(await uploadRefusal(await make())).toEqual(refuse('IMAGE_TYPE'));
  });

  test('no decoder but those of JPEG, PNG and WebP is there to be tricked', async () => {
    await expect(sharp(await plain(9, 9).gif().toBuffer()).metadata()).rejects.toThrow('unsupported');
    await expect(sharp(Buffer.from(svg)).metadata()).rejects.toThrow('unsupported');
  });
});

test('S46 a picture that would unfold into a gigabyte is refused by its head', async () => {
  const bytes = bomb(32_000, 32_000);
  expect(bytes.length).toBeLessThan(500_000);
  const before = process.memoryUsage.rss();
  expect(await uploadRefusal(bytes)).toEqual(refuse('IMAGE_DIMENSIONS', { width: 32_000, height: 32_000 }));
  expect(process.memoryUsage.rss() - before).toBeLessThan(50_000_000);
});

test('what such a picture is made of, small, is a picture', async () => {
  expect(await uploadRefusal(bomb(20, 20))).toBeUndefined();
});

test('a picture comes as base64, as text of an address too', async () => {
  const base64 = jpeg.toString('base64');
  expect(bytesOf(base64)).toEqual(jpeg);
  expect(bytesOf(`data:image/jpeg;base64,${base64}`)).toEqual(jpeg);
  expect(bytesOf('')).toBeUndefined();
  const large = await grainy(300, 300).png().toBuffer();
  expect(bytesOf(large.toString('base64'))).toEqual(large);
});

test.each([
  ['cat.JPG', true],
  ['cat.jfif', true],
  ['cat', true],
  ['a cat. and a dog', true],
  ['../../etc/passwd.png', true],
  ['cat.gif', false],
  ['cat.png.svg', false],
])('S48 of a file called %j only the ending is looked at: %j', (name, isTaken) => {
  expect(hasPictureEnding(name)).toBe(isTaken);
});
