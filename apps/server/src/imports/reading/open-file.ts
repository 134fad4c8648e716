import type { TextReading } from '@lexiroom/contracts/imports';
import { type OpenedFile, type OpenFile, type ReadingLimits, UnreadableFile } from '../../file-formats/file-reader.ts';

interface HowToOpen {
  is_pasted: boolean;
  reading: TextReading;
  limits: ReadingLimits;
}

/**
 * Opens a file as what it is by its content, whatever it is called; what was pasted is always text. Each reader is fetched
 * when it is needed, as the thread that reads begins anew for every file.
 * @throws {UnreadableFile}
 */
export async function openFile(place: string, { is_pasted, reading, limits }: HowToOpen): Promise<OpenedFile> {
  const { beginsAsZip } = await import('../../file-formats/zip/index.ts');
  const openIt = is_pasted || !(await beginsAsZip(place)) ? await openers.text() : await openerOfZip(place, limits);
  return openIt(place, reading, limits);
}

const openers = {
  text: async () => (await import('../../file-formats/tables/text/open-text.ts')).openText,
  xlsx: async () => (await import('../../file-formats/tables/sheets/open-xlsx.ts')).openXlsx,
  ods: async () => (await import('../../file-formats/tables/sheets/open-ods.ts')).openOds,
  packed: async () => (await import('../../file-formats/tables/packed/open-packed.ts')).openPacked,
  anki: async () => (await import('../../file-formats/anki/index.ts')).openAnki,
  lexiroom: async () => (await import('../../file-formats/archive/index.ts')).openArchive,
} satisfies Record<string, () => Promise<OpenFile>>;

/** What kind of file a zip file is, by the names in it; nothing is unpacked. */
async function openerOfZip(place: string, limits: ReadingLimits): Promise<OpenFile> {
  const { openZip } = await import('../../file-formats/zip/index.ts');
  const { isArchive } = await import('../../file-formats/archive/index.ts');
  const zip = await openZip(place, limits);
  try {
    if (isArchive(zip)) return await openers.lexiroom();
    if (zip.names.some((name) => /^collection\.anki\d+b?$/.test(name))) return await openers.anki();
    if (zip.names.some((name) => name.startsWith('xl/'))) return await openers.xlsx();
    if (zip.has('mimetype') && zip.has('content.xml')) return await openers.ods();
    // Documents of other programs are zip files as well, and what lies in them is not for us.
    if (zip.has('mimetype') || zip.has('[Content_Types].xml')) throw new UnreadableFile('NOT_READABLE');
    return await openers.packed();
  } finally {
    await zip.close();
  }
}
