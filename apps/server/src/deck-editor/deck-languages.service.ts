import type { EditedDeck } from '@lexiroom/contracts/deck-editor';
import { type NoteField, noteFields } from '@lexiroom/domain/deck-editor';
import type { LanguageId } from '@lexiroom/domain/languages';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../database/pool.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { Refusal, refuse } from '../refusals/refusal.ts';
import type { WordChoice } from './word-choice.ts';
import { increaseRev, DeckTransactions } from './deck-transactions.ts';
import { readEditedDeck, stale } from './edited-deck.ts';
import { insertWords, writeOrder } from './words.service.ts';
import { prepareWords, type PreparedWord } from './prepare-words.ts';

type Row = WordChoice & { word_id?: number | undefined; text?: string | null | undefined };
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
    private readonly transactions: DeckTransactions,
  ) {}

  /**
   * Puts a deck into other languages, with exactly these rows in this order; rows that are not named go. In another
   * target language all are other words, with new ids; else those that are named keep theirs, and their history. STALE
   * when the languages have changed since `rev`; DECK_EMPTY when no row would be left of those that are there; NOT_FOUND
   * when a row is not of this deck; else refused as {@link prepareWords} says.
   */
  async change(user: CurrentUser, order: LanguageOrder): Promise<EditedDeck | Refusal> {
    const { deck_id, selected_ids, rev } = order;
    const changed = await this.transactions.ofDeck(user, deck_id, async (client, deck) => {
      const { target_language, source_language = deck.source_language, purpose = deck.purpose } = order;
      if (rev !== undefined && deck.language_rev > rev) return 'stale';
      const present = await readTexts(client, deck_id);
      const named = selected_ids.flatMap(({ word_id }) => word_id ?? []);
      if (selected_ids.length === 0 && present.size > 0) return refuse('DECK_EMPTY', { purpose });
      const isWhole = new Set(named).size === named.length && named.every((word_id) => present.has(word_id));
      if (!isWhole) return refuse('NOT_FOUND');
      const isSameTarget = target_language === deck.target_language;
      const isSame = { target: isSameTarget, source: source_language === deck.source_language };
      const chosen = selected_ids.map((row) => withOwnTexts(row, present.get(row.word_id ?? 0), isSame));
      const preparedWords = await prepareWords(client, user.user_id, { target_language, source_language }, chosen);
      const new_rev = await increaseRev(client, deck);
      const rows = preparedWords.map((word, index) => ({
        ...word,
        word_id: isSameTarget ? selected_ids[index]!.word_id : undefined,
      }));
      await writeRows(client, { deck_id, rev: new_rev, isSameSource: isSame.source }, rows);
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

const languagesOf = ({ target_language, source_language, purpose }: EditedDeck) => ({
  target_language,
  source_language,
  purpose,
});

type OwnTexts = Pick<
  PreparedWord,
  'target_text' | 'target_translation_id' | 'source_text' | 'source_translation_id' | NoteField
>;

async function readTexts(client: pg.ClientBase, deck_id: number): Promise<Map<number, OwnTexts>> {
  const { rows } = await client.query<OwnTexts & { word_id: number }>(
    `select word_id, target_text, target_translation_id, source_text, source_translation_id, note, example,
       example_translation
     from words where deck_id = $1`,
    [deck_id],
  );
  return new Map(rows.map((row) => [row.word_id, row]));
}

/**
 * In a language that stays, a row that names no text of its own, and no other name, keeps what its owner typed; so does
 * one that names no note or example. A note stays with its word, in whichever language that is explained.
 */
function withOwnTexts(row: Row, own: OwnTexts | undefined, isSame: Record<'target' | 'source', boolean>): Row {
  const kept = (side: 'target' | 'source') =>
    isSame[side] && (row[`${side}_translation_id`] ?? null) === (own?.[`${side}_translation_id`] ?? null)
      ? own?.[`${side}_text`]
      : undefined;
  return {
    ...row,
    target_text: row.target_text ?? kept('target'),
    source_text: row.source_text ?? kept('source'),
    note: row.note === undefined && isSame.target ? own?.note : row.note,
    example: row.example === undefined && isSame.target ? own?.example : row.example,
    example_translation:
      row.example_translation === undefined && isSame.target && isSame.source
        ? own?.example_translation
        : row.example_translation,
  };
}

type MadeRow = PreparedWord & { word_id: number | undefined };

/** Makes these the rows of the deck: some stay with new choices, some are new, the others go. */
async function writeRows(
  client: pg.ClientBase,
  { deck_id, rev, isSameSource }: { deck_id: number; rev: number; isSameSource: boolean },
  rows: readonly MadeRow[],
): Promise<void> {
  const kept = rows.filter((row) => row.word_id !== undefined);
  await client.query('delete from words where deck_id = $1 and word_id <> all($2)', [
    deck_id,
    kept.map(({ word_id }) => word_id),
  ]);
  await client.query(
    `update words set image_id = row.image_id, target_translation_id = row.target_id,
       source_translation_id = row.source_id, target_text = row.target_text, source_text = row.source_text,
       image_rev = $6, target_rev = $6, source_rev = $6,
       sound_id = coalesce(row.sound_id,
         case when words.target_text is not distinct from row.target_text then words.sound_id end),
       extra_target_translation = coalesce(row.extra,
         case when words.target_text is not distinct from row.target_text then extra_target_translation end),
       note = row.note, example = row.example, example_translation = row.example_translation,
       source_sound_id = coalesce(row.source_sound_id,
         case when $14 and words.source_text is not distinct from row.source_text then words.source_sound_id end)
     from unnest($1::integer[], $2::integer[], $3::integer[], $4::integer[], $5::integer[], $7::text[], $8::text[], $9::text[],
         $10::text[], $11::text[], $12::text[], $13::integer[])
       as row (word_id, image_id, target_id, source_id, sound_id, target_text, source_text, extra, note, example,
         example_translation, source_sound_id)
     where words.word_id = row.word_id`,
    [
      kept.map(({ word_id }) => word_id),
      kept.map(({ image_id }) => image_id),
      kept.map(({ target_translation_id }) => target_translation_id),
      kept.map(({ source_translation_id }) => source_translation_id),
      kept.map(({ sound_id }) => sound_id),
      rev,
      kept.map(({ target_text }) => target_text),
      kept.map(({ source_text }) => source_text),
      kept.map(({ extra_target_translation }) => extra_target_translation),
      ...noteFields.map((field) => kept.map((row) => row[field])),
      kept.map(({ source_sound_id }) => source_sound_id),
      isSameSource,
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
