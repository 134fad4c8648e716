import { z } from 'zod/mini';

const Id = z.int();
/** Of rows that were stored before words had notes nothing is told. */
const Note = z._default(z.nullable(z.string()), null);
const Text = z.object({ translation_id: z.nullable(Id), text: z.string() });

const Sound = z.object({ sound_id: Id, sound_path: z.string() });

/** What this browser stores of a row. */
export const StoredRowFields = z.object({
  key: z.string(),
  word_id: z.null(),
  typed: z.string(),
  typed_translation: z._default(z.nullable(z.string()), null),
  waits_for_network: z._default(z.boolean(), false),
  image: z.nullable(z.object({ image_id: Id, image_path: z.string(), thumbnail_path: z.string() })),
  target: z.nullable(Text),
  source: z.nullable(Text),
  extra: z.optional(z.nullable(z.string())),
  sound: z.nullable(Sound),
  /** Rows that were stored before source texts had sounds have none. */
  source_sound: z._default(z.nullable(Sound), null),
  note: Note,
  example: Note,
  example_translation: Note,
});

/**
 * A row that the server does not have, as this browser stores it. In rows of the first release the texts may be missing:
 * then what was typed is taken for them.
 */
export const StoredRow = z.pipe(
  StoredRowFields,
  z.transform((row) => ({
    ...row,
    target: row.target ?? typedText(row.typed),
    source: row.source ?? typedText(row.typed_translation),
  })),
);

const typedText = (text: string | null) => (text ? { translation_id: null, text } : null);

/** The value of stored JSON; undefined when nothing is stored, or it is broken. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
