import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { isReservedName } from '../reserved-names.ts';

const longest = 20;

/** A username that is free at the moment, made of what a provider calls somebody, else of their address. */
export async function suggestUsername(pool: pg.Pool, ...called: (string | null)[]): Promise<string> {
  const base = called.map(asUsername).find((name) => name.length >= 3) ?? 'learner';
  const wanted = [base, ...Array.from({ length: 9 }, (_, place) => withNumber(base, place + 2))];
  const { rows } = await pool.query<{ username_key: string }>(
    'select username_key from users where username_key = any($1)',
    [wanted],
  );
  const taken = new Set(rows.map(({ username_key }) => username_key));
  const free = wanted.find((name) => !taken.has(name) && !isReservedName(name));
  return free ?? withNumber(base, randomInt(10_000, 100_000));
}

/** 'Marie Curie-Skłodowska' as 'marie_curie-sk_odows': its letters without accents, everything else as `_`. */
function asUsername(called: string | null): string {
  const plain = (called ?? '').replace(/@.*/, '').normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain
    .replaceAll(/[^a-z0-9-]+/g, '_')
    .slice(0, longest)
    .replaceAll(/^[_-]+|[_-]+$/g, '');
}

const withNumber = (base: string, number: number): string => {
  const digits = String(number);
  return base.slice(0, longest - digits.length) + digits;
};
