import { ApiError } from '@lexiroom/contracts/http';
import { makeZip } from 'client-zip';
import { api } from '../../api/client.ts';

/** A file of the archive. */
interface ArchivedFile {
  /** With folders, as `sounds/cat.mp3`. */
  name: string;
  input: string | ArrayBuffer;
}

const notFound = 404;

/**
 * Everything the server has about the user, as a zip archive: all rows in `data.json`, and the files that they have added.
 * @throws {ApiError} when some of it could not be fetched; a file that is not there any more is left out.
 */
export async function packOwnData(): Promise<{ exported_at: number; archive: Blob }> {
  const data = await api.exportData();
  const files: ArchivedFile[] = [{ name: 'data.json', input: JSON.stringify(data, null, 2) }];
  // One after the other: there may be thousands, and others want something of the server, too.
  for (const address of data.files) {
    const input = await fetchFile(address);
    if (input) files.push({ name: address.replace(/^\/media\//, ''), input });
  }
  return { exported_at: data.exported_at, archive: await new Response(makeZip(files)).blob() };
}

async function fetchFile(address: string): Promise<ArrayBuffer | undefined> {
  const response = await fetch(address).catch(() => undefined);
  if (response?.status === notFound) return undefined;
  if (!response?.ok) throw new ApiError(response?.status ?? 0, undefined);
  return response.arrayBuffer();
}
