/** SQLSTATE 53100. */
const diskFull = '53100';
/** Classes 08: no connection; 40: rolled back; 53: resources; 55: locks; 57: going down, or cut off by statement_timeout. */
const awaySoon = /^(08|40|53|55|57)/;
const noConnection = /^(ECONN|EHOST|ENET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/;
/** node-postgres has no code for these. */
const withoutCode =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|connection error|not queryable/i;

/** What cannot be done at the moment, and can be in a moment. */
export class AwaySoon extends Error {}

/** Whether an error says that the database cannot be used at the moment, and what is to be told then. */
export function databaseErrorCode(error: unknown): 'RETRY' | 'DISK_LOW' | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if (error instanceof AwaySoon) return 'RETRY';
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown };
  if (code === diskFull) return 'DISK_LOW';
  if (typeof code === 'string' && (isSqlState(code) ? awaySoon : noConnection).test(code)) return 'RETRY';
  if (typeof message === 'string' && withoutCode.test(message)) return 'RETRY';
  return cause === error ? undefined : databaseErrorCode(cause);
}

const isSqlState = (code: string): boolean => /^\d[\dA-Z]{4}$/.test(code);
