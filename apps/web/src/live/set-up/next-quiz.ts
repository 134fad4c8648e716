import type { Problem } from '@lexiroom/contracts/errors';
import type { CommandOf } from '@lexiroom/contracts/live';
import { api } from '../../api/client.ts';
import { loadConnection } from '../../connection/connection-actor.ts';

/** Why a room has no next quiz; without a code when nobody answered. */
export class NextQuizRefused extends Error {
  readonly problem: Pick<Problem, 'code' | 'params'> | undefined;

  constructor(problem?: Pick<Problem, 'code' | 'params'>) {
    super(problem?.code);
    this.problem = problem;
  }
}

/** What the last quiz of a room was made of: its decks, and its words, or those of them that somebody missed. */
export async function wordsOfRoom(
  pin: string,
  only_missed: boolean,
  signal: AbortSignal,
): Promise<{ deck_ids: number[]; word_ids: number[] }> {
  const lives = await api.lives({ query: {} }, signal);
  const last = lives.find((live) => live.pin === pin);
  const deck_ids = last?.decks?.item_ids ?? [];
  if (!last || !only_missed) return { deck_ids, word_ids: [] };
  const { questions, players } = await api.liveReport({ params: { live_id: last.live_id } }, signal);
  const missed = new Set(
    players.flatMap(({ answers }) => answers.flatMap(({ question, correct }) => (correct ? [] : [question]))),
  );
  const word_ids = questions.flatMap(({ number, word_id, voided }) => (missed.has(number) && !voided ? [word_id] : []));
  return { deck_ids, word_ids: [...new Set(word_ids)] };
}

/** Orders the next quiz of a room, as its host. Throws {@link NextQuizRefused}. */
export async function openNextQuiz(
  pin: string,
  fields: Pick<CommandOf<'restart'>, 'source' | 'settings'>,
): Promise<{ pin: string }> {
  const { openLiveConnection } = await loadConnection();
  return new Promise((resolve, reject) => {
    const connection = openLiveConnection({ pin, role: 'host' }, (event) => {
      if (event.type === 'turned_away') reject(new NextQuizRefused({ code: event.code }));
      if (event.type !== 'acked' || event.command.type !== 'restart') return;
      connection.close();
      if (event.ack.ok) resolve({ pin });
      else reject(new NextQuizRefused(event.ack));
    });
    connection.command('restart', fields);
  });
}
