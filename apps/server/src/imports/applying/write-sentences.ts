import { highlightProblem } from '@lexiroom/domain/sentences/highlights';
import { completedSentenceText } from '@lexiroom/domain/sentences/sentence';
import type pg from 'pg';
import { insertSentences } from '../../sentences/insert-sentences.ts';
import type { Coming } from '../reading/orders.ts';
import { type ImportKey, noteThings } from '../store/import-rows.ts';
import type { ReadyRow, SentenceRow } from './ready-row.ts';

/** Writes the sentences among these rows at the end of their deck, with highlights, pictures and sounds. */
export async function writeSentences(
  client: pg.ClientBase,
  key: ImportKey,
  deck: { deck_id: number; rev: number },
  rows: readonly ReadyRow<Coming>[],
): Promise<{ id: number; origin_id: number; row: Coming }[]> {
  const ready = rows.filter((one): one is ReadyRow<SentenceRow> => one.row.kind === 'sentence');
  if (ready.length === 0) return [];
  const ids = await insertSentences(client, deck, ready.map(({ row }) => row.sentence)); // prettier-ignore
  await noteThings(client, key, 'sentence', ids);
  const highlights = ready.flatMap(({ row }, index) => highlightsOf(row).map((one) => ({ sentence_id: ids[index]!, ...one }))); // prettier-ignore
  await client.query(
    `insert into sentence_highlights (sentence_id, sentence_type, start_index, end_index, highlight_color)
     select sentence_id, sentence_type, start_index, end_index, highlight_color
     from json_to_recordset($1::json) as new (sentence_id integer, sentence_type text, start_index integer, end_index integer,
       highlight_color text)`,
    [JSON.stringify(highlights)],
  );
  await client.query(
    `update sentences set sound_id = new.sound_id from unnest($1::integer[], $2::integer[]) as new (id, sound_id)
     where sentence_id = id and new.sound_id is not null`,
    [ids, ready.map(({ sound_id }) => sound_id)],
  );
  await client.query(
    `insert into sentence_images (sentence_id, image_id)
     select id, image_id from unnest($1::integer[], $2::integer[]) as new (id, image_id) where image_id is not null`,
    [ids, ready.map(({ image_id }) => image_id)],
  );
  return ready.map(({ row }, index) => ({ row, id: ids[index]!, origin_id: ids[index]! }));
}

/** Those highlights that can stand in their text beside each other. */
function highlightsOf({ sentence }: SentenceRow) {
  const texts = {
    target: completedSentenceText(sentence.target_translation),
    source: completedSentenceText(sentence.source_translation ?? ''),
  };
  const kept: SentenceRow['sentence']['highlights'] = [];
  for (const one of sentence.highlights) {
    if (one.sentence_type !== 'target' && one.sentence_type !== 'source') continue;
    const beside = kept.filter(({ sentence_type }) => sentence_type === one.sentence_type);
    const place = { start: one.start_index, end: one.end_index };
    if (!highlightProblem(texts[one.sentence_type] ?? '', beside, place)) kept.push(one);
  }
  return kept;
}
