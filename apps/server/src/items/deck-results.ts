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
  /** Only a search knows. */
  is_shared?: boolean;
}

/**
 * The columns of a deck in a list, with the picture that shows it to this person; the statement around names the item `i`
 * and the deck `d`.
 */
export const deckResultColumns = (person: `$${number}`): string => `
  i.item_id, i.item_name, d.level, d.target_language, d.source_language,
  (select username from users where user_id = i.owner_id) as owner,
  (select image_hash from images where image_id = coalesce(
    (select image_id from images image where image_id = d.deck_image_id and ${isShownIn('image', 'd.deck_id', person)}),
    (select image_id from words join images image using (image_id)
      where deck_id = d.deck_id and ${isShownIn('image', 'd.deck_id', person)} order by word_order limit 1)
  ) and (image_approved or not is_hidden('image', image_id))) as image_hash,
  (select count(*)::integer from words where deck_id = d.deck_id) as word_count,
  (select count(*)::integer from sentences where deck_id = d.deck_id) as sentence_count`;

/** A deck as lists show it. */
export const toDeckResult = ({ image_hash, ...row }: DeckResultRow): DeckResult => ({
  ...row,
  image_path: image_hash === null ? null : imagePath(image_hash),
});
