import type { ChangeClassCode } from '@lexiroom/contracts/classes';
import { joinCode } from '@lexiroom/domain/classes';
import { Injectable } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import type { z } from 'zod/mini';
import type { CurrentUser } from '../../http/gate/current-user.ts';
import { OwnClasses, readOwnClass } from '../own-classes.ts';

/** Chance that nobody can foresee: from 0 up to, but not including, 1. */
const secureRandom = (): number => randomInt(2 ** 47) / 2 ** 47;

/** The codes by which students join classes. */
@Injectable()
export class JoinCodesService {
  constructor(private readonly own: OwnClasses) {}

  /**
   * Gives a class another code, or takes its code away; the one before opens nothing from then on.
   * @throws {Refused} NOT_FOUND when the class is not theirs.
   */
  change(
    { user_id }: CurrentUser,
    { class_id, action }: z.output<typeof ChangeClassCode>,
  ): Promise<{ join_code: string | null }> {
    return this.own.change(user_id, async (client) => {
      await readOwnClass(client, user_id, class_id);
      if (action === 'close') {
        await client.query('update classes set join_code = null where class_id = $1', [class_id]);
        return { join_code: null };
      }
      for (;;) {
        const code = joinCode(secureRandom);
        const { rowCount } = await client.query(
          `update classes set join_code = $2
           where class_id = $1 and not exists (select 1 from classes where join_code = $2)`,
          [class_id, code],
        );
        if (rowCount === 1) return { join_code: code };
      }
    });
  }
}
