import { fromCallback } from 'xstate';
import type { Order } from '../connection/line.ts';
import type { Caller, Heard } from '../connection/live-connection.ts';

/** A line that ends nowhere: remembers what was ordered, and says what the test wants to be heard. */
export function fakeLine() {
  const orders: Order[] = [];
  const callers: Caller[] = [];
  let tell: ((heard: Heard) => void) | undefined;
  const line = fromCallback<Order, Caller, Heard>(({ input, receive, sendBack }) => {
    callers.push(input);
    tell = sendBack;
    receive((order) => orders.push(order));
    return () => {
      tell = undefined;
    };
  });
  return {
    line,
    orders,
    callers,
    get isOpen() {
      return tell !== undefined;
    },
    hear(heard: Heard) {
      if (!tell) throw new Error('This line is closed');
      tell(heard);
    },
  };
}

const command_id = '11111111-1111-4111-8111-111111111111';

/** The acknowledgement of a command. */
export function acked(
  command: Pick<Extract<Heard, { type: 'acked' }>['command'], 'type'> & Record<string, unknown>,
  ack: Record<string, unknown> = { ok: true, seq: 11 },
): Extract<Heard, { type: 'acked' }> {
  return { type: 'acked', command: { v: 1, command_id, ...command }, ack } as Extract<Heard, { type: 'acked' }>;
}
