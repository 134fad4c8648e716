// npm run bench:sounds -- --words 100
// What the first sound of a word costs, with the engine cold and warm, and what it costs once it is made: asking which
// file it is, and reading that file, against reading the same bytes from a bare HTTP server. Then many words at once.
// Build first.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import http from 'node:http';
import { parseArgs } from 'node:util';
import { Person } from '../bots/person.ts';
import { ServerProcess } from '../bots/server-process.ts';

const { values } = parseArgs({ options: { words: { type: 'string', default: '100' } } });
const words = Number(values.words);
const firstMs = 300;
const cachedMs = 20;

const server = await ServerProcess.start();
const person = await Person.signedUp(server.url, 'teacher');
try {
  await measure();
} finally {
  await server.kill();
}

async function measure(): Promise<void> {
  console.log(`Sounds of ${words} words, one after the other`);
  const cold = await timed(() => say('palabra fría'));
  console.log(`  first of all, the engine cold   ${cold.toFixed(0)} ms`);
  const first = await times((index) => say(`palabra ${index}`));
  const again = await times((index) => say(`palabra ${index}`));
  tell('first, the engine warm', first, firstMs);
  tell('made before', again, cachedMs);

  const { sounds } = await generate('palabra 1');
  const file = `${server.url}${sounds[0]!.sound_path}`;
  const bare = await bareServer(Buffer.from(await (await fetch(file)).arrayBuffer()));
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < 400; round++) {
    ours.push(await timed(() => read(file)));
    theirs.push(await timed(() => read(bare.url)));
  }
  bare.close();
  tell('reading the file', ours.slice(50), cachedMs);
  tell('the same bytes from a bare server', theirs.slice(50));
  console.log(`  ours / bare at the median       ${(median(ours.slice(50)) / median(theirs.slice(50))).toFixed(2)}`);

  let answered = 0;
  const all = await timed(() =>
    Promise.all(
      Array.from({ length: words }, async (_, index) => {
        await say(`palabra nueva ${index}`);
        answered += 1;
      }),
    ),
  );
  console.log(`${words} words at once: ${answered} answered after ${all.toFixed(0)} ms`);
}

function generate(text: string) {
  return person.api.generateSounds({ body: { text, language: 'spanish', speaker_id: 0 } });
}

async function say(text: string): Promise<void> {
  await generate(text);
}

async function read(address: string): Promise<void> {
  await (await fetch(address)).arrayBuffer();
}

async function bareServer(bytes: Buffer): Promise<{ url: string; close: () => void }> {
  const bare = http.createServer((_, reply) => reply.end(bytes)).listen(0, '127.0.0.1');
  await once(bare, 'listening');
  return { url: `http://127.0.0.1:${(bare.address() as AddressInfo).port}`, close: () => bare.close() };
}

async function times(run: (index: number) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let index = 0; index < words; index++) taken.push(await timed(() => run(index)));
  return taken;
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

function tell(what: string, taken: readonly number[], wantedMs?: number): void {
  const figures = `p50 ${median(taken).toFixed(1)} ms, p99 ${quantile(taken, 0.99).toFixed(1)} ms`;
  console.log(`  ${what.padEnd(31)} ${figures}${wantedMs === undefined ? '' : ` (at most ${wantedMs} ms)`}`);
}

function median(taken: readonly number[]): number {
  return quantile(taken, 0.5);
}

function quantile(taken: readonly number[], part: number): number {
  return taken.toSorted((a, b) => a - b)[Math.min(taken.length - 1, Math.floor(taken.length * part))]!;
}
