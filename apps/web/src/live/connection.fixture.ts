import { fromCallback } from 'xstate';
import type { Order } from '../connection/connection-actor.ts';
import type { Caller, ConnectionEvent } from '../connection/live-connection.ts';

/** A connection without a network: remembers the orders it was given, and emits the events that the test wants. */
export function fakeConnection() {
  const orders: Order[] = [];
  const callers: Caller[] = [];
  let send: ((event: ConnectionEvent) => void) | undefined;
  const actor = fromCallback<Order, Caller, ConnectionEvent>(({ input, receive, sendBack }) => {
    callers.push(input);
    send = sendBack;
    receive((order) => orders.push(order));
    return () => {
      send = undefined;
    };
  });
  return {
    actor,
    orders,
    callers,
    get isOpen() {
      return send !== undefined;
    },
    emit(event: ConnectionEvent) {
      if (!send) throw new Error('This connection is closed');
      send(event);
    },
  };
}

const command_id = '11111111-1111-4111-8111-111111111111';
type Acked = Extract<ConnectionEvent, { type: 'acked' }>;

/** The acknowledgement of a command. */
export function acked(
  command: Pick<Acked['command'], 'type'> & Record<string, unknown>,
  ack: Record<string, unknown> = { ok: true, seq: 11 },
): Acked {
  return { type: 'acked', command: { v: 1, command_id, ...command }, ack } as Acked;
}
