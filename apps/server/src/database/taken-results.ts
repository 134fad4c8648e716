import type pg from 'pg';

type Result = pg.QueryResult | pg.QueryArrayResult;
type Callback = (error: Error | null, result?: Result | Result[]) => void;

/**
 * Has the connections of a pool let go of the rows that they have handed over. node-postgres holds a statement, and what it
 * found, a little longer than it is needed; when memory is tidied up just then, the old statement counts as worth keeping,
 * and with it all statements that follow. Tidying up, which is to be done in a millisecond, then takes ten and more, as it
 * copies the rows of thousands of statements that nobody wants.
 */
export function letGoOfResults(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<Result | Result[]> | undefined;
    Object.assign(client, {
      query: (...args: unknown[]) => {
        const callback = args.at(-1);
        if (typeof callback !== 'function') return taken(query(...args));
        const withTaken: Callback = (error, result) => (callback as Callback)(error, result && takenOver(result));
        return query(...args.slice(0, -1), withTaken);
      },
    });
  });
}

/** Statements that are run by themselves, such as COPY, give no promise. */
const taken = (result: Promise<Result | Result[]> | undefined) =>
  result instanceof Promise ? result.then(takenOver) : result;

function takenOver(result: Result | Result[]): Result | Result[] {
  if (Array.isArray(result)) return result;
  const copy = Object.assign(Object.create(Object.getPrototypeOf(result) as object) as Result, result);
  result.rows = [];
  return copy;
}
