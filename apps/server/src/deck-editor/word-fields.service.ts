import type { EditedRow } from '@lexiroom/contracts/deck-editor';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { CurrentUser } from '../accounts/current-user.ts';
import { DATABASE_POOL } from '../database/pool.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { areUsable, type Choice } from './choices.ts';
import { countUp, DeckEditing, type LockedWord } from './deck-editing.ts';
import { readEditedRow, stale } from './edited-deck.ts';

type Side = 'target' | 'source';
type Chosen = Pick<LockedWord, 'image_id' | 'target_translation_id' | 'source_translation_id'>;

/** Picture and texts of a row: it stays the same word, with its history. */
@Injectable()
export class WordFieldsService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly editing: DeckEditing,
  ) {}

  /** Another picture, with texts of it when they are named; null takes the picture away and keeps the texts. */
  changeImage(
    user: CurrentUser,
    { word_id, rev, ...wanted }: { word_id: number; image_id: number | null; rev?: number | undefined } & Choice,
  ): Promise<EditedRow | Refusal> {
    return this.#change(user, word_id, rev, wanted);
  }

  /** Another text of one side; null for none. */
  changeText(
    user: CurrentUser,
    wanted: { word_id: number; translation_id: number | null; word_type: Side; rev?: number | undefined },
  ): Promise<EditedRow | Refusal> {
    const { word_id, translation_id, word_type, rev } = wanted;
    return this.#change(user, word_id, rev, { [`${word_type}_translation_id`]: translation_id });
  }

  /**
   * Changes what is named and differs. A text must name the row's picture, if it has one. Another target text loses the
   * sound and the second text of the old one. STALE when one of these fields has changed since `rev`: other fields are
   * merged. NOT_FOUND when the user may not use it.
   */
  async #change(
    user: CurrentUser,
    word_id: number,
    rev: number | undefined,
    wanted: Choice,
  ): Promise<EditedRow | Refusal> {
    const edited = await this.editing.ofWord(user, word_id, async (client, deck, word) => {
      const { deck_id } = deck;
      const change = changesOf(word, wanted);
      const fields = Object.keys(change) as (keyof Chosen)[];
      if (fields.length === 0) return { deck_id, isStale: false };
      if (rev !== undefined && fields.some((field) => revOf(word, field) > rev)) return { deck_id, isStale: true };
      const image_id = change.image_id === undefined ? word.image_id : change.image_id;
      if (!(await areUsable(client, user.user_id, deck, [{ ...change, image_id }]))) return refuse('NOT_FOUND');
      await write(client, { ...word, ...change }, fields, await countUp(client, deck));
      return { deck_id, isStale: false };
    });
    if (edited instanceof Refusal) return edited;
    const row = await readEditedRow(this.pool, user, { deck_id: edited.deck_id, word_id });
    return edited.isStale && !(row instanceof Refusal) ? stale(row.rev, row) : row;
  }
}

const fieldsOfWord = ['image_id', 'target_translation_id', 'source_translation_id'] as const;

/** What is named and is not so already. */
function changesOf(word: LockedWord, wanted: Choice): Partial<Chosen> {
  const named = fieldsOfWord.filter((field) => wanted[field] !== undefined && wanted[field] !== word[field]);
  return Object.fromEntries(named.map((field) => [field, wanted[field]]));
}

const revOf = (word: LockedWord, field: keyof Chosen): number =>
  ({ image_id: word.image_rev, target_translation_id: word.target_rev, source_translation_id: word.source_rev })[field];

async function write(client: pg.ClientBase, word: LockedWord, changed: (keyof Chosen)[], rev: number): Promise<void> {
  await client.query(
    `update words set image_id = $2, target_translation_id = $3, source_translation_id = $4,
       image_rev = case when $5 then $8 else image_rev end,
       target_rev = case when $6 then $8 else target_rev end,
       source_rev = case when $7 then $8 else source_rev end,
       sound_id = case when $6 then null else sound_id end,
       extra_target_translation = case when $6 then null else extra_target_translation end
     where word_id = $1`,
    [
      word.word_id,
      word.image_id,
      word.target_translation_id,
      word.source_translation_id,
      ...fieldsOfWord.map((field) => changed.includes(field)),
      rev,
    ],
  );
}
