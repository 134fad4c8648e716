import type { Heard } from './live-connection.ts';

export type LineState = 'connecting' | 'online' | 'reconnecting' | 'restarting' | 'offline';

/** XState lets a misspelt event, delay or state pass; this does not. */
interface Region {
  initial: LineState;
  on: { [Event in Heard['type']]?: `.${LineState}` };
  states: Record<LineState, { on?: { [Event in Heard['type']]?: object }; after?: { patience: LineState } }>;
}

/** A line may be gone for so long, in milliseconds, before the screen says more than "reconnecting". */
export const patience = 6000;

/**
 * How the line of a screen is: the region `line` of its machine, beside the course of the quiz. The machine invokes the
 * actor `line` and has the delay `patience`. A line that is tried again and fails again stays where it is, so that
 * patience runs out once and a planned restart stays calm.
 */
export const lineRegion = {
  initial: 'connecting',
  on: { online: '.online', away: '.reconnecting', restarting: '.restarting' },
  states: {
    connecting: { after: { patience: 'offline' } },
    online: {},
    reconnecting: { on: { away: {} }, after: { patience: 'offline' } },
    restarting: { on: { away: {} } },
    offline: { on: { away: {} } },
  },
} as const satisfies Region;
