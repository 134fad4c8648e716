// Preloaded into the built server: its wall clock stands at what CLOCK_FILE says (ISO 8601), and runs on. Whenever another
// time is written there it is moved, and the file emptied: whoever wrote it knows by that.
import { readFileSync, watchFile, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.CLOCK_FILE!;
const readWall = Date.now;
const startedAt = performance.timeOrigin;
let ahead = 0;

Date.now = () => readWall() + ahead;
globalThis.Date = new Proxy(Date, {
  construct: (RealDate, given: unknown[]) =>
    Reflect.construct(RealDate, given.length > 0 ? given : [Date.now()]) as Date,
});
Object.defineProperty(performance, 'timeOrigin', { get: () => startedAt + ahead });

function move(): void {
  const at = readFileSync(file, 'utf8');
  if (at === '') return;
  ahead = Date.parse(at) - readWall();
  if (isMainThread) writeFileSync(file, '');
}

move();
watchFile(file, { interval: 20, persistent: false }, move);
