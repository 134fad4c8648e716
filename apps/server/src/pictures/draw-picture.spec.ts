import { beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { drawPicture, redrawThumbnail } from './draw-picture.ts';
import { grainy, plain } from './picture.fixture.ts';

const pixel = async (picture: Buffer, left: number, top: number) => [
  ...(await sharp(picture).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];
const isNear = (one: number[], other: number[]) => one.every((value, place) => Math.abs(value - other[place]!) < 12);

describe('S45 what is stored is drawn anew', () => {
  let secret: Buffer;
  beforeAll(async () => {
    const exif = {
      IFD0: { Copyright: 'a secret', ImageDescription: 'at home' },
      IFD3: { GPSLatitude: '51/1 30/1 0/1' },
    };
    const camera = grainy(400, 300).withExif(exif).withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">a secret</x:xmpmeta>');
    secret = Buffer.concat([await camera.jpeg().toBuffer(), Buffer.from('<script>a tail</script>PK\x03\x04')]);
    expect((await sharp(secret).metadata()).exif?.includes('a secret')).toBe(true);
  });

  test('without metadata, and without what hung behind', async () => {
    const { picture, thumbnail } = await drawPicture(secret, { thumbnail: secret });
    for (const file of [picture, thumbnail]) {
      const { format, exif, xmp, icc, iptc, orientation } = await sharp(file).metadata();
      expect({ format, exif, xmp, icc, iptc, orientation }).toEqual({ format: 'webp' });
      expect(/secret|tail|script|at home/.test(file.toString('latin1'))).toBe(false);
      // The length a WebP tells of itself is all there is.
      expect(file.readUInt32LE(4) + 8).toBe(file.length);
    }
  });

  test('upright, as it was held', async () => {
    const halves = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#00f' } })
      .composite([{ input: await plain(100, 100, '#f00').png().toBuffer(), left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 100 })
      .toBuffer();
    const { picture } = await drawPicture(halves);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 100, height: 200 });
    expect(isNear(await pixel(picture, 50, 20), [254, 0, 0])).toBe(true);
    expect(isNear(await pixel(picture, 50, 180), [0, 0, 254])).toBe(true);
  });

  test('in the colours of screens, wherever it comes from', async () => {
    const pixels = Buffer.alloc(3 * 32 * 32, Buffer.from([200, 60, 60]));
    const raw = { width: 32, height: 32, channels: 3 } as const;
    const wide = await sharp(pixels, { raw }).keepIccProfile().withIccProfile('p3').png().toBuffer();
    const kept = await sharp(wide).keepIccProfile().raw().toBuffer();
    // The same colour has other numbers in a wider space.
    expect(isNear([...kept.subarray(0, 3)], [200, 60, 60])).toBe(false);
    expect(isNear(await pixel((await drawPicture(wide)).picture, 10, 10), [200, 60, 60])).toBe(true);
    const ofPrinters = await sharp(pixels, { raw }).toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer();
    const { space, channels } = await sharp((await drawPicture(ofPrinters)).picture).metadata();
    expect({ space, channels }).toEqual({ space: 'srgb', channels: 3 });
  });

  test('the same bytes give the same files, so that one picture has one name', async () => {
    const [one, other] = [await drawPicture(secret), await drawPicture(secret)];
    expect(one.hash).toBe(other.hash);
    expect(one.hash).toMatch(/^[0-9a-f]{64}$/);
    const photograph = await grainy(50, 50).jpeg().toBuffer();
    expect((await drawPicture(secret, { thumbnail: photograph })).hash).not.toBe(one.hash);
    expect((await redrawThumbnail(one.picture, photograph)).hash).toBe(
      (await drawPicture(secret, { thumbnail: photograph })).hash,
    );
  });
});

describe('how large things are', () => {
  test.each([
    [2000, 1000, 1024, 512],
    [1000, 2000, 500, 1000],
    [300, 200, 300, 200],
  ])('a picture of %i by %i is stored as %i by %i', async (width, height, storedWidth, storedHeight) => {
    const { picture } = await drawPicture(await plain(width, height).png().toBuffer());
    expect(await sharp(picture).metadata()).toMatchObject({ width: storedWidth, height: storedHeight });
  });

  test('a thumbnail is 200 by 180, made or given', async () => {
    const source = await plain(640, 200).png().toBuffer();
    const wide = await drawPicture(source);
    const given = await drawPicture(source, { thumbnail: await plain(30, 90, '#0a0').png().toBuffer() });
    for (const { thumbnail } of [wide, given])
      expect(await sharp(thumbnail).metadata()).toMatchObject({ width: 200, height: 180 });
    expect(isNear(await pixel(given.thumbnail, 100, 90), [0, 170, 0])).toBe(true);
  });

  test('a photograph fills its thumbnail, a drawing is shown whole on its transparent ground', async () => {
    const photograph = await drawPicture(await plain(400, 100, '#c00').jpeg().toBuffer());
    expect(isNear(await pixel(photograph.thumbnail, 2, 2), [204, 0, 0])).toBe(true);
    const drawn = plain(400, 60, '#c00').extend({ top: 20, bottom: 20, background: { r: 0, g: 0, b: 0, alpha: 0 } });
    const { thumbnail } = await drawPicture(await drawn.png().toBuffer());
    const { channels } = await sharp(thumbnail).stats();
    expect(channels[3]!.min).toBe(0);
    expect(channels[3]!.max).toBe(255);
  });
});

describe('S44 S46 what cannot be decoded is no picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('a %s that was cut off', async (format) => {
    const whole = await grainy(200, 150).toFormat(format).toBuffer();
    await expect(drawPicture(whole.subarray(0, Math.floor(whole.length * 0.7)))).rejects.toThrow();
    await expect(drawPicture(whole, { thumbnail: whole.subarray(0, 300) })).rejects.toThrow();
  });

  test('more pixels than allowed', async () => {
    const large = await plain(2001, 2001).png().toBuffer();
    await expect(drawPicture(large)).rejects.toThrow('pixel limit');
    await expect(drawPicture(large, { mostPixels: 5_000_000 })).resolves.toBeDefined();
  });
});
