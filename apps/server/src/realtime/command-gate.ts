import { type RefusalCode, type RefusalParams, refusalWords } from '@lexiroom/contracts/errors';
import {
  type Ack,
  type Command,
  commandAccess,
  type CommandOf,
  commands,
  type CommandType,
  type LiveRole,
  type LiveView,
  longestShownMs,
  type Refused,
  replies,
  type ReplyOf,
} from '@lexiroom/contracts/live';
import { z } from 'zod/mini';
import type { LiveClock } from '../clock/clock.ts';
import { databaseErrorCode } from '../database/database-errors.ts';
import { commandsAnswered } from '../measures/measure.ts';
import { TokenBucket } from './token-bucket.ts';

/** A connection, as far as the gate looks at it. */
interface Sender {
  data: { role: LiveRole };
  on(event: 'command', listener: (body: unknown, acknowledge: unknown) => void): unknown;
  disconnect(close: true): unknown;
}

interface Receiver {
  clock: LiveClock;
  /** `receivedAt`: when the command reached the server, before anything else was done with it. */
  run: (command: Command, receivedAt: number) => Promise<Answer>;
  /** Told of what should never happen. */
  surprised: (error: unknown, type: CommandType) => void;
}

/** Lets the commands of a connection through the gate, and acknowledges each. Who floods is hung up on. */
export function receiveCommands(sender: Sender, { clock, run, surprised }: Receiver): void {
  const bucket = new TokenBucket(clock);
  const wait = () => {
    const waitMs = bucket.take();
    if (waitMs !== 'flood') return waitMs;
    sender.disconnect(true);
    return 1000;
  };
  sender.on('command', (body, acknowledge) => {
    const receivedAt = clock.steadyNow();
    const handler = { role: sender.data.role, wait, run: (command: Command) => run(command, receivedAt), surprised };
    void passCommand(body, handler).then((ack) => {
      const outcome = ack.ok ? 'ok' : ack.code;
      commandsAnswered.tell({ type: typeOf(body) ?? 'unknown', outcome, ms: clock.steadyNow() - receivedAt });
      if (typeof acknowledge === 'function') (acknowledge as (ack: Ack) => void)(ack);
    });
  });
}

/** What a handler gives back: the fields of the acknowledgement, or a refusal. */
export type Answer =
  | { ok: true; seq: number }
  /** `rateLimit`: with TOO_MANY, the milliseconds to wait. */
  | { refusal: { code: RefusalCode; params?: RefusalParams; rateLimit?: number } };

export interface CommandHandler {
  /** What the connection is to its session, at this moment. */
  role: LiveRole;
  /** Milliseconds to wait before the next command; 0 to go on. */
  wait(): number;
  run(command: Command): Promise<Answer>;
  /** Told of what should never happen. */
  surprised(error: unknown, type: CommandType): void;
}

/**
 * The one gate of socket commands: parse by contract → who → limit → run → answer by contract. Whatever is sent, the
 * sender gets an answer and the process lives on.
 */
export async function passCommand(body: unknown, handler: CommandHandler): Promise<Ack> {
  const wait = handler.wait();
  if (wait > 0) return { ...refusal('TOO_MANY'), rateLimit: wait };
  const type = typeOf(body);
  if (!type) return refusal('INVALID');
  const parsed = isPlainCommand(body) ? { success: true as const, data: body } : commands[type].safeParse(body);
  if (!parsed.success) return refusal('INVALID', { field: parsed.error.issues[0]?.path.join('.') ?? '' });
  if (!commandAccess[type][handler.role]) return refusal('NOT_ALLOWED');
  try {
    const answer = await handler.run(parsed.data);
    if ('refusal' in answer) {
      const { code, params, rateLimit } = answer.refusal;
      return { ...refusal(code, params), ...(rateLimit === undefined ? {} : { rateLimit }) };
    }
    // An answer that counts later says no more than that it is stored.
    if (type === 'answer' && !('seat' in answer)) return done(answer.seq);
    return type in outgoing ? outgoing[type as keyof typeof outgoing].parse(answer) : done(answer.seq);
  } catch (error) {
    // Nothing was acknowledged, so that trying again is right.
    const trouble = databaseErrorCode(error);
    if (trouble) return refusal(trouble);
    handler.surprised(error, type);
    return refusal('SURPRISE');
  }
}

/** Replies as they leave: a view in them was checked where it was made, once for all who are told the same. */
const madeView = z.custom<LiveView>((view) => typeof view === 'object');
const outgoing = {
  join: z.extend(replies.join, { view: madeView }),
  names: replies.names,
  answer: replies.answer,
  remote_code: replies.remote_code,
  resume: z.extend(replies.resume, { view: madeView }),
} satisfies Record<keyof typeof replies, unknown>;

const plainId = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
/** Names that are longer are left to the schema. */
const plainNameLength = 100;
const isSmall = (number: unknown, least: number): boolean =>
  typeof number === 'number' && Number.isInteger(number) && number >= least && number <= 1000;

/**
 * Whether something is an answer or a join as every page of ours sends it. A whole class sends them within seconds, and
 * this look costs a tenth of the schema's; what it does not know is not refused, but left to the schema.
 */
export function isPlainCommand(body: unknown): body is CommandOf<'answer'> | CommandOf<'join'> {
  if (typeof body !== 'object' || body === null) return false;
  const { v, command_id, type, question, option, shown_ms, name } = body as Record<string, unknown>;
  if (v !== 1 || typeof command_id !== 'string' || !plainId.test(command_id)) return false;
  const fields = Object.keys(body).length;
  if (type === 'answer') {
    const isTimed =
      Number.isSafeInteger(shown_ms) && (shown_ms as number) >= 0 && (shown_ms as number) <= longestShownMs;
    return isSmall(question, 1) && isSmall(option, 0) && (fields === 5 || (fields === 6 && isTimed));
  }
  return type === 'join' && typeof name === 'string' && name.length <= plainNameLength && fields === 4;
}

/** Which schema to parse by. */
function typeOf(body: unknown): CommandType | undefined {
  const type = typeof body === 'object' && body !== null && 'type' in body ? body.type : undefined;
  return typeof type === 'string' && Object.hasOwn(commands, type) ? (type as CommandType) : undefined;
}

/** What every other command is answered with; of two fields that are made here there is nothing to check. */
const done = (seq: number): ReplyOf<'answer'> => ({ ok: true, seq });

export function refusal(code: RefusalCode, params?: RefusalParams): Refused {
  return { ok: false, code, errDesc: refusalWords(code, params), ...(params ? { params } : {}) };
}
