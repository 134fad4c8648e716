import type { DeckResult } from '@lexiroom/contracts/decks';
import type { LanguageId } from '@lexiroom/domain/languages';
import { isShownIn } from '../library/private-pictures.ts';
import { imagePath } from '../media/media-paths.ts';

/** One deck of a list, as {@link deckResultColumns} reads it. */
export interface DeckResultRow {
  item_id: number;
  item_name: string;
  level: string | null;
  owner: string;
  image_hash: string | null;
  word_count: number;
  sentence_count: number;
  target_language: LanguageId;
  source_language: LanguageId | null;
  /** That language, where the deck has another of its own; null where it is read as it is. */
  read_from: LanguageId | null;
  /** Only a search knows. */
  is_shared?: boolean;
}

/**
 * The columns of a deck in a list, with the picture that shows it to this person; the statement around names the item `i`
 * and the deck `d`. Where a language is wanted, it is told as it is read from that one.
 */
export const deckResultColumns = (person: `$${number}`, wanted: `$${number}` | 'null' = 'null'): string => `
  i.item_id, ${titleReadFrom(wanted)} as item_name, d.level, d.target_language,
  coalesce(${wanted}::text, d.source_language) as source_language,
  nullif(${wanted}::text, d.source_language) as read_from,
  (select username from users where user_id = i.owner_id) as owner,
  (select image_hash from images where image_id = coalesce(
    (select image_id from images image where image_id = d.deck_image_id and ${isShownIn('image', 'd.deck_id', person)}),
    (select image_id from words join images image using (image_id)
      where deck_id = d.deck_id and ${isShownIn('image', 'd.deck_id', person)} order by word_order limit 1)
  ) and (image_approved or not is_hidden('image', image_id))) as image_hash,
  (select count(*)::integer from words where deck_id = d.deck_id) as word_count,
  (select count(*)::integer from sentences where deck_id = d.deck_id) as sentence_count`;

/**
 * What the item `i`, of the deck `d`, is called to whoever reads it from a language: a ready deck, or a copy that kept its
 * name, in the two languages that are read.
 */
export const titleReadFrom = (language: `$${number}` | 'null'): string => `
  case when ${language}::text is distinct from d.source_language and ${language}::text is not null
    then title_read_from(i.item_name, d.target_language, ${language}) else i.item_name end`;

/** A deck as lists show it. */
export const toDeckResult = ({ image_hash, read_from, ...row }: DeckResultRow): DeckResult => ({
  ...row,
  ...(read_from !== null && { read_from }),
  image_path: image_hash === null ? null : imagePath(image_hash),
});
