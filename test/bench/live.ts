// npm run bench:live -- --players 1000
// What a live session costs, part by part, against servers that do as little as can be done; ends with code 1 when a
// figure is over its limit. `--only answers,joins` measures some parts.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../../apps/server/src/database/embedded-postgres/embedded-postgres.ts';
import { measureAnswers, measureBurst } from './live/answers.ts';
import { measureIdleWrites } from './live/idle-writes.ts';
import { measureJoins } from './live/joins.ts';
import { measureKill } from './live/killed.ts';
import { keepsAll, type Limit } from './live/limits.ts';
import { minimalTable } from './live/minimal-store.ts';
import { Load, Product } from './live/processes.ts';
import { measureRace } from './live/race.ts';
import { measureReport, measureTakingBack } from './live/report.ts';
import { largestRoom, measureFrames, measureJoinTraffic } from './live/sizes.ts';
import { query } from './live/session-rows.ts';
import { pidOfPostgres } from './process-figures.ts';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '5' },
    window: { type: 'string', default: '5000' },
    only: { type: 'string', default: 'rest,joins,crowd,answers,frames,burst,kill,race,report,void' },
  },
});

const folder = mkdtempSync(path.join(os.tmpdir(), 'lexiroom-bench-'));
const postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'));
const product = await Product.start(postgres.url, folder);
const load = new Load();
let isKept = false;
try {
  await query(postgres.url, minimalTable);
  const setting = {
    players: Number(values.players),
    rounds: Number(values.rounds),
    windowMs: Number(values.window),
    product,
    load,
    databaseUrl: postgres.url,
    postgresPid: await pidOfPostgres(postgres.url),
  };
  // A burst has twice as many, and the rooms that are compared are of a size of their own.
  const devices = Math.max(setting.players * 2, largestRoom);
  await load.order({ type: 'devices', url: product.url, players: devices });
  const parts: Record<string, () => Promise<Limit[]>> = {
    rest: () => measureIdleWrites(postgres.url),
    joins: () => measureJoins(setting),
    crowd: () => measureJoinTraffic(setting),
    answers: () => measureAnswers(setting),
    frames: () => measureFrames(setting),
    kill: () => measureKill({ ...setting, players: setting.players * 2 }),
    race: () => measureRace({ ...setting, players: setting.players * 2 }),
    burst: () => measureBurst({ ...setting, players: setting.players * 2 }),
    report: () => measureReport(product, postgres.url),
    void: () => measureTakingBack(product, postgres.url),
  };
  const limits: Limit[] = [];
  for (const [name, measurePart] of Object.entries(parts)) {
    if (values.only.split(',').includes(name)) limits.push(...(await measurePart()));
  }
  console.log();
  isKept = keepsAll(limits);
} finally {
  load.end();
  await product.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isKept ? 0 : 1);
