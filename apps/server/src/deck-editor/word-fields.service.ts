import type { EditedRow } from '@lexiroom/contracts/deck-editor';
import { belongTogether, type NoteField, noteFields } from '@lexiroom/domain/deck-editor';
import { sameTextKey } from '@lexiroom/domain/text';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../database/pool.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { Refusal } from '../refusals/refusal.ts';
import type { WordChoice } from './word-choice.ts';
import { increaseRev, DeckTransactions, type LockedDeck, type LockedWord } from './deck-transactions.ts';
import { readEditedRow, stale } from './edited-deck.ts';
import { prepareWords, type PreparedWord, storedExtra } from './prepare-words.ts';

type Side = 'target' | 'source';
type TextType = Side | 'extra_target' | NoteField;
/**
 * The fields of a row that a call names; the others stay as they are. `isTyped`: a text comes from the owner's keyboard.
 * `losesExtra`: the second text goes with the target text that was there.
 */
type NamedFields = WordChoice & { isTyped?: boolean; losesExtra?: boolean };

/** Changes picture and texts of a row, which stays the same word with its history. */
@Injectable()
export class WordFieldsService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly transactions: DeckTransactions,
  ) {}

  /** Sets another picture, with the texts or names of it that are named; null takes the picture away and keeps the texts. */
  changeImage(
    user: CurrentUser,
    { word_id, rev, ...fields }: { word_id: number; image_id: number | null; rev?: number | undefined } & WordChoice,
  ): Promise<EditedRow | Refusal> {
    return this.#change(user, word_id, rev, fields);
  }

  /** Makes another name of the picture the text of one side; null for none. */
  changeText(
    user: CurrentUser,
    wanted: { word_id: number; translation_id: number | null; word_type: Side; rev?: number | undefined },
  ): Promise<EditedRow | Refusal> {
    const { word_id, translation_id, word_type, rev } = wanted;
    return this.#change(user, word_id, rev, { [`${word_type}_translation_id`]: translation_id });
  }

  /**
   * Sets a text, note or example as the owner typed it, also of a row without a picture; null takes it away. A second text
   * stays, but where `loses_second_text` says that it belonged to the old target text.
   */
  writeText(
    user: CurrentUser,
    wanted: {
      word_id: number;
      word_type: TextType;
      text: string | null;
      loses_second_text?: boolean;
      rev?: number | undefined;
    },
  ): Promise<EditedRow | Refusal> {
    const { word_id, word_type, text, loses_second_text: losesExtra = false, rev } = wanted;
    return this.#change(user, word_id, rev, { ...fieldsOfText(word_type, text), isTyped: true, losesExtra });
  }

  /**
   * Changes those of the named fields that differ. With another target text, other than in case, the row loses its sound,
   * which said the old one; when that text is another name and was not typed, the second text as well. STALE when one of
   * the same fields has changed since `rev`; changes of other fields do not matter. Else refused as {@link prepareWords} says.
   */
  async #change(
    user: CurrentUser,
    word_id: number,
    rev: number | undefined,
    fields: NamedFields,
  ): Promise<EditedRow | Refusal> {
    const edited = await this.transactions.ofWord(user, word_id, async (client, deck, word) => {
      const { deck_id } = deck;
      const sides = namedSides(word, fields);
      const [prepared] = await prepareWords(client, user.user_id, deck, [choiceOf(word, fields, sides)], {
        target: word.target_translation_id,
        source: word.source_translation_id,
      });
      const after = merged(word, prepared!, fields, sides);
      const changed = changesOf(word, after);
      if (!Object.values(changed).includes(true)) return { deck_id, isStale: false };
      if (rev !== undefined && isOvertaken(word, fields, changed, rev)) return { deck_id, isStale: true };
      await write(
        client,
        word_id,
        withoutOutdated(deck, word, after, fields),
        changed,
        await increaseRev(client, deck),
      );
      return { deck_id, isStale: false };
    });
    if (edited instanceof Refusal) return edited;
    const row = await readEditedRow(this.pool, user, { deck_id: edited.deck_id, word_id });
    return edited.isStale && !(row instanceof Refusal) ? stale(row.rev, row) : row;
  }
}

const isNote = (type: TextType): type is NoteField => noteFields.some((field) => field === type);

/** The fields of a row that one of its texts stands in. */
function fieldsOfText(type: TextType, text: string | null): WordChoice {
  if (isNote(type)) return { [type]: text };
  if (type === 'extra_target') return { extra_target_translation: text };
  return { [`${type}_text`]: text, [`${type}_translation_id`]: null };
}

/** Which sides a call is about: with another picture both, as their texts are to be names of that one from now on. */
function namedSides(word: LockedWord, fields: NamedFields): Record<Side, boolean> {
  const isOtherPicture = typeof fields.image_id === 'number' && fields.image_id !== word.image_id;
  const isNamed = (side: Side) =>
    isOtherPicture || fields[`${side}_translation_id`] !== undefined || fields[`${side}_text`] !== undefined;
  return { target: isNamed('target'), source: isNamed('source') };
}

