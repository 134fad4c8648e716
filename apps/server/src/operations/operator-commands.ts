import fs from 'node:fs';
import path from 'node:path';
import { findEmbeddedPostgres } from '../database/embedded-postgres/embedded-postgres.ts';
import { bucketOf } from '../media/s3-options.ts';
import { readEnvironment, type Environment } from '../configuration/environment.ts';
import { backUp, backupFile } from './backup/backup.ts';
import { isHeld, openDataDirectory } from './data-directory.ts';
import { mayRepair, repair } from './doctor/repair.ts';
import { runChecks, isWell } from './doctor/run-checks.ts';
import { linesOf } from './doctor/report-lines.ts';
import { CannotStart, failureInWords } from './start-failures.ts';
import { makeAdmin } from './make-admin.ts';
import { contentsOf } from './backup/manifest.ts';
import { openDatabase } from './open-database.ts';
import { giveToOwner } from './file-owner.ts';
import { rebuildProjections } from './rebuild.ts';
import { restore } from './backup/restore.ts';
import { version } from '../configuration/version.ts';

/** What an operator can have done; each answers the exit code. `words`: what was typed after the command's name. */
const commands: Record<string, (settings: Environment, words: string[]) => Promise<number>> = {
  async backup(settings, [file = backupFile(settings.DATA_DIR, new Date())]) {
    mustHaveData(settings);
    const manifest = await withDatabase(settings, (url) => backUp(url, settings.DATA_DIR, path.resolve(file), version));
    giveToOwner(settings.DATA_DIR);
    console.log(`${file} holds ${contentsOf(manifest)}. It was opened again and counted.`);
    return 0;
  },

  async restore(settings, [file]) {
    if (file === undefined) throw new CannotStart('Say which file to restore: npm run restore -- <file>');
    const data = openDataDirectory(settings.DATA_DIR);
    try {
      const database = await openDatabase(data.dir, settings.DATABASE_URL, 'operate');
      try {
        const restored = await restore(database.url, data.dir, path.resolve(file));
        console.log(`Restored ${contentsOf(restored)}, as of ${restored.made_at}.`);
      } finally {
        await database.close();
      }
    } finally {
      data.close();
    }
    return 0;
  },

  async admin(settings, [username]) {
    if (username === undefined) throw new CannotStart('Say who is to be admin: npm run admin -- <username>');
    mustHaveData(settings);
    await withDatabase(settings, (url) => makeAdmin(url, username));
    console.log(`${username} is admin now.`);
    return 0;
  },

  async doctor(settings, words) {
    mustHaveData(settings);
    const mediaFolder = bucketOf(settings) ? null : path.resolve(settings.DATA_DIR, 'media');
    const contentRoot = path.resolve('apps/server/content');
    const voices = settings.VOICES_DIR === undefined ? {} : { voicesFolder: path.resolve(settings.VOICES_DIR) };
    return withDatabase(settings, async (databaseUrl) => {
      const look = async () => {
        const findings = await runChecks({ databaseUrl, mediaFolder, contentRoot, ...voices });
        for (const line of findings.flatMap(linesOf)) console.log(line);
        return findings;
      };
      const findings = await look();
      const isWanted = words.includes('--repair') && !findings.every(isWell);
      if (!isWanted || !(await mayRepair(findings, words.includes('--yes')))) return findings.every(isWell) ? 0 : 1;
      await repair(databaseUrl, findings);
      console.log('\nA second look:');
      return (await look()).every(isWell) ? 0 : 1;
    });
  },

  async rebuild(settings) {
    mustHaveData(settings);
    const { sessions, words } = await withDatabase(settings, rebuildProjections);
    console.log(`Scoreboards of ${sessions} sessions and due dates of ${words} words were computed anew from the log.`);
    return 0;
  },
};

function mustHaveData({ DATA_DIR, DATABASE_URL }: Environment): void {
  if (DATABASE_URL === undefined && !fs.existsSync(path.join(DATA_DIR, 'server.lock'))) {
    throw new CannotStart(`There are no data in ${path.resolve(DATA_DIR)} yet.`);
  }
}

/** Runs `use` on the database: that of the server that runs, or else one started for it and stopped again. */
async function withDatabase<Result>(settings: Environment, use: (url: string) => Promise<Result>): Promise<Result> {
  if (settings.DATABASE_URL === undefined && isHeld(settings.DATA_DIR)) {
    const url = await findEmbeddedPostgres(path.join(settings.DATA_DIR, 'postgres'));
    if (url === undefined) throw new CannotStart('The server is just starting or stopping: try again in a moment.');
    return use(url);
  }
  const data = settings.DATABASE_URL === undefined ? openDataDirectory(settings.DATA_DIR) : undefined;
  try {
    const database = await openDatabase(settings.DATA_DIR, settings.DATABASE_URL, 'operate');
    try {
      return await use(database.url);
    } finally {
      await database.close();
    }
  } finally {
    data?.close();
  }
}

const [name = '', ...words] = process.argv.slice(2);
const command = commands[name];
const settings = readEnvironment(process.env);
if ('problems' in settings) {
  settings.problems.forEach((problem) => console.error(problem));
  process.exitCode = 1;
} else if (!command) {
  console.error(`There is no command "${name}", only ${Object.keys(commands).join(', ')}.`);
  process.exitCode = 1;
} else {
  try {
    process.exitCode = await command(settings, words);
  } catch (error) {
    console.error(failureInWords(error, path.resolve(settings.DATA_DIR)) ?? error);
    process.exitCode = 1;
  }
}
