/** What somebody wants to do a day: so many words, or so many minutes. */
export interface Goal {
  kind: 'words' | 'minutes';
  amount: number;
}

const msPerMinute = 60_000;

/** How much of a goal is done: the words that were answered today, each once, or the whole minutes that answers took. */
export const goalDone = ({ kind }: Pick<Goal, 'kind'>, today: { words: number; ms: number }): number =>
  kind === 'words' ? today.words : Math.floor(today.ms / msPerMinute);
