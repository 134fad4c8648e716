import { type OpenFile, UnreadableFile } from '../../file-reader.ts';
import { beginsAsZip, openZip } from '../../zip/index.ts';
import { openOds } from '../sheets/open-ods.ts';
import { openXlsx } from '../sheets/open-xlsx.ts';
import { openText } from '../text/open-text.ts';

/** Opens a file of words as what it is by its content, whatever it is called. @throws {UnreadableFile} */
export const openTable: OpenFile = async (place, reading, limits) => {
  if (!(await beginsAsZip(place))) return openText(place, reading, limits);
  const zip = await openZip(place, limits);
  try {
    if (zip.has('mimetype') && zip.has('content.xml')) return await openOds(place, reading, limits);
    if (zip.names.some((name) => name.startsWith('xl/'))) return await openXlsx(place, reading, limits);
    throw new UnreadableFile('NOT_READABLE');
  } finally {
    await zip.close();
  }
};
