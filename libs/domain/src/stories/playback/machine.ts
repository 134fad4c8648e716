import { assertEvent, assign, emit, setup } from 'xstate';
import { atSection, isLast, isSeen, nextSpeed, type Playback, playbackSettings } from './rules.ts';

export type PlaybackEvent =
  | { type: 'PLAY' }
  /** `time`: where the sound was, in seconds. */
  | { type: 'PAUSE'; time: number }
  /** The sound of the section is over. */
  | { type: 'ENDED' }
  /** The sound could not be played. */
  | { type: 'FAILED' }
  /** A word was clicked that begins at this time of its section's sound. */
  | { type: 'SEEK'; section: number; time: number }
  | { type: 'CYCLE_SPEED' }
  /** Other pages are seen. */
  | { type: 'SHOWN'; visible: readonly number[] }
  /** The sections stand on other pages: the window has another size. */
  | { type: 'REBIND'; pages: readonly number[]; visible: readonly number[] };

/**
 * Emitted: `play` the section from this time; `pause` what is playing; `turn` the book to this page; `finished` after the
 * last section; `failed` when a sound could not be played.
 */
export type PlaybackEmitted =
  | { type: 'play'; section: number; time: number }
  | { type: 'pause' }
  | { type: 'turn'; page: number }
  | { type: 'finished' }
  | { type: 'failed' };

export type PlaybackInput = Pick<Playback, 'pages' | 'visible' | 'speed'>;

/**
 * A story that is read aloud, section after section; the book turns its pages by itself (specification 3 section 4). After
 * the last section it is as at the beginning.
 */
export const playbackMachine = setup({
  types: {
    context: {} as Playback,
    input: {} as PlaybackInput,
    events: {} as PlaybackEvent,
    emitted: {} as PlaybackEmitted,
  },
  delays: { afterFlip: playbackSettings.afterFlipMs },
  guards: {
    hasSeenSection: ({ context }) => context.pages.length > 0 && isSeen(context),
    hasSection: ({ context }) => context.pages.length > 0,
    isLast: ({ context }) => isLast(context),
    isSeen: ({ context }) => isSeen(context),
    isThere: ({ context, event }) => {
      assertEvent(event, 'SEEK');
      return event.section >= 0 && event.section < context.pages.length;
    },
  },
  actions: {
    keepTime: assign(({ event }) => {
      assertEvent(event, 'PAUSE');
      return { time: event.time };
    }),
    seek: assign(({ context, event }) => {
      assertEvent(event, 'SEEK');
      return atSection(context, event.section, event.time);
    }),
    goOn: assign(({ context }) => atSection(context, context.section + 1)),
    goBack: assign(({ context }) => atSection(context, 0)),
    changeSpeed: assign(({ context }) => ({ speed: nextSpeed(context.speed) })),
    see: assign(({ event }) => {
      assertEvent(event, 'SHOWN');
      return { visible: event.visible };
    }),
    rebind: assign(({ event }) => {
      assertEvent(event, 'REBIND');
      return { pages: event.pages, visible: event.visible };
    }),
    emitPlay: emit(({ context: { section, time } }) => ({ type: 'play', section, time })),
    emitPause: emit({ type: 'pause' }),
    emitTurn: emit(({ context: { pages, section } }) => ({ type: 'turn', page: pages[section]! })),
    emitFinished: emit({ type: 'finished' }),
    emitFailed: emit({ type: 'failed' }),
  },
}).createMachine({
  id: 'playback',
  context: ({ input }) => ({ ...input, section: 0, time: 0 }),
  initial: 'resting',
  on: {
    CYCLE_SPEED: { actions: 'changeSpeed' },
    SHOWN: { actions: 'see' },
    REBIND: { actions: 'rebind' },
  },
  states: {
    resting: {
      on: {
        PLAY: [
          { guard: 'hasSeenSection', target: 'playing' },
          { guard: 'hasSection', target: 'turning' },
        ],
        SEEK: { guard: 'isThere', actions: 'seek' },
      },
    },
    turning: {
      entry: 'emitTurn',
      on: {
        PAUSE: 'resting',
        SEEK: { guard: 'isThere', target: 'placing', actions: 'seek' },
      },
      after: { afterFlip: 'playing' },
    },
    playing: {
      entry: 'emitPlay',
      on: {
        PAUSE: { target: 'resting', actions: ['keepTime', 'emitPause'] },
        SEEK: { guard: 'isThere', target: 'placing', actions: 'seek' },
        ENDED: [
          { guard: 'isLast', target: 'resting', actions: ['goBack', 'emitFinished'] },
          { target: 'placing', actions: 'goOn' },
        ],
        FAILED: { target: 'resting', actions: 'emitFailed' },
      },
    },
    placing: { always: [{ guard: 'isSeen', target: 'playing' }, { target: 'turning' }] },
  },
});
