import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { bare } from './cldr.mjs';
import { ownDrawing } from './drawings.mjs';

const require = createRequire(import.meta.url);
const noto = require('@iconify-json/noto/icons.json');
const notoNames = require('@iconify-json/noto/chars.json');
const openmoji = new Map(require('openmoji/data/openmoji.json').map((drawing) => [bare(drawing.emoji), drawing]));
const openmojiFolder = new URL('node_modules/openmoji/color/svg/', import.meta.url);

const side = 512; // pixels; crisp at half the height of a projector
const thumbnail = { width: 200, height: 180 }; // specification 1
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

const codes = (character) => [...character].map((each) => each.codePointAt(0).toString(16)).join('-');

/** Google's drawing of a character: the friendlier one, shown first. */
function notoDrawing(character) {
  const name = notoNames[codes(bare(character))];
  const icon = noto.icons[name] ?? noto.icons[noto.aliases[name]?.parent];
  if (!icon) return null;
  const { width, height } = { width: noto.width, height: noto.height, ...icon };
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${icon.body}</svg>`,
    artist_name: 'Google',
    image_license: 'Apache-2.0',
    references: ['https://github.com/googlefonts/noto-emoji'],
  };
}

/** OpenMoji's drawing of a character, with the artist who made it. */
function openmojiDrawing(character) {
  const drawing = openmoji.get(bare(character));
  if (!drawing) return null;
  return {
    svg: readFileSync(new URL(`${drawing.hexcode}.svg`, openmojiFolder), 'utf8'),
    artist_name: drawing.openmoji_author,
    image_license: 'CC BY-SA 4.0',
    references: [`https://openmoji.org/library/emoji-${drawing.hexcode}/`],
  };
}

/** A Mulberry Symbol: `m:fork` is mulberry/fork.svg, and `v:push` mulberry/push_to.svg. */
function mulberryDrawing(source) {
  const [, kind, name] = /^([mv]):(.+)$/.exec(source) ?? [];
  if (!kind) return null;
  const file = kind === 'v' ? `${name}_to` : name;
  return {
    svg: readFileSync(new URL(`mulberry/${file}.svg`, import.meta.url), 'utf8'),
    artist_name: 'Mulberry Symbols',
    image_license: 'CC BY-SA 4.0',
    references: ['https://mulberrysymbols.org/'],
    isTrimmed: true,
  };
}

/**
 * The drawings of a word by its sources: a character is drawn by Noto and by OpenMoji, what else there is by one hand.
 * @throws {Error} for a source that nobody has drawn.
 */
export function drawingsOf(sources) {
  return sources.flatMap((source) => {
    const drawings = [ownDrawing(source) ?? mulberryDrawing(source) ?? notoDrawing(source), openmojiDrawing(source)];
    const drawn = drawings.filter((drawing) => drawing !== null);
    if (drawn.length === 0) throw new Error(`Nobody has drawn ${source}`);
    return drawn;
  });
}

/** Draws into a folder with `pictures/` and `thumbnails/`; what was drawn before and is there is not drawn again. */
export class PictureFolder {
  #folder;
  #drawn = new Set();
  #memory = new URL('node_modules/.cache/pictures.json', import.meta.url); // source of a drawing → hash of its picture
  #known = existsSync(this.#memory) ? JSON.parse(readFileSync(this.#memory, 'utf8')) : {};

  constructor(folder) {
    this.#folder = folder;
    for (const kind of ['pictures', 'thumbnails']) mkdirSync(new URL(kind, folder), { recursive: true });
  }

  #path(kind, hash) {
    return new URL(`${kind}/${hash}.webp`, this.#folder);
  }

  /** Writes picture and thumbnail, and gives their name: a hash, so that it never tells the answer of a quiz. */
  async draw(svg, isTrimmed = false) {
    const source = createHash('sha256').update(svg).digest('hex');
    const hash = this.#known[source];
    const isThere = hash && ['pictures', 'thumbnails'].every((kind) => existsSync(this.#path(kind, hash)));
    const name = isThere ? hash : await this.#render(svg, isTrimmed);
    this.#known[source] = name;
    this.#drawn.add(`${name}.webp`);
    return name;
  }

  /** `isTrimmed`: what is empty around a drawing is cut off first, but for a little. */
  async #render(svg, isTrimmed) {
    const { width } = await sharp(Buffer.from(svg)).metadata();
    const whole = sharp(Buffer.from(svg), { density: Math.min(2400, (72 * side * (isTrimmed ? 2 : 1)) / width) });
    const margin = { top: 24, bottom: 24, left: 24, right: 24, background: transparent };
    const drawing = isTrimmed ? sharp(await whole.trim().extend(margin).png().toBuffer()) : whole;
    const box = { fit: 'contain', background: transparent };
    const [picture, small] = await Promise.all([
      drawing.clone().resize(side, side, box).webp({ nearLossless: true, quality: 40, effort: 6 }).toBuffer(),
      drawing.clone().resize(thumbnail.width, thumbnail.height, box).webp({ quality: 86, alphaQuality: 90, effort: 6 }).toBuffer(), // prettier-ignore
    ]);
    const hash = createHash('sha256').update(picture).digest('hex').slice(0, 20);
    writeFileSync(this.#path('pictures', hash), picture);
    writeFileSync(this.#path('thumbnails', hash), small);
    return hash;
  }

  /** Removes what no concept shows any more. */
  finish() {
    for (const kind of ['pictures', 'thumbnails']) {
      const folder = new URL(`${kind}/`, this.#folder);
      for (const file of readdirSync(folder)) if (!this.#drawn.has(file)) rmSync(new URL(file, folder));
    }
    mkdirSync(new URL('.', this.#memory), { recursive: true });
    writeFileSync(this.#memory, JSON.stringify(this.#known));
  }
}
