import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Color, type Sharp } from 'sharp';

/** For specs: a plain picture of this colour. */
export const plain = (width: number, height: number, background: Color = '#c84') =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });

/** For specs: a picture whose bytes do not shrink to nothing, as of a camera. */
export function grainy(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  let state = 1;
  for (let place = 0; place < pixels.length; place += 1) {
    state = (state * 48_271) % 2_147_483_647;
    pixels[place] = state >> 8;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** For specs: a PNG of a few kilobytes that unfolds into this many black pixels. */
export function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit a pixel, shades of grey.
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND')]);
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
