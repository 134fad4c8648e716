/**
 * Cards side by side, in rows of one height that follows from the width alone: what is out of sight need not be laid out,
 * and nothing moves when it comes (10 : 9 pictures, then `--words`). Stands in a container.
 */
export const cardGrid =
  '[--gap:0.75rem] [--words:12rem] sm:[--words:10.5rem] [--n:1] min-[20rem]:[--n:2] sm:[--gap:1.25rem] md:[--n:3] lg:[--n:4] xl:[--n:5] min-[100rem]:[--n:6] grid grid-cols-[repeat(var(--n),minmax(0,1fr))] gap-(--gap) auto-rows-[calc((100cqi-(var(--n)-1)*var(--gap))/var(--n)*0.9+var(--words))]';
