import type { LanguageId } from '@lexiroom/domain/languages';
import { searchKey } from '@lexiroom/domain/text';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';

interface Standing {
  approved?: boolean;
  submitted_by?: number | null;
}

/** For specs: puts a picture into the library, approved unless told otherwise. */
export async function addPicture(
  database: pg.ClientBase,
  { approved = true, submitted_by = null }: Standing = {},
): Promise<number> {
  const { rows } = await database.query<{ image_id: number }>(
    `insert into images (image_hash, image_license, image_approved, submitted_by) values ($1, 'CC0', $2, $3)
     returning image_id`,
    [randomUUID().replaceAll('-', ''), approved, submitted_by],
  );
  return rows[0]!.image_id;
}

/** For specs: gives a picture a name, approved unless told otherwise. */
export async function addName(
  database: pg.ClientBase,
  image_id: number,
  language: LanguageId,
  name: string,
  { approved = true, submitted_by = null }: Standing = {},
): Promise<number> {
  const { rows } = await database.query<{ translation_id: number }>(
    `insert into translations (image_id, language, translation, fold_key, approved, submitted_by)
     values ($1, $2, $3, $4, $5, $6) returning translation_id`,
    [image_id, language, name, searchKey(name), approved, submitted_by],
  );
  return rows[0]!.translation_id;
}

/** For specs: an approved picture with approved names. */
export async function namedPicture(
  database: pg.ClientBase,
  names: Partial<Record<LanguageId, string>>,
): Promise<number> {
  const image_id = await addPicture(database);
  for (const [language, name] of Object.entries(names)) await addName(database, image_id, language as LanguageId, name);
  return image_id;
}
