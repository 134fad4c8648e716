import { ApiError } from '@lexiroom/contracts/http';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { api } from '../../api/client.ts';

const notFound = 404;
/** Where an archive of the plain form ends, in bytes. */
const longestArchive = 0xffff_ffff;

/**
 * Everything the server has about the user, as a zip archive: all rows in `data.json`, and the files that they have added.
 * @throws {ApiError} when some of it could not be fetched; a file that is not there any more is left out.
 * @throws {RangeError} beyond 4 GB.
 */
export async function packOwnData(): Promise<{ exported_at: number; archive: Uint8Array<ArrayBuffer> }> {
  const data = await api.exportData();
  const files: Zippable = { 'data.json': strToU8(JSON.stringify(data, null, 2)) };
  let length = 0;
  // One after the other: there may be thousands, and others want something of the server, too.
  for (const address of data.files) {
    const bytes = await fetchFile(address);
    if (bytes) files[address.replace(/^\/media\//, '')] = bytes;
    length += bytes?.length ?? 0;
    if (length > longestArchive) throw new RangeError('This is too much for one archive');
  }
  // Pictures and recordings are compressed already.
  return { exported_at: data.exported_at, archive: zipSync(files, { level: 0 }) };
}

async function fetchFile(address: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const response = await fetch(address).catch(() => undefined);
  if (response?.status === notFound) return undefined;
  if (!response?.ok) throw new ApiError(response?.status ?? 0, undefined);
  return new Uint8Array(await response.arrayBuffer());
}
