/** On so many days in a row a word has to be right to be known. */
export const knownStreak = 2;

/**
 * Whether a word is known: it was answered right on the last two days on which it was asked. `streak`: right days in a row
 * up to the last one (scheduling/classic.ts), whichever rule its dates follow. A word that is answered wrongly is not
 * known any more.
 */
export const isKnown = ({ streak }: { streak: number }): boolean => streak >= knownStreak;
