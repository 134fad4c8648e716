import { api } from '../../api/client.ts';
import { pause, untilAnswered, type Watcher } from './send-parts.ts';

const firstPauseMs = 300;
const longestPauseMs = 1500;

/** Asks how far an import is, again and again, until nobody listens any more. Throws what refuses it. */
export async function watchImport(import_id: string, watcher: Watcher, signal: AbortSignal): Promise<void> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 1.5, longestPauseMs)) {
    const view = await untilAnswered(() => api.importView({ query: { import_id } }, signal), watcher, signal);
    if (signal.aborted) return;
    watcher.onView(view);
    await pause(pauseMs, signal);
    if (signal.aborted) return;
  }
}
