/**
 * As much of a name as every file system takes as part of a file's name: without controls, what turns the direction of a text,
 * and signs that mean something in paths; up to so many bytes of UTF-8, cut between letters. May be empty.
 */
export function inFileName(name: string, mostBytes: number): string {
  const plain = name
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd\\/:*?"<>|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[ .]+|[ .]+$/g, '');
  const letters: string[] = [];
  let bytes = 0;
  for (const { segment } of new Intl.Segmenter().segment(plain)) {
    bytes += Buffer.byteLength(segment);
    if (bytes > mostBytes) break;
    letters.push(segment);
  }
  return letters.join('').replaceAll(/[ .]+$/g, '');
}
