import type { DeckForWords } from '@lexiroom/contracts/deck-editor';
import { deckRowLimit } from '@lexiroom/domain/library';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { madeOnce } from '../database/done-commands.ts';
import { DATABASE_POOL } from '../database/pool.ts';
import { isOwnDeck } from '../decks/edits/own-deck.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { Refusal, Refused, refuse } from '../refusals/refusal.ts';
import { deleteWords } from './deleted-words.ts';
import { DeckTransactions, increaseRev, type LockedDeck } from './deck-transactions.ts';

interface CopyOrder {
  /** The deck that gets the words. */
  deck_id: number;
  word_ids: readonly number[];
  command_id: string;
}

/** Many rows of own decks at once: deleted, or copied into another deck. */
@Injectable()
export class ManyWordsService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly transactions: DeckTransactions,
  ) {}

  /**
   * Deletes those of the rows that are in the deck still; the answers that were given to them stay in the log, and
   * are theirs again when they are restored.
   */
  delete(
    user: CurrentUser,
    { deck_id, word_ids }: { deck_id: number; word_ids: readonly number[] },
  ): Promise<{ rev: number } | Refusal> {
    return this.transactions.ofDeck(user, deck_id, async (client, deck) => {
      const count = await deleteWords(client, deck_id, word_ids);
      return { rev: count === 0 ? deck.rev : await increaseRev(client, deck) };
    });
  }

  /**
   * Copies words of own decks to the end of another one in the same languages, in the order in which they are named, and
   * gives the ids of the copies. What was learned of them counts there as well. A word that the deck has already, as a
   * copy or as what it was copied from, is left out, and so is one that is gone. A `command_id` that comes again gets the
   * copies of the first time. NOT_FOUND when the deck is not theirs; DECK_FULL when not all of them have room.
   */
  async copy(user: CurrentUser, order: CopyOrder): Promise<{ word_ids: number[] } | Refusal> {
    const word_ids = await this.transactions.ofDeck(user, order.deck_id, (client, deck) =>
      madeOnce(client, user.user_id, order.command_id, () => insertCopies(client, user, deck, order.word_ids)),
    );
    return word_ids instanceof Refusal ? word_ids : { word_ids };
  }

  /** The other own decks in the languages of a deck, by name, with the number of their words. NOT_FOUND when it is not theirs. */
  async decksFor(user: CurrentUser, deck_id: number): Promise<{ decks: DeckForWords[] } | Refusal> {
    const own = await this.pool.query(`select 1 from items i where ${isOwnDeck}`, [deck_id, user.user_id]);
    if (own.rowCount === 0) return refuse('NOT_FOUND');
    const { rows } = await this.pool.query<DeckForWords>(
      `select other.deck_id, i.item_name as deck_name, parent.item_name as folder_name,
         (select count(*)::integer from words where words.deck_id = other.deck_id) as word_count
       from decks own
       join decks other on other.target_language = own.target_language
         and other.source_language is not distinct from own.source_language and other.deck_id <> own.deck_id
       join items i on i.item_id = other.deck_id
       left join items parent on parent.item_id = i.parent_id and parent.parent_id is not null
       where own.deck_id = $1 and i.owner_id = $2 and item_visibility(i.item_id) is not null
       order by i.name_key, i.item_id`,
      [deck_id, user.user_id],
    );
    return { decks: rows };
  }
}

/** @throws {Refused} DECK_FULL */
async function insertCopies(
  client: pg.ClientBase,
  user: CurrentUser,
  deck: LockedDeck,
  word_ids: readonly number[],
): Promise<number[]> {
  const { rows: copied } = await client.query<{ word_id: number }>(
    `select word_id from (
       select distinct on (word.origin_word_id) word.word_id, chosen.place
       from unnest($1::integer[]) with ordinality as chosen (word_id, place)
       join words word using (word_id)
       join decks source on source.deck_id = word.deck_id
       join items i on i.item_id = word.deck_id
       where i.owner_id = $2 and item_visibility(i.item_id) is not null and source.target_language = $4
         and source.source_language is not distinct from $5
         and not exists (select 1 from words there
           where there.deck_id = $3 and there.origin_word_id = word.origin_word_id)
       order by word.origin_word_id, chosen.place
     ) as once order by place`,
    [word_ids, user.user_id, deck.deck_id, deck.target_language, deck.source_language],
  );
  if (copied.length === 0) return [];
  const { rows: present } = await client.query<{ count: number }>(
    'select count(*)::integer from words where deck_id = $1',
    [deck.deck_id],
  );
  if (present[0]!.count + copied.length > deckRowLimit) throw new Refused(refuse('DECK_FULL'));
  const rev = await increaseRev(client, deck);
  const { rows: made } = await client.query<{ word_id: number }>(
    `insert into words (deck_id, word_order, image_id, target_translation_id, source_translation_id, target_text,
       source_text, extra_target_translation, note, example, example_translation, sound_id, source_sound_id,
       origin_word_id, image_rev, target_rev, source_rev)
     select $1, chosen.place + (select coalesce(max(word_order), -1) from words where deck_id = $1), image_id,
       target_translation_id, source_translation_id, target_text, source_text, extra_target_translation, note, example,
       example_translation, sound_id, source_sound_id, origin_word_id, $3, $3, $3
     from unnest($2::integer[]) with ordinality as chosen (word_id, place) join words using (word_id)
     order by chosen.place
     returning word_id`,
    [deck.deck_id, copied.map(({ word_id }) => word_id), rev],
  );
  return made.map(({ word_id }) => word_id);
}
