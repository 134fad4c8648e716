import type { ClassWord } from '@lexiroom/contracts/classes';
import type pg from 'pg';
import { itemsInside } from '../classes/sharing/shared-items.ts';
import { namedWords, toPlainDeckWord } from '../decks/deck-words.ts';
import type { DeckRow } from '../decks/read-decks.ts';
import { visibleDecks } from '../decks/visible-decks.ts';
import { classSchedule } from '../event-log/schedules.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { Refused, refuse } from '../refusals/refusal.ts';

/** A deck of the teacher that a class is looked at in. */
export interface ClassDeck extends DeckRow {
  /** Whether it, or what it lies in, is shared with the class. */
  is_shared: boolean;
}

/** A word of such a deck. Schedules know it by its origin. */
export interface OriginWord extends ClassWord {
  origin_word_id: number;
}

/** What a class is looked at in. */
export interface ClassWords {
  decks: ClassDeck[];
  /** Deck after deck, each in its order; words of the same origin, as in a copy of a deck, are one, the first of them. */
  words: OriginWord[];
  /** Where in `words` those of a deck stand, also those that stand further up for another deck. */
  places: ReadonlyMap<number, readonly number[]>;
}

/**
 * The words of these decks of the teacher, or of all decks that are shared with the class or hold a word it was asked.
 * @throws {Refused} NOT_FOUND when one of the named decks is not theirs, or lies in the bin.
 */
export async function readClassWords(
  pool: pg.Pool,
  user: CurrentUser,
  class_id: number,
  deck_ids: readonly number[] | undefined,
): Promise<ClassWords> {
  const decks = await readClassDecks(pool, user, class_id, deck_ids);
  return { decks, ...(await distinctWords(pool, user, decks)) };
}

/** The decks of {@link readClassWords} without their words. @throws {Refused} as that. */
export async function readClassDecks(
  pool: pg.Pool,
  user: CurrentUser,
  class_id: number,
  deck_ids?: readonly number[],
): Promise<ClassDeck[]> {
  const shared = await sharedDecks(pool, class_id);
  const wanted = deck_ids ?? [...new Set([...shared, ...(await answeredDecks(pool, user, class_id))])];
  const rows = await visibleDecks(pool, { user }, wanted);
  if (!rows || rows.some(({ owner_id }) => owner_id !== user.user_id)) throw new Refused(refuse('NOT_FOUND'));
  return rows.map((row) => ({ ...row, is_shared: shared.has(row.deck_id) }));
}

async function distinctWords(pool: pg.Pool, user: CurrentUser, decks: DeckRow[]): Promise<Omit<ClassWords, 'decks'>> {
  const words: OriginWord[] = [];
  const placeOf = new Map<number, number>();
  const places = new Map<number, number[]>(decks.map(({ deck_id }) => [deck_id, []]));
  for (const row of await namedWords(pool, user, decks)) {
    let place = placeOf.get(row.origin_word_id);
    if (place === undefined) {
      place = words.push(toPlainDeckWord(row)) - 1;
      placeOf.set(row.origin_word_id, place);
    }
    places.get(row.deck_id)!.push(place);
  }
  return { words, places };
}

async function sharedDecks(pool: pg.Pool, class_id: number): Promise<Set<number>> {
  const { rows } = await pool.query<{ item_id: number }>(
    `with recursive ${itemsInside('class_id = $1')}
     select distinct on (i.name_key, item_id) item_id from inside join items i using (item_id)
     where inside.item_type = 'deck' order by i.name_key, item_id`,
    [class_id],
  );
  return new Set(rows.map(({ item_id }) => item_id));
}

/** Decks of the teacher, by name, with a word that the class was asked. */
async function answeredDecks(pool: pg.Pool, { user_id }: CurrentUser, class_id: number): Promise<number[]> {
  const { rows } = await pool.query<{ item_id: number }>(
    `select item_id from items where owner_id = $2 and item_type = 'deck' and item_visibility(item_id) is not null
       and item_id in (
         select deck_id from word_schedules join words using (origin_word_id) where schedule = $1)
     order by name_key, item_id`,
    [classSchedule(class_id), user_id],
  );
  return rows.map(({ item_id }) => item_id);
}
