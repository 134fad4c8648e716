import { setTimeout as sleep } from 'node:timers/promises';
import { Person } from '../../bots/person.ts';
import { hostBot } from '../../bots/screen-bot.ts';
import { everybodyIn, measure, quiz, type Setting } from './answers.ts';
import { type Limit } from './limits.ts';

/** Rooms in which one question is answered. */
const rooms = [50, 500, 2000];
export const largestRoom = Math.max(...rooms);
/** Rooms that fill at a steady pace, so many players each second. */
const crowds = [250, 500, 1000];
const joinsPerSecond = 100;
/** So many come at a time. */
const comeTogether = 10;

/** What an answer costs on the wire, in frames, whether fifty play or two thousand. */
export async function measureFrames(setting: Setting): Promise<Limit[]> {
  const frames: number[] = [];
  for (const players of rooms) {
    const target = await quiz({ ...setting, players, rounds: 1 });
    frames.push((await measure(target, 1, { ...setting, players })).frames);
    await target.end();
  }
  console.log(`\nFrames per answer, of ${rooms.join(', ')} players: ${frames.map((one) => one.toFixed(3)).join(', ')}`);
  return [
    { what: 'frames per answer, whatever the room', value: Math.max(...frames), most: 2.2 },
    { what: 'frames per answer, the largest room of the smallest', value: frames.at(-1)! / frames[0]!, most: 1.1 },
  ];
}

/**
 * A thousand come into one room at a steady pace. What crosses the wire for each of them, to all players together and to
 * the host, is as much as in a room of half the size: nobody is sent a list of everybody.
 */
export async function measureJoinTraffic(setting: Setting): Promise<Limit[]> {
  const costs: Awaited<ReturnType<typeof fillRoom>>[] = [];
  for (const players of crowds) costs.push(await fillRoom(setting, players));
  console.log(`\nRooms that fill with ${joinsPerSecond} players a second, per join`);
  console.table(
    costs.map(({ frames, bytes, hostBytes }, index) => ({
      players: crowds[index],
      'frames of all players': frames.toFixed(2),
      'bytes of all players': bytes.toFixed(0),
      'bytes of the host': hostBytes.toFixed(0),
    })),
  );
  const [half, whole] = costs.slice(-2) as [(typeof costs)[0], (typeof costs)[0]];
  return [
    { what: 'frames per join into a room of 1,000, of one of 500', value: whole.frames / half.frames, most: 1.3 },
    { what: 'bytes per join, likewise', value: whole.bytes / half.bytes, most: 1.3 },
    { what: 'bytes to the host per join, likewise', value: whole.hostBytes / half.hostBytes, most: 1.3 },
  ];
}

/** What the joins of a room have cost by the time when everybody has been told of the last. */
async function fillRoom({ product, load }: Setting, players: number) {
  const teacher = await Person.signedUp(product.url);
  const live = await teacher.openLive({ questions: 1 });
  const host = await hostBot(product.url, live);
  const since = performance.now();
  for (let come = 0; come < players; come += comeTogether) {
    const { pin } = live;
    await load.order({ type: 'join', target: 'crowd', url: product.url, pin, players: comeTogether, asPlayers: true });
    const aheadMs = ((come + comeTogether) / joinsPerSecond) * 1000 - (performance.now() - since);
    if (aheadMs > 0) await sleep(aheadMs);
  }
  await everybodyIn(host, players);
  // Players are told of the last ones within five seconds.
  await sleep(5500);
  const { frames, bytes } = (await load.order({ type: 'traffic', target: 'crowd' }))!;
  const hostBytes = host.heard.reduce((sum, text) => sum + text.length, 0);
  await host.must('end');
  await load.order({ type: 'leave', target: 'crowd' });
  host.close();
  return { frames: frames / players, bytes: bytes / players, hostBytes: hostBytes / players };
}
