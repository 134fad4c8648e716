import { z } from 'zod/mini';
import { SenderMadeId } from '../ids/index.ts';
import { lastId } from '../numbers/index.ts';

const Id = z.int().check(z.gte(1), z.lte(lastId));

/**
 * `csv`: a file for each deck, packed when there are several. `xlsx`: a sheet for each deck. `anki`: an `.apkg` with pictures,
 * sounds and schedules. `moodle` and `gift`: questions for a course. `lexiroom`: everything, to be brought back here or
 * elsewhere.
 */
export const exportFormats = ['csv', 'xlsx', 'anki', 'moodle', 'gift', 'lexiroom'] as const;
export const ExportFormat = z.enum(exportFormats);
export type ExportFormat = z.infer<typeof ExportFormat>;

/** For how long a file that was made can be fetched, in minutes. */
export const exportMinutes = 60;

/**
 * Own items to take along: decks, stories, categories and folders with all that lies in them; all that one has when absent.
 * Stories go into `lexiroom` alone; INVALID for another format when there is no deck among them.
 */
export const NewExport = z.strictObject({
  export_id: SenderMadeId,
  item_ids: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(500))),
  format: ExportFormat,
});
export const ExportAsked = z.strictObject({ export_id: SenderMadeId });

/** `file_name` and `file_path` while it can be fetched: the address, to be opened by whoever asked for it. */
export const ExportView = z.object({
  export_id: z.string(),
  state: z.enum(['making', 'done', 'failed', 'cancelled']),
  format: ExportFormat,
  /** In words, and stories. */
  progress: z.nullable(z.object({ done: z.int(), total: z.int() })),
  file_name: z.nullable(z.string()),
  file_path: z.nullable(z.string()),
  file_bytes: z.nullable(z.int()),
});
export type ExportView = z.infer<typeof ExportView>;
