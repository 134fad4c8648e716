/** Words that are heard at this moment, in any place of the page. */
const heard = new Set<object>();
const listeners = new Set<(isHeard: boolean) => void>();

function change(how: () => void): void {
  const before = isWordHeard();
  how();
  if (isWordHeard() !== before) for (const tell of listeners) tell(!before);
}

export const isWordHeard = (): boolean => heard.size > 0;

/** Notes that this player of a sound says a word, or has ended: what plays meanwhile makes room for it. */
export const noteWord = (player: object, isSaid: boolean): void =>
  change(() => (isSaid ? heard.add(player) : heard.delete(player)));

/** Calls back when a word begins to be heard while none was, and when the last one has ended. Gives back what ends this. */
export function onWordHeard(tell: (isHeard: boolean) => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
