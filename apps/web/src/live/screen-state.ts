import type { StateValue } from 'xstate';
import type { ConnectionState } from '../connection/connection-actor.ts';

/** What a screen of a session has to draw: the situation that its machine is in, and the state of its connection. */
export interface ScreenState<Situation extends string> {
  situation: Situation;
  connection: ConnectionState;
}

/**
 * Reads the value of a screen's machine. Its state `in_session` has the region `connection` and one other region, whose
 * state is the situation; outside of it the state of the machine is the situation, and there is no connection to speak of.
 */
export function screenStateOf<Situation extends string>(value: StateValue): ScreenState<Situation> {
  if (typeof value === 'object' && typeof value.in_session === 'object') {
    const { connection, ...other } = value.in_session;
    return { situation: Object.values(other)[0] as Situation, connection: connection as ConnectionState };
  }
  const outer = typeof value === 'object' ? Object.keys(value)[0] : value;
  return { situation: outer as Situation, connection: 'online' };
}
