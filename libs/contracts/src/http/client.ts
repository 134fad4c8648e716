import type { z } from 'zod/mini';
import { type Endpoint, pathOf } from '../endpoints/index.ts';
import type { Problem } from '../errors/index.ts';
import type { Result, Route } from './route.ts';

type In<S> = S extends z.ZodMiniType ? z.input<S> : never;
type Part<R extends Route, Name extends 'params' | 'query' | 'body'> = R[Name] extends z.ZodMiniType
  ? { [Key in Name]: In<R[Name]> }
  : unknown;
/** What a call of this route must be given. */
export type CallArguments<R extends Route> = Part<R, 'params'> & Part<R, 'query'> & Part<R, 'body'>;
type Call<R extends Route> =
  unknown extends CallArguments<R>
    ? (input?: undefined, signal?: AbortSignal) => Promise<Exclude<Result<R>, Problem>>
    : (input: CallArguments<R>, signal?: AbortSignal) => Promise<Exclude<Result<R>, Problem>>;
export type Client<Routes extends Record<string, Route>> = { [Name in keyof Routes]: Call<Routes[Name]> };

/** A call that was refused, or did not get through to the server (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem | undefined;
  constructor(status: number, problem: Problem | undefined) {
    super(problem?.errDesc ?? (status === 0 ? 'No connection' : `Answered with ${status}`));
    this.status = status;
    this.problem = problem;
  }
}

/**
 * A function for every endpoint: `await client.logIn({ body: { … } })`. Throws {@link ApiError}. The answers are what the
 * server has held to its contract; they are not looked through again, so that a browser does without the schemas.
 */
export function createClient<Routes extends Record<string, Route>>(
  endpoints: Record<keyof Routes, Endpoint>,
  options: {
    baseUrl: string;
    fetch?: typeof fetch;
    headers?: () => Record<string, string>;
    /** Of the link that the caller came by. */
    linkKey?: () => string | null;
  },
): Client<Routes> {
  const call =
    (endpoint: Endpoint) =>
    async (input: { params?: object; query?: object; body?: unknown } = {}, signal?: AbortSignal) => {
      const path = pathOf(endpoint, (input.params ?? {}) as Record<string, unknown>);
      const key = endpoint.byLink ? options.linkKey?.() : undefined;
      const address = `${options.baseUrl}${path}${queryString({ ...input.query, key })}`;
      const hasBody = input.body !== undefined;
      const send = options.fetch ?? fetch;
      let response: Response;
      try {
        response = await send(address, {
          method: endpoint.method,
          credentials: 'include',
          headers: { ...options.headers?.(), ...(hasBody ? { 'content-type': 'application/json' } : {}) },
          ...(hasBody ? { body: JSON.stringify(input.body) } : {}),
          ...(signal ? { signal } : {}),
        });
      } catch (error) {
        if (signal?.aborted) throw error;
        throw new ApiError(0, undefined);
      }
      const answer: unknown = await response.json().catch(() => undefined);
      if (!response.ok) throw new ApiError(response.status, problemOf(answer));
      // The server says everything in JSON: this was a page of the network that asks for a log-in.
      if (answer === undefined) throw new ApiError(0, undefined);
      // Told without a status that nobody is logged in: to the caller the refusal that it is.
      const problem = problemOf(answer);
      if (problem) throw new ApiError(401, problem);
      return answer;
    };
  const calls = Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => [name, call(endpoint)]);
  return Object.fromEntries(calls) as Client<Routes>;
}

/** What the server said against a call; undefined when somebody else did. A later server's codes may be new. */
function problemOf(answer: unknown): Problem | undefined {
  const { code, errDesc } = (answer ?? {}) as Partial<Record<keyof Problem, unknown>>;
  return typeof code === 'string' && typeof errDesc === 'string' ? (answer as Problem) : undefined;
}

function queryString(query: object = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const singleValue of Array.isArray(value) ? value : [value]) {
      if (singleValue !== undefined && singleValue !== null) search.append(name, String(singleValue));
    }
  }
  const text = search.toString();
  return text && `?${text}`;
}
