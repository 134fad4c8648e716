import { languageOf } from '@lexiroom/domain/languages';
import { graphemes } from '@lexiroom/domain/text';
import type { WordCard } from './word-card-address.ts';

/** The card has the ratio of thumbnails, 10 to 9. */
const width = 1000;
const height = 900;
/** The free space at each side, in units of the drawing. */
const margin = 70;
/** Height of a line, in letters. */
const lineHeight = 1.25;
/** Width of a Latin letter in bold, in its height: broad enough for any font that a browser may have. */
const letterWidth = 0.62;
/** Largest first. */
const sizes = [220, 190, 160, 135, 115, 98, 84, 72, 62, 53, 46, 40, 34, 29, 25];

/** Background and letters, each pair well over 7:1. */
const colours = [
  ['#fdf0d5', '#5b3a00'],
  ['#e3f1fb', '#0f3f66'],
  ['#e8f6e4', '#1c4a17'],
  ['#f6e7f7', '#58205f'],
  ['#fde6e4', '#6b1a15'],
  ['#e6f4f3', '#0d4745'],
] as const;

/** A word on a coloured card, as large as it fits, in the letters and direction of its language: an SVG. */
export function drawCard({ text, language }: WordCard): string {
  const { tag, direction } = languageOf(language);
  const { size, lines } = fitted(text, language);
  const [ground, ink] = colours[sum(text) % colours.length]!;
  const top = height / 2 - ((lines.length - 1) * size * lineHeight) / 2;
  const spans = lines.map((line, index) => {
    const y = Math.round(top + index * size * lineHeight);
    return `<tspan x="${width / 2}" y="${y}">${escaped(line)}</tspan>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" rx="60" fill="${ground}"/>`,
    `<text lang="${tag}" xml:lang="${tag}" direction="${direction}" fill="${ink}" font-size="${size}" font-weight="700"`,
    ` font-family="system-ui, 'Noto Sans', 'Segoe UI', Roboto, sans-serif" text-anchor="middle"`,
    ` dominant-baseline="central">${spans.join('')}</text></svg>`,
  ].join('');
}

/** The largest letters in which the text finds room, and its lines then. */
function fitted(text: string, language: WordCard['language']): { size: number; lines: string[] } {
  const pieces = piecesOf(text, language);
  for (const size of sizes) {
    const room = (width - 2 * margin) / (size * letterWidth);
    const lines = linesOf(pieces, room);
    const isTall = lines.length * size * lineHeight > height - 2 * margin;
    if (!isTall && lines.every((line) => widthOf(line) <= room)) return { size, lines };
  }
  return { size: sizes.at(-1)!, lines: linesOf(pieces, (width - 2 * margin) / (sizes.at(-1)! * letterWidth)) };
}

/** Where a line may end: after spaces; in languages that write none, between words. */
function piecesOf(text: string, language: WordCard['language']): string[] {
  const { tag, segmentation } = languageOf(language);
  if (segmentation === 'spaces') return text.split(/(?<= )/u);
  return Array.from(new Intl.Segmenter(tag, { granularity: 'word' }).segment(text), ({ segment }) => segment);
}

function linesOf(pieces: readonly string[], room: number): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last + piece) <= room) lines[lines.length - 1] = last + piece;
    else lines.push(piece);
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** In letters as wide as Latin ones; East Asian ones are about 1.7 times as wide. */
const widthOf = (text: string): number =>
  graphemes(text.trim()).reduce(
    (sum_, letter) => sum_ + (/[\u1100-\u11ff\u2e80-\ud7ff\uf900-\uffef\u{1f000}-\u{3ffff}]/u.test(letter) ? 1.7 : 1),
    0,
  );

/** A number that is always the same for a text, so that a word keeps its colour. */
const sum = (text: string): number => Array.from(text).reduce((so_far, letter) => so_far + letter.codePointAt(0)!, 0);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
