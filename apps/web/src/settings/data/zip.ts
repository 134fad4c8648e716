/** A file of an archive. */
export interface ArchivedFile {
  /** With folders, as `sounds/cat.mp3`. */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Numbers of a record of the archive, each with its bytes, the lowest first. */
type Fields = readonly (readonly [bytes: 2 | 4, value: number])[];

const version = 20;
/** Names are in UTF-8. */
const flags = 0x0800;
/** Not compressed. */
const method = 0;
/** The first day that the format knows; when a file was made, nobody asks. */
const [time, date] = [0, 0x21];
const longest = 0xffff_ffff;

/**
 * Packs files into a zip archive as they are, since pictures and recordings are compressed already. Gives its contents in
 * parts, those of the files among them. @throws {RangeError} beyond 4 GB, where the format ends.
 */
export function zipOf(files: readonly ArchivedFile[]): Uint8Array<ArrayBuffer>[] {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const path = new TextEncoder().encode(name);
    const about: Fields = [
      ...([[2, flags], [2, method], [2, time], [2, date], [4, crc32(bytes)]] as const),
      ...([[4, bytes.length], [4, bytes.length], [2, path.length], [2, 0]] as const),
    ]; // prettier-ignore
    const header = record([[4, 0x0403_4b50], [2, version], ...about]);
    parts.push(header, path, bytes);
    directory.push(
      record([[4, 0x0201_4b50], [2, version], [2, version], ...about, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]]),
      path,
    );
    offset += header.length + path.length + bytes.length;
    if (offset > longest) throw new RangeError('This is too much for one archive');
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = files.length;
  const end = record([
    [4, 0x0605_4b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, offset],
    [2, 0],
  ]);
  return [...parts, ...directory, end];
}

function record(fields: Fields): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(fields.reduce((sum, [length]) => sum + length, 0));
  const view = new DataView(bytes.buffer);
  let place = 0;
  for (const [length, value] of fields) {
    if (length === 2) view.setUint16(place, value, true);
    else view.setUint32(place, value, true);
    place += length;
  }
  return bytes;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb8_8320 : crc >>> 1;
  return crc;
});

/** The check sum of the format. */
function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) crc = (crc >>> 8) ^ crcTable[(crc ^ byte) & 0xff]!;
  return ~crc >>> 0;
}
