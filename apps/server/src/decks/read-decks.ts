import type { Role } from '@lexiroom/contracts/accounts';
import type { Scheduler } from '@lexiroom/contracts/decks';
import { type LanguageId, languageIds } from '@lexiroom/domain/languages';
import { speechQuality } from '@lexiroom/domain/speech';
import type pg from 'pg';
import type { Viewer } from '../http/gate/current-user.ts';
import type { Visibility } from '../items/item.entity.ts';
import { visibilityFor } from '../items/may-see.ts';
import { nameIn } from '../library/entry-access.ts';
import { isSharedOrOwn, isShownIn } from '../library/private-pictures.ts';

/** A deck with its place and its owner. */
export interface DeckRow {
  deck_id: number;
  deck_name: string;
  owner_id: number;
  username: string;
  role: Role;
  /** The strictest on the way up from the deck, to whoever looks (may-see.ts). */
  visibility: Visibility;
  root_id: number;
  /** The folder it lies in; null when that is the root. */
  directory: number | null;
  /** The visibility of the folder that the deck lies in. */
  directory_visibility: Visibility;
  /** The category it lies in, if the viewer sees that too. */
  category_name: string | null;
  /** The key of its link while it is seen by link, to be told to its owner; null otherwise. */
  link_key: string | null;
  target_language: LanguageId;
  source_language: LanguageId | null;
  /** For whom a deck of the starter library is, such as A1.1. */
  level: string | null;
  purpose: 'study' | 'learn';
  show_translation: boolean;
  option_count: number;
  scheduler: Scheduler;
  /** For its owner: how many new words of it there are to be a day; null: as many as their account says. */
  daily_new_words: number | null;
  deck_image_id: number | null;
  image_hash: string | null;
}

/** The decks of these ids that are not in the bin, in the order asked for, as this viewer sees them. */
export async function readDecks(
  pool: pg.Pool,
  deck_ids: readonly number[],
  { user, link_key }: Viewer,
): Promise<DeckRow[]> {
  const { rows } = await pool.query<DeckRow>(
    `select d.deck_id, i.item_name as deck_name, i.owner_id, u.username, u.role, seen.visibility,
       root.item_id as root_id, nullif(i.parent_id, root.item_id) as directory,
       ${visibilityFor('i', 'parent_id', '$2', '$3')} as directory_visibility,
       -- Whoever comes to the deck alone is not told what it lies in.
       case when i.owner_id = $3 or seen.visibility <> 'link'
         or ${visibilityFor('category', 'item_id', '$2', '$3')} <> 'private' then category.item_name end as category_name,
       case item_visibility(i.item_id) when 'link' then i.link_key end as link_key,
       d.target_language, d.source_language, d.level, d.purpose, d.show_translation, d.option_count, d.scheduler,
       d.daily_new_words,
       image.image_id as deck_image_id, image.image_hash
     from unnest($1::integer[]) with ordinality as wanted (deck_id, place)
     join decks d using (deck_id)
     join items i on i.item_id = d.deck_id
     join users u on u.user_id = i.owner_id
     join items root on root.owner_id = i.owner_id and root.parent_id is null
     left join items category on category.item_id = i.category_id
     left join images image on image.image_id = d.deck_image_id and ${isShownIn('image', 'd.deck_id', '$3')}
     cross join lateral ${visibilityFor('i', 'item_id', '$2', '$3')} as seen (visibility)
     where seen.visibility is not null
     order by place`,
    [deck_ids, link_key, user?.user_id],
  );
  return rows;
}

/** A word with its texts and picture. */
export interface WordRow {
  word_id: number;
  deck_id: number;
  word_order: number;
  origin_word_id: number;
  image_id: number | null;
  image_hash: string | null;
  /** What its owner typed, and the names of its picture that go with it. */
  target_text: string | null;
  target_translation: string | null;
  target_translation_id: number | null;
  /** Its owner's second text, else that of the name. */
  extra_target_translation: string | null;
  source_text: string | null;
  source_translation: string | null;
  source_translation_id: number | null;
  target_language: LanguageId;
  /** The one it is read from; else its deck's own. */
  source_language: LanguageId | null;
  /** What stands on the word card of a word without a picture, whatever it is read from. */
  card_text: string | null;
  card_language: LanguageId | null;
  note: string | null;
  example: string | null;
  example_translation: string | null;
  is_pinned: boolean;
  /** The sound chosen for it, else the one that the first voice has made of it already. */
  sound_id: number | null;
  sound_hash: string | null;
  /** The sound chosen for its source text. */
  source_sound_id: number | null;
  source_sound_hash: string | null;
  /** Its picture or one of its texts was reported so often that it waits for an admin. */
  is_hidden: boolean;
}

