import type { LanguageId } from '@lexiroom/domain/languages';
import type pg from 'pg';
import { nameIn } from '../library/entry-access.ts';
import { isSharedOrOwn } from '../library/private-pictures.ts';

/** Decks that are to be what others are; their items are written already. */
export interface DeckCopies {
  /** Ids of items that are no decks are passed over. */
  source_ids: readonly number[];
  /** The new ids, one for each source. */
  deck_ids: readonly number[];
  owner_id: number;
  /** The source language of the copies; null for none, undefined to keep that of each original. */
  source_language: LanguageId | null | undefined;
  /** What the copies are for; undefined to keep that of each original. */
  purpose?: 'study' | 'learn' | undefined;
}

/**
 * Gives new decks the settings, covers and words of others (decisions section 7). Pictures that somebody else does not share
 * stay behind, with their names: the word keeps its texts, and shows its word card.
 */
export async function copyDecks(client: pg.ClientBase, copies: DeckCopies): Promise<void> {
  await copySettings(client, copies);
  await copyWords(client, copies);
  await copySentences(client, copies);
}

async function copySettings(client: pg.ClientBase, copies: DeckCopies): Promise<void> {
  const { source_ids, deck_ids, owner_id, source_language, purpose } = copies;
  await client.query(
    `insert into decks (deck_id, target_language, source_language, purpose, show_translation, option_count,
       deck_image_id, scheduler)
     select copy.deck_id, d.target_language, case when $3 then $4 else d.source_language end, coalesce($6, d.purpose),
       d.show_translation, d.option_count, cover.image_id, d.scheduler
     from unnest($1::integer[], $2::integer[]) as copy (source_id, deck_id) join decks d on d.deck_id = copy.source_id
     left join images cover on cover.image_id = d.deck_image_id and ${isSharedOrOwn('cover', '$5')}`,
    [source_ids, deck_ids, source_language !== undefined, source_language ?? null, owner_id, purpose],
  );
}

/**
 * The words in their order, with their origins and without pins. In another source language the library explains them:
 * by a name of the picture that is approved or the owner's, approved first, then the oldest; else not at all. What an
 * example means nobody has told in that.
 */
async function copyWords(client: pg.ClientBase, copies: DeckCopies): Promise<void> {
  const { source_ids, deck_ids, owner_id, source_language } = copies;
  await client.query(
    `insert into words (deck_id, word_order, image_id, target_translation_id, source_translation_id,
       target_text, source_text, extra_target_translation, note, example, example_translation, sound_id,
       source_sound_id, origin_word_id)
     select copy.deck_id, w.word_order, ${takenPicture('w.image_id', '$5')}, ${takenName('w.target_translation_id', '$5')},
       case when is_other then other.translation_id else ${takenName('w.source_translation_id', '$5')} end,
       w.target_text, case when is_other then other.translation else w.source_text end,
       w.extra_target_translation, w.note, w.example, case when not is_other then w.example_translation end,
       w.sound_id, case when not is_other then w.source_sound_id end, w.origin_word_id
     from unnest($1::integer[], $2::integer[]) with ordinality as copy (source_id, deck_id, place)
     join decks d on d.deck_id = copy.source_id
     join words w on w.deck_id = copy.source_id
     cross join lateral (select $3 and d.source_language is distinct from $4 as is_other) as of
     left join lateral ${nameIn('$4', takenPicture('w.image_id', '$5'), '$5')} as other on is_other
     order by copy.place, w.word_order, w.word_id`,
    [source_ids, deck_ids, source_language !== undefined, source_language ?? null, owner_id],
  );
}

/**
 * The sentences in their order, with their origins, highlights and pictures. In another source language nobody has
 * translated them: they are copied without what the old one says.
 */
async function copySentences(client: pg.ClientBase, copies: DeckCopies): Promise<void> {
  const { source_ids, deck_ids, owner_id, source_language } = copies;
  await client.query(
    `with copied as materialized (
       select nextval(pg_get_serial_sequence('sentences', 'sentence_id'))::integer as new_id, copy.deck_id as new_deck, s.*,
         $3 and d.source_language is distinct from $4 as is_other
       from unnest($1::integer[], $2::integer[]) with ordinality as copy (source_id, deck_id, place)
       join decks d on d.deck_id = copy.source_id
       join sentences s on s.deck_id = copy.source_id
       order by copy.place, s.sentence_order, s.sentence_id
     ), written as (
       insert into sentences (sentence_id, deck_id, sentence_order, origin_sentence_id, target_text, source_text,
         extra_target_text, extra_source_text, sound_id, extra_sound_id, target_cuts, extra_target_cuts)
       select new_id, new_deck, sentence_order, origin_sentence_id, target_text,
         case when not is_other then source_text end, extra_target_text,
         case when not is_other then extra_source_text end, sound_id, extra_sound_id, target_cuts, extra_target_cuts
       from copied
     ), highlighted as (
       insert into sentence_highlights (sentence_id, sentence_type, start_index, end_index, highlight_color)
       select new_id, sentence_type, start_index, end_index, highlight_color
       from copied join sentence_highlights using (sentence_id)
       where not (is_other and sentence_type in ('source', 'extra_source'))
       order by highlight_id
     )
     insert into sentence_images (sentence_id, image_id, sentence_image_text, highlighted)
     select new_id, image_id, sentence_image_text, highlighted
     from copied join sentence_images using (sentence_id) join images image using (image_id)
     where ${isSharedOrOwn('image', '$5')} order by sentence_image_id`,
    [source_ids, deck_ids, source_language !== undefined, source_language ?? null, owner_id],
  );
}

/** Of this column the picture that goes into a deck of this person; null where it stays behind. */
export const takenPicture = (image_id: string, person: `$${number}`): string => `(
  select image_id from images taken where taken.image_id = ${image_id} and ${isSharedOrOwn('taken', person)})`;

/** The same of a name, which stays behind with its picture. */
export const takenName = (translation_id: string, person: `$${number}`): string => `(
  select translation_id from translations taken_name where taken_name.translation_id = ${translation_id} and not exists (
    select from images named where named.image_id = taken_name.image_id and not ${isSharedOrOwn('named', person)}))`;
