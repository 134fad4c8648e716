import { exportMinutes, type ExportView, type NewExport } from '@lexiroom/contracts/exports';
import { dayNumber, localDay } from '@lexiroom/domain/scheduling';
import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { z } from 'zod/mini';
import { writeAudit } from '../accounts/audit/write-audit.ts';
import { CLOCK, type Clock } from '../clock/clock.ts';
import { APP_OPTIONS, type BaseOptions } from '../configuration/base-options.ts';
import { version } from '../configuration/version.ts';
import { DATABASE_POOL } from '../database/pool.ts';
import { DiskWatch } from '../disk/disk-watch.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { WorkQueue } from '../jobs/work-queue.ts';
import { PictureFiles } from '../library/pictures/picture-files.ts';
import { inFileName } from '../file-formats/file-names.ts';
import { MEDIA_STORE, type MediaStore } from '../media/media-store.ts';
import { invalid, Refusal, refuse } from '../refusals/refusal.ts';
import type { Chosen } from './collecting/choose-items.ts';
import { collectDecks } from './collecting/collect-decks.ts';
import { collectStories } from './collecting/collect-stories.ts';
import { LeavingMedia } from './collecting/leaving-media.ts';
import { countWords, readChosen } from './collecting/read-chosen.ts';
import { makeFile } from './making/make-file.ts';
import { type MadeFile, RunningExport } from './running-export.ts';

/** How many files are made at once on the whole server; of one person one after the other. */
const atOnce = 2;
/** How many somebody may have made or waiting at once, and how many files lie here for them. */
const mostUnfinished = 3;
const mostKept = 10;
const lifeMs = exportMinutes * 60_000;
/** How often files whose time is over are looked for, in milliseconds. */
const lookEveryMs = 60_000;
const retryMs = 5_000;
/** What takes longer than this is given up, as others wait: a store that never answers would hold up everybody. */
const longestMs = 30 * 60_000;
/** What a file is called that holds no one item. */
const wholeName = 'Lexiroom';
/** Of the name of a file, in UTF-8, before its ending: file systems take 255 bytes, and browsers add to it. */
const longestNameBytes = 180;