/**
 * Languages that the generated voice says poorly. A browser may have a better voice for them, so a word gets a generated
 * sound here only when its owner has chosen one.
 */
const poorlySpokenLanguages = languageIds.filter((language) => speechQuality(language) === 'poor');

/** For whom words are read. */
export interface WordReader {
  /** Undefined for whoever has no account. */
  user_id: number | undefined;
  /** They are shown to people who come with a pin, as in a live session: then only with pictures that the reader may show. */
  showsOthers?: boolean;
  /** The language to explain them in; undefined: as their decks do. */
  source?: LanguageId | undefined;
}

/**
 * The words of these decks, deck after deck, each in its order; only those of these ids, when any are given. A picture that
 * the reader is not shown (library/private-pictures.ts) is not there, nor are the names that belong to it. In another source
 * language than its deck's a word has what the library calls its picture, and nothing where that has no name; a deck that
 * teaches the language stays as it is.
 */
export async function readWords(
  pool: pg.Pool,
  { user_id, showsOthers = false, source }: WordReader,
  deck_ids: readonly number[],
  word_ids?: readonly number[],
): Promise<WordRow[]> {
  const { rows } = await pool.query<WordRow>(
    `select w.word_id, w.deck_id, w.word_order, w.origin_word_id, image.image_id, image.image_hash,
       w.target_text, target.translation as target_translation, target.translation_id as target_translation_id,
       nullif(coalesce(w.extra_target_translation, target.extra_text), '') as extra_target_translation,
       case when is_other then name.translation else w.source_text end as source_text,
       case when is_other then name.translation else source.translation end as source_translation,
       case when is_other then name.translation_id else source.translation_id end as source_translation_id,
       w.source_text as card_text, d.source_language as card_language,
       w.note, w.example, case when not is_other then w.example_translation end as example_translation, d.target_language,
       case when is_other then $6 else d.source_language end as source_language, w.is_pinned,
       coalesce(chosen.sound_id, made.sound_id) as sound_id,
       coalesce(chosen.sound_hash, made.sound_hash) as sound_hash,
       chosen_source.sound_id as source_sound_id, chosen_source.sound_hash as source_sound_hash,
       coalesce(
         not image.image_approved and is_hidden('image', w.image_id)
         or not target.approved and is_hidden('translation', w.target_translation_id)
         or not source.approved and is_hidden('translation', w.source_translation_id), false) as is_hidden
     from unnest($1::integer[]) with ordinality as wanted (deck_id, place)
     join decks d using (deck_id)
     join words w using (deck_id)
     cross join lateral (
       select $6::text is distinct from d.source_language and $6 <> d.target_language and $6 is not null as is_other
     ) as reading
     left join images image on image.image_id = w.image_id
       and case when $5 then ${isSharedOrOwn('image', '$4')} else ${isShownIn('image', 'w.deck_id', '$4')} end
     cross join lateral (select w.image_id is distinct from image.image_id as is_kept_back) as picture
     left join translations target on target.translation_id = w.target_translation_id and not is_kept_back
     left join translations source on source.translation_id = w.source_translation_id and not is_kept_back and not is_other
     left join lateral ${nameIn('$6', 'image.image_id', '$4')} as name on is_other
     left join sounds chosen on chosen.sound_id = w.sound_id
     left join sounds chosen_source on chosen_source.sound_id = w.source_sound_id and not is_other
     left join sounds made on w.sound_id is null and not made.is_deleted
       and made.language = d.target_language and md5(made.text) = md5(w.target_text) and made.text = w.target_text
       and made.speaker_id = 0
       and d.target_language <> all($2)
     where $3::integer[] is null or w.word_id = any($3)
     order by place, w.word_order, w.word_id`,
    [deck_ids, poorlySpokenLanguages, word_ids ?? null, user_id ?? null, showsOthers, source ?? null],
  );
  return rows;
}
