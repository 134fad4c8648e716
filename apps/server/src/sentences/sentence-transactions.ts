import type { SentenceType } from '@lexiroom/domain/sentences/sentence';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../database/pool.ts';
import { DeckTransactions, type LockedDeck } from '../deck-editor/deck-transactions.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { type Refusal, refuse } from '../refusals/refusal.ts';

/** A sentence of a {@link LockedDeck}. */
export interface LockedSentence {
  sentence_id: number;
  target_text: string | null;
  source_text: string | null;
  extra_target_text: string | null;
  extra_source_text: string | null;
  target_rev: number;
  source_rev: number;
  extra_target_rev: number;
  extra_source_rev: number;
}

/** What a sentence is found by: itself, or something of it. */
const tables = {
  sentence: 'sentences',
  highlight: 'sentence_highlights',
  sentence_image: 'sentence_images',
} as const;

type Run<T> = (client: pg.ClientBase, deck: LockedDeck, sentence: LockedSentence) => Promise<T | Refusal>;

/** Runs edits of own sentences one after the other, each in a transaction that locks their deck. */
@Injectable()
export class SentenceTransactions {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly decks: DeckTransactions,
  ) {}

  /** NOT_FOUND for all but the owner, and when the sentence, or what it is found by, is gone. */
  async of<T>(user: CurrentUser, by: keyof typeof tables, id: number, run: Run<T>): Promise<T | Refusal> {
    const found = `select s.deck_id, s.sentence_id from ${tables[by]} part join sentences s using (sentence_id) where part.${by}_id = $1`;
    const { rows } = await this.pool.query<{ deck_id: number }>(found, [id]);
    if (!rows[0]) return refuse('NOT_FOUND');
    return this.decks.ofDeck(user, rows[0].deck_id, async (client, deck) => {
      const still = await client.query<{ sentence_id: number }>(found, [id]);
      const sentence_id = still.rows[0]?.sentence_id;
      return sentence_id === undefined ? refuse('NOT_FOUND') : run(client, deck, await readLocked(client, sentence_id));
    });
  }
}

async function readLocked(client: pg.ClientBase, sentence_id: number): Promise<LockedSentence> {
  const { rows } = await client.query<LockedSentence>(
    `select sentence_id, target_text, source_text, extra_target_text, extra_source_text, target_rev, source_rev,
       extra_target_rev, extra_source_rev
     from sentences where sentence_id = $1`,
    [sentence_id],
  );
  return rows[0]!;
}

/** Whether a text has changed since somebody saw the sentence with this `rev`; never for who names none. */
export const hasChangedSince = (sentence: LockedSentence, type: SentenceType, rev: number | undefined): boolean =>
  rev !== undefined && sentence[`${type}_rev`] > rev;

/** A text of a sentence by its type; null where there is none. */
export const textOf = (sentence: LockedSentence, type: SentenceType): string | null => sentence[`${type}_text`];
