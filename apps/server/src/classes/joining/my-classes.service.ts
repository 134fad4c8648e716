import type { JoinedClassDecks } from '@lexiroom/contracts/classes';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { isInUse } from '../../accounts/account-in-use.ts';
import { CLOCK, type Clock } from '../../clock/clock.ts';
import { DATABASE_POOL } from '../../database/pool.ts';
import type { CurrentUser } from '../../http/gate/current-user.ts';
import { type DeckResultRow, deckResultColumns, toDeckResult } from '../../items/deck-results.ts';
import { progressOfDecks } from '../../items/folder/deck-progress.ts';
import { itemsInside } from '../sharing/shared-items.ts';

/** What somebody is a student of. */
@Injectable()
export class MyClassesService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * The classes that the user is a student of, with the decks that are shared with each and how many of their words are
   * due for the user, and the stories; then those in which they wait to be let in. None that is in the archive.
   */
  async list(user: CurrentUser): Promise<JoinedClassDecks[]> {
    const { rows } = await this.pool.query<Omit<JoinedClassDecks, 'decks' | 'stories'>>(
      `select class_id, class_name, u.username as teacher, mine.student_name
       from (
         select class_id, student_name from students where person_id = $1
         union all
         select class_id, null from class_requests asked where user_id = $1 and not exists (
           select 1 from students s where s.class_id = asked.class_id and s.person_id = $1)
       ) as mine
       join classes using (class_id) join users u on u.user_id = teacher_id
       where archived_at is null and ${isInUse}
       order by mine.student_name is null, class_id`,
      [user.user_id],
    );
    const joined = rows.filter(({ student_name }) => student_name !== null).map(({ class_id }) => class_id);
    const [shared, stories] = await Promise.all([this.#decks(user, joined), this.#stories(joined)]);
    const deck_ids = [...new Set(shared.map(({ item_id }) => item_id))];
    const progress = await progressOfDecks(this.pool, user, deck_ids, this.clock.now());
    const decks = new Map<number, JoinedClassDecks['decks']>(rows.map(({ class_id }) => [class_id, []]));
    for (const { class_id, ...deck } of shared) {
      decks.get(class_id)!.push({ ...toDeckResult(deck), due_count: progress.get(deck.item_id)?.due_count ?? 0 });
    }
    return rows.map((row) => ({
      ...row,
      decks: decks.get(row.class_id)!,
      stories: stories.flatMap(({ class_id, ...story }) => (class_id === row.class_id ? story : [])),
    }));
  }

  /** The decks that are shared with these classes, each once in a class, by name. */
  async #decks(
    { user_id }: CurrentUser,
    class_ids: readonly number[],
  ): Promise<(DeckResultRow & { class_id: number })[]> {
    const { rows } = await this.pool.query<DeckResultRow & { class_id: number }>(
      `with recursive ${itemsInside('class_id = any($1)')}, decks_shared as (
         select distinct class_id, item_id from inside where item_type = 'deck'
       )
       select class_id, ${deckResultColumns('$2')}
       from decks_shared join items i using (item_id) join decks d on d.deck_id = i.item_id
       order by class_id, i.name_key, i.item_id`,
      [class_ids, user_id],
    );
    return rows;
  }

  /** The stories that are shared with these classes, each once in a class, by name. */
  async #stories(
    class_ids: readonly number[],
  ): Promise<(JoinedClassDecks['stories'][number] & { class_id: number })[]> {
    const { rows } = await this.pool.query<JoinedClassDecks['stories'][number] & { class_id: number }>(
      `with recursive ${itemsInside('class_id = any($1)')}, stories_shared as (
         select distinct class_id, item_id from inside where item_type = 'story'
       )
       select class_id, item_id, i.item_name, u.username as owner, story_language
       from stories_shared join items i using (item_id) join stories on story_id = item_id
       join users u on u.user_id = i.owner_id
       order by class_id, i.name_key, item_id`,
      [class_ids],
    );
    return rows;
  }
}
