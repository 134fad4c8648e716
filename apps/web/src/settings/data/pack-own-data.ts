import { ApiError } from '@lexiroom/contracts/http';
import { api } from '../../api/client.ts';
import { type ArchivedFile, zipOf } from './zip.ts';

const notFound = 404;

/**
 * Everything the server has about the user, as the contents of a zip archive: all rows in `data.json`, and the files that
 * they have added. @throws {ApiError} when some of it could not be fetched; a file that is not there any more is left out.
 */
export async function packOwnData(): Promise<{ exported_at: number; contents: BlobPart[] }> {
  const data = await api.exportData();
  const files: ArchivedFile[] = [{ name: 'data.json', bytes: new TextEncoder().encode(JSON.stringify(data, null, 2)) }];
  // One after the other: there may be thousands, and others want something of the server, too.
  for (const address of data.files) {
    const bytes = await fetchFile(address);
    if (bytes) files.push({ name: address.replace(/^\/media\//, ''), bytes });
  }
  return { exported_at: data.exported_at, contents: zipOf(files) };
}

async function fetchFile(address: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const response = await fetch(address).catch(() => undefined);
  if (response?.status === notFound) return undefined;
  if (!response?.ok) throw new ApiError(response?.status ?? 0, undefined);
  return new Uint8Array(await response.arrayBuffer());
}
