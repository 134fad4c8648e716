import type { SessionEvent } from '@lexiroom/domain/live-session';
import { forgetOfSession, readOfSession, rememberOfSession } from '../../../browser/stored-values.ts';
import type { Study } from '../../../study/study.ts';
import type { Players } from '../../frame/game-screen.ts';
import type { OwnSession } from './session-table.ts';

/** The game of this tab, as long as it is played: a reload goes on with it. Of students only numbers are kept. */
export interface KeptGame {
  /** Of which study. */
  address: string;
  class?: { class_id: number; challenge: '1v1' | 'mayhem'; a: number[]; b: number[] } | undefined;
  /** The session it is played in, or all that happened where it has none. */
  session?: OwnSession | undefined;
  history?: readonly SessionEvent[] | undefined;
}

const addressOf = ({ address: { path, query } }: Study): string => `${path}${query}`;

/** The game that was being played of a study, when there is one. */
export function keptGame(study: Study): KeptGame | undefined {
  try {
    const kept = JSON.parse(readOfSession('quick-pick') ?? 'null') as KeptGame | null;
    return kept?.address === addressOf(study) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is played from now on. */
export function keepGame(study: Study, players: Players, game: Pick<KeptGame, 'session' | 'history'>): void {
  const ofClass = players.type === 'groups' && {
    class: {
      class_id: players.class_id,
      challenge: players.challenge,
      a: players.a.map(({ student_id }) => student_id),
      b: players.b.map(({ student_id }) => student_id),
    },
  };
  const kept: KeptGame = { address: addressOf(study), ...ofClass, ...game };
  rememberOfSession('quick-pick', JSON.stringify(kept));
}

/** The game is over, or was left. */
export const forgetGame = (): void => forgetOfSession('quick-pick');

const nameless = (ids: readonly number[]) => ids.map((student_id) => ({ student_id, student_name: '' }));

/** Who played the game that goes on; their names are told by the session. */
export function playersBefore(study: Study): Players | undefined {
  const kept = keptGame(study);
  if (!kept) return undefined;
  if (!kept.class) return { type: 'nobody_named' };
  const { class_id, challenge, a, b } = kept.class;
  return { type: 'groups', class_id, challenge, a: nameless(a), b: nameless(b) };
}
