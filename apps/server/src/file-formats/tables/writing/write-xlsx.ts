import { languageOf } from '@lexiroom/domain/languages';
import { sheetNames, sheetPart, sheetXmlOf, workbookParts } from '@lexiroom/domain/workbook';
import type { WriteFile } from '../../file-writer.ts';
import { writeZip } from '../../zip/index.ts';
import { tableOf } from './word-table.ts';

/** Writes decks as a workbook with a sheet for each, read from right to left where its language is. */
export const writeXlsx: WriteFile = async (place, { decks, now }, onWord, signal) => {
  const zip = writeZip(place, now);
  const sheets: { name: string }[] = [];
  try {
    for await (const deck of decks) {
      signal.throwIfAborted();
      const name = deck.path.at(-1) ?? '';
      const isRightToLeft = deck.target_language !== null && languageOf(deck.target_language).direction === 'rtl';
      await zip.add(sheetPart(sheets.length), Buffer.from(sheetXmlOf({ name, rows: tableOf(deck), isRightToLeft })));
      sheets.push({ name });
      deck.words.forEach(onWord);
    }
    // A workbook has a sheet at least.
    if (sheets.length === 0) await zip.add(sheetPart(0), Buffer.from(sheetXmlOf({ name: '', rows: [] })));
    const names = sheetNames(sheets.length === 0 ? [{ name: '' }] : sheets);
    for (const [path, xml] of Object.entries(workbookParts(names))) await zip.add(path, Buffer.from(xml));
    await zip.close();
  } catch (error) {
    await zip.abandon();
    throw error;
  }
  return 'xlsx';
};
