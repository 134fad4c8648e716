import type { Problem } from '@lexiroom/contracts/errors';
import { ApiError } from '@lexiroom/contracts/http';
import type { DeckData } from '@lexiroom/contracts/decks';
import type { ClassRow } from '@lexiroom/contracts/classes';
import type { LiveSummary, SetUps } from '@lexiroom/contracts/live';
import type { LanguageId } from '@lexiroom/domain/languages';
import { assertEvent, assign, fromCallback, fromPromise, setup } from 'xstate';
import { api, statusOf } from '../../api/client.ts';
import type { GameSettings, SetUpParts } from '../game-screens.ts';
import { ownClass, rememberClass, rememberedClass } from './class-of-deck.ts';
import { type DeckToPlay, fetchDeckToPlay } from './deck-to-play.ts';
import { NextQuizRefused, openNextQuiz, wordsOfRoom } from './next-quiz.ts';
import { makeSounds, mostUnasked, type WordSaid } from './word-sounds.ts';

export interface SetUpInput {
  deck_ids: readonly number[];
  /** Only these words; all when empty. */
  word_ids: readonly number[];
  /** The class that the quiz is for; null: the one that was chosen last with the deck, if any. */
  class_id: number | null;
  /** The prepared quiz that is to be opened, changed, or kept again; null: none. */
  prepared_id: string | null;
  /** The page of the deck. */
  back: string | null;
  /** The language from which the words are read; absent: that of their decks. */
  source?: LanguageId | undefined;
  /** The pin of the room whose next quiz it is; of its last words when no deck is named. */
  room?: string | undefined;
  only_missed?: true | undefined;
  game: SetUpParts;
}
export interface SetUpContext extends SetUpInput {
  deck: DeckData | null;
  /** What the host has open already. */
  running: readonly LiveSummary[];
  /** Classes of the host that can play. */
  classes: readonly ClassRow[];
  /** What the host has kept. */
  setUps: SetUps;
  settings: GameSettings;
  /** Words that the server cannot say. */
  unsayable: readonly number[];
  /** How many words the server is still to say; null once that has ended. */
  soundsLeft: number | null;
  /** Why the lobby could not be opened; `undefined` inside: no connection. */
  refusal: { problem: Pick<Problem, 'code' | 'params'> | undefined } | null;
  /** Of the call that failed, when there is no deck to show. */
  status: number;
  pin: string | null;
}
export type SetUpEvent =
  | { type: 'CHANGE'; settings: Partial<GameSettings> }
  | ({ type: 'WORD_SAID' } & WordSaid)
  | { type: 'SOUNDS_MADE' }
  | { type: 'OPEN_LOBBY' }
  /** What runs is ended first. */
  | { type: 'REPLACE' }
  /** It follows, in its room, the quiz of this pin. */
  | { type: 'FOLLOW'; pin: string }
  | { type: 'TRY_AGAIN' };

/** The words that were chosen, and whether the game can be played with them. */
export function wordsToPlay({
  deck,
  word_ids,
  settings,
  game,
}: Pick<SetUpContext, 'deck' | 'word_ids' | 'settings' | 'game'>) {
  const all = deck?.words ?? [];
  const words = word_ids.length === 0 ? all : all.filter(({ word_id }) => word_ids.includes(word_id));
  const playable = game.countPlayable(words, settings);
  const { least, most } = game.wordLimits;
  return {
    words,
    /** So many of the chosen words are not in the decks any more. */
    wordsGone: deck && word_ids.length > 0 ? new Set(word_ids).size - words.length : 0,
    playable,
    isTooFew: playable < least,
    isTooMany: words.length > most,
  };
}

/** What the server makes a quiz of: of words that were chosen, those that are still there. */
export function sourceOf(context: Parameters<typeof wordsToPlay>[0] & Pick<SetUpContext, 'deck_ids' | 'source'>) {
  const { deck_ids, word_ids, source } = context;
  const { words } = wordsToPlay(context);
  return {
    deck_ids: [...deck_ids],
    ...(word_ids.length > 0 ? { word_ids: words.map(({ word_id }) => word_id) } : {}),
    ...(source ? { source_language: source } : {}),
  };
}

/** Words that the server can be asked to say. */
function unsaid(context: SetUpContext): DeckData['words'] {
  const { words } = wordsToPlay(context);
  return words.filter(({ word_id, sound_path }) => sound_path === null && !context.unsayable.includes(word_id));
}

/** A class that is to be quizzed about some words is asked all of them; whoever sets it up may choose fewer. */
const isAboutAll = ({ class_id, word_ids }: SetUpInput): boolean => class_id !== null && word_ids.length > 0;

function settingsFor(input: SetUpInput): GameSettings {
  const { defaultSettings } = input.game;
  return isAboutAll(input) ? { ...defaultSettings, questions: input.word_ids.length } : defaultSettings;
}

const nothingKept: SetUps = { last: null, presets: [], prepared: [] };

