import { setTimeout as sleep } from 'node:timers/promises';
import { Person } from '../../bots/person.ts';
import { hostBot } from '../../bots/screen-bot.ts';
import { cpuMs } from '../process-figures.ts';
import { everybodyIn } from './answers.ts';
import { type Limit, median } from './limits.ts';
import { type Load, type Product, SmallServer } from './parties.ts';

/** How long a full lobby is watched in which nobody does anything. */
const silenceMs = 10_000;
/** Rounds that are not counted, in which the engines get to know the way, and those that are. */
const warmUps = 2;
const rounds = 3;
/** So long the engine tidies its memory up after a rush. */
const calmMs = 15_000;

/** All players join, against as many who come to a bare NestJS gateway; then everybody sits there in silence. */
export async function measureJoins(setting: { players: number; product: Product; load: Load }): Promise<Limit[]> {
  const { players, product, load } = setting;
  const gateway = await SmallServer.start('bare-gateway.ts');
  const [joins, bare, silent]: [number[], number[], number[]] = [[], [], []];
  const join = async (target: string, url: string, pin: string, pid: number, isIn: () => Promise<void>) => {
    const before = cpuMs(pid);
    await load.order({ type: 'join', target, url, pin, players, asPlayers: true });
    await isIn();
    return ((cpuMs(pid) - before) / players) * 1000;
  };
  for (let round = 1 - warmUps; round <= rounds; round++) {
    const teacher = await Person.signedUp(product.url);
    const live = await teacher.openLive({ questions: 1 });
    const host = await hostBot(product.url, live);
    const ofProduct = await join('lobby', product.url, live.pin, product.pid, () => everybodyIn(host, players));
    const ofGateway = await join('gateway', gateway.url, '123456', gateway.pid, async () => {});
    if (round > 0) {
      joins.push(ofProduct);
      bare.push(ofGateway);
      await sleep(calmMs);
      const before = cpuMs(product.pid);
      await sleep(silenceMs);
      silent.push(((cpuMs(product.pid) - before) / silenceMs) * 1000);
    }
    await host.must('end');
    for (const target of ['lobby', 'gateway']) await load.order({ type: 'leave', target });
    host.close();
    // The product has forgotten the ones before the next ones come.
    await sleep(1000);
  }
  gateway.end();
  console.log(`\n${players} joins, medians of ${rounds}; then silence`);
  console.table([
    { '': 'lexiroom', 'Node CPU ms / 1000 joins': median(joins).toFixed(0), 'silent lobby, ms CPU / s': median(silent).toFixed(2) },
    { '': 'bare NestJS gateway', 'Node CPU ms / 1000 joins': median(bare).toFixed(0) },
  ]); // prettier-ignore
  return [
    { what: 'Node CPU per join, of a bare NestJS gateway', value: median(joins) / median(bare), most: 1.3 },
    { what: 'a silent lobby, ms CPU per second', value: median(silent), most: 3 },
  ];
}
