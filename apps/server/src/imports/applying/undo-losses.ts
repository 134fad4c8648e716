import type { UndoLosses } from '@lexiroom/contracts/imports';
import type pg from 'pg';
import { classSchedule, personSchedule, sentenceSchedule } from '../../event-log/schedules.ts';
import type { ImportKey } from '../store/import-rows.ts';

/** What undoing an import would take along besides what came with it: see {@link TakeAway}; null for nothing. */
export async function readUndoLosses(
  db: Pick<pg.ClientBase, 'query'>,
  { user_id, import_id }: ImportKey,
): Promise<UndoLosses | null> {
  const { rows: classes } = await db.query<{ class_id: number }>('select class_id from classes where teacher_id = $1', [
    user_id,
  ]);
  const ofWords = [personSchedule(user_id), ...classes.map(({ class_id }) => classSchedule(class_id))];
  const { rows } = await db.query<UndoLosses>(
    `with things as (select kind, id, rev from import_things where user_id = $1 and import_id = $2)
     select
       exists (
         select from things join words on kind = 'word' and word_id = id join answers given using (origin_word_id)
         where schedule = any($3) and given.word_id = words.word_id and mode <> 'imported' and voids is null
       ) or exists (
         select from things join sentences on kind = 'sentence' and sentence_id = id
         join answers given on given.origin_word_id = origin_sentence_id
         where schedule = any($4) and given.word_id = sentence_id and mode <> 'imported' and voids is null
       ) as answers,
       exists (
         select from things join items on item_id = id and kind in ('deck', 'story')
         where deleted_at is null and (items.rev is distinct from things.rev or exists (
           select from words where words.deck_id = item_id and not exists (
             select from things made where made.kind = 'word' and made.id = word_id)))
       ) as changed_items,
       exists (
         select from things join words on kind = 'word' and word_id = id
         where deck_id not in (select id from things where kind = 'deck')
           and (image_rev <> target_rev or source_rev <> target_rev)
       ) as changed_words,
       exists (
         select from things join class_items on item_id = id and kind in ('folder', 'category', 'deck', 'story')
       ) as in_class`,
    [user_id, import_id, ofWords, ofWords.map(sentenceSchedule)],
  );
  const losses = rows[0]!;
  return Object.values(losses).some(Boolean) ? losses : null;
}
