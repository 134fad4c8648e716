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
const starts = 7;
/** So many rushes each of them meets. */
const rushes = 3;
/** So long the engine tidies its memory up after a rush; and a start, the rest of its work. */
const calmMs = 15_000;
/** So many come to the one server before as many come to the other. */
const wave = 50;

interface Setting {
  players: number;
  product: Product;
  load: Load;
}

/**
 * All players join, against as many who come to a bare NestJS gateway; then everybody sits there in silence. The first
 * rush that a server meets after its start is compared with the gateway's first, as a lesson's is; what later ones cost,
 * when both engines have compiled all they will, is told beside it. Both rushes go on at once, a wave of the one after a
 * wave of the other: a machine whose speed changes from second to second, as one that is shared does, is then as fast for
 * the one as for the other.
 */
export async function measureJoins({ players, product, load }: Setting): Promise<Limit[]> {
  const joins: number[][] = [];
  const bare: number[][] = [];
  const silent: number[] = [];
  for (let start = 0; start < starts; start++) {
    await product.restart();
    const gateway = await SmallServer.start('bare-gateway.ts');
    const servers = [
      { target: 'lobby', pid: product.pid, url: product.url, spent: [] as number[] },
      { target: 'gateway', pid: gateway.pid, url: gateway.url, spent: [] as number[] },
    ];
    await sleep(calmMs);
    for (let rush = 0; rush < rushes; rush++) {
      const teacher = await Person.signedUp(product.url);
      const { pin, ...live } = await teacher.openLive({ questions: 1 });
      const host = await hostBot(product.url, { ...live, pin });
      const before = servers.map(({ pid }) => cpuMs(pid));
      for (let come = 0; come < players; come += wave) {
        for (const { target, url } of servers)
          await load.order({
            type: 'join',
            target,
            url,
            pin,
            players: Math.min(wave, players - come),
            asPlayers: true,
          });
      }
      await everybodyIn(host, players);
      servers.forEach(({ pid, spent }, index) => spent.push(((cpuMs(pid) - before[index]!) / players) * 1000));
      if (rush === 1) {
        await sleep(calmMs);
        const atRest = cpuMs(product.pid);
        await sleep(silenceMs);
        silent.push(((cpuMs(product.pid) - atRest) / silenceMs) * 1000);
      }
      await host.must('end');
      for (const { target } of servers) await load.order({ type: 'leave', target });
      host.close();
      // The product has forgotten the ones before the next ones come.
      await sleep(1000);
    }
    joins.push(servers[0]!.spent);
    bare.push(servers[1]!.spent);
    gateway.end();
  }
  const ratio = (rush: number) => median(joins.map((ofProduct, start) => ofProduct[rush]! / bare[start]![rush]!));
  console.log(`\n${players} joins, medians of ${starts} starts, Node CPU ms / 1000 joins; then silence`);
  console.table([
    { '': 'lexiroom', 'first rush': middle(joins, 0), 'third rush': middle(joins, 2), 'silent lobby, ms CPU / s': median(silent).toFixed(2) },
    { '': 'bare NestJS gateway', 'first rush': middle(bare, 0), 'third rush': middle(bare, 2) },
    { '': 'ratio', 'first rush': ratio(0).toFixed(2), 'third rush': ratio(2).toFixed(2) },
  ]); // prettier-ignore
  return [
    { what: 'Node CPU per join, of a bare NestJS gateway', value: ratio(0), most: 1.3 },
    { what: 'a silent lobby, ms CPU per second', value: median(silent), most: 3 },
  ];
}

const middle = (figures: number[][], rush: number): number => median(figures.map((ofOne) => ofOne[rush]!));
