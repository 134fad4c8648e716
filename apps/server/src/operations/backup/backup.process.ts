// A program of its own: makes one backup, or restores one as a test, on behalf of the server that started it. So it has a
// thread, a memory and a priority of its own, and no player waits for it. It ends with the server.
import { backUp } from './backup.ts';
import { type Manifest, rowsOf } from './manifest.ts';
import type { BackupOrder, BackupReport } from './process-messages.ts';
import { NoRight, proveBackup } from './prove.ts';

/** A file that was taken away meanwhile is looked for in vain: then everything is looked at anew. */
const mostAttempts = 3;
/** How often the server hears how far it is, in milliseconds. */
const tellEveryMs = 200;

process.once('message', (order: BackupOrder) => void carryOut(order));
process.once('disconnect', () => process.exit());

async function carryOut(order: BackupOrder): Promise<void> {
  const report = await work(order).then(done, failed);
  process.send?.(report, () => process.exit());
}

async function work(order: BackupOrder): Promise<Manifest> {
  const { databaseUrl, dataDir, file, version, isPatient } = order;
  if (order.kind === 'proof') return proveBackup(databaseUrl, file, isPatient);
  for (let attempt = 1; ; attempt++) {
    try {
      return await backUp(databaseUrl, dataDir, file, version, { tell: tellNowAndThen(), isPatient });
    } catch (error) {
      const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT';
      if (!isGone || attempt === mostAttempts) throw error;
    }
  }
}

function tellNowAndThen(): (share: number) => void {
  let told = 0;
  return (share) => {
    if (performance.now() - told < tellEveryMs) return;
    told = performance.now();
    send({ type: 'progress', share });
  };
}

const done = (manifest: Manifest): BackupReport => ({
  type: 'done',
  rows: rowsOf(manifest),
  media_files: manifest.media_files,
});

function failed(error: NodeJS.ErrnoException): BackupReport {
  const detail = error.message;
  if (error instanceof NoRight) return { type: 'failed', failure: 'no_right', detail };
  const isFull = ['ENOSPC', '53100'].includes(error.code ?? '');
  return { type: 'failed', failure: isFull ? 'no_room' : 'failed', detail };
}

function send(report: BackupReport): void {
  process.send?.(report);
}
