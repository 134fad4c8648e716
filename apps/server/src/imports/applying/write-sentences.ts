import { highlightProblem } from '@lexiroom/domain/sentences/highlights';
import { completedSentenceText, imageTextProblem } from '@lexiroom/domain/sentences/sentence';
import { usableCuts } from '@lexiroom/domain/sentences/words';
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
): Promise<{ id: number; origin_id: number; row: SentenceRow }[]> {
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
    `update sentences set sound_id = new.sound_id, extra_sound_id = new.extra_sound_id
     from unnest($1::integer[], $2::integer[], $3::integer[]) as new (id, sound_id, extra_sound_id)
     where sentence_id = id and (new.sound_id is not null or new.extra_sound_id is not null)`,
    [ids, ready.map(({ sound_id }) => sound_id), ready.map(({ extra_sound_id }) => extra_sound_id)],
  );
  const pictures = ready.flatMap((row, index) =>
    row.pictures.map((picture) => ({ sentence_id: ids[index]!, ...picture })),
  );
  await client.query(
    `insert into sentence_images (sentence_id, image_id, sentence_image_text, highlighted)
     select sentence_id, image_id, text, highlighted
     from json_to_recordset($1::json) as new (sentence_id integer, image_id integer, text text, highlighted boolean)`,
    [JSON.stringify(pictures.map(({ text, ...picture }) => ({ ...picture, text: shownText(text) })))],
  );
  await writeMore(client, ids, ready);
  return ready.map(({ row }, index) => ({ row, id: ids[index]!, origin_id: ids[index]! }));
}

/** The text of a picture, or none where it cannot be one. */
const shownText = (text: string | null): string | null =>
  text === null || imageTextProblem(text) ? null : completedSentenceText(text);

/** What only our own archive knows of sentences: their second pair, and where they are cut into words. */
async function writeMore(
  client: pg.ClientBase,
  ids: readonly number[],
  ready: readonly ReadyRow<SentenceRow>[],
): Promise<void> {
  const told = ready.flatMap(({ row: { sentence } }, index) => {
    const { more, target_translation } = sentence;
    if (!more) return [];
    const extra_target = secondText(more.extra_target_translation);
    return {
      sentence_id: ids[index]!,
      extra_target,
      extra_source: secondText(more.extra_source_translation),
      target_cuts: cutsOf(completedSentenceText(target_translation), more.target_cuts),
      extra_target_cuts: cutsOf(extra_target, more.extra_target_cuts),
    };
  });
  if (told.length === 0) return;
  await client.query(
    `update sentences set extra_target_text = extra_target, extra_source_text = extra_source,
       target_cuts = new.target_cuts, extra_target_cuts = new.extra_target_cuts
     from json_to_recordset($1::json) as new (sentence_id integer, extra_target text, extra_source text,
       target_cuts integer[], extra_target_cuts integer[])
     where sentences.sentence_id = new.sentence_id`,
    [JSON.stringify(told)],
  );
}

/** The cuts that are between letters of their text. */
const cutsOf = (text: string | null, cuts: number[] | null): number[] | null =>
  cuts === null ? null : usableCuts(text ?? '', cuts);

/** A text of the second pair; a single space while it is there and empty. */
const secondText = (text: string | null): string | null =>
  text === null || text === ' ' ? text : completedSentenceText(text);

/** Those highlights that can stand in their text beside each other. */
function highlightsOf({ sentence }: SentenceRow) {
  const texts = {
    target: completedSentenceText(sentence.target_translation),
    source: completedSentenceText(sentence.source_translation ?? ''),
    extra_target: secondText(sentence.more?.extra_target_translation ?? null),
    extra_source: secondText(sentence.more?.extra_source_translation ?? null),
  };
  const kept: SentenceRow['sentence']['highlights'] = [];
  for (const one of sentence.highlights) {
    const beside = kept.filter(({ sentence_type }) => sentence_type === one.sentence_type);
    const place = { start: one.start_index, end: one.end_index };
    if (!highlightProblem(texts[one.sentence_type] ?? '', beside, place)) kept.push(one);
  }
  return kept;
}
