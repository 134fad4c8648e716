/** What one person may have open, so that nobody fills the disk; there is no limit for all, which one could use up for others. */
export const openImports = 5;
export const openBytes = 600_000_000;
/** A file that is not gone on with is removed after so many hours. */
export const forgottenAfterHours = 24;
/** An import that ended the server is begun once more, and then given up. */
export const mostAttempts = 2;

/** For one order to the thread that reads: look through a file, give the next words, give a picture. */
export const longestOrderMs = 120_000;
/** For a whole import, so that nobody holds one of the few places for a day. */
export const longestImportMs = 45 * 60_000;
/** Of the thread's own memory; what it holds as bytes outside of that is limited by `readingLimits`. */
export const threadMemoryMb = 256;

/** So many words, or answers, are written in one transaction, and no more: others wait for the server meanwhile. */
export const sliceWords = 200;
export const sliceAnswers = 1000;
/** Answers to one word that are recorded, the newest. */
export const answersOfWord = 1000;

/** Decks that a file may make: a folder holds 500. */
export const decksOfImport = 2_000;
/** Stories that a file may hold. */
export const storiesOfImport = 2_000;
/** Answers of one import in all: those of a diligent learner in a hundred years. */
export const answersOfImport = 2_000_000;

/** Of all pictures and sounds of one import together, in bytes as they stand in the file. */
export const mediaBytesOfImport = 1_000_000_000;
/** A picture of a file, which is scaled down here: bytes, and pixels. */
export const pictureBytes = 5_000_000;
export const picturePixels = 16_000_000;
/** Pictures that are drawn, and sounds that are played through, at the same time. */
export const mediaAtOnce = 3;