type Around = Pick<SetUpContext, 'running' | 'classes' | 'setUps'>;

/** What runs already, the classes that can play, and what the host has kept; see {@link fetchRunning}. */
async function fetchAround(signal: AbortSignal): Promise<Around> {
  const [running, classes, setUps] = await Promise.all([
    fetchRunning(signal),
    // Without them a quiz can be opened all the same.
    api.classes({ params: { archived: 'false' } }, signal).catch(() => []),
    api.setUps(undefined, signal).catch(() => nothingKept),
  ]);
  return { running, classes, setUps };
}

/**
 * The choices to begin with: those that were prepared; else those of the last quiz, wherever it was opened, with the class
 * that was asked for, or was chosen last with these decks.
 */
function settingsToBegin(context: SetUpContext, { classes, setUps }: Around): GameSettings {
  const { class_id, deck, deck_ids, prepared_id, settings, game } = context;
  const { words } = wordsToPlay(context);
  const prepared = setUps.prepared.find(({ set_up_id }) => set_up_id === prepared_id);
  if (prepared) {
    const { class_id: of, names, ...choices } = prepared.settings;
    const ofClass = of === undefined ? { names } : ownClass(of, classes);
    return game.fitSettings({ ...choices, names: 'own', ...ofClass }, words);
  }
  // How many questions a class is asked about certain words, the words say.
  const { questions } = settings;
  const last = { ...settings, ...setUps.last, ...(isAboutAll(context) ? { questions } : {}) };
  // What was asked about other words may be nothing to ask about these. Their sounds may be made yet.
  const areSaid = deck?.has_speech && last.kinds.includes('sound_to_text');
  const isPlayable = areSaid || game.countPlayable(words, last) >= game.wordLimits.least;
  const { kinds } = isPlayable ? last : settings;
  const ofClass = class_id === null ? rememberedClass(deck_ids, classes) : ownClass(class_id, classes);
  return game.fitSettings({ ...last, kinds, ...ofClass }, words);
}

/** What the host has not ended; nothing when it cannot be found out, as a lobby can be opened all the same. */
async function fetchRunning(signal: AbortSignal): Promise<LiveSummary[]> {
  const lives = await api.lives({ query: {} }, signal).catch(() => []);
  // A game of Quick Pick at some board is no quiz, and does not stand in the way of one.
  return lives.filter(({ ended_at, game }) => ended_at === null && game === undefined);
}

