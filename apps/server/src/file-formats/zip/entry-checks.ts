import type { Entry } from 'yauzl';
import { UnreadableFile } from '../file-reader.ts';

/** Of the name of one file within an archive, in UTF-16 units: no program writes longer ones. */
const longestName = 512;
/** The smallest header that stands before the bytes of a file in an archive. */
const localHeaderBytes = 30;

// The upper half of the attributes of an entry that was made on Unix is the mode of its file.
const madeOnUnix = 3;
const fileTypeMask = 0o170000;
const ordinaryFile = 0o100000;
const folder = 0o040000;

/**
 * What an archive says of one of its files before it is unpacked.
 * @throws {UnreadableFile} 'UNSAFE' for a name that leads out of the archive (absolute, with `..`, a drive or backslashes), or
 * for a link or a device; 'PASSWORD' for an encrypted file
 */
export function checkEntry(entry: Entry, name: string): void {
  if (!isPlainName(name)) throw new UnreadableFile('UNSAFE');
  if (entry.versionMadeBy >> 8 === madeOnUnix) {
    const type = (entry.externalFileAttributes >>> 16) & fileTypeMask;
    if (type !== 0 && type !== ordinaryFile && type !== folder) throw new UnreadableFile('UNSAFE');
  }
  if (entry.isEncrypted()) throw new UnreadableFile('PASSWORD');
}

function isPlainName(name: string): boolean {
  if (name === '' || name.length > longestName || name.startsWith('/') || /^[a-z]:/i.test(name)) return false;
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return !/[\\\u0000-\u001f]/.test(name) && !name.split('/').includes('..');
}

/**
 * Each byte of an archive belongs to one file. Where files share bytes, a small archive unpacks to any size.
 * @throws {UnreadableFile} 'UNSAFE' when two files overlap
 */
export function checkOverlaps(entries: Iterable<Entry>): void {
  const spans = [...entries].map((entry) => ({
    start: entry.relativeOffsetOfLocalHeader,
    end: entry.relativeOffsetOfLocalHeader + localHeaderBytes + entry.fileNameLength + entry.compressedSize,
  }));
  spans.sort((one, other) => one.start - other.start);
  let end = 0;
  for (const span of spans) {
    if (span.start < end) throw new UnreadableFile('UNSAFE');
    ({ end } = span);
  }
}
