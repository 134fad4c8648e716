import type { Report } from '@lexiroom/contracts/live';
import type { Group } from '@lexiroom/domain/games/quick-pick';

/** A pick of a round, with the words of the report. */
export interface ReportedPick {
  group: Group;
  /** Who it came from; nobody in particular, when the group picked at the board. */
  name: string | null;
  picked: string;
  correct: boolean;
  points: number;
}

/** A round of a game, and what was picked in it, first the one that came first. */
export interface ReportedRound {
  /** Which game of the session, from 1, and the round within it. */
  game: number;
  round: number;
  word: string;
  picks: ReportedPick[];
}

/** The rounds of all games in turn. */
export function roundsOf({ questions, players, groups }: Report): ReportedRound[] {
  const games = groups?.games ?? [];
  const names = new Map(players.map(({ seat_id, name }) => [seat_id, name]));
  return questions.map(({ number, options, correct_option = 0 }) => {
    const game = games.filter(({ last_round }) => last_round < number).length;
    return {
      game: game + 1,
      round: number - (games[game - 1]?.last_round ?? 0),
      word: options[correct_option]?.text ?? '',
      picks: (groups?.picks ?? [])
        .filter(({ question }) => question === number)
        .map(({ group, seat_id, option, correct, points }) => {
          const name = seat_id === null ? null : (names.get(seat_id) ?? null);
          return { group, name, picked: options[option]?.text ?? '', correct, points };
        }),
    };
  });
}
