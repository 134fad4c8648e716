import type { CommandType } from '@lexiroom/contracts/live';
import { fromCallback } from 'xstate';
import { type Caller, type Fields, type Heard, openLiveConnection } from './live-connection.ts';

/** What a machine asks of its line. */
export type Order = {
  [Type in CommandType]: { type: 'command'; command: Type; fields: Fields<Type> };
}[CommandType];

/** The connection as an actor: orders go in, what was heard comes out; it closes with the state that invoked it. */
export const line = fromCallback<Order, Caller, Heard>(({ input, receive, sendBack }) => {
  const connection = openLiveConnection(input, sendBack);
  receive(({ command, fields }) => connection.command(command, fields));
  return () => connection.close();
});
