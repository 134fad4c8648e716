import type { ChooseRecall, DeckRecall, DeckWord } from '@lexiroom/contracts/decks';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod/mini';
import { DATABASE_POOL } from '../database/pool.ts';
import type { CurrentUser, Viewer } from '../http/gate/current-user.ts';
import { type Refusal, refuse } from '../refusals/refusal.ts';
import { withAlsoRight } from './also-right.ts';
import { visibleDecks } from './visible-decks.ts';

/** How somebody is asked for the words of decks, theirs or others'. */
@Injectable()
export class RecallService {
  constructor(@Inject(DATABASE_POOL) private readonly pool: pg.Pool) {}

  /** Keeps how the caller is asked for the words of these decks. NOT_FOUND when one of them is not there for them. */
  async choose(
    visitor: Viewer & { user: CurrentUser },
    { deck_ids, listening, typing, strict }: z.output<typeof ChooseRecall>,
  ): Promise<{ done: true } | Refusal> {
    const decks = await visibleDecks(this.pool, visitor, deck_ids);
    if (!decks) return refuse('NOT_FOUND');
    await this.pool.query(
      `insert into recall_settings (user_id, deck_id, listening, typing, strict)
       select $1, deck_id, $3, $4, $5 from decks where deck_id = any($2) order by deck_id
       on conflict (user_id, deck_id) do update
         set listening = excluded.listening, typing = excluded.typing, strict = excluded.strict`,
      [visitor.user.user_id, deck_ids, listening, typing, strict],
    );
    return { done: true };
  }

  /**
   * What somebody has chosen for these decks; and their words, those of a deck whose words are typed with what else is right.
   */
  async read<Word extends DeckWord>(
    user: CurrentUser | undefined,
    deck_ids: readonly number[],
    words: readonly Word[],
  ): Promise<{ words: Word[]; recall?: DeckRecall[] }> {
    if (!user) return { words: [...words] };
    const { rows: recall } = await this.pool.query<DeckRecall>({
      name: 'recall-of-decks',
      text: `select deck_id, listening, typing, strict from recall_settings
        where user_id = $1 and deck_id = any($2) order by deck_id`,
      values: [user.user_id, deck_ids],
    });
    if (recall.length === 0) return { words: [...words] };
    const typed = new Set(recall.filter(({ typing }) => typing).map(({ deck_id }) => deck_id));
    return { words: typed.size === 0 ? [...words] : await this.#withAlsoRight(words, typed), recall };
  }

  async #withAlsoRight<Word extends DeckWord>(words: readonly Word[], typed: ReadonlySet<number>): Promise<Word[]> {
    const found = await withAlsoRight(this.pool, words);
    return found.map((word) => (typed.has(word.deck_id) ? word : without(word)));
  }
}

function without<Word extends DeckWord>({ also_right: _names, ...word }: Word): Word {
  return word as Word;
}
