import { z } from 'zod/mini';

const Id = z.int();
const Text = z.object({ translation_id: z.nullable(Id), text: z.string() });

/** A row that the server does not have, as this tab keeps it. */
export const KeptRow = z.object({
  key: z.string(),
  word_id: z.null(),
  typed: z.string(),
  typed_translation: z._default(z.nullable(z.string()), null),
  waits_for_network: z._default(z.boolean(), false),
  image: z.nullable(z.object({ image_id: Id, image_path: z.string(), thumbnail_path: z.string() })),
  target: z.nullable(Text),
  source: z.nullable(Text),
  sound: z.nullable(z.object({ sound_id: Id, sound_path: z.string() })),
});

/** JSON that was kept; undefined when there is none, or it is broken. */
export function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
