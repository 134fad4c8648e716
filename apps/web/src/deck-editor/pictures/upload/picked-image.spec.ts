import { expect, test } from '@jest/globals';
import { checkPicture } from './use-picked-image.ts';

const file = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name);
const size = (width: number, height: number) => async () => Promise.resolve({ width, height });
const broken = async () => Promise.reject(new Error('no picture'));

test.each(['a.jpg', 'a.jpeg', 'a.jfif', 'a.png', 'a.webp', 'A.PNG'])('%s is a picture by its name', async (name) => {
  expect(await checkPicture(file(name), size(10, 20))).toMatchObject({ width: 10, height: 20 });
});

test.each(['a.gif', 'a.svg', 'a.heic', 'a.png.exe', 'png'])('%s is no file type we take', async (name) => {
  expect(await checkPicture(file(name), size(10, 20))).toEqual({ code: 'IMAGE_TYPE' });
});

test('what cannot be drawn is no valid image file', async () => {
  expect(await checkPicture(file('a.png'), broken)).toEqual({ code: 'IMAGE_INVALID' });
});

test.each([
  [2000, 2000, 500_000, undefined],
  [2000, 2000, 500_001, { code: 'IMAGE_TOO_BIG' }],
  [2001, 100, 10, { code: 'IMAGE_DIMENSIONS', params: { width: 2001, height: 100 } }],
  [100, 2001, 600_000, { code: 'IMAGE_DIMENSIONS', params: { width: 100, height: 2001 } }],
])('%ix%i in %i bytes: %j', async (width, height, bytes, problem) => {
  const seen = await checkPicture(file('a.jpg', bytes), size(width, height));
  expect(seen).toMatchObject({ width, height });
  expect('problem' in seen ? seen.problem : undefined).toEqual(problem);
});
