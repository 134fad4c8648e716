import type { Problem } from '@lexiroom/contracts/errors';
import type { ExportFormat, ExportView } from '@lexiroom/contracts/exports';
import { ApiError } from '@lexiroom/contracts/http';
import { assign, type EventObject, fromCallback, setup } from 'xstate';
import { api } from '../api/client.ts';
import { newCommandId } from '../api/command-id.ts';

export interface ExportInput {
  /** Own items; all that one has when absent. */
  item_ids: readonly number[] | undefined;
  /** What is chosen at first. */
  format: ExportFormat;
}
export interface ExportContext extends ExportInput {
  export_id: string;
  view: ExportView | null;
  /** Why it was refused; `undefined` inside: no connection. */
  refusal: { problem: Pick<Problem, 'code' | 'params'> | undefined } | null;
}
export type ExportEvent =
  | { type: 'FORMAT'; format: ExportFormat }
  | { type: 'MAKE' }
  | { type: 'VIEW'; view: ExportView }
  | { type: 'REFUSED'; error: unknown }
  | { type: 'CANCEL' };

const pauseMs = 400;
/** So often in a row it may be asked in vain how far it is. */
const mostLost = 20;

/** Has the file made, and tells how far that is until it has come to an end. */
async function makeExport(
  context: ExportContext,
  tell: (view: ExportView) => void,
  signal: AbortSignal,
): Promise<void> {
  const { export_id, item_ids, format } = context;
  const which = item_ids ? { item_ids: [...item_ids] } : {};
  let view = await api.newExport({ body: { export_id, format, ...which } }, signal);
  for (let lost = 0; view.state === 'making' && !signal.aborted;) {
    tell(view);
    await new Promise((goOn) => setTimeout(goOn, pauseMs));
    try {
      view = await api.exportView({ query: { export_id } }, signal);
      lost = 0;
    } catch (error) {
      lost += 1;
      if (lost > mostLost || (error instanceof ApiError && error.status >= 400 && error.status < 500)) throw error;
    }
  }
  tell(view);
}

/** Own decks become a file: which one is chosen, it is made, and then fetched. */
export const exportMachine = setup({
  types: { context: {} as ExportContext, events: {} as ExportEvent, input: {} as ExportInput },
  actors: {
    make: fromCallback<EventObject, ExportContext, ExportEvent>(({ input, sendBack }) => {
      const stop = new AbortController();
      const tell = (event: ExportEvent) => stop.signal.aborted || sendBack(event);
      makeExport(input, (view) => tell({ type: 'VIEW', view }), stop.signal).catch((error: unknown) =>
        tell({ type: 'REFUSED', error }),
      );
      return () => stop.abort();
    }),
  },
  actions: {
    noteView: assign(({ event }) => (event.type === 'VIEW' ? { view: event.view } : {})),
    /** Also when the dialog is closed. What cannot be told now ends by itself. */
    cancel: ({ context: { export_id } }) => void api.cancelExport({ body: { export_id } }).catch(() => undefined),
    /** The browser saves the file. */
    fetchFile: ({ context: { view } }) => {
      if (!view?.file_path) return;
      const link = document.createElement('a');
      link.href = view.file_path;
      link.download = view.file_name ?? '';
      link.click();
    },
  },
}).createMachine({
  id: 'export',
  context: ({ input }) => ({ ...input, export_id: newCommandId(), view: null, refusal: null }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        FORMAT: { actions: assign(({ event }) => ({ format: event.format, refusal: null })) },
        MAKE: 'making',
      },
    },
    making: {
      entry: assign(() => ({ export_id: newCommandId(), view: null, refusal: null })),
      invoke: { src: 'make', input: ({ context }) => context },
      on: {
        VIEW: [
          { guard: ({ event }) => event.view.state === 'making', actions: 'noteView' },
          { guard: ({ event }) => event.view.state === 'done', target: 'done', actions: ['noteView', 'fetchFile'] },
          { guard: ({ event }) => event.view.state === 'cancelled', target: 'choosing' },
          { target: 'failed', actions: 'noteView' },
        ],
        REFUSED: {
          target: 'choosing',
          actions: assign(({ event }) => ({
            refusal: { problem: event.error instanceof ApiError ? event.error.problem : undefined },
          })),
        },
        CANCEL: { target: 'choosing', actions: 'cancel' },
      },
    },
    done: { on: { FORMAT: { target: 'choosing', actions: assign(({ event }) => ({ format: event.format })) } } },
    failed: { on: { MAKE: 'making' } },
  },
});
