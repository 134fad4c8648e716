import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { Difference } from '../../event-log/difference.ts';
import { draftFolder, type MediaName, nameAt, placeOf } from '../../media/media-store.ts';
import type { Surroundings } from './check.ts';

/** Files that belong together under one hash, and whose they are. */
interface Named {
  what: string;
  hash: string;
  kinds: MediaName['kind'][];
}

/** A whole SHA-256; what came with the program has shorter names. */
const isDigest = (hash: string) => /^[0-9a-f]{64}$/.test(hash);

/** Every picture of the library or of a user, and every sound, has its files, and their bytes are those of its name. */
export async function compareFiles(client: pg.ClientBase, around: Surroundings): Promise<Difference[]> {
  if (around.mediaFolder === null) return [];
  const differences: Difference[] = [];
  for (const { what, hash, kinds } of await namedFiles(client)) {
    const files = await Promise.all(kinds.map((kind) => readMedia({ kind, hash }, around)));
    for (const [index, file] of files.entries()) {
      const place = placeOf({ kind: kinds[index]!, hash });
      if (!file) differences.push({ what: `${what}, file ${place}`, expected: 'there', found: 'gone' });
    }
    if (!isDigest(hash) || !files.every((file) => file !== undefined)) continue;
    const found = digestOf(files);
    const places = kinds.map((kind) => placeOf({ kind, hash })).join(' and ');
    if (found !== hash) differences.push({ what: `${what}, file ${places}`, expected: hash, found });
  }
  return differences;
}

/** Files that nothing names do no harm; those that are noted as loose are deleted by the server itself. */
export async function tellOfOrphans(client: pg.ClientBase, around: Surroundings): Promise<string[]> {
  if (around.mediaFolder === null) return ['not looked at, as the files lie in a bucket'];
  const named = await namedFiles(client);
  const { rows } = await client.query<{ hash: string }>(
    'select image_hash as hash from loose_pictures union all select sound_hash from loose_sounds',
  );
  const knownHashes = new Set([...named, ...rows].map(({ hash }) => hash));
  const orphans = mediaFiles(around.mediaFolder).filter((place) => !knownHashes.has(nameAt(place)?.hash ?? ''));
  return orphans.length === 0 ? [] : [`files that nothing names: ${namesOf(orphans)}`];
}

async function namedFiles(client: pg.ClientBase): Promise<Named[]> {
  const { rows } = await client.query<{ what: string; hash: string; kind: 'picture' | 'sound' }>(
    `select 'images of id ' || image_id as what, image_hash as hash, 'picture' as kind from images
     union all select 'sounds of id ' || sound_id, sound_hash, 'sound' from sounds`,
  );
  const people = await client.query<{ what: string; user_picture: string }>(
    `select 'picture of user ' || user_id as what, user_picture from users where user_picture like '/media/people/%'`,
  );
  return [
    ...rows.map(({ what, hash, kind }): Named => ({
      what,
      hash,
      kinds: kind === 'picture' ? ['picture', 'thumbnail'] : [kind],
    })),
    ...people.rows.map(({ what, user_picture }): Named => {
      const hash = nameAt(user_picture.slice('/media/'.length))?.hash ?? user_picture;
      return { what, hash, kinds: ['person'] };
    }),
  ];
}

/** Reads a file that was uploaded, made here, or came with the program. */
async function readMedia(name: MediaName, { mediaFolder, contentRoot }: Surroundings): Promise<Buffer | undefined> {
  const place = placeOf(name);
  const uploaded = await readIfThere(path.join(mediaFolder!, place));
  if (uploaded || name.kind === 'person' || name.kind === 'sound') return uploaded;
  return readIfThere(path.join(contentRoot, name.kind === 'picture' ? path.join('pictures', place) : place));
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A digest over all the files that belong together, as the names of stored files are made. */
function digestOf(files: (Buffer | undefined)[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file!);
  return hash.digest('hex');
}

function mediaFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  const names = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return names
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((place) => !place.startsWith(`${draftFolder}/`));
}

function namesOf(places: string[]): string {
  const few = places.toSorted().slice(0, 3).join(', ');
  return places.length > 3 ? `${few} and ${places.length - 3} more` : few;
}
