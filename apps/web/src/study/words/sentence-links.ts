import type { ReactNode } from 'react';

/**
 * What leads from words to the sentences they stand in, by word: drawn on their pictures. Sentences stand above a study,
 * so they bring it, and only once there are some.
 */
export type SentenceLinks = ReadonlyMap<number, ReactNode>;
