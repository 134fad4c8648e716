import type { ExportFormat } from '@lexiroom/contracts/exports';
import type { OutsideCredit, OutsideDeck, OutsideStory } from '@lexiroom/domain/interchange';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openArchive } from '../file-formats/archive/index.ts';
import { readingLimits } from '../file-formats/file-reader.ts';
import type { Member } from '../http/api.fixture.ts';
import { plain } from '../pictures/picture.fixture.ts';

/** For specs: an archive as it left, and what is read in it. */
export interface LeftArchive {
  bytes: Uint8Array;
  file_name: string;
  decks: OutsideDeck[];
  stories: OutsideStory[];
  /** By the names of pictures and sounds. */
  credits: Map<string, OutsideCredit | undefined>;
}

/** For specs: a file of these items of somebody, or of all that they have. */
export async function exportedFile(
  { api, browser }: Member,
  { server, format, item_ids }: { server: { url: string }; format: ExportFormat; item_ids?: number[] | undefined },
): Promise<{ bytes: Uint8Array; file_name: string }> {
  const export_id = randomUUID();
  let view = await api.newExport({ body: { export_id, format, ...(item_ids && { item_ids }) } });
  while (view.state === 'making') {
    // oxlint-disable-next-line no-await-in-loop
    await sleep(20);
    // oxlint-disable-next-line no-await-in-loop
    view = await api.exportView({ query: { export_id } });
  }
  const file = await fetch(`${server.url}${view.file_path}`, { headers: { cookie: browser.cookie } });
  return { bytes: new Uint8Array(await file.arrayBuffer()), file_name: view.file_name! };
}

/** For specs: an archive of these items of somebody, or of all that they have. `folder`: where the file may lie. */
export async function exported(
  member: Member,
  { server, folder, item_ids }: { server: { url: string }; folder: string; item_ids?: number[] },
): Promise<LeftArchive> {
  const { bytes, file_name } = await exportedFile(member, { server, format: 'lexiroom', item_ids });
  const place = path.join(folder, randomUUID());
  await writeFile(place, bytes);
  const archive = await openArchive(place, {}, readingLimits);
  const [decks, stories] = [await all(archive.decks!()), await all(archive.stories!())];
  const credits = new Map(mediaOf([decks, stories]).map((name) => [name, archive.credit!(name)]));
  await archive.close();
  return { bytes, file_name, decks, stories, credits };
}

async function all<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const row of rows) found.push(row);
  return found;
}

/** For specs: the names of the pictures and sounds that stand in this. */
export const mediaOf = (outside: unknown): string[] => [
  ...new Set(JSON.stringify(outside).match(/[0-9a-f]{64}\.(?:webp|mp3)/g)),
];

/** For specs: a picture of one colour that somebody adds, not shared unless `more` says so. */
export async function uploaded({ api }: Member, background: string, more: object = {}): Promise<number> {
  const image = (await plain(30, 20, background).png().toBuffer()).toString('base64');
  return (await api.uploadImage({ body: { image, license: null, ...more } })).image.image_id;
}
