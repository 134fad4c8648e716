import type { z } from 'zod/mini';
import type { Endpoint } from '../endpoints/index.ts';
import type { RefusalCode } from '../errors/index.ts';

type Schema = z.ZodMiniType;

/** How often one caller may come. */
export interface Limit {
  /** Routes that give a limit the same name are counted together for an account or a device. */
  name: string;
  /** How many calls … */
  points: number;
  /** … in so many seconds. */
  seconds: number;
  /** The account, else the device; `field:<name>`: a field of the body, such as the username of a log-in. */
  by: 'caller' | `field:${string}`;
  /** Calls that went well do not count; with codes, only calls that were refused by one of them do. */
  counts?: 'failures' | readonly RefusalCode[];
  /**
   * How many calls for all of an address who have no account and no proven device; 100 times `points` when absent. By a
   * field: for all its proven devices that never came in by that name; 10 times.
   */
  together?: number;
  /** With `together`: only a call that fails is refused there, whatever the others of the address have done. */
  checkedAfterFailure?: true;
}

/** One call of REST: everything that the server, the browser and the documentation need to know of it. */
export interface Route extends Endpoint {
  summary: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  response: Schema;
  /** 200 unless said otherwise. */
  status?: 200 | 201;
  limits?: readonly Limit[];
  /** Where bodies may be larger than the usual 100 kB: how many bytes, and what is said to one that has more. */
  bodyLimit?: { bytes: number; refusal: RefusalCode };
  /** False where it makes no difference who calls: no session is looked up then. */
  asksWho?: false;
  /** Where mails leave the server: only for users who have confirmed their address (decisions section 5). */
  needsVerified?: true;
  /** A host's token in `Authorization: Bearer …` does as well as the host's log-in. */
  takesHostToken?: true;
}

/** Keeps the exact type of a route. */
export const route = <const R extends Route>(definition: R): R => definition;

type Out<S> = S extends Schema ? z.output<S> : undefined;
export type Params<R extends Route> = Out<R['params']>;
export type Query<R extends Route> = Out<R['query']>;
export type Body<R extends Route> = Out<R['body']>;
/** What a handler gives back. */
export type Reply<R extends Route> = z.input<R['response']>;
/** What a caller receives. */
export type Result<R extends Route> = z.output<R['response']>;
