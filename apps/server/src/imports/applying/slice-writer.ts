import type { ImportChoice } from '@lexiroom/contracts/imports';
import type { RowProblem } from '@lexiroom/domain/interchange';
import { deckRowLimit } from '@lexiroom/domain/library';
import type pg from 'pg';
import type { Clock } from '../../clock/clock.ts';
import { inTransaction } from '../../database/pool.ts';
import { prepareWords } from '../../deck-editor/prepare-words.ts';
import { insertWords } from '../../deck-editor/words.service.ts';
import { appendScheduled } from '../../event-log/scheduled-answers.ts';
import { findCertainPictures } from '../../library/image-search/certain-pictures.ts';
import type { PictureRepository } from '../../library/pictures/picture-repository.ts';
import { ReadingFailed } from '../reading/file-thread.ts';
import type { Coming, ComingStory } from '../reading/orders.ts';
import { addProblems, type ImportKey, noteThings } from '../store/import-rows.ts';
import { answersTo } from './imported-answers.ts';
import { type CreditedSound, creditPictures, creditSounds, type FileCredits } from './file-credits.ts';
import { picturesOf, type PreparedMedia, spokenTexts } from './import-media.ts';
import type { ImportingUser } from './importing-user.ts';
import { type DeckLanguages, type MadeDecks } from './make-decks.ts';
import {
  extraSoundOf,
  keptSoundOf,
  picturesOfSentence,
  type ReadyRow,
  type SentenceRow,
  type WordRow,
} from './ready-row.ts';
import { writeSentences } from './write-sentences.ts';

interface OfImport {
  user: ImportingUser;
  key: ImportKey;
  choice: ImportChoice;
  decks: MadeDecks;
}

/** Writes the words, sentences and answers of an import, slice by slice: each is one transaction, all or nothing. */
export class SliceWriter {
  readonly #pool: pg.Pool;
  readonly #clock: Clock;
  readonly #repository: PictureRepository;
  readonly #of: OfImport;
  /** The revision that each deck had when we last left it. */
  readonly #revs = new Map<number, number>();
  /** Of our own archive: the words and sentences that others of the file are the same as, by their number there. */
  readonly #origins = new Map<string, number>();
  #written = 0;
  #answers = 0;

  constructor(pool: pg.Pool, clock: Clock, repository: PictureRepository, of: OfImport) {
    this.#pool = pool;
    this.#clock = clock;
    this.#repository = repository;
    this.#of = of;
  }

