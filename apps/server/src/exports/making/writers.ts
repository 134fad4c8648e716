import type { ExportFormat } from '@lexiroom/contracts/exports';
import { writeAnki } from '../../file-formats/anki/index.ts';
import { writeArchive } from '../../file-formats/archive/index.ts';
import { writeGift, writeMoodle } from '../../file-formats/courses/index.ts';
import type { WriteFile } from '../../file-formats/file-writer.ts';
import { writeCsv, writeXlsx } from '../../file-formats/tables/index.ts';

/** Who writes what. */
export const writers: Record<ExportFormat, WriteFile> = {
  csv: writeCsv,
  xlsx: writeXlsx,
  anki: writeAnki,
  moodle: writeMoodle,
  gift: writeGift,
  lexiroom: writeArchive,
};
