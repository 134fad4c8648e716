import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';

/** How large the reserve is: a few segments of PostgreSQL's journal, and all answers of a school's quizzes. */
export const reserveBytes = 64 * 1024 * 1024;
const pieceBytes = 1024 * 1024;

/** Room on the disk that is kept for the end of quizzes that are running when it fills up. */
export interface Reserve {
  isThere(): boolean;
  /** Takes the room from the disk. */
  make(): Promise<void>;
  /** Gives it back. */
  giveUp(): Promise<void>;
}

/** A reserve that is a file, which takes its room for real: what is only zeros some disks store in no room at all. */
export function reserveFile(file: string): Reserve {
  return {
    isThere: () => existsSync(file),
    async make() {
      const draft = `${file}.draft`;
      try {
        const handle = await open(draft, 'w', 0o600);
        try {
          const piece = randomBytes(pieceBytes);
          for (let at = 0; at < reserveBytes; at += pieceBytes) await handle.write(piece, 0, pieceBytes, at);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    giveUp: () => rm(file, { force: true }),
  };
}
