const accepted = /\.(jpe?g|jfif|png|webp)$/i;

/** Whether a file name ends as pictures do that we take; one without an ending tells nothing. */
export function hasPictureEnding(fileName: string): boolean {
  return accepted.test(fileName) || !/\.\w{1,10}$/.test(fileName);
}

/**
 * What the bytes are by how they begin: a picture we read, something of a known kind that we do not take, or nothing we
 * know. The name of the file does not matter.
 */
export function typeOf(bytes: Buffer): 'picture' | 'unsupported' | 'unknown' {
  const head = bytes.subarray(0, 300).toString('latin1');
  const isPicture =
    head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG\r\n\x1a\n') || /^RIFF[^]{4}WEBP/.test(head);
  if (isPicture) return 'picture';
  const isKnown = others.some(([place, begin]) => head.startsWith(begin, place)) || isSvg.test(head);
  return isKnown ? 'unsupported' : 'unknown';
}

/** Where and how files of other kinds begin: GIF, BMP, TIFF, icons, AVIF, HEIC and videos, JPEG XL, PDF. */
const others: (readonly [number, string])[] = [
  [0, 'GIF8'],
  [0, 'BM'],
  [0, 'II*\0'],
  [0, 'MM\0*'],
  [0, '\0\0\x01\0'],
  [4, 'ftyp'],
  [0, '\xff\x0a'],
  [0, '\0\0\0\x0cJXL '],
  [0, '%PDF-'],
];
const isSvg = /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)/i;
