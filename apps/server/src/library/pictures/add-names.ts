import type { StoredImage } from '@lexiroom/contracts/library';
import type { NoteProblem } from '@lexiroom/domain/deck-editor';
import type { LanguageId } from '@lexiroom/domain/languages';
import { type ExtraTextProblem, type TextProblem, translationProblem } from '@lexiroom/domain/library';
import { searchKey } from '@lexiroom/domain/text';
import type pg from 'pg';
import { type Refusal, refuse } from '../../refusals/refusal.ts';

/** A name that somebody gives a picture. */
export interface NewName {
  language: LanguageId;
  translation: string;
}

/** What is wrong with the first name that cannot be one; undefined when all can. */
export function nameRefusal(names: readonly NewName[]): Refusal | undefined {
  for (const { translation } of names) {
    const problem = translationProblem(translation);
    if (problem) return textRefusal(problem);
  }
  return undefined;
}

/** The refusal for a text that cannot be a name, or cannot stand beside one. */
export function textRefusal({ code, ...params }: TextProblem | ExtraTextProblem | NoteProblem): Refusal {
  // A space that is in the way could not be seen.
  return refuse(code, 'character' in params && params.character === ' ' ? { character: 'space' } : params);
}

/**
 * Gives a picture names. One that it has already, apart from case, stays as it is and is given back in its place: whoever
 * gives it once more may use it as well, while it waits for an admin.
 */
export async function addNames(
  client: pg.ClientBase,
  { user_id, image_id }: { user_id: number; image_id: number },
  names: readonly NewName[],
): Promise<StoredImage['translations']> {
  if (names.length === 0) return [];
  const languages = names.map(({ language }) => language);
  const texts = names.map(({ translation }) => translation);
  await client.query(
    `insert into translations (image_id, language, translation, fold_key, submitted_by)
     select $1, language, translation, fold_key, $2
       from unnest($3::text[], $4::text[], $5::text[]) as given (language, translation, fold_key)
      -- In one order, so that two who add the same never wait for each other.
      order by language, name_case_key(language, translation)
     on conflict (image_id, language, name_case_key(language, translation)) where not is_deleted do nothing`,
    [image_id, user_id, languages, texts, texts.map(searchKey)],
  );
  const { rows } = await client.query<StoredImage['translations'][number]>(
    `select translation_id, translations.translation, false as selected, username as translation_submitter,
            approved as translation_approved, image_id as picture_id, translations.language
       from unnest($2::text[], $3::text[]) with ordinality as given (language, translation, place)
       join translations on image_id = $1 and translations.language = given.language and not is_deleted
        and name_case_key(translations.language, translations.translation) = name_case_key(given.language, given.translation)
       left join users on user_id = submitted_by
      order by place`,
    [image_id, languages, texts],
  );
  await client.query(
    `insert into name_givers (translation_id, user_id)
     select translation_id, $2 from translations
     where translation_id = any($1) and not approved and submitted_by is distinct from $2
     order by translation_id on conflict do nothing`,
    [rows.map(({ translation_id }) => translation_id), user_id],
  );
  return rows;
}
