import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { CLOCK, type Clock } from '../../clock/clock.ts';
import { APP_OPTIONS } from '../../configuration/base-options.ts';
import { DATABASE_POOL, inTransaction } from '../../database/pool.ts';
import { DiskWatch } from '../../disk/disk-watch.ts';
import { OwnTree } from '../../items/tree/own-tree.ts';
import { PictureRepository } from '../../library/pictures/picture-repository.ts';
import { Refused, refuse } from '../../refusals/refusal.ts';
import { longestImportMs, sliceAnswers, sliceWords } from '../import-limits.ts';
import type { ImportsOptions } from '../imports-options.ts';
import { type FileThread, ReadingFailed } from '../reading/file-thread.ts';
import { FileThreads } from '../reading/file-threads.ts';
import type { Looked, NextWords, Present } from '../reading/orders.ts';
import { lookWith, writeProblems } from '../running/look-through-import.ts';
import { ImportFiles } from '../store/import-files.ts';
import { changeImportRow, type ImportKey, type ImportRow, readImport } from '../store/import-rows.ts';
import { type FileCredits, readFileCredits } from './file-credits.ts';
import { ImportMedia, type PreparedMedia } from './import-media.ts';
import { type ImportingUser, readImportingUser } from './importing-user.ts';
import { makeDecks, type MadeDecks } from './make-decks.ts';
import { SliceWriter } from './slice-writer.ts';
import { StoryWriter } from './story-writer.ts';

type Planned = Pick<Looked, 'choice' | 'counts' | 'plan'> & { present: Present | null; deck_name: string };

/** Makes decks of a file, in slices: each is one transaction, which also notes what it made, so that it can be taken away. */
@Injectable()
export class ApplyImport {
  readonly #sliceWords: number;

  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(APP_OPTIONS) { imports = {} }: ImportsOptions,
    private readonly disk: DiskWatch,
    private readonly tree: OwnTree,
    private readonly files: ImportFiles,
    private readonly threads: FileThreads,
    private readonly media: ImportMedia,
    private readonly pictures: PictureRepository,
  ) {
    this.#sliceWords = imports.sliceWords ?? sliceWords;
  }

  /** Writes an import that was begun, to its end. @throws {ReadingFailed | Refused} when it cannot be; what was written stands there then. */
  async run(key: ImportKey, signal: AbortSignal): Promise<void> {
    const row = await readImport(this.pool, key);
    if (row?.state !== 'importing' || row.file_key === null || !row.choice) return;
    const user = await readImportingUser(this.pool, key.user_id);
    await this.files.removeUnpacked(row.file_key);
    let ahead: Promise<NextWords & { media: PreparedMedia; credits: FileCredits }> | undefined;
    const thread = this.threads.open({ ...row, file_key: row.file_key }, signal);
    try {
      const planned = await this.#planned(row, thread);
      const { choice, counts, plan, present, deck_name } = planned;
      const decks = await this.#decks(user, row, planned);
      await thread.ask({ type: 'begin', choice, present, deck_name }, 'begun');
      const writer = new SliceWriter(this.pool, this.clock, this.pictures, { user, key, choice, decks });
      const media = this.media.of(user, key, thread);
      const endsAt = performance.now() + longestImportMs;
      const nextSlice = async () => {
        const order = { type: 'next', words: this.#sliceWords, answers: sliceAnswers } as const;
        const { next } = await thread.ask(order, 'words');
        const prepared = await media.prepare(next.coming, (index) => decks.languagesOf(index));
        return { ...next, media: prepared, credits: await readFileCredits(thread, next.coming) };
      };
      // One slice after the other, as they stand in the file; media of the next are made while one is written.
      ahead = nextSlice();
      for (let isEnd = false; !isEnd;) {
        signal.throwIfAborted();
        if (performance.now() > endsAt) throw new ReadingFailed('TOO_LARGE', 'The import took too long.');
        if (this.disk.isLow) throw new Refused(refuse('DISK_LOW'));
        // oxlint-disable-next-line no-await-in-loop
        const slice = await ahead;
        signal.throwIfAborted();
        isEnd = slice.is_end;
        if (!isEnd) ahead = nextSlice();
        // Handled when its turn comes; until then it must not count as a failure that nobody handles.
        ahead.catch(() => undefined);
        // oxlint-disable-next-line no-await-in-loop
        await writer.write(slice.coming, slice.media, slice.credits);
      }
      const isAlone = plan.length === 0 && counts.stories === 1;
      const stories = new StoryWriter(this.tree, this.clock, writer, { user, key, target: choice.target!, isAlone });
      for (;;) {
        signal.throwIfAborted();
        if (performance.now() > endsAt) throw new ReadingFailed('TOO_LARGE', 'The import took too long.');
        if (this.disk.isLow) throw new Refused(refuse('DISK_LOW'));
        // oxlint-disable-next-line no-await-in-loop
        const { coming } = await thread.ask({ type: 'next_story' }, 'story');
        if (!coming) break;
        // oxlint-disable-next-line no-await-in-loop
        const prepared = await media.prepare([coming], (index) => decks.languagesOf(index));
        // oxlint-disable-next-line no-await-in-loop
        const credits = await readFileCredits(thread, [coming]);
        signal.throwIfAborted();
        // oxlint-disable-next-line no-await-in-loop
        await stories.write(coming, prepared, credits);
      }
      const made = decks.made_item_id ?? stories.made_item_id;
      await this.#finish(row, made, { ...counts, ...writer.counts, ...stories.counts, ...media.counts });
    } finally {
      await thread.close();
      // Nothing is stored behind the back of whoever takes it away now.
      await ahead?.catch(() => undefined);
      await this.files.removeUnpacked(row.file_key);
    }
  }

  /** What is to be made: as it was planned when the file was looked through with this choice, or by another look. */
  async #planned(row: ImportRow, thread: FileThread): Promise<Planned> {
    const { choice, counts, plan } = row;
    if (choice?.target?.kind === 'new' && counts && plan)
      return { choice, counts, plan, present: null, deck_name: choice.target.deck_name };
    const { looked, present, deck_name } = await lookWith(this.pool, thread, row);
    if (looked.choice.target?.kind === 'deck' && !present) throw new ReadingFailed('SERVER', 'The deck is gone.');
    await inTransaction(this.pool, async (client) => {
      const { words, sentences, stories } = looked.counts;
      const progress = { progress_done: 0, progress_total: words + sentences + stories };
      const changes = { counts: looked.counts, plan: looked.plan, ...progress };
      await changeImportRow(client, row, ['importing'], changes, this.clock.now());
      await writeProblems(client, row, looked.problems);
    });
    return { ...looked, present, deck_name };
  }

  /** The decks that words go to: those that are made now, or the one that is there. */
  #decks(user: ImportingUser, row: ImportRow, { choice, plan, counts }: Planned): Promise<MadeDecks> {
    const isAlone = counts.stories === 0;
    return this.tree.change(user, (client) => makeDecks(client, { user, key: row }, { choice, plan, isAlone }));
  }

  async #finish(row: ImportRow, made_item_id: number | null, counts: NonNullable<ImportRow['counts']>): Promise<void> {
    const changes = {
      state: 'done' as const,
      counts,
      made_item_id,
      done_at: new Date(this.clock.now()),
      file_key: null,
      plan: null,
    };
    if (await changeImportRow(this.pool, row, ['importing'], changes, this.clock.now()))
      await this.files.remove(row.file_key);
  }
}
