import type { MediaName } from '@lexiroom/domain/interchange';
import { UnreadableFile } from '../../file-reader.ts';
import type { OpenZip } from '../../zip/index.ts';
import type { Generation } from './generations.ts';
import { protobufFields } from './protobuf.ts';
import { unpackedBytes } from './unpack.ts';

/** The list of media itself, in bytes: 100,000 names fit in. */
const longestList = 30_000_000;

/**
 * Which file of the archive each picture and sound of a package is. Names that hold a path are left out.
 * @throws {UnreadableFile} 'NOT_READABLE' when the list is broken, 'TOO_LARGE' when it names more than `most`
 */
export async function mediaList(zip: OpenZip, generation: Generation, most: number): Promise<Map<MediaName, string>> {
  if (!zip.has('media')) return new Map();
  const bytes = await unpackedBytes(zip, 'media', generation.isPackedTwice, longestList);
  const list = new Map<MediaName, string>();
  try {
    for (const [place, name] of generation.isPackedTwice ? listedInMessages(bytes) : listedInJson(bytes)) {
      if (isPlainName(name)) list.set(name.normalize('NFC'), place);
      if (list.size > most) throw new UnreadableFile('TOO_LARGE');
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('NOT_READABLE');
  }
  return list;
}

function isPlainName(name: string): boolean {
  return name !== '' && name !== '.' && name !== '..' && !/[/\\]/.test(name);
}

function* listedInJson(bytes: Buffer): Generator<[place: string, name: string]> {
  const list: unknown = JSON.parse(bytes.toString('utf8'));
  if (typeof list !== 'object' || list === null) throw new UnreadableFile('NOT_READABLE');
  for (const [place, name] of Object.entries(list)) if (typeof name === 'string') yield [place, name];
}

/** Media are called by their number in the list, unless the entry has a number of its own (field 255). */
function* listedInMessages(bytes: Buffer): Generator<[place: string, name: string]> {
  let nr = 0;
  for (const entry of protobufFields(bytes)) {
    if (entry.number !== 1 || typeof entry.value === 'number') continue;
    let name = '';
    let place = nr++;
    for (const { number, value } of protobufFields(entry.value)) {
      if (number === 1 && typeof value !== 'number') name = Buffer.from(value).toString('utf8');
      if (number === 255 && typeof value === 'number') place = value;
    }
    yield [String(place), name];
  }
}
