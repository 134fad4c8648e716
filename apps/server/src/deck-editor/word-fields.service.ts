import type { EditedRow } from '@lexiroom/contracts/deck-editor';
import { belongTogether } from '@lexiroom/domain/deck-editor';
import { sameTextKey } from '@lexiroom/domain/text';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../database/pool.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { Refusal } from '../refusals/refusal.ts';
import type { Choice } from './choices.ts';
import { countUp, DeckEditing, type LockedDeck, type LockedWord } from './deck-editing.ts';
import { readEditedRow, stale } from './edited-deck.ts';
import { makeWords, type MadeWord } from './own-texts.ts';

type Side = 'target' | 'source';
/** What a call says of a row; what it does not name stays. */
type Wanted = Choice & { isTyped?: boolean };

/** Picture and texts of a row: it stays the same word, with its history. */
@Injectable()
export class WordFieldsService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly editing: DeckEditing,
  ) {}

  /** Another picture, with texts or names of it when they are named; null takes the picture away and keeps the texts. */
  changeImage(
    user: CurrentUser,
    { word_id, rev, ...wanted }: { word_id: number; image_id: number | null; rev?: number | undefined } & Choice,
  ): Promise<EditedRow | Refusal> {
    return this.#change(user, word_id, rev, wanted);
  }

  /** Another name of the picture as the text of one side; null for none. */
  changeText(
    user: CurrentUser,
    wanted: { word_id: number; translation_id: number | null; word_type: Side; rev?: number | undefined },
  ): Promise<EditedRow | Refusal> {
    const { word_id, translation_id, word_type, rev } = wanted;
    return this.#change(user, word_id, rev, { [`${word_type}_translation_id`]: translation_id });
  }

  /** A text as the owner types it, also of a row without a picture; null takes it away. */
  writeText(
    user: CurrentUser,
    wanted: { word_id: number; word_type: Side | 'extra_target'; text: string | null; rev?: number | undefined },
  ): Promise<EditedRow | Refusal> {
    const { word_id, word_type, text, rev } = wanted;
    const change =
      word_type === 'extra_target'
        ? { extra_target_translation: text }
        : { [`${word_type}_text`]: text, [`${word_type}_translation_id`]: null };
    return this.#change(user, word_id, rev, { ...change, isTyped: true });
  }

  /**
   * Changes what is named and differs. A target text that is not the old one in other case loses the sound of that; one
   * that is another name, not typed, the second text as well. STALE when one of these fields has changed since `rev`:
   * other fields are merged. Else refused as {@link makeWords} says.
   */
  async #change(
    user: CurrentUser,
    word_id: number,
    rev: number | undefined,
    wanted: Wanted,
  ): Promise<EditedRow | Refusal> {
    const edited = await this.editing.ofWord(user, word_id, async (client, deck, word) => {
      const { deck_id } = deck;
      const named = sidesOf(word, wanted);
      const [found] = await makeWords(client, user.user_id, deck, [choiceOf(word, wanted, named)]);
      const made = merged(word, found!, wanted, named);
      const changed = changesOf(word, made);
      if (!Object.values(changed).includes(true)) return { deck_id, isStale: false };
      if (rev !== undefined && isOvertaken(word, wanted, changed, rev)) return { deck_id, isStale: true };
      await write(client, word_id, adjusted(deck, word, made, wanted), changed, await countUp(client, deck));
      return { deck_id, isStale: false };
    });
    if (edited instanceof Refusal) return edited;
    const row = await readEditedRow(this.pool, user, { deck_id: edited.deck_id, word_id });
    return edited.isStale && !(row instanceof Refusal) ? stale(row.rev, row) : row;
  }
}