/** What somebody takes along of their own decks, as files (docs/adr/0083-exports.md). */
@Injectable()
export class ExportsService implements OnModuleInit, OnModuleDestroy {
  readonly #logger = new Logger('exports');
  /** By whose they are and by their ids. */
  readonly #exports = new Map<string, RunningExport>();
  readonly #turns = new WorkQueue(atOnce);
  readonly #folder: string;
  readonly #making = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(APP_OPTIONS) { dataDir }: Pick<BaseOptions, 'dataDir'>,
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(MEDIA_STORE) private readonly media: MediaStore,
    private readonly pictures: PictureFiles,
    private readonly disk: DiskWatch,
  ) {
    this.#folder = path.resolve(dataDir, 'exports');
  }

  /** Files of an earlier start are nobody's any more: who had them made is known to the process that made them. */
  async onModuleInit(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
    this.#timer = setInterval(() => void this.#forgetOld(), lookEveryMs).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.#timer);
    for (const running of this.#exports.values()) running.cancel();
    await Promise.all(this.#making);
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Begins one; asked for again under the same id, tells of that one. NOT_FOUND unless all items are the user's own. */
  async begin(
    user: CurrentUser,
    { export_id, item_ids, format }: z.infer<typeof NewExport>,
  ): Promise<ExportView | Refusal> {
    await this.#forgetOld();
    const known = this.#of(user, export_id);
    if (known) return known.view();
    if (this.disk.isLow) return refuse('DISK_LOW');
    const chosen = await readChosen(this.pool, user.user_id, item_ids);
    if (!chosen) return refuse('NOT_FOUND');
    const deck_ids = chosen.items.filter(({ item_type }) => item_type === 'deck').map(({ item_id }) => item_id);
    // Only our own archive has a place for stories.
    const stories = format === 'lexiroom' ? chosen.items.length - deck_ids.length : 0;
    if (deck_ids.length + stories === 0) {
      const hasStories = chosen.items.length > 0;
      return invalid('item_ids', hasStories ? 'only a Lexiroom archive holds stories' : 'there is no deck in these');
    }
    const total = (await countWords(this.pool, deck_ids)) + stories;
    // The same may have been asked for twice at once.
    const again = this.#of(user, export_id);
    if (again) return again.view();
    const own = [...this.#exports.values()].filter(({ user_id }) => user_id === user.user_id);
    if (own.filter(({ state }) => state === 'making').length >= mostUnfinished) {
      return new Refusal('TOO_MANY', undefined, undefined, retryMs);
    }
    const running = new RunningExport(export_id, user.user_id, format, total);
    this.#exports.set(keyOf(user, export_id), running);
    const noted = writeAudit(this.pool, 'data_exported', user.user_id, { format });
    const making = this.#inTurn(running, noted, () => this.#make(running, user, chosen));
    this.#making.add(making);
    void making.finally(() => this.#making.delete(making));
    await noted;
    for (const old of own.filter(({ file }) => file).slice(0, -mostKept)) await old.forget();
    return running.view();
  }

  view(user: CurrentUser, export_id: string): ExportView | Refusal {
    return this.#living(user, export_id)?.view() ?? refuse('NOT_FOUND');
  }

  /** Nothing of it is left; what was made is gone as well. */
  async cancel(user: CurrentUser, export_id: string): Promise<ExportView | Refusal> {
    const running = this.#living(user, export_id);
    if (!running) return refuse('NOT_FOUND');
    await running.forget();
    return running.view();
  }

  /** The file that somebody had made, while it can be fetched. */
  fileOf(user: CurrentUser, export_id: string): MadeFile | undefined {
    return this.#living(user, export_id)?.file;
  }

  /** Takes away all that somebody has had made; for whoever deletes their account. */
  async forgetAll(user_id: number): Promise<void> {
    for (const [key, running] of this.#exports) {
      if (running.user_id !== user_id) continue;
      this.#exports.delete(key);
      await running.forget();
    }
  }

  #of = (user: Pick<CurrentUser, 'user_id'>, export_id: string): RunningExport | undefined =>
    this.#exports.get(keyOf(user, export_id));

  #living(user: CurrentUser, export_id: string): RunningExport | undefined {
    const running = this.#of(user, export_id);
    return running && running.expiresAt > this.clock.now() ? running : undefined;
  }

  /** Nothing is made of which it is not written down that it was. */
  async #inTurn(running: RunningExport, noted: Promise<void>, make: () => Promise<void>): Promise<void> {
    try {
      await noted;
      await this.#turns.add({ person: running.user_id, name: running.export_id }, make);
    } catch {
      running.fail();
    }
    running.expiresAt = this.clock.now() + lifeMs;
  }

  async #make(running: RunningExport, user: CurrentUser, chosen: Chosen): Promise<void> {
    // A folder of its own, as who writes may put something beside the file.
    const folder = path.join(this.#folder, randomUUID());
    const timer = setTimeout(() => running.fail(), longestMs).unref();
    try {
      running.signal.throwIfAborted();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = await this.#write(running, user, chosen, path.join(folder, 'file'));
      running.signal.throwIfAborted();
      running.file = file;
      running.state = 'done';
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      if (!running.signal.aborted) {
        running.fail();
        this.#logger.error(`A file (${running.format}) could not be made: ${(error as Error).message}`);
      }
    }
    clearTimeout(timer);
  }

  async #write(running: RunningExport, user: CurrentUser, chosen: Chosen, place: string): Promise<MadeFile> {
    const { format, signal } = running;
    const { deck: decks = [], story: stories = [] } = Object.groupBy(chosen.items, ({ item_type }) => item_type);
    const media = new LeavingMedia(this.pool, this.media, this.pictures, user.user_id);
    const now = this.clock.now();
    const name = chosen.name ?? wholeName;
    const ending = await makeFile(
      {
        format,
        place,
        name,
        deck_count: decks.length,
        today: dayNumber(localDay(now, user.time_zone, user.day_boundary)),
        now,
        version,
      },
      {
        decks: collectDecks(this.pool, user, decks, media),
        stories: collectStories(this.pool, user, stories, media),
        media: (file) => media.read(file),
        credit: (file) => media.credit(file),
      },
      (words) => {
        running.done = words;
        if (this.disk.isLow) running.fail();
      },
      signal,
    );
    const { size } = await stat(place);
    return { place, name: `${inFileName(name, longestNameBytes) || wholeName}.${ending}`, bytes: size };
  }

  async #forgetOld(): Promise<void> {
    const now = this.clock.now();
    for (const [key, running] of this.#exports) {
      if (running.expiresAt > now) continue;
      this.#exports.delete(key);
      await running.forget();
    }
  }
}

const keyOf = ({ user_id }: Pick<CurrentUser, 'user_id'>, export_id: string): string => `${user_id}/${export_id}`;
