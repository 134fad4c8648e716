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
