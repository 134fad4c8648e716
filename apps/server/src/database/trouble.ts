/** SQLSTATE 53100. */
const diskFull = '53100';
/** Classes 08 and 57P: the connection is gone or the server going down; 57014: cut off by statement_timeout. */
const awaySoon = /^(08|57P|57014|53300|40001|40P01)/;
const noConnection = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
/** node-postgres has no code for these. */
const withoutCode = /timeout exceeded when trying to connect|Connection terminated|Query read timeout/;

/** Whether an error says that the database cannot be used at the moment, and what is to be told then. */
export function troubleOfDatabase(error: unknown): 'RETRY' | 'DISK_LOW' | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown };
  if (code === diskFull) return 'DISK_LOW';
  if (typeof code === 'string' && (awaySoon.test(code) || noConnection.has(code))) return 'RETRY';
  if (typeof message === 'string' && withoutCode.test(message)) return 'RETRY';
  return cause === error ? undefined : troubleOfDatabase(cause);
}
