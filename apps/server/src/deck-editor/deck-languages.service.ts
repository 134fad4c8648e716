import type { EditedDeck } from '@lexiroom/contracts/deck-editor';
import type { LanguageId } from '@lexiroom/domain/languages';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { CurrentUser } from '../accounts/current-user.ts';
import { DATABASE_POOL } from '../database/pool.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { areUsable, type Choice } from './choices.ts';
import { countUp, DeckEditing } from './deck-editing.ts';
import { readEditedDeck, stale } from './edited-deck.ts';
import { insertWords, wordIds, writeOrder } from './word-rows.ts';

type Row = Choice & { word_id?: number | undefined };
interface LanguageOrder {
  deck_id: number;
  selected_ids: Row[];
  target_language: LanguageId;
  source_language?: LanguageId | null | undefined;
  purpose?: 'study' | 'learn' | undefined;
  rev?: number | undefined;
}

/** The languages of an own deck. */
@Injectable()
export class DeckLanguagesService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly editing: DeckEditing,
  ) {}

  /**
   * Puts a deck into other languages, with exactly these rows in this order; rows that are not named go. In another
   * target language all are other words, with new ids; else those that are named keep theirs, and their history. STALE
   * when the languages have changed since `rev`; NOT_FOUND when a row is not of this deck, or what it has chosen is not
   * the user's to use.
   */
  async change(user: CurrentUser, order: LanguageOrder): Promise<EditedDeck | Refusal> {
    const { deck_id, selected_ids, rev } = order;
    const changed = await this.editing.ofDeck(user, deck_id, async (client, deck) => {
      const { target_language, source_language = deck.source_language, purpose = deck.purpose } = order;
      if (rev !== undefined && deck.language_rev > rev) return 'stale';
      const present = new Set(await wordIds(client, deck_id));
      const named = selected_ids.flatMap(({ word_id }) => word_id ?? []);
      const isWhole = new Set(named).size === named.length && named.every((word_id) => present.has(word_id));
      const languages = { target_language, source_language };
      if (!isWhole || !(await areUsable(client, user.user_id, languages, selected_ids))) return refuse('NOT_FOUND');
      const isSameTarget = target_language === deck.target_language;
      const new_rev = await countUp(client, deck);
      await writeRows(client, deck_id, new_rev, isSameTarget ? selected_ids : selected_ids.map(asNew));
      await client.query(
        `update decks set target_language = $2, source_language = $3, purpose = $4, language_rev = $5, order_rev = $5
         where deck_id = $1`,
        [deck_id, target_language, source_language, purpose, new_rev],
      );
      return 'changed';
    });
    if (changed instanceof Refusal) return changed;
    const deck = await readEditedDeck(this.pool, user, deck_id);
    return changed === 'stale' && !(deck instanceof Refusal) ? stale(deck.rev, languagesOf(deck)) : deck;
  }
}

const asNew = (row: Row): Row => ({ ...row, word_id: undefined });
const languagesOf = ({ target_language, source_language, purpose }: EditedDeck) => ({
  target_language,
  source_language,
  purpose,
});

/** Makes these the rows of the deck: some stay with new choices, some are new, the others go. */
async function writeRows(client: pg.ClientBase, deck_id: number, rev: number, rows: readonly Row[]): Promise<void> {
  const kept = rows.filter((row) => row.word_id !== undefined);
  await client.query('delete from words where deck_id = $1 and word_id <> all($2)', [
    deck_id,
    kept.map(({ word_id }) => word_id),
  ]);
  await client.query(
    `update words set image_id = row.image_id, target_translation_id = row.target_id,
       source_translation_id = row.source_id, image_rev = $6, target_rev = $6, source_rev = $6,
       sound_id = coalesce(row.sound_id,
         case when words.target_translation_id is not distinct from row.target_id then words.sound_id end),
       extra_target_translation =
         case when words.target_translation_id is not distinct from row.target_id then extra_target_translation end
     from unnest($1::integer[], $2::integer[], $3::integer[], $4::integer[], $5::integer[])
       as row (word_id, image_id, target_id, source_id, sound_id)
     where words.word_id = row.word_id`,
    [
      kept.map(({ word_id }) => word_id),
      kept.map(({ image_id }) => image_id ?? null),
      kept.map(({ target_translation_id }) => target_translation_id ?? null),
      kept.map(({ source_translation_id }) => source_translation_id ?? null),
      kept.map(({ sound_id }) => sound_id ?? null),
      rev,
    ],
  );
  const added = await insertWords(
    client,
    deck_id,
    rev,
    rows.filter((row) => row.word_id === undefined),
  );
  await writeOrder(
    client,
    rows.map(({ word_id }) => word_id ?? added.shift()!),
  );
}
