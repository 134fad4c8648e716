import type { CommandType } from '@lexiroom/contracts/live';
import { fromCallback } from 'xstate';
import type { Caller, ConnectionEvent, Fields, LiveConnection } from './live-connection.ts';

/** A command that a screen's machine gives to its connection. */
export type Order = {
  [Type in CommandType]: { type: 'command'; command: Type; fields: Fields<Type> };
}[CommandType];

const loadAgainMs = 1000;

/** Fetches the script of the connection ahead of its first use. */
export const loadConnection = () => import('./live-connection.ts');

/**
 * The connection to a session as an actor: orders go in, events of the connection come out, and it closes with the state
 * that invoked it. Its script is fetched on its own, so that a phone can show where to type pin and name before that;
 * orders that come earlier wait for it.
 */
export const connectionActor = fromCallback<Order, Caller, ConnectionEvent>(({ input, receive, sendBack }) => {
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
        sendBack({ type: 'disconnected' });
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

export type ConnectionState = 'connecting' | 'online' | 'reconnecting' | 'restarting' | 'offline';

/** XState does not notice a misspelt event, delay or state; this type does. */
interface Region {
  initial: ConnectionState;
  on: { [Event in ConnectionEvent['type']]?: `.${ConnectionState}` };
  states: Record<
    ConnectionState,
    { on?: { [Event in ConnectionEvent['type']]?: object }; after?: { patience: ConnectionState } }
  >;
}

/** A connection may be broken for so long, in milliseconds, before the screen says more than "reconnecting". */
export const patience = 6000;

/**
 * The state of the connection: the region `connection` of a screen's machine, beside what the screen shows. The machine
 * invokes the actor `connection` and has the delay `patience`. When another attempt to connect fails, the state stays as
 * it is, so that `patience` is counted from the first failure and a planned restart is not shown as a fault.
 */
export const connectionRegion = {
  initial: 'connecting',
  on: { online: '.online', disconnected: '.reconnecting', restarting: '.restarting' },
  states: {
    connecting: { after: { patience: 'offline' } },
    online: {},
    reconnecting: { on: { disconnected: {} }, after: { patience: 'offline' } },
    restarting: { on: { disconnected: {} } },
    offline: { on: { disconnected: {} } },
  },
} as const satisfies Region;