/** The sides that a call names. Those of a row that gets another picture are names of that one from now on. */
function sidesOf(word: LockedWord, wanted: Wanted): Record<Side, boolean> {
  const isMoved = typeof wanted.image_id === 'number' && wanted.image_id !== word.image_id;
  const isNamed = (side: Side) =>
    isMoved || wanted[`${side}_translation_id`] !== undefined || wanted[`${side}_text`] !== undefined;
  return { target: isNamed('target'), source: isNamed('source') };
}

/** What is to be found out of a row: a name that is chosen brings its text along, else the text stays. */
function choiceOf(word: LockedWord, wanted: Wanted, named: Record<Side, boolean>): Choice {
  const side = (which: Side): Choice => {
    if (!named[which]) return {};
    const [id, text] = [wanted[`${which}_translation_id`], wanted[`${which}_text`]];
    const own = id === undefined && text === undefined ? word[`${which}_text`] : text;
    return { [`${which}_translation_id`]: id, [`${which}_text`]: own };
  };
  const { image_id = word.image_id, extra_target_translation } = wanted;
  return { image_id, ...side('target'), ...side('source'), extra_target_translation };
}

/** The row with what was found out of it; the rest stays. */
function merged(word: LockedWord, found: MadeWord, wanted: Wanted, named: Record<Side, boolean>): MadeWord {
  const target = named.target ? found : word;
  const source = named.source ? found : word;
  return {
    image_id: found.image_id,
    target_text: target.target_text,
    target_translation_id: target.target_translation_id,
    source_text: source.source_text,
    source_translation_id: source.source_translation_id,
    extra_target_translation:
      wanted.extra_target_translation === undefined ? word.extra_target_translation : found.extra_target_translation,
    sound_id: word.sound_id,
  };
}

type Changed = Record<Side | 'image' | 'extra', boolean>;

const changesOf = (word: LockedWord, made: MadeWord): Changed => ({
  image: word.image_id !== made.image_id,
  target: word.target_translation_id !== made.target_translation_id || word.target_text !== made.target_text,
  source: word.source_translation_id !== made.source_translation_id || word.source_text !== made.source_text,
  extra: word.extra_target_translation !== made.extra_target_translation,
});

/** Whether something that the call names has changed since the `rev` that was seen. */
const isOvertaken = (word: LockedWord, wanted: Wanted, changed: Changed, rev: number): boolean =>
  (changed.image && word.image_rev > rev) ||
  (['target', 'source'] as const).some(
    (side) =>
      changed[side] &&
      word[`${side}_rev`] > rev &&
      (wanted[`${side}_translation_id`] !== undefined || wanted[`${side}_text`] !== undefined),
  );

/** What goes with the old target text goes when another one comes. */
function adjusted({ target_language }: LockedDeck, word: LockedWord, made: MadeWord, wanted: Wanted): MadeWord {
  const [before, after] = [word.target_text ?? '', made.target_text ?? ''];
  const says = sameTextKey(before, target_language) === sameTextKey(after, target_language);
  const keepsExtra =
    wanted.isTyped ||
    wanted.extra_target_translation !== undefined ||
    before === after ||
    belongTogether(target_language, before, after);
  return {
    ...made,
    sound_id: says ? made.sound_id : null,
    extra_target_translation: keepsExtra ? made.extra_target_translation : null,
  };
}

async function write(
  client: pg.ClientBase,
  word_id: number,
  made: MadeWord,
  changed: Changed,
  rev: number,
): Promise<void> {
  await client.query(
    `update words set image_id = $2, target_translation_id = $3, source_translation_id = $4, target_text = $5,
       source_text = $6, extra_target_translation = $7, sound_id = $8,
       image_rev = case when $9 then $12 else image_rev end,
       target_rev = case when $10 then $12 else target_rev end,
       source_rev = case when $11 then $12 else source_rev end
     where word_id = $1`,
    [
      word_id,
      made.image_id,
      made.target_translation_id,
      made.source_translation_id,
      made.target_text,
      made.source_text,
      made.extra_target_translation,
      made.sound_id,
      changed.image,
      changed.target,
      changed.source,
      rev,
    ],
  );
}
