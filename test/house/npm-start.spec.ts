import { afterAll, expect, test } from '@jest/globals';
import { familyOf, filledFolder, gone, isAlive, postgresIn, removeAll, start, type Started } from './server.fixture.ts';

afterAll(removeAll);

/** `npm start` as it is typed; answers the processes that belong to it, its PostgreSQL among them. */
async function npmStart(): Promise<{ npm: Started; processes: number[]; data: string }> {
  const data = await filledFolder();
  const npm = start('npm', ['start'], { DATA_DIR: data, PORT: '0', HOST: '127.0.0.1' });
  await npm.ready;
  const processes = [...familyOf(npm.child.pid!), postgresIn(data)!];
  expect(processes.length).toBeGreaterThanOrEqual(3);
  return { npm, processes, data };
}

test('Ctrl+C, which reaches all processes of the terminal, ends everything', async () => {
  const { npm, processes } = await npmStart();
  process.kill(-npm.child.pid!, 'SIGINT');
  await npm.ended;
  await Promise.all(processes.map(gone));
  expect(processes.filter(isAlive)).toEqual([]);
}, 60_000);

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s to npm alone ends everything',
  async (signal) => {
    const { npm, processes } = await npmStart();
    npm.child.kill(signal);
    await npm.ended;
    await Promise.all(processes.map(gone));
    expect(processes.filter(isAlive)).toEqual([]);
  },
  60_000,
);
