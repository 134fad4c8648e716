import { alsoRight } from '@lexiroom/domain/quiz-questions';
import type pg from 'pg';
import { isOfferedName } from '../library/entry-access.ts';
import type { PlainDeckWord } from './deck-words.ts';

/** These words, each with what else is right when it is typed: see {@link alsoRight}. Names count once they are approved. */
export async function withAlsoRight<Word extends PlainDeckWord>(
  pool: pg.Pool,
  words: readonly Word[],
): Promise<Word[]> {
  const pictured = words.filter(({ image_id }) => image_id !== null);
  const { rows } = await pool.query<{ word_id: number; names: string[] }>(
    `select word_id, array_agg(translation order by translation_id) as names
     from unnest($1::integer[], $2::integer[], $3::text[]) as word (word_id, image_id, language)
       join translations name using (image_id, language)
     where ${isOfferedName}
     group by word_id`,
    [
      pictured.map(({ word_id }) => word_id),
      pictured.map(({ image_id }) => image_id),
      pictured.map(({ target_language }) => target_language),
    ],
  );
  const found = alsoRight(words, new Map(rows.map(({ word_id, names }) => [word_id, names])));
  return words.map((word) => {
    const also_right = found.get(word.word_id) ?? [];
    return also_right.length === 0 ? word : { ...word, also_right };
  });
}
