import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { CLOCK, type Clock } from '../../clock/clock.ts';
import { DATABASE_POOL, inTransaction } from '../../database/pool.ts';
import { deleteWords } from '../../deck-editor/deleted-words.ts';
import { takeBack } from '../../event-log/scheduled-answers.ts';
import { personSchedule, sentenceSchedule } from '../../event-log/schedules.ts';
import { deleteForGood } from '../../items/bin/delete-for-good.ts';
import { throwAway } from '../../items/bin/throw-away.ts';
import { OwnTree } from '../../items/tree/own-tree.ts';
import { closeGaps } from '../../items/tree/write-item-order.ts';
import { deletePrivate } from '../../library/pictures/delete-private.ts';
import { LoosePictures } from '../../library/pictures/loose-pictures.ts';
import { SoundFiles } from '../../sounds/sound-files.ts';
import { ImportFiles } from '../store/import-files.ts';
import {
  changeImportRow,
  type ImportKey,
  type ImportRow,
  readImport,
  readThings,
  type ThingKind,
} from '../store/import-rows.ts';

/** So many words, pictures or sounds are taken away in one transaction. */
const atOnce = 200;
/** Answers that are voided in one transaction. */
const answersAtOnce = 1000;

/**
 * Takes away what an import has made: when it is undone, was cancelled or has failed, and before it is begun anew after the
 * server was ended. Step by step, each safe to repeat.
 */
