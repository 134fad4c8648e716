/** A call that the page made. */
export interface MadeCall {
  method: string;
  path: string;
  body: unknown;
  signal: AbortSignal | undefined;
}

/** What the server says: a status with a body, or nothing at all. */
export type ServerAnswer = { status?: number; body: unknown } | 'no connection';

/**
 * Stands where the server would, at the browser's fetch: `answer` says what comes back, when it likes. Gives the calls
 * that were made, oldest first.
 */
export function serve(answer: (call: MadeCall) => ServerAnswer | Promise<ServerAnswer>): MadeCall[] {
  const calls: MadeCall[] = [];
  globalThis.fetch = async (input, init) => {
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const path = typeof input === 'string' ? input : new Request(input).url;
    const call = { method: init?.method ?? 'GET', path, body, signal: init?.signal ?? undefined };
    calls.push(call);
    const reply = await answer(call);
    call.signal?.throwIfAborted();
    if (reply === 'no connection') throw new TypeError('Failed to fetch');
    const { status = 200 } = reply;
    return { ok: status < 300, status, json: async () => Promise.resolve(reply.body) } as Response;
  };
  return calls;
}

/** A refusal as the server words it. */
export const refused = (status: number, code: string, errDesc = code): ServerAnswer => ({
  status,
  body: { errDesc, code },
});
