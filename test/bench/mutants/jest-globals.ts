// Stands in for '@jest/globals' where specs run outside of Jest: the same `expect`, and tests that are only collected.
import { createRequire } from 'node:module';
import { format } from 'node:util';

interface CollectedTest {
  name: string;
  run: (...row: unknown[]) => unknown;
  row: readonly unknown[];
}

const inside = createRequire(createRequire(import.meta.url).resolve('@jest/globals'));
export const { jestExpect: expect } = inside('@jest/expect') as { jestExpect: (given: unknown) => unknown };

let collected: CollectedTest[] = [];

/** The tests that were met since the last time they were taken. */
export function takeTests(): CollectedTest[] {
  const taken = collected;
  collected = [];
  return taken;
}

/** What `each` gives: for every row of a table something of its own. */
const eachRow =
  <Body>(take: (name: string, body: Body, row: readonly unknown[]) => void) =>
  (rows: readonly unknown[]) =>
  (name: string, body: Body) => {
    for (const row of rows) {
      const cells = Array.isArray(row) ? row : [row];
      take(format(name, ...cells), body, cells);
    }
  };

const collect = (name: string, run: CollectedTest['run'], row: readonly unknown[] = []) => {
  collected.push({ name, run, row });
};
const open = (_name: string, body: (...row: unknown[]) => void, row: readonly unknown[] = []) => body(...row);

export const test = Object.assign((name: string, run: () => unknown) => collect(name, run), { each: eachRow(collect) });
export const describe = Object.assign((name: string, body: () => void) => open(name, body), { each: eachRow(open) });
