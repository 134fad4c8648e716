import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { BackupOrder, BackupReport } from './process-messages.ts';

/** Beside this file, as it is or built. */
const entry = path.join(import.meta.dirname, `backup.process${path.extname(import.meta.filename)}`);

/** What a process that was ended, or that died, leaves behind. */
const interrupted = { type: 'failed', failure: 'interrupted', detail: 'It was cut off.' } as const;

type Ended = Exclude<BackupReport, { type: 'progress' }>;

/**
 * Has an order carried out by a process of its own, which comes after all others, and gives back its last report.
 * `signal` ends it at any moment: `failed`, as when it died. `tell` hears how far it is, from 0 to 1.
 */
export async function inOwnProcess(
  order: BackupOrder,
  signal: AbortSignal,
  tell: (share: number) => void,
): Promise<Ended> {
  let report: Ended = interrupted;
  const child = fork(entry, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 2, 'ipc'],
  });
  const end = () => void child.kill('SIGKILL');
  signal.addEventListener('abort', end);
  child.on('message', (message: BackupReport) => {
    if (message.type === 'progress') tell(message.share);
    else report = message;
  });
  // One that cannot be started says so, and does not exit.
  const ended = Promise.race([once(child, 'exit'), once(child, 'error')]);
  child.send(order, () => {});
  if (signal.aborted) end();
  await ended.catch((error: Error) => (report = { type: 'failed', failure: 'failed', detail: error.message }));
  signal.removeEventListener('abort', end);
  return report;
}
