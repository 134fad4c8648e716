import type { ImageRows } from '@lexiroom/contracts/decks';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../../database/pool.ts';
import type { CurrentUser } from '../../http/gate/current-user.ts';
import { isSharedOrOwn } from '../../library/private-pictures.ts';
import { imagePath } from '../../media/media-paths.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import type { Done } from './deck-settings.service.ts';
import { isOwnDeck } from './own-deck.ts';

/** How many pictures are offered. */
const offered = 100;

/** The picture a deck is shown with. */
@Injectable()
export class DeckCoverService {
  constructor(@Inject(DATABASE_POOL) private readonly pool: pg.Pool) {}

  /**
   * Pictures that fit an own deck as its cover: first those of its words, in their order; then those of the library
   * whose name, in one of the deck's languages, is the deck's name or a word of it; then those whose name begins so.
   * NOT_FOUND for all but the owner.
   */
  async search(user: CurrentUser, deck_id: number): Promise<ImageRows | Refusal> {
    const deck = await this.#ownDeck(user, deck_id);
    if (!deck) return refuse('NOT_FOUND');
    const keys = [...new Set([deck.name_key, ...deck.name_key.split(' ')])].filter((key) => key !== '');
    const { rows } = await this.pool.query<{ image_id: number; image_hash: string }>(fittingPictures, [
      deck_id,
      deck.languages,
      keys,
      // The names that begin with a key are those from it to it with the last of all letters: an index look-up.
      keys.map((key) => `${key}\u{10FFFF}`),
      offered,
      user.user_id,
    ]);
    return [{ imageRow: rows.map(({ image_id, image_hash }) => ({ image_id, image_path: imagePath(image_hash) })) }];
  }

  /**
   * Shows an own deck with a picture that the user may use: approved, their own, or a word's of this deck. NOT_FOUND for
   * any other picture, and for all but the owner.
   */
  async choose(user: CurrentUser, deck_id: number, image_id: number): Promise<Done | Refusal> {
    const { rowCount } = await this.pool.query(
      `update decks set deck_image_id = image.image_id
       from items i, images image
       where decks.deck_id = i.item_id and ${isOwnDeck}
         and image.image_id = $3 and not image.is_deleted and ${isSharedOrOwn('image', '$2')}
         and (image.image_approved or image.submitted_by = $2
           or exists (select 1 from words w where w.deck_id = $1 and w.image_id = $3))`,
      [deck_id, user.user_id, image_id],
    );
    return rowCount === 0 ? refuse('NOT_FOUND') : { done: true };
  }

  async #ownDeck(user: CurrentUser, deck_id: number): Promise<{ name_key: string; languages: string[] } | undefined> {
    const { rows } = await this.pool.query<{ name_key: string; languages: string[] }>(
      `select i.name_key, array_remove(array[d.target_language, d.source_language], null) as languages
       from items i join decks d on d.deck_id = i.item_id where ${isOwnDeck}`,
      [deck_id, user.user_id],
    );
    return rows[0];
  }
}

/** $1 the deck, $2 its languages, $3 keys of its name, $4 what the names that begin with them end before, $5 how many, $6 the user. */
const fittingPictures = `
  with fitting as (
    select image_id, 0 as rank, word_order as place from words where deck_id = $1
    union all
    select name.image_id, case when name.fold_key = wanted.key then 1 else 2 end, wanted.place::integer
    from unnest($3::text[], $4::text[]) with ordinality as wanted (key, behind, place)
    join translations name
      on name.language = any($2) and name.fold_key >= wanted.key and name.fold_key < wanted.behind
    where name.approved and not name.is_deleted
  ), best as (
    select distinct on (image_id) image_id, rank, place from fitting
    where image_id is not null order by image_id, rank, place
  )
  select image_id, image_hash from best join images using (image_id)
  where not is_deleted and (rank = 0 or image_approved) and ${isSharedOrOwn('images', '$6')}
  order by rank, place, image_id
  limit $5`;
