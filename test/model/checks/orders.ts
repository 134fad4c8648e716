import type { SessionState } from '@lexiroom/domain/live-session';
import type { StoredEvent } from '../../../apps/server/src/event-log/live-rows.ts';
import { promise } from '../broken.ts';
import type { Room } from '../room.ts';

/** Orders that are carried out or refused, and never in vain. */
const neverInVain = ['start', 'next', 'ask_again', 'skip', 'end_question', 'add_time'];

/** An order has one effect, where its sender saw the quiz; what was acknowledged is written down, what was refused is not. */
export function checkOrders({ orders }: Room, history: readonly StoredEvent[], states: readonly SessionState[]): void {
  const placeOf = new Map<string, number>();
  for (const [place, { command_id, event }] of history.entries()) {
    if (command_id === null) continue;
    promise(!placeOf.has(command_id), `an order has two effects, of which one is ${event.type}`);
    placeOf.set(command_id, place);
  }
  for (const { body, outcome } of orders) {
    const { type, command_id, expect } = body;
    const place = placeOf.get(command_id);
    if (outcome === 'acked' && neverInVain.includes(type))
      promise(place !== undefined, `${type} was acknowledged, and is not in the log`);
    if (outcome !== 'acked' && outcome !== 'sent')
      promise(place === undefined, `${type} was refused as ${outcome}, and is in the log`);
    if (place === undefined || !expect) continue;
    const { phase, number } = states[place - 1]!;
    const isMeant = expect.phase === phase && (expect.question === undefined || expect.question === number);
    promise(isMeant, `${type} was meant for ${expect.phase} ${expect.question}, and moved ${phase} ${number} on`);
  }
}
