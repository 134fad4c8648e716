import { isNamed } from '@lexiroom/domain/deck-editor';
import type { LanguageId } from '@lexiroom/domain/languages';
import type pg from 'pg';
import { isOfferedImage, isOfferedName } from '../entry-access.ts';
import { keysOf } from './search-keys.ts';

/** A word that has no picture yet. */
export interface WordWithoutPicture {
  target_text: string;
  source_text: string | null;
}

/** A picture that is called by a key. */
interface Called {
  place: number;
  image_id: number;
  translation: string;
  language: LanguageId;
}

/**
 * For each word the approved picture that may be taken for it without anybody looking, by the rule of pasted lists
 * (`matchesWord`): it is called as the word, or in the source language as its translation. Null where there is none. For
 * thousands of words: one statement of walks along an index, without what is only similar.
 */
export async function findCertainPictures(
  client: Pick<pg.ClientBase, 'query'>,
  words: readonly WordWithoutPicture[],
  { target, source }: { target: LanguageId; source: LanguageId | null },
): Promise<(number | null)[]> {
  const asked = words.flatMap(({ target_text, source_text }, place) => [
    ...keysOf(target_text, { target, source: source ?? target }).map((key) => ({ place, key, languages: [target, source] })),
    ...(source && source_text
      ? keysOf(source_text, { target: source, source }).map((key) => ({ place, key, languages: [source] }))
      : []),
  ]); // prettier-ignore
  const { rows } = await client.query<Called>(
    `select asked.place, found.*
     from unnest($1::integer[], $2::text[], $3::text[], $4::text[]) with ordinality
       as asked (place, key, first_language, second_language, turn)
     cross join lateral (
       ${called('asked.first_language', 0)} union all ${called('asked.second_language', 1)}
     ) as found
     where asked.key <> '' order by asked.place, asked.turn, found.of_language, found.image_id`,
    [
      asked.map(({ place }) => place),
      asked.map(({ key }) => key),
      asked.map(({ languages }) => languages[0]),
      asked.map(({ languages }) => languages[1] ?? null),
    ],
  );
  const byWord = Map.groupBy(rows, ({ place }) => place);
  return words.map(({ target_text, source_text }, place) => {
    const fits = ({ translation, language }: Called) =>
      isNamed([{ translation_id: 0, translation }], target_text, language) ||
      (source_text !== null && language === source && isNamed([{ translation_id: 0, translation }], source_text, source));
    return byWord.get(place)?.find(fits)?.image_id ?? null;
  });
} // prettier-ignore

/** The first pictures that are called so in a language. */
const called = (language: string, of_language: number) => `(
  select name.image_id, name.translation, name.language, ${of_language} as of_language
  from translations name join images image using (image_id)
  where name.language = ${language} and name.fold_key = asked.key and ${isOfferedName} and ${isOfferedImage}
  order by name.image_id limit 2)`;