@Injectable()
export class TakeAway {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly tree: OwnTree,
    private readonly loose: LoosePictures,
    private readonly sounds: SoundFiles,
    private readonly files: ImportFiles,
  ) {}

  /**
   * Takes everything away, and gives what the import is then. Answers go first, by rows that void them. A deck or a story
   * that its owner has changed meanwhile goes to their bin with all that is in it, instead of going for good.
   */
  async run(key: ImportKey, signal: AbortSignal): Promise<ImportRow['state'] | undefined> {
    const row = await readImport(this.pool, key);
    if (row?.state !== 'undoing' || row.ends_as === null) return row?.state;
    const steps = [
      () => this.#answers(key),
      () => this.#made(key, 'deck'),
      () => this.#made(key, 'story'),
      () => this.#wordsOfOthers(key),
      () => this.#categories(key),
      () => this.#folders(key),
      () => this.#pictures(key),
      () => this.#sounds(key),
    ];
    for (const step of steps) {
      signal.throwIfAborted();
      // oxlint-disable-next-line no-await-in-loop
      await step();
    }
    return this.#end(row, row.ends_as);
  }

  async #end(row: ImportRow, state: NonNullable<ImportRow['ends_as']>): Promise<ImportRow['state']> {
    const goesOn = state === 'importing';
    const changes = {
      state,
      ends_as: null,
      made_item_id: null,
      // It is looked through once more, by which the problems are told anew as well.
      ...(goesOn
        ? { attempts: row.attempts + 1, progress_done: 0, plan: null }
        : { file_key: null, rows: [], plan: null }),
    };
    await inTransaction(this.pool, async (client) => {
      await client.query('delete from import_things where user_id = $1 and import_id = $2', [row.user_id, row.import_id]);
      await changeImportRow(client, row, ['undoing'], changes, this.clock.now());
    }); // prettier-ignore
    if (!goesOn) await this.files.remove(row.file_key);
    return state;
  }

  async #answers(key: ImportKey): Promise<void> {
    const ofWords = personSchedule(key.user_id);
    const schedules = { word: ofWords, sentence: sentenceSchedule(ofWords) };
    for (const kind of ['word', 'sentence'] as const) {
      for (const ids of await this.#idsOf(key, kind)) {
        // One after the other, as they void rows of the same schedule.
        // oxlint-disable-next-line no-await-in-loop
        const { rows } = await this.pool.query<{ schedule: string; answer_id: string }>(
          `select schedule, answer_id from answers given
           where schedule = $1 and origin_word_id = any($2) and word_id = origin_word_id and mode = 'imported'
             and voids is null and not exists (
               select from answers later where later.schedule = given.schedule and later.voids = given.answer_id)`,
          [schedules[kind], ids],
        );
        for (let at = 0; at < rows.length; at += answersAtOnce) {
          const some = rows.slice(at, at + answersAtOnce);
          // oxlint-disable-next-line no-await-in-loop
          await inTransaction(this.pool, (client) => takeBack(client, some));
        }
      }
    }
  }

  /** Its decks, or its stories. One that its owner has changed goes to their bin. */
  async #made(key: ImportKey, kind: 'deck' | 'story'): Promise<void> {
    for (const { id, rev } of await readThings(this.pool, key, kind)) {
      // oxlint-disable-next-line no-await-in-loop
      await this.tree.change(key, async (client) => {
        const { rows } = await client.query<{ parent_id: number; is_changed: boolean; is_in_bin: boolean }>(
          `select parent_id, deleted_at is not null as is_in_bin, rev is distinct from $4 or exists (
             select from words where words.deck_id = $3 and not exists (
               select from import_things made where made.user_id = $1 and import_id = $2 and kind = 'word' and id = word_id))
             as is_changed
           from items where item_id = $3 and owner_id = $1`,
          [key.user_id, key.import_id, id, rev],
        );
        const [item] = rows;
        if (!item) return;
        if (item.is_changed) {
          if (!item.is_in_bin) await throwAway(client, [id], new Date(this.clock.now()));
          return;
        }
        await deleteForGood(client, [id]);
        await closeGaps(client, [item.parent_id]);
      });
    }
  }

  /** Words and sentences that went to a deck which was there before. */
  async #wordsOfOthers(key: ImportKey): Promise<void> {
    const { rows } = await this.pool.query<{ deck_id: number }>(
      `select deck_id from (
         select deck_id from import_things join words on word_id = id
         where user_id = $1 and import_id = $2 and kind = 'word'
         union select deck_id from import_things join sentences on sentence_id = id
         where user_id = $1 and import_id = $2 and kind = 'sentence') as held
       where deck_id not in (select id from import_things where user_id = $1 and import_id = $2 and kind = 'deck')`,
      [key.user_id, key.import_id],
    );
    for (const { deck_id } of rows) {
      // oxlint-disable-next-line no-await-in-loop
      await inTransaction(this.pool, async (client) => {
        await client.query('update items set rev = rev + 1 where item_id = $1 and owner_id = $2', [deck_id, key.user_id]);
        for (const ids of await this.#idsOf(key, 'word')) await deleteWords(client, deck_id, ids);
        for (const ids of await this.#idsOf(key, 'sentence'))
          await client.query('delete from sentences where deck_id = $1 and sentence_id = any($2)', [deck_id, ids]);
      }); // prettier-ignore
    }
  }

  #categories(key: ImportKey): Promise<void> {
    return this.#holders(key, 'category', 'category_id');
  }

  /** From inside out. */
  #folders(key: ImportKey): Promise<void> {
    return this.#holders(key, 'folder', 'parent_id');
  }

  /** Its folders or categories, the last first; one that holds something of its owner's stays. */
  async #holders(key: ImportKey, kind: 'folder' | 'category', within: 'parent_id' | 'category_id'): Promise<void> {
    for (const { id } of (await readThings(this.pool, key, kind)).toReversed()) {
      // oxlint-disable-next-line no-await-in-loop
      await this.tree.change(key, async (client) => {
        const { rows } = await client.query<{ parent_id: number }>(
          `select parent_id from items where item_id = $1 and owner_id = $2
             and not exists (select from items inside where inside.${within} = $1 and inside.deleted_at is null)`,
          [id, key.user_id],
        );
        if (!rows[0]) return;
        await deleteForGood(client, [id]);
        await closeGaps(client, [rows[0].parent_id]);
      });
    }
  }

  /** Pictures that nothing else has by now, and that their owner has not shared since. */
  async #pictures(key: ImportKey): Promise<void> {
    for (const ids of await this.#idsOf(key, 'picture')) {
      // oxlint-disable-next-line no-await-in-loop
      await inTransaction(this.pool, async (client) => {
        const { rows } = await client.query<{ image_id: number }>(
          `select image_id from images image where image_id = any($1) and submitted_by = $2 and is_private
             and not exists (select from deck_holdings held where held.image_id = image.image_id)
             and not exists (select from decks where deck_image_id = image.image_id)`,
          [ids, key.user_id],
        );
        const hashes = await deletePrivate(client, rows.map(({ image_id }) => image_id)); // prettier-ignore
        await this.loose.noteGone(client, hashes);
      });
    }
    await this.loose.sweep();
  }

  async #sounds(key: ImportKey): Promise<void> {
    for (const ids of await this.#idsOf(key, 'sound')) {
      // oxlint-disable-next-line no-await-in-loop
      const hashes = await inTransaction(this.pool, async (client) => {
        const { rows } = await client.query<{ sound_hash: string }>(
          `delete from sounds sound where sound_id = any($1) and submitted_by = $2 and not approved
             and not exists (select from deck_holdings held where held.sound_id = sound.sound_id)
           returning sound_hash`,
          [ids, key.user_id],
        );
        for (const { sound_hash } of rows) await this.sounds.note(client, sound_hash);
        return rows.map(({ sound_hash }) => sound_hash);
      });
      // oxlint-disable-next-line no-await-in-loop
      for (const hash of new Set(hashes)) await this.sounds.dropUnused(hash);
    }
  }

  async #idsOf(key: ImportKey, kind: ThingKind): Promise<number[][]> {
    const ids = (await readThings(this.pool, key, kind)).map(({ id }) => id);
    return Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, at) => ids.slice(at * atOnce, (at + 1) * atOnce));
  }
}
