import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Refusal, Refused } from '../../refusals/refusal.ts';

const derive = promisify(argon2);
/** OWASP's choice for argon2id: 19 MiB, two passes. About 10 ms. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

/** How many hashes are computed at once; the thread pool has other work too. */
const atOnce = 2;
/** More than so many waiting would wait for seconds. */
const waitLimit = 400;

/** A keyboard may write é as one sign or as two: it is the same password. */
const messageOf = (password: string): string => password.normalize('NFC');

/** What is stored of a password: argon2id in the usual form, with its cost and salt. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await inTurn(() => derive('argon2id', { message: messageOf(password), nonce, tagLength, ...cost }));
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/** Whether a password is the one that was hashed. Takes as long for a user without one, against a hash of nothing. */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const against = hash ?? (await placeholderHash());
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(against);
  if (!parts) throw new Error('A stored password hash is not argon2id');
  const [memory = 0, passes = 0, parallelism = 0] = parts.slice(1, 4).map(Number);
  const expected = Buffer.from(parts[5]!, 'base64');
  const nonce = Buffer.from(parts[4]!, 'base64');
  const tag = await inTurn(() =>
    derive('argon2id', {
      message: messageOf(password),
      nonce,
      memory,
      passes,
      parallelism,
      tagLength: expected.length,
    }),
  );
  return timingSafeEqual(tag, expected) && typeof hash === 'string';
}

let nobodys: Promise<string> | undefined;
/** A hash that stands in for the one of a user who does not exist. */
export function placeholderHash(): Promise<string> {
  nobodys ??= hashPassword(randomBytes(16).toString('hex'));
  return nobodys;
}

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= waitLimit) throw new Refused(new Refusal('TOO_MANY', undefined, undefined, 2000));
    // Whoever ends hands its place over, so nobody can step in between.
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
