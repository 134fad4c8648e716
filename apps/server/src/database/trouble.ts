/** SQLSTATE 53100. */
const diskFull = '53100';
/** Classes 08 and 57P: the connection is gone or the server going down; 57014: cut off by statement_timeout. */
const awaySoon = /^(08|57P|57014|53300|40001|40P01)/;
const noConnection = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

/** Whether an error says that the database cannot be used at the moment, and what is to be told then. */
export function troubleOfDatabase(error: unknown): 'RETRY' | 'DISK_LOW' | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === diskFull) return 'DISK_LOW';
  if (awaySoon.test(code) || noConnection.has(code)) return 'RETRY';
  // node-postgres has no code for these.
  if (/timeout exceeded when trying to connect|Connection terminated|Query read timeout/.test(error.message)) {
    return 'RETRY';
  }
  return error.cause === undefined || error.cause === error ? undefined : troubleOfDatabase(error.cause);
}
