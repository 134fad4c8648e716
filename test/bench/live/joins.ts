import { setTimeout as sleep } from 'node:timers/promises';
import { Person } from '../../bots/person.ts';
import { hostBot } from '../../bots/screen-bot.ts';
import { cpuMs } from '../process-figures.ts';
import { everybodyIn } from './answers.ts';
import { type Limit, median } from './limits.ts';
import { type Load, type Product, SmallServer } from './processes.ts';

/** How long a full lobby is watched in which nobody does anything. */
const silenceMs = 10_000;
/** Pairs of servers that are started anew. */
const starts = 5;
/** So many rushes each of them meets. */
const rushes = 3;
/** So long the engine tidies its memory up after a rush; and a start, the rest of its work. */
const calmMs = 15_000;

interface Setting {
  players: number;
  product: Product;
  load: Load;
}

/**
 * All players join, against as many who come to a bare NestJS gateway; then everybody sits there in silence. The first
 * rush that a server meets after its start is compared with the gateway's first, as a lesson's is; what later ones cost,
 * when both engines have compiled all they will, is told beside it.
 */
export async function measureJoins({ players, product, load }: Setting): Promise<Limit[]> {
  const joins: number[][] = [];
  const bare: number[][] = [];
  const silent: number[] = [];
  const join = async (target: string, url: string, pin: string, pid: number, isIn: () => Promise<void>) => {
    const before = cpuMs(pid);
    await load.order({ type: 'join', target, url, pin, players, asPlayers: true });
    await isIn();
    return ((cpuMs(pid) - before) / players) * 1000;
  };
  for (let start = 0; start < starts; start++) {
    await product.restart();
    const gateway = await SmallServer.start('bare-gateway.ts');
    const [ofProduct, ofGateway]: [number[], number[]] = [[], []];
    await sleep(calmMs);
    for (let rush = 0; rush < rushes; rush++) {
      const teacher = await Person.signedUp(product.url);
      const live = await teacher.openLive({ questions: 1 });
      const host = await hostBot(product.url, live);
      ofProduct.push(await join('lobby', product.url, live.pin, product.pid, () => everybodyIn(host, players)));
      ofGateway.push(await join('gateway', gateway.url, '123456', gateway.pid, async () => {}));
      if (rush === 1) {
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
    joins.push(ofProduct);
    bare.push(ofGateway);
    gateway.end();
  }
  console.log(`\n${players} joins, medians of ${starts} starts, Node CPU ms / 1000 joins; then silence`);
  console.table([
    { '': 'lexiroom', 'first rush': first(joins), 'third rush': last(joins), 'silent lobby, ms CPU / s': median(silent).toFixed(2) },
    { '': 'bare NestJS gateway', 'first rush': first(bare), 'third rush': last(bare) },
    { '': 'ratio', 'first rush': (first(joins) / first(bare)).toFixed(2), 'third rush': (last(joins) / last(bare)).toFixed(2) },
  ]); // prettier-ignore
  return [
    { what: 'Node CPU per join, of a bare NestJS gateway', value: first(joins) / first(bare), most: 1.3 },
    { what: 'a silent lobby, ms CPU per second', value: median(silent), most: 3 },
  ];
}

const first = (figures: number[][]): number => median(figures.map(([one]) => one!));
const last = (figures: number[][]): number => median(figures.map((one) => one.at(-1)!));
