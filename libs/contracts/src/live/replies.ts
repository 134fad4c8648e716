import { z } from 'zod/mini';
import { refusalCodes } from '../errors/index.ts';
import type { CommandType } from './commands.ts';
import { AnySeatView, AnyView } from './views.ts';

/** A guest's: what was answered on this seat can be taken into an account by it. */
const claim_code = z.optional(z.string());
const done = { ok: z.literal(true), seq: z.int() };

/** A student of the class, as whoever has the pin may pick them. */
const RosterName = z.object({
  student_id: z.int(),
  student_name: z.string(),
  taken: z.boolean(),
  /** For the host alone: noted as absent today. */
  is_absent: z.optional(z.boolean()),
});
export type RosterName = z.output<typeof RosterName>;

/** What a command's acknowledgement holds beside `ok` and `seq`. */
export const replies = {
  join: z.object({
    ...done,
    seat_id: z.int(),
    seat_token: z.string(),
    name: z.string(),
    view: AnyView,
    seat: AnySeatView,
    claim_code,
  }),
  names: z.object({
    ...done,
    /** Nobody where names are generated. */
    roster: z.array(RosterName),
    /** The student whom the caller joined the class as, with their account. */
    own_student_id: z.optional(z.int()),
    /** The generated name by which the caller would join now, and how often they may ask for another. */
    name: z.optional(z.string()),
    spins_left: z.optional(z.int()),
  }),
  /** `seat`: at the players' own pace, how it went, and the next question. */
  answer: z.object({ ...done, seat: z.optional(AnySeatView) }),
  /** What a phone that is to be a remote opens, and until when (epoch milliseconds of the server). */
  remote_code: z.object({ ...done, code: z.string(), expires_at: z.number() }),
  resume: z.object({ ...done, view: AnyView, seat: z.optional(AnySeatView), claim_code }),
} as const;
/** Of every other command. */
export const Done = z.object(done);
export type Replies = { [Type in keyof typeof replies]: z.output<(typeof replies)[Type]> };
export type ReplyOf<Type extends CommandType> = Type extends keyof Replies ? Replies[Type] : z.output<typeof Done>;

export const Refused = z.object({
  ok: z.literal(false),
  code: z.enum(refusalCodes),
  errDesc: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  rateLimit: z.optional(z.number()),
});
export type Refused = z.output<typeof Refused>;
export type Ack<Type extends CommandType = CommandType> = ReplyOf<Type> | Refused;
