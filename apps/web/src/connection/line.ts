import type { CommandType } from '@lexiroom/contracts/live';
import { fromCallback } from 'xstate';
import type { Caller, Fields, Heard, LiveConnection } from './live-connection.ts';

/** What a machine asks of its line. */
export type Order = {
  [Type in CommandType]: { type: 'command'; command: Type; fields: Fields<Type> };
}[CommandType];

const loadAgainMs = 1000;

/** Fetches the connection's program ahead of its first use. */
export const loadConnection = () => import('./live-connection.ts');

/**
 * The connection as an actor: orders go in, what was heard comes out; it closes with the state that invoked it. Its
 * program is fetched on its own, so that a phone can show where to type pin and name before that.
 */
export const line = fromCallback<Order, Caller, Heard>(({ input, receive, sendBack }) => {
  let connection: LiveConnection | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  const early: Order[] = [];
  const open = () => {
    loadConnection().then(
      ({ openLiveConnection }) => {
        if (isClosed) return;
        connection = openLiveConnection(input, sendBack);
        for (const { command, fields } of early) connection.command(command, fields);
      },
      () => {
        sendBack({ type: 'away' });
        timer = setTimeout(open, loadAgainMs);
      },
    );
  };
  open();
  receive((order) => {
    if (connection) connection.command(order.command, order.fields);
    else early.push(order);
  });
  return () => {
    isClosed = true;
    clearTimeout(timer);
    connection?.close();
  };
});