export const setUpMachine = setup({
  types: { context: {} as SetUpContext, events: {} as SetUpEvent, input: {} as SetUpInput },
  actors: {
    /** Has the server say what has no sound yet, for questions by sound, and to be heard at each reveal. */
    makeSounds: fromCallback<SetUpEvent, SetUpContext>(({ input, sendBack }) => {
      const stop = new AbortController();
      makeSounds(unsaid(input), (said) => sendBack({ type: 'WORD_SAID', ...said }), stop.signal)
        .catch(() => undefined)
        .finally(() => stop.signal.aborted || sendBack({ type: 'SOUNDS_MADE' }));
      return () => stop.abort();
    }),
    fetchDeck: fromPromise<DeckToPlay, SetUpInput>(({ input, signal }) => fetchDeckToPlay(input, signal)),
    findWords: fromPromise<Pick<SetUpContext, 'deck_ids' | 'word_ids'>, SetUpContext>(({ input, signal }) =>
      wordsOfRoom(input.room ?? '', input.only_missed === true, signal),
    ),
    fetchAround: fromPromise<Around>(({ signal }) => fetchAround(signal)),
    endRunning: fromPromise<void, SetUpContext>(async ({ input: { running }, signal }) => {
      for (const { live_id } of running) await api.endLive({ params: { live_id } }, signal);
    }),
    openLobby: fromPromise<{ pin: string }, SetUpContext>(({ input, signal }) =>
      input.room === undefined
        ? api.openLive({ body: { source: sourceOf(input), settings: input.settings } }, signal)
        : openNextQuiz(input.room, { source: sourceOf(input), settings: input.settings }),
    ),
  },
  guards: {
    wantsSounds: ({ context }) => {
      const { deck, settings } = context;
      const words = unsaid(context).length;
      return !!deck?.has_speech && words > 0 && (words <= mostUnasked || settings.kinds.includes('sound_to_text'));
    },
    canOpen: ({ context }) => {
      const { isTooFew, isTooMany } = wordsToPlay(context);
      return !isTooFew && !isTooMany;
    },
  },
  actions: {
    change: assign(({ context, event }) => {
      assertEvent(event, 'CHANGE');
      const settings = { ...context.settings, ...event.settings };
      return { settings: context.game.fitSettings(settings, wordsToPlay(context).words), refusal: null };
    }),
    noteSound: assign(({ context, event }) => {
      assertEvent(event, 'WORD_SAID');
      const { deck, soundsLeft } = context;
      if (!deck) return {};
      const { word_id, sound_path } = event;
      const words = deck.words.map((word) => (word.word_id === word_id ? { ...word, sound_path } : word));
      return {
        deck: { ...deck, words },
        soundsLeft: Math.max(0, (soundsLeft ?? 0) - 1),
        unsayable: sound_path === null ? [...context.unsayable, word_id] : context.unsayable,
      };
    }),
    noteRefusal: assign(({ event }) => {
      const error = 'error' in event ? event.error : undefined;
      return {
        refusal: { problem: error instanceof ApiError || error instanceof NextQuizRefused ? error.problem : undefined },
      };
    }),
    goToLogIn: () => {
      const next = `${location.pathname}${location.search}`;
      location.replace(`/login?next=${encodeURIComponent(next)}`);
    },
    rememberClass: ({ context: { classes, deck_ids, settings } }) => {
      if (classes.length > 0) rememberClass(deck_ids, settings.class_id);
    },
    // The projector of a room goes on by itself.
    goToProjector: ({ context: { pin, room } }) =>
      location.assign(`/live/${pin ?? ''}/${room === undefined ? 'projector' : 'host'}`),
  },
}).createMachine({
  id: 'set_up',
  context: ({ input }) => ({
    ...input,
    deck: null,
    running: [],
    classes: [],
    setUps: nothingKept,
    settings: settingsFor(input),
    unsayable: [],
    soundsLeft: null,
    refusal: null,
    status: 0,
    pin: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [{ guard: ({ context }) => context.deck_ids.length > 0, target: 'fetching' }, { target: 'finding' }],
    },
    finding: {
      invoke: {
        src: 'findWords',
        input: ({ context }) => context,
        onDone: { target: 'fetching', actions: assign(({ event }) => event.output) },
        onError: [
          { guard: ({ event }) => statusOf(event.error) === 401, target: 'leaving', actions: 'goToLogIn' },
          { target: 'failed', actions: assign(({ event }) => ({ status: statusOf(event.error) })) },
        ],
      },
    },
    fetching: {
      invoke: {
        src: 'fetchDeck',
        input: ({ context }) => context,
        onDone: [
          { guard: ({ event }) => event.output === 'not_logged_in', target: 'leaving', actions: 'goToLogIn' },
          {
            target: 'looking_around',
            actions: assign(({ context, event }) => {
              if (event.output === 'not_logged_in') return {};
              const deck = event.output;
              const { words } = wordsToPlay({ ...context, deck });
              return { deck, settings: context.game.fitSettings(context.settings, words) };
            }),
          },
        ],
        onError: { target: 'failed', actions: assign(({ event }) => ({ status: statusOf(event.error) })) },
      },
    },
    failed: { on: { TRY_AGAIN: 'arriving' } },
    looking_around: {
      invoke: {
        src: 'fetchAround',
        onDone: {
          target: 'choosing',
          actions: assign(({ context, event: { output } }) => ({
            ...output,
            // A room that waits for its next quiz is in nobody's way.
            ...(context.room === undefined ? {} : { running: [] }),
            settings: settingsToBegin(context, output),
          })),
        },
      },
    },
    choosing: {
      initial: 'silent',
      states: {
        silent: { always: { guard: 'wantsSounds', target: 'making_sounds' } },
        making_sounds: {
          entry: assign(({ context }) => ({ soundsLeft: unsaid(context).length })),
          exit: assign({ soundsLeft: null }),
          invoke: { src: 'makeSounds', input: ({ context }) => context },
          on: { WORD_SAID: { actions: 'noteSound' }, SOUNDS_MADE: 'settled' },
        },
        /** Everything is said, or cannot be: not asked for again. */
        settled: {},
      },
      on: {
        CHANGE: { actions: 'change' },
        OPEN_LOBBY: { guard: 'canOpen', target: 'opening', actions: assign({ refusal: null }) },
        FOLLOW: {
          guard: 'canOpen',
          target: 'opening',
          actions: assign(({ event }) => ({ refusal: null, room: event.pin })),
        },
        REPLACE: { guard: 'canOpen', target: 'ending', actions: assign({ refusal: null }) },
      },
    },
    ending: {
      invoke: {
        src: 'endRunning',
        input: ({ context }) => context,
        onDone: { target: 'opening', actions: assign({ running: [] }) },
        onError: { target: 'choosing', actions: 'noteRefusal' },
      },
    },
    opening: {
      invoke: {
        src: 'openLobby',
        input: ({ context }) => context,
        onDone: {
          target: 'leaving',
          actions: ['rememberClass', assign(({ event }) => ({ pin: event.output.pin })), 'goToProjector'],
        },
        onError: [
          {
            guard: ({ event }) => statusOf(event.error) === 401,
            target: 'leaving',
            actions: 'goToLogIn',
          },
          {
            target: 'choosing',
            actions: 'noteRefusal',
          },
        ],
      },
    },
    leaving: {},
  },
});