  /** What was counted otherwise before it was written. */
  get counts(): { answers: number } {
    return { answers: this.#answers };
  }

  async write(coming: readonly Coming[], media: PreparedMedia, credits: FileCredits): Promise<void> {
    if (coming.length === 0) return;
    const { key, decks, choice } = this.#of;
    const problems: RowProblem[] = [];
    await inTransaction(this.#pool, async (client) => {
      const deckIds = [...new Set(coming.map(({ deck, part }) => decks.deckOf(deck, part)))];
      const revs = await lockDecks(client, this.#of.user.user_id, deckIds);
      await this.addPictures(client, coming, media, credits);
      await creditSounds(client, this.#of.user.user_id, soundsOf(coming, decks, media), credits);
      const ready = coming.map((row) => readyRow(row, media, decks.languagesOf(row.deck), problems));
      if (choice.finds_pictures) await findPictures(client, ready, (row) => decks.languagesOf(row.deck));
      const answered: Parameters<typeof answersTo>[2][number][] = [];
      for (const deck_id of deckIds) {
        const rows = ready.filter(({ row }) => decks.deckOf(row.deck, row.part) === deck_id);
        const languages = decks.languagesOf(rows[0]!.row.deck);
        // One deck after the other: they share one connection.
        // oxlint-disable-next-line no-await-in-loop
        const words = await this.#writeWords(client, { deck_id, rev: revs.get(deck_id)! }, languages, rows, problems);
        // oxlint-disable-next-line no-await-in-loop
        const sentences = await this.#writeSentences(client, { deck_id, rev: revs.get(deck_id)! }, rows);
        // oxlint-disable-next-line no-await-in-loop
        await writeCover(client, deck_id, rows);
        answered.push(...[...words, ...sentences].map((one) => ({ ...one, deck_id })));
      }
      await this.#leaveDecks(client, deckIds, revs);
      const answers = answersTo(this.#of.user, key, answered);
      await appendScheduled(client, answers);
      this.#answers += answers.length;
      this.#written += coming.filter(({ kind }) => kind !== 'cover').length;
      if (problems.length > 0) await addProblems(client, key, problems);
      await client.query(
        `update imports set progress_done = $3, changed_at = to_timestamp($4 / 1000.0)
         where user_id = $1 and import_id = $2`,
        [key.user_id, key.import_id, this.#written, this.#clock.now()],
      );
    });
  }

  /** Gives the pictures of these rows that were drawn a row of the library each. */
  async addPictures(
    client: pg.ClientBase,
    coming: readonly (Coming | ComingStory)[],
    media: PreparedMedia,
    credits: FileCredits,
  ): Promise<void> {
    const fresh = new Map<{ hash: string; image_id: number | null }, string>();
    for (const name of coming.flatMap(picturesOf)) {
      const picture = media.pictures.get(name);
      if (typeof picture === 'object' && picture.image_id === null && !fresh.has(picture)) fresh.set(picture, name);
    }
    if (fresh.size === 0) return;
    const hashes = [...fresh.keys()].map(({ hash }) => hash);
    const ids = await this.#repository.addPrivate(client, this.#of.user.user_id, hashes);
    for (const [index, picture] of [...fresh.keys()].entries()) picture.image_id = ids[index]!;
    await noteThings(client, this.#of.key, 'picture', ids);
    await creditPictures(
      client,
      [...fresh.values()].map((name, index) => ({ image_id: ids[index]!, name })),
      credits,
    );
  }

  async #writeWords(
    client: pg.ClientBase,
    { deck_id, rev }: { deck_id: number; rev: number },
    languages: DeckLanguages,
    rows: readonly ReadyRow<Coming>[],
    problems: RowProblem[],
  ): Promise<{ id: number; origin_id: number; row: WordRow }[]> {
    const coming = rows.filter((ready): ready is ReadyRow<WordRow> => ready.row.kind === 'word');
    if (coming.length === 0) return [];
    // Its owner may have added words since the file was looked through.
    const room = Math.max(0, deckRowLimit - (await countWords(client, deck_id)));
    const words = coming.slice(0, room);
    for (const { row } of coming.slice(room)) {
      problems.push({ table: row.table, line: row.line, code: 'DECK_FULL', text: row.word.target_text.slice(0, 100) });
    }
    if (words.length === 0) return [];
    const { user_id } = this.#of.user;
    const chosen = words.map(({ row: { word }, pictures: _ofSentences, extra_sound_id: _ofSentence, ...media }) => ({
      ...media,
      source_sound_id: languages.source_language === null ? null : media.source_sound_id,
      target_text: word.target_text,
      source_text: word.source_text,
      // Our own archive says all that a word shows: where that is nothing, it is nothing of the picture's name either.
      extra_target_translation: word.extra_target_translation ?? (word.origin_word_id === undefined ? undefined : null),
      note: word.note,
      example: word.example,
      example_translation: word.example_translation,
    }));
    const prepared = await prepareWords(client, user_id, languages, chosen, { addsNames: false });
    const ids = await insertWords(client, deck_id, rev, prepared);
    await noteThings(client, this.#of.key, 'word', ids);
    const written = words.map(({ row }, index) => ({ row, id: ids[index]!, origin_id: ids[index]! }));
    return this.#withOrigins(client, written);
  }

  /** Words that are one word in our own archive stay one: they have one history, which is recorded once. */
  async #withOrigins<Written extends { row: WordRow; id: number; origin_id: number }>(
    client: pg.ClientBase,
    written: readonly Written[],
  ): Promise<Written[]> {
    const { firsts, copies } = this.#parted(written, ({ row }) => row.word.origin_word_id);
    const pinned = written.filter(({ row }) => row.word.is_pinned).map(({ id }) => id);
    if (pinned.length > 0) await client.query('update words set is_pinned = true where word_id = any($1)', [pinned]);
    if (copies.length > 0) {
      await client.query(
        `update words set origin_word_id = origin_id from unnest($1::integer[], $2::integer[]) as copy (id, origin_id)
         where word_id = id`,
        [copies.map(({ id }) => id), copies.map(({ origin_id }) => origin_id)],
      );
    }
    return firsts;
  }

  /** The same of sentences. */
  async #writeSentences(
    client: pg.ClientBase,
    deck: { deck_id: number; rev: number },
    rows: readonly ReadyRow<Coming>[],
  ): Promise<{ id: number; origin_id: number; row: SentenceRow }[]> {
    const written = await writeSentences(client, this.#of.key, deck, rows);
    const { firsts, copies } = this.#parted(written, ({ row }) => row.sentence.more?.origin_sentence_id);
    if (copies.length > 0) {
      await client.query(
        `update sentences set origin_sentence_id = origin_id
         from unnest($1::integer[], $2::integer[]) as copy (id, origin_id) where sentence_id = id`,
        [copies.map(({ id }) => id), copies.map(({ origin_id }) => origin_id)],
      );
    }
    return firsts;
  }

  /** Those that came first of what is one in the file, and those that are copies of them, with what they are copies of. */
  #parted<Written extends { row: WordRow | SentenceRow; id: number; origin_id: number }>(
    written: readonly Written[],
    originOf: (one: Written) => number | undefined,
  ): { firsts: Written[]; copies: Written[] } {
    const parted: { firsts: Written[]; copies: Written[] } = { firsts: [], copies: [] };
    for (const one of written) {
      const origin = originOf(one);
      const place = `${one.row.kind} ${origin}`;
      const earlier = origin === undefined ? undefined : this.#origins.get(place);
      if (earlier !== undefined) parted.copies.push({ ...one, origin_id: earlier });
      else parted.firsts.push(one);
      if (origin !== undefined && earlier === undefined) this.#origins.set(place, one.id);
    }
    return parted;
  }

  /**
   * A deck that was there gets a new revision, so that open editors look again. Of one of our own is noted how we left it, if
   * nobody else has changed it meanwhile.
   */
  async #leaveDecks(client: pg.ClientBase, deckIds: readonly number[], revs: ReadonlyMap<number, number>): Promise<void> {
    const { key, decks } = this.#of;
    if (!decks.areNew) {
      await client.query('update items set rev = rev + 1 where item_id = any($1)', [deckIds]);
      return;
    }
    const ours = deckIds.filter((deck_id) => (this.#revs.get(deck_id) ?? 1) === revs.get(deck_id));
    const { rows } = await client.query<{ id: number; rev: number }>(
      `update import_things set rev = items.rev from items
       where user_id = $1 and import_id = $2 and kind = 'deck' and id = any($3) and item_id = id
       returning id, import_things.rev`,
      [key.user_id, key.import_id, ours],
    );
    for (const { id, rev } of rows) this.#revs.set(id, rev);
  } // prettier-ignore
}

async function countWords(client: pg.ClientBase, deck_id: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::integer as count from words where deck_id = $1',
    [deck_id],
  );
  return rows[0]!.count;
}

/** The revisions of these decks, which nobody else changes until the end. @throws {ReadingFailed} when one is gone. */
async function lockDecks(
  client: pg.ClientBase,
  user_id: number,
  deckIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await client.query<{ item_id: number; rev: number }>(
    `select item_id, rev from items where item_id = any($1) and owner_id = $2 order by item_id for no key update`,
    [deckIds, user_id],
  );
  if (rows.length < deckIds.length) throw new ReadingFailed('SERVER', 'A deck was deleted while words came to it.');
  return new Map(rows.map(({ item_id, rev }) => [item_id, rev]));
}

/** What a row has got of what it names; what is missing is told, and the row stays. */
function readyRow(
  row: Coming,
  media: PreparedMedia,
  { target_language, source_language }: DeckLanguages,
  problems: RowProblem[],
): ReadyRow<Coming> {
  const { table, line } = row;
  const told = (code: RowProblem['code'], text: string) => {
    problems.push({ table, line, code, text: text.slice(0, 100) });
    return null;
  };
  const pictureOf = (name: string | null) => {
    const picture = name === null ? undefined : media.pictures.get(name);
    if (picture === undefined) return null;
    return typeof picture === 'string' ? told(picture, name!) : picture.image_id;
  };
  const soundOf = (name: string | null, text: string | null, language: typeof source_language) => {
    if (name === null || text === null || language === null) return null;
    const sound = media.soundOf({ name, text, language });
    return typeof sound === 'string' ? told(sound, name) : (sound ?? null);
  };
  if (row.kind === 'sentence') {
    const { sound, target_translation } = row.sentence;
    const extra = extraSoundOf(row.sentence);
    const sound_id = soundOf(sound, target_translation, target_language);
    const extra_sound_id = extra ? soundOf(extra.name, extra.text, target_language) : null;
    const pictures = picturesOfSentence(row.sentence).flatMap(({ picture: name, text, highlighted }) => {
      const image_id = pictureOf(name);
      return image_id === null ? [] : [{ image_id, text, highlighted }];
    });
    return { row, image_id: null, pictures, sound_id, extra_sound_id, source_sound_id: null };
  }
  if (row.kind === 'cover') return { ...noMedia, row, image_id: pictureOf(row.picture) };
  const { picture, source_sound, target_text, source_text } = row.word;
  return {
    ...noMedia,
    row,
    image_id: pictureOf(picture),
    sound_id: soundOf(keptSoundOf(row.word), target_text, target_language),
    source_sound_id: soundOf(source_sound, source_text, source_language),
  };
}

const noMedia = { image_id: null, pictures: [], sound_id: null, extra_sound_id: null, source_sound_id: null };

/** The sounds that these rows have got, and what they are called in the file. */
function soundsOf(coming: readonly Coming[], decks: MadeDecks, media: PreparedMedia): CreditedSound[] {
  return coming
    .flatMap((row) => spokenTexts(row, decks.languagesOf(row.deck)))
    .flatMap((spoken) => {
      const sound_id = media.soundOf(spoken);
      return typeof sound_id === 'number' ? [{ sound_id, ...spoken }] : [];
    });
}

/** Gives a deck the cover that is among these rows. */
async function writeCover(client: pg.ClientBase, deck_id: number, rows: readonly ReadyRow<Coming>[]): Promise<void> {
  const cover = rows.find(({ row }) => row.kind === 'cover');
  if (!cover || cover.image_id === null) return;
  await client.query('update decks set deck_image_id = $2 where deck_id = $1', [deck_id, cover.image_id]);
}

/** Gives words without a picture that of the library which is called so for certain. */
async function findPictures(
  client: pg.ClientBase,
  ready: readonly ReadyRow<Coming>[],
  languagesOf: (row: Coming) => DeckLanguages,
): Promise<void> {
  const without = ready.filter((one): one is ReadyRow<WordRow> => one.row.kind === 'word' && one.image_id === null);
  for (const some of Map.groupBy(without, ({ row }) => JSON.stringify(languagesOf(row))).values()) {
    const { target_language: target, source_language: source } = languagesOf(some[0]!.row);
    // oxlint-disable-next-line no-await-in-loop
    const found = await findCertainPictures(client, some.map(({ row }) => row.word), { target, source }); // prettier-ignore
    for (const [index, image_id] of found.entries()) some[index]!.image_id = image_id;
  }
}
