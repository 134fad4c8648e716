import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningApp, runningApp } from '../create-app.fixture.ts';
import { batchesWritten, commandsAnswered } from '../measures/measure.ts';

const board = path.join(import.meta.dirname, '../../../../docs/operations/grafana/lexiroom.json');
const metricsToken = 'a-token-of-some-length';
let server: RunningApp;
const look = async () => ({ free: 50e9, size: 100e9 });
beforeAll(async () => {
  server = await runningApp({ metricsToken, runsJobs: true, disk: { look } });
});
afterAll(() => server.close());

const scrape = (authorization = `Bearer ${metricsToken}`) =>
  fetch(`${server.url}/metrics`, { headers: { authorization } });
const text = async () => (await scrape()).text();
/** The names that a query of Grafana reads. */
const namesIn = (expr: string) => expr.match(/\b(?:lexiroom|nodejs|process)_\w+/g) ?? [];

test('S65 nobody without the token gets any figure', async () => {
  for (const authorization of ['', 'Bearer', 'Bearer a-token-of-some-lengt', `Basic ${metricsToken}`, metricsToken]) {
    const answer = await scrape(authorization);
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain('lexiroom_');
  }
});

test('S65 requests are counted by the template of their route, and nothing tells whose they were', async () => {
  await fetch(`${server.url}/api/deck/91823?key=secret-key`);
  await fetch(`${server.url}/api/health`);
  await fetch(`${server.url}/somebody-s-page/91823`);
  const figures = await text();
  expect(figures).toMatch(
    /lexiroom_http_request_duration_seconds_count\{method="GET",route="\/api\/health",status="2xx"\} 1/,
  );
  expect(figures).toContain('status="4xx"');
  expect(figures).not.toMatch(/91823|secret-key|somebody/);
});

test('commands, answers and batches are counted', async () => {
  commandsAnswered.tell({ type: 'answer', outcome: 'ok', ms: 12 });
  commandsAnswered.tell({ type: 'answer', outcome: 'TOO_LATE', ms: 1 });
  batchesWritten.tell({ size: 30, ms: 4 });
  const figures = await text();
  expect(figures).toContain('lexiroom_commands_total{type="answer",outcome="TOO_LATE"} 1');
  expect(figures).toContain('lexiroom_answer_ack_seconds_count 1');
  expect(figures).toContain('lexiroom_group_commit_batch_size_sum 30');
});

test('every figure that the board of Grafana names is one that the server serves', async () => {
  const { panels } = JSON.parse(readFileSync(board, 'utf8')) as { panels: { targets?: { expr: string }[] }[] };
  const named = new Set(panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => namesIn(expr))));
  expect(named.size).toBeGreaterThan(15);
  while (!/^lexiroom_jobs\{/m.test(await text())) await sleep(200);
  const figures = await text();
  const isServed = (name: string) => new RegExp(`^${name}(?:\\{| )`, 'm').test(figures);
  expect([...named].filter((name) => !isServed(name))).toEqual([]);
});

test('a server without a token has no such address, and measures nothing', async () => {
  const without = await runningApp();
  const answer = await fetch(`${without.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  expect(answer.status).toBe(404);
  await without.close();
});
