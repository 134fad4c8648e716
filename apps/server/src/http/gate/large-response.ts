import { z } from 'zod/mini';
import { TimeSlice } from '../../event-loop/time-slice.ts';
import { compiledSchema } from './compiled-schema.ts';

/** An answer of megabytes that was checked by its contract and written as JSON piece by piece, for the gate to send. */
export class LargeResponse {
  readonly json: string;

  private constructor(json: string) {
    this.json = json;
  }

  /**
   * Checks and writes an answer whose list `list` may be very long, entry by entry, so that nobody else waits for it.
   * `schema` is the whole answer's, `entry` that of one entry of the list. Throws what the schemas throw.
   */
  static async of<Answer extends object>(
    answer: Answer,
    list: keyof Answer & string,
    { schema, entry }: { schema: z.ZodMiniType<Answer>; entry: z.ZodMiniType },
  ): Promise<LargeResponse> {
    const slice = new TimeSlice();
    const checked = compiledSchema(entry);
    const entries: string[] = [];
    for (const item of answer[list] as Iterable<unknown>) {
      entries.push(JSON.stringify(z.parse(checked, item)));
      await slice.yieldWhenLong();
    }
    const { [list]: _, ...others } = schema.parse({ ...answer, [list]: [] });
    const head = JSON.stringify(others).slice(1, -1);
    const tail = `${JSON.stringify(list)}:[${entries.join(',')}]`;
    return new LargeResponse(head === '' ? `{${tail}}` : `{${head},${tail}}`);
  }
}
