import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { olderSchema } from '../writing/col.ts';
import { type HandMade, zipByHand } from '../../zip/zip.fixture.ts';

const models = JSON.stringify({
  1: {
    name: 'Basic',
    flds: [
      { name: 'Front', ord: 0 },
      { name: 'Back', ord: 1 },
    ],
  },
});

/** What is done to a collection, in SQL or by calls. */
export type Change = string | ((db: DatabaseSync) => unknown);

/** The bytes of a collection of the older schema with one note, after whatever is done to it. */
export function collection(folder: string, change: Change = '', schema = olderSchema): Buffer {
  const file = path.join(folder, 'made-pkg');
  fs.rmSync(file, { force: true });
  const db = new DatabaseSync(file, { defensive: false });
  db.exec(schema);
  db.prepare(`insert into col values (1, 0, 0, 0, 11, 0, 0, 0, '{}', ?, '{"1":{"name":"A"}}', '{}', '{}')`).run(models);
  db.exec(`insert into notes values (100, 'g', 1, 0, 0, '', 'word' || char(31) || 'meaning', 0, 0, 0, '')`);
  db.exec(`insert into cards values (100, 100, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, '')`);
  if (typeof change === 'string') db.exec(change);
  else change(db);
  db.close();
  const bytes = fs.readFileSync(file);
  fs.rmSync(file);
  return bytes;
}

/** A package of the files given, and a list of no media where there is none. */
export function packageOf(files: Record<string, Uint8Array>): Buffer {
  const all: Record<string, Uint8Array> = { media: Buffer.from('{}'), ...files };
  return zipByHand(Object.entries(all).map(([name, content]): HandMade => ({ name, content })));
}
