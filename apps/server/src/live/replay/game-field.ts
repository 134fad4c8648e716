/** The field `game` of the wire, which is left out for Live Quiz at either pace, as the wire was before there was another. */
export const gameField = (game: string): { game?: 'quick-pick' } => (game === 'quick-pick' ? { game } : {});

/** A row of `lives` as the wire has it. */
export const withGame = <Row extends { game?: string | undefined }>({ game = '', ...row }: Row) => ({
  ...row,
  ...gameField(game),
});