/** What is to be prepared of a row: a name that is chosen brings its own text along, else the present text stays. */
function choiceOf(word: LockedWord, fields: NamedFields, sides: Record<Side, boolean>): WordChoice {
  const side = (which: Side): WordChoice => {
    if (!sides[which]) return {};
    const [id, text] = [fields[`${which}_translation_id`], fields[`${which}_text`]];
    const own = id === undefined && text === undefined ? word[`${which}_text`] : text;
    return { [`${which}_translation_id`]: id, [`${which}_text`]: own };
  };
  const { image_id = word.image_id, extra_target_translation, note, example, example_translation } = fields;
  const notes = { note, example, example_translation };
  return { image_id, ...side('target'), ...side('source'), extra_target_translation, ...notes };
}

/** The row with what was prepared of it; the rest stays. */
function merged(
  word: LockedWord,
  prepared: PreparedWord,
  fields: NamedFields,
  sides: Record<Side, boolean>,
): PreparedWord {
  const target = sides.target ? prepared : word;
  const source = sides.source ? prepared : word;
  return {
    image_id: prepared.image_id,
    target_text: target.target_text,
    target_translation_id: target.target_translation_id,
    source_text: source.source_text,
    source_translation_id: source.source_translation_id,
    extra_target_translation:
      fields.extra_target_translation === undefined
        ? word.extra_target_translation
        : storedExtra(fields.extra_target_translation, word.extra_text),
    sound_id: word.sound_id,
    source_sound_id: word.source_sound_id,
    ...notesOf((field) => (fields[field] === undefined ? word : prepared)[field]),
  };
}

const notesOf = <Value>(valueOf: (field: NoteField) => Value): Record<NoteField, Value> => ({
  note: valueOf('note'),
  example: valueOf('example'),
  example_translation: valueOf('example_translation'),
});

type Changed = Record<Side | 'image' | 'extra' | NoteField, boolean>;

const changesOf = (word: LockedWord, after: PreparedWord): Changed => ({
  image: word.image_id !== after.image_id,
  target: word.target_translation_id !== after.target_translation_id || word.target_text !== after.target_text,
  source: word.source_translation_id !== after.source_translation_id || word.source_text !== after.source_text,
  extra: word.extra_target_translation !== after.extra_target_translation,
  ...notesOf((field) => word[field] !== after[field]),
});

/** Whether something that the call names has changed since the `rev` that was seen. */
const isOvertaken = (word: LockedWord, fields: NamedFields, changed: Changed, rev: number): boolean =>
  (changed.image && word.image_rev > rev) ||
  (['target', 'source'] as const).some(
    (side) =>
      changed[side] &&
      word[`${side}_rev`] > rev &&
      (fields[`${side}_translation_id`] !== undefined || fields[`${side}_text`] !== undefined),
  );

/** The changed row without the sounds of its old texts, and the second text that belonged to the old target text. */
function withoutOutdated(
  { target_language, source_language }: LockedDeck,
  word: LockedWord,
  after: PreparedWord,
  fields: NamedFields,
): PreparedWord {
  const [oldText, newText] = [word.target_text ?? '', after.target_text ?? ''];
  const keepsSound = sameTextKey(oldText, target_language) === sameTextKey(newText, target_language);
  const keepsSourceSound =
    sameTextKey(word.source_text ?? '', source_language) === sameTextKey(after.source_text ?? '', source_language);
  const keepsExtra =
    oldText === newText ||
    (!fields.losesExtra &&
      (fields.isTyped ||
        fields.extra_target_translation !== undefined ||
        belongTogether(target_language, oldText, newText)));
  return {
    ...after,
    sound_id: keepsSound ? after.sound_id : null,
    source_sound_id: keepsSourceSound ? after.source_sound_id : null,
    extra_target_translation: keepsExtra ? after.extra_target_translation : null,
  };
}

async function write(
  client: pg.ClientBase,
  word_id: number,
  word: PreparedWord,
  changed: Changed,
  rev: number,
): Promise<void> {
  await client.query(
    `update words set image_id = $2, target_translation_id = $3, source_translation_id = $4, target_text = $5,
       source_text = $6, extra_target_translation = $7, sound_id = $8, note = $13, example = $14,
       example_translation = $15, source_sound_id = $16,
       image_rev = case when $9 then $12 else image_rev end,
       target_rev = case when $10 then $12 else target_rev end,
       source_rev = case when $11 then $12 else source_rev end
     where word_id = $1`,
    [
      word_id,
      word.image_id,
      word.target_translation_id,
      word.source_translation_id,
      word.target_text,
      word.source_text,
      word.extra_target_translation,
      word.sound_id,
      changed.image,
      changed.target,
      changed.source,
      rev,
      word.note,
      word.example,
      word.example_translation,
      word.source_sound_id,
    ],
  );
}
