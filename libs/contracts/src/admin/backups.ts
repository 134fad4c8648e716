import { z } from 'zod/mini';

const Kind = z.enum(['backup', 'proof']);

/** Backups of this server. Times are epoch milliseconds. A proof restores one as a test and drops that again. */
export const BackupState = z.object({
  /** When the next one is made; null where none is made by itself. */
  next_at: z.nullable(z.number()),
  /** What goes on now, and how far it is from 0 to 1, where that is known. */
  running: z.nullable(z.object({ kind: Kind, progress: z.nullable(z.number()) })),
  /** Why the last one failed; null when it went well. */
  last_failure: z.nullable(
    z.object({
      kind: Kind,
      at: z.number(),
      failure: z.enum(['no_room', 'no_right', 'interrupted', 'failed']),
      /** For whoever runs the server, in English. */
      detail: z.string(),
    }),
  ),
  /** The newest first. */
  backups: z.array(
    z.object({
      file_name: z.string(),
      /** Made by itself or for an admin; before an update; or by the operator. */
      kind: z.enum(['automatic', 'before_update', 'own']),
      made_at: z.number(),
      bytes: z.number(),
      rows: z.int(),
      media_files: z.int(),
      proven_at: z.nullable(z.number()),
    }),
  ),
});
export type BackupState = z.infer<typeof BackupState>;
