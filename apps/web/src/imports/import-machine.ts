import type { Problem } from '@lexiroom/contracts/errors';
import { ApiError } from '@lexiroom/contracts/http';
import type { ImportChoice, ImportState, ImportView } from '@lexiroom/contracts/imports';
import { assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate';
import { api, statusOf } from '../api/client.ts';
import { firstChoice, isComplete, type WantedTarget } from './import-choice.ts';
import { sendParts, untilAnswered, type Watcher } from './receiving/send-parts.ts';
import { watchImport } from './receiving/watch-import.ts';

/** A file that is brought, or text that was pasted. */
export interface BroughtFile {
  content: Blob;
  name: string;
  isPasted: boolean;
}

export interface ImportInput {
  import_id: string;
  /** Null after a reload: the browser has forgotten it, the server knows what has arrived. */
  file: BroughtFile | null;
  wanted: WantedTarget;
}
export interface ImportContext extends ImportInput {
  view: ImportView | null;
  /** As it is chosen on the page, a moment before the server knows. */
  choice: ImportChoice | null;
  /** The server cannot be reached; it is tried again. */
  isLost: boolean;
  /** Why the last call was refused; `undefined` inside: no connection. */
  refusal: { problem: Pick<Problem, 'code' | 'params'> | undefined } | null;
}
export type ImportEvent =
  | { type: 'FILE'; file: BroughtFile }
  | { type: 'VIEW'; view: ImportView }
  | { type: 'LOST' }
  | { type: 'REFUSED'; error: unknown }
  | { type: 'CHANGE'; choice: ImportChoice }
  | { type: 'START' }
  | { type: 'CANCEL' }
  /** `asks`: nothing is undone, and what would be lost is told, where something would be. */
  | { type: 'UNDO'; asks: boolean }
  | { type: 'KEEP' }
  | { type: 'RETRY' };

/** So long after the last choice it is sent: a name is typed letter by letter. */
const settleMs = 350;

type Telling = (tell: (event: ImportEvent) => void, watcher: Watcher, signal: AbortSignal) => Promise<void>;

/** Work that goes on until its state is left, and tells the machine what the server says. */
const telling = (work: (context: ImportContext) => Telling) =>
  fromCallback<EventObject, ImportContext, ImportEvent>(({ input, sendBack }) => {
    const stop = new AbortController();
    const tell = (event: ImportEvent) => stop.signal.aborted || sendBack(event);
    const watcher = {
      onView: (view: ImportView) => tell({ type: 'VIEW', view }),
      onLost: () => tell({ type: 'LOST' }),
    };
    work(input)(tell, watcher, stop.signal).catch((error: unknown) => tell({ type: 'REFUSED', error }));
    return () => stop.abort();
  });

const isAt =
  (state: ImportState) =>
  ({ context }: { context: ImportContext }) =>
    context.view?.state === state;

/** Whether a file is the rest of what has begun to arrive: as long as it, and called the same. */
export const isSameFile = (file: BroughtFile, view: ImportView): boolean =>
  file.name === view.file_name && file.content.size === view.progress?.total;

/** One import from its first byte to its end, or its undoing. */
export const importMachine = setup({
  types: { context: {} as ImportContext, events: {} as ImportEvent, input: {} as ImportInput },
  delays: { settle: settleMs },
  actors: {
    begin: telling(({ import_id, file }) => async (_, watcher, signal) => {
      if (!file) return;
      const { name, content, isPasted } = file;
      const body = { import_id, file_name: name, file_bytes: content.size, is_pasted: isPasted };
      watcher.onView(await untilAnswered(() => api.newImport({ body }, signal), watcher, signal));
    }),
    send: telling(({ import_id, file, view }) => async (_, watcher, signal) => {
      if (!file) return;
      await sendParts({ import_id, file: file.content, from: view?.progress?.done ?? 0 }, watcher, signal);
      if (!signal.aborted) await watchImport(import_id, watcher, signal);
    }),
    watch: telling(
      ({ import_id }) =>
        (_, watcher, signal) =>
          watchImport(import_id, watcher, signal),
    ),
    change: fromPromise<ImportView, ImportContext>(({ input: { import_id, choice }, signal }) =>
      api.changeImport({ body: { import_id, choice: choice! } }, signal),
    ),
    start: fromPromise<ImportView, ImportContext>(({ input: { import_id, choice }, signal }) =>
      api.startImport({ body: { import_id, choice: choice! } }, signal),
    ),
    cancel: fromPromise<ImportView, ImportContext>(({ input: { import_id } }) =>
      api.cancelImport({ body: { import_id } }),
    ),
    undo: fromPromise<ImportView, ImportContext & { asks: boolean }>(({ input: { import_id, asks } }) =>
      api.undoImport({ body: { import_id, asks } }),
    ),
  },
  guards: {
    isSameState: ({ context, event }) => event.type === 'VIEW' && event.view.state === context.view?.state,
    isReady: ({ event }) => event.type === 'VIEW' && event.view.state === 'ready',
    isReading: ({ event }) => event.type === 'VIEW' && event.view.state === 'reading',
    isGone: ({ event }) => event.type === 'REFUSED' && statusOf(event.error) === 404,
    isRest: ({ context, event }) =>
      event.type === 'FILE' && context.view !== null && isSameFile(event.file, context.view),
    canStart: ({ context }) => isComplete(context),
  },
  actions: {
    noteView: assign(({ event }) => (event.type === 'VIEW' ? { view: event.view, isLost: false, refusal: null } : {})),
    noteReady: assign(({ event }) =>
      event.type === 'VIEW' ? { view: event.view, choice: event.view.choice, isLost: false, refusal: null } : {},
    ),
    forgetLosses: assign(({ context: { view } }) => ({ view: view && { ...view, undo_losses: null } })),
    noteRefusal: assign(({ event }) => {
      const error = 'error' in event ? event.error : undefined;
      return { isLost: false, refusal: { problem: error instanceof ApiError ? error.problem : undefined } };
    }),
  },
}).createMachine({
  id: 'import',
  context: ({ input }) => ({ ...input, view: null, choice: null, isLost: false, refusal: null }),
  initial: 'arriving',
  on: { LOST: { actions: assign({ isLost: true }) } },
  states: {
    arriving: {
      always: [{ guard: ({ context }) => context.file !== null, target: 'beginning' }, { target: 'opening' }],
    },
    beginning: {
      invoke: { src: 'begin', input: ({ context }) => context },
      on: {
        VIEW: { target: 'routing', actions: 'noteView' },
        REFUSED: { target: 'refused', actions: 'noteRefusal' },
        CANCEL: 'cancelling',
      },
    },
    /** By its id, after a reload or from the list. */
    opening: {
      invoke: { src: 'watch', input: ({ context }) => context },
      on: {
        VIEW: { target: 'routing', actions: 'noteView' },
        REFUSED: [
          { guard: 'isGone', target: 'gone' },
          { target: 'refused', actions: 'noteRefusal' },
        ],
      },
    },
    /** Goes on by what the server says. */
    routing: {
      always: [
        { guard: ({ context }) => isAt('receiving')({ context }) && context.file === null, target: 'missing_file' },
        { guard: isAt('receiving'), target: 'receiving' },
        { guard: isAt('reading'), target: 'reading' },
        { guard: isAt('ready'), target: 'ready' },
        { guard: isAt('importing'), target: 'importing' },
        { guard: isAt('done'), target: 'done' },
        { guard: isAt('undoing'), target: 'undoing' },
        { guard: isAt('undone'), target: 'undone' },
        { guard: isAt('failed'), target: 'failed' },
        { target: 'cancelled' },
      ],
    },
    /** Only a part has arrived, and the browser does not have the file any more: it is chosen once more. */
    missing_file: {
      on: {
        FILE: {
          guard: 'isRest',
          target: 'receiving',
          actions: assign(({ event }) => ({ file: event.file })),
        },
        CANCEL: 'cancelling',
      },
    },
    receiving: {
      invoke: { src: 'send', input: ({ context }) => context },
      on: {
        VIEW: [
          { guard: 'isSameState', actions: 'noteView' },
          { target: 'routing', actions: 'noteView' },
        ],
        REFUSED: { target: 'refused', actions: 'noteRefusal' },
        CANCEL: 'cancelling',
      },
    },
    reading: {
      invoke: { src: 'watch', input: ({ context }) => context },
      on: {
        VIEW: [
          { guard: 'isSameState', actions: 'noteView' },
          { target: 'routing', actions: 'noteView' },
        ],
        REFUSED: { target: 'refused', actions: 'noteRefusal' },
        CANCEL: 'cancelling',
      },
    },
    ready: {
      initial: 'arriving',
      states: {
        /** What the address asks for is chosen first, and what nobody has chosen yet. */
        arriving: {
          always: [
            {
              guard: ({ context }) => firstChoice(context) !== undefined,
              target: 'sending',
              actions: assign(({ context }) => ({ choice: firstChoice(context) ?? null })),
            },
            { target: 'settled', actions: assign(({ context }) => ({ choice: context.view?.choice ?? null })) },
          ],
        },
        settled: {},
        waiting: { after: { settle: 'sending' } },
        sending: {
          invoke: {
            src: 'change',
            input: ({ context }) => context,
            onDone: {
              target: 'followed',
              actions: assign(({ event }) => ({ view: event.output, refusal: null })),
            },
            onError: { target: 'settled', actions: 'noteRefusal' },
          },
        },
        /** Another way to read the text makes the server read it once more. */
        followed: {
          always: [
            {
              guard: isAt('ready'),
              target: 'settled',
              actions: assign(({ context }) => ({ choice: context.view?.choice ?? context.choice })),
            },
            { guard: isAt('reading'), target: 'rereading' },
            { target: '#import.routing' },
          ],
        },
        rereading: {
          invoke: { src: 'watch', input: ({ context }) => context },
          on: {
            VIEW: [
              { guard: 'isReading' },
              { guard: 'isReady', target: 'settled', actions: 'noteReady' },
              { target: '#import.routing', actions: 'noteView' },
            ],
            REFUSED: { target: 'settled', actions: 'noteRefusal' },
          },
        },
      },
      on: {
        CHANGE: { target: '.waiting', reenter: false, actions: assign(({ event }) => ({ choice: event.choice })) },
        START: { guard: 'canStart', target: 'starting', actions: assign({ refusal: null }) },
        CANCEL: 'cancelling',
      },
    },
    starting: {
      invoke: {
        src: 'start',
        input: ({ context }) => context,
        onDone: { target: 'routing', actions: assign(({ event }) => ({ view: event.output })) },
        onError: { target: 'ready.settled', actions: 'noteRefusal' },
      },
    },
    importing: {
      invoke: { src: 'watch', input: ({ context }) => context },
      on: {
        VIEW: [
          { guard: 'isSameState', actions: 'noteView' },
          { target: 'routing', actions: 'noteView' },
        ],
        REFUSED: { target: 'refused', actions: 'noteRefusal' },
        CANCEL: 'cancelling',
      },
    },
    cancelling: {
      invoke: {
        src: 'cancel',
        input: ({ context }) => context,
        onDone: { target: 'routing', actions: assign(({ event }) => ({ view: event.output })) },
        onError: [
          { guard: ({ event }) => statusOf(event.error) === 404, target: 'cancelled' },
          { target: 'opening', actions: 'noteRefusal' },
        ],
      },
    },
    done: { on: { UNDO: { target: 'taking_back', actions: 'forgetLosses' }, KEEP: { actions: 'forgetLosses' } } },
    taking_back: {
      invoke: {
        src: 'undo',
        input: ({ context, event }) => ({ ...context, asks: event.type !== 'UNDO' || event.asks }),
        onDone: { target: 'routing', actions: assign(({ event }) => ({ view: event.output, refusal: null })) },
        onError: { target: 'done', actions: 'noteRefusal' },
      },
    },
    undoing: {
      invoke: { src: 'watch', input: ({ context }) => context },
      on: {
        VIEW: [
          { guard: 'isSameState', actions: 'noteView' },
          { target: 'routing', actions: 'noteView' },
        ],
        REFUSED: { target: 'refused', actions: 'noteRefusal' },
      },
    },
    undone: {},
    failed: {},
    cancelled: {},
    /** Nobody knows of such an import, or it is somebody else's. */
    gone: {},
    /** A call was refused; what it was about may be tried once more. */
    refused: {
      on: { RETRY: [{ guard: ({ context }) => context.view === null, target: 'arriving' }, { target: 'opening' }] },
    },
  },
});
