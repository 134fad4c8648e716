import fs from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import { inFileName } from '../../file-names.ts';
import type { LeavingDeck, WriteFile } from '../../file-writer.ts';
import { writeZip } from '../../zip/index.ts';
import { neutralised } from '../neutral-cells.ts';
import { tableOf } from './word-table.ts';

/** Of each name in a path within a zip file, in bytes. */
const nameBytes = 120;

/**
 * Writes decks as RFC 4180 has it, in UTF-8 with its mark, by which Excel knows it; what a spreadsheet would take for a
 * formula is neutralised. Several decks become a zip file with a file for each, in folders as here.
 */
export const writeCsv: WriteFile = async (place, { decks, deck_count, now }, onWord, signal) => {
  if (deck_count === 1) {
    for await (const deck of decks) {
      signal.throwIfAborted();
      await fs.promises.writeFile(place, csvOf(deck), { signal });
      deck.words.forEach(onWord);
    }
    return 'csv';
  }
  const zip = writeZip(place, now);
  const taken = new Set<string>();
  try {
    for await (const deck of decks) {
      signal.throwIfAborted();
      await zip.add(freeName(deck.path, taken), Buffer.from(csvOf(deck)));
      deck.words.forEach(onWord);
    }
    await zip.close();
  } catch (error) {
    await zip.abandon();
    throw error;
  }
  return 'zip';
};

const csvOf = (deck: LeavingDeck) =>
  stringify(tableOf(deck).map((row) => row.map(neutralised)), { bom: true, record_delimiter: '\r\n' }); // prettier-ignore

/** 'Spanish/Unit 1.csv'; a later file of the same name, in any case, has a number. */
function freeName(path: readonly string[], taken: Set<string>): string {
  const plain = path.map((name) => inFileName(name, nameBytes) || 'deck').join('/');
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? plain : `${plain} ${number}`;
    if (taken.has(name.toLowerCase())) continue;
    taken.add(name.toLowerCase());
    return `${name}.csv`;
  }
}
