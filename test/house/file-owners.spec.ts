import { afterAll, expect, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Person } from '../bots/person.ts';
import { newFolder, postgresIn, removeAll, start, startServer, startServerAs, type Started } from './server.fixture.ts';

afterAll(removeAll);

const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));

/** An ordinary user of this computer who can read the project; undefined when there is none, or we cannot become them. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.platform !== 'linux' || process.getuid!() !== 0) return undefined;
  const user = { uid: id('-u'), gid: id('-g') };
  return spawnSync('test', ['-r', import.meta.filename], user).status === 0 ? user : undefined;
}

const user = otherUser();
if (!user) console.warn('Not tested: one data directory and several users. That takes root, and a readable project.');
const asRoot = user ? test : test.skip;

const account = { username: 'ada', password: 'four words are long' };
async function stopped(server: Started): Promise<void> {
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}
const ownerOf = (file: string) => fs.statSync(file).uid;

asRoot(
  'what a user began in a private folder is found again by root, and by that user after that',
  async () => {
    const home = newFolder();
    fs.chownSync(home, user!.uid, user!.gid);
    fs.chmodSync(home, 0o700);
    const DATA_DIR = path.join(home, 'data');
    const first = startServerAs(user!, { DATA_DIR });
    const email = 'ada@example.org';
    await new Person(await first.ready).api.signUp({ body: { ...account, email, role: 'teacher' } });
    await stopped(first);

    const byRoot = startServer({ DATA_DIR });
    await new Person(await byRoot.ready).api.logIn({ body: account });
    expect(ownerOf(`/proc/${postgresIn(DATA_DIR)}`)).toBe(user!.uid);
    await stopped(byRoot);

    const backup = start(process.execPath, ['scripts/operate.mjs', 'backup'], { DATA_DIR });
    expect(await backup.ended).toBe(0);
    const [made] = fs.readdirSync(path.join(DATA_DIR, 'backups'));
    expect(ownerOf(path.join(DATA_DIR, 'backups', made!))).toBe(user!.uid);

    const again = startServerAs(user!, { DATA_DIR });
    await new Person(await again.ready).api.logIn({ body: account });
    await stopped(again);
  },
  90_000,
);

asRoot(
  'what root began is not begun anew by a user, who is told whose it is',
  async () => {
    const DATA_DIR = newFolder();
    const byRoot = startServer({ DATA_DIR });
    await byRoot.ready;
    await stopped(byRoot);
    const before = fs.readdirSync(DATA_DIR);

    const refused = startServerAs(user!, { DATA_DIR });
    expect(await refused.ended).toBe(1);
    expect(refused.said().trim()).toBe(
      `The data directory ${DATA_DIR} cannot be written to: it belongs to the user root, so start Lexiroom as that ` +
        'user, or give the folder with all that is in it to this one (chown -R).',
    );

    fs.chownSync(DATA_DIR, user!.uid, user!.gid);
    for (const name of before.filter((entry) => entry !== 'postgres')) {
      fs.chownSync(path.join(DATA_DIR, name), user!.uid, user!.gid);
    }
    const half = startServerAs(user!, { DATA_DIR });
    expect(await half.ended).toBe(1);
    expect(half.said().trim()).toMatch(
      /^The database in \S+\/postgres belongs to the user \w+: start Lexiroom as root or as that user, or give \S+ with all that is in it to this one \(chown -R\)\.$/,
    );

    execFileSync('chown', ['-R', `${user!.uid}:${user!.gid}`, DATA_DIR]);
    const given = startServerAs(user!, { DATA_DIR });
    await given.ready;
    await stopped(given);
  },
  90_000,
);

asRoot(
  'where PostgreSQL cannot reach the folder the data lie elsewhere: the console says where, and nothing is begun beside',
  async () => {
    const home = newFolder();
    fs.chmodSync(home, 0o700);
    const DATA_DIR = path.join(home, 'data');
    let elsewhere: string | undefined;
    try {
      for (const time of ['first', 'again']) {
        const server = startServer({ DATA_DIR });
        elsewhere = (await server.told(/Database +in (\/var\/lib\/lexiroom\/data-\w+\/postgres), since/))[1]!;
        const { api } = new Person(await server.ready);
        if (time === 'again') await api.logIn({ body: account });
        else await api.signUp({ body: { ...account, email: 'ada@example.org', role: 'teacher' } });
        await stopped(server);
        expect(fs.existsSync(path.join(DATA_DIR, 'postgres'))).toBe(false);
      }
      execFileSync('chown', ['-R', `${user!.uid}:${user!.gid}`, home]);
      const refused = startServerAs(user!, { DATA_DIR });
      expect(await refused.ended).toBe(1);
      expect(refused.said().trim()).toContain(
        `The database of ${DATA_DIR} lies in ${elsewhere}, since Lexiroom was first started as root:`,
      );
      // Whose folder it is now does not matter to root: the database that is there is found.
      const byRoot = startServer({ DATA_DIR });
      await new Person(await byRoot.ready).api.logIn({ body: account });
      await stopped(byRoot);
    } finally {
      if (elsewhere) fs.rmSync(path.dirname(elsewhere), { recursive: true });
    }
  },
  90_000,
);
