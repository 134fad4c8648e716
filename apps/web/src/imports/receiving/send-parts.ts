import { importLimits, type ImportView } from '@lexiroom/contracts/imports';
import { ApiError } from '@lexiroom/contracts/http';
import { api } from '../../api/client.ts';

const firstPauseMs = 1000;
const longestPauseMs = 8000;

/** What a call that is tried again may meet meanwhile. */
export interface Watcher {
  /** The server has answered; whatever was lost is found again. */
  onView: (view: ImportView) => void;
  /** It cannot be reached at the moment. */
  onLost: () => void;
}

/** Whether a call may succeed when it is made again: no connection, a server that fails, too many calls. */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 429;

/** Makes a call until the server has answered it; at once when the browser has a network again. Throws what refuses it. */
export async function untilAnswered<Answer>(
  call: () => Promise<Answer>,
  { onLost }: Pick<Watcher, 'onLost'>,
  signal: AbortSignal,
): Promise<Answer> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await call();
    } catch (error) {
      if (signal.aborted || !mayPass(error)) throw error;
      onLost();
      await pause(pauseMs, signal);
      signal.throwIfAborted();
    }
  }
}

/** Waits so long, or until the browser has a network again, or until nobody waits any more. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((goOn) => {
    const timer = setTimeout(goOn, ms);
    addEventListener('online', () => goOn(), { once: true, signal });
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      goOn();
    });
  });
}

export interface SentFile {
  import_id: string;
  file: Blob;
  /** So many bytes have arrived before. */
  from: number;
}

/** Sends a file part by part, each until it has arrived. Throws what refuses it. */
export async function sendParts({ import_id, file, from }: SentFile, watcher: Watcher, signal: AbortSignal) {
  for (let offset = from; offset < file.size; offset += importLimits.partBytes) {
    const bytes = await base64(file.slice(offset, offset + importLimits.partBytes));
    const view = await untilAnswered(
      () => api.importPart({ body: { import_id, offset, bytes } }, signal),
      watcher,
      signal,
    );
    watcher.onView(view);
    // Cancelled elsewhere, or refused for what has come so far.
    if (view.state !== 'receiving') return;
  }
}

/** The bytes as base64: the browser itself writes them, far faster than any loop. */
function base64(part: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const address = reader.result as string;
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')));
    reader.readAsDataURL(part);
  });
}
