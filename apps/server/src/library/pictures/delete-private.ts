import type pg from 'pg';

/**
 * Deletes those of these pictures that are not shared, for good: words, sentences and stories that had them show their texts,
 * and what they were called and reports about them go too. Gives the hashes of their files, which are to be noted as gone.
 */
export async function deletePrivate(client: pg.ClientBase, image_ids: readonly number[]): Promise<string[]> {
  const { rows } = await client.query<{ image_id: number }>(
    'select image_id from images where image_id = any($1) and is_private order by image_id for update',
    [image_ids],
  );
  const private_ids = rows.map(({ image_id }) => image_id);
  if (private_ids.length === 0) return [];
  await client.query(
    `with gone as (delete from translations where image_id = any($1) returning translation_id)
     delete from entry_reports where entry = 'image' and id = any($1)
       or entry = 'translation' and id in (select translation_id from gone)`,
    [private_ids],
  );
  const deleted = await client.query<{ image_hash: string }>(
    'delete from images where image_id = any($1) returning image_hash',
    [private_ids],
  );
  return deleted.rows.map(({ image_hash }) => image_hash);
}
