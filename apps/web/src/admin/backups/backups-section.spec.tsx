import { afterEach, expect, test } from '@jest/globals';
import type { BackupState } from '@lexiroom/contracts/admin';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { type MadeCall, refused, serve } from '../../api/server.fixture.ts';
import { open, press } from '../../page/screen.fixture.tsx';
import { BackupsSection } from './backups-section.tsx';

afterEach(cleanup);

const at = Date.UTC(2026, 10, 27, 9);
const state = (change: Partial<BackupState> = {}): BackupState => ({
  next_at: at,
  running: null,
  last_failure: null,
  backups: [],
  ...change,
});
const backup: BackupState['backups'][number] = {
  file_name: 'automatic-2026-11-27T01-17-00.tar.gz',
  kind: 'automatic',
  made_at: at,
  bytes: 12_300_000,
  rows: 123_456,
  media_files: 7,
  proven_at: null,
};

async function section(answer: BackupState) {
  serve(() => ({ body: answer }));
  await open(BackupsSection);
}

test('each backup tells its size, what it holds, and whether it was restored as a test', async () => {
  const others = [{ ...backup, file_name: 'before-update-x.tar.gz', kind: 'before_update' as const, proven_at: at }];
  await section(state({ backups: [backup, ...others] }));
  expect(await screen.findAllByText(/12\.3 MB · Rows: 123,456 · Files: 7/)).toHaveLength(2);
  expect(screen.getByText('Not tested yet')).toBeTruthy();
  expect(screen.getByText(/^Tested by restoring it: /)).toBeTruthy();
  expect(screen.getByText(/Before an update/)).toBeTruthy();
});

test('a press makes one, is busy meanwhile, and says when it is done', async () => {
  let isRunning = false;
  const calls = serve(({ method }: MadeCall) => {
    if (method === 'POST') isRunning = true;
    const body = state(isRunning ? { running: { kind: 'backup', progress: 0.43 } } : { backups: [backup] });
    return { body };
  });
  await open(BackupsSection);
  await screen.findByRole('button', { name: 'Back up now' });
  await press('Back up now');
  expect(await screen.findByText('43%')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Back up now' }).getAttribute('aria-busy')).toBe('true');
  await press('Back up now');
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  isRunning = false;
  await waitFor(() => expect(screen.getByText('The backup is done.')).toBeTruthy(), { timeout: 3000 });
});

test.each([
  ['backup', 'no_room', 'There is not enough room on the disk.'],
  ['proof', 'no_right', 'The database user may not create databases.'],
  ['backup', 'interrupted', 'The server was stopped meanwhile.'],
  ['backup', 'failed', 'a detail'],
] as const)('that the last %s failed is said with its reason: %s', async (kind, failure, reason) => {
  await section(state({ last_failure: { kind, at, failure, detail: 'a detail' } }));
  expect((await screen.findByRole('alert')).textContent).toContain(reason);
});

test('a server that makes none by itself says so, and that there are none', async () => {
  await section(state({ next_at: null }));
  expect(await screen.findByText(/This server does not make backups by itself/)).toBeTruthy();
  expect(screen.getByText('No backups yet')).toBeTruthy();
});

test('why none is begun is said', async () => {
  serve(({ method }: MadeCall) => (method === 'POST' ? refused(507, 'DISK_LOW') : { body: state() }));
  await open(BackupsSection);
  await screen.findByRole('button', { name: 'Back up now' });
  await press('Back up now');
  expect(await screen.findByRole('alert')).toBeTruthy();
});
