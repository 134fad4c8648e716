import { gameOfSilentLogs } from '@lexiroom/domain/live-session';

/** The field `game` of the wire, which is left out for Live Quiz, as the wire was before there was another. */
export const gameField = (game: string): { game?: 'quick-pick' } =>
  game === gameOfSilentLogs ? {} : { game: 'quick-pick' };

/** A row of `lives` as the wire has it. */
export const withGame = <Row extends { game?: string | undefined }>({ game = gameOfSilentLogs, ...row }: Row) => ({
  ...row,
  ...gameField(game),
});
