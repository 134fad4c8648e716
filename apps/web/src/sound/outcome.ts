/** How saying something ended; a sound that was stopped was said. */
export type Outcome = 'said' | 'failed';

/** What does not begin to sound by then does not sound, in milliseconds (specification 2 section 4.5). */
export const longestWaitMs = 4000;
