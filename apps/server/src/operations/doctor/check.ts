import type pg from 'pg';
import type { Difference } from '../../event-log/difference.ts';

/** The files and settings that a check may look at beside the tables. */
export interface Surroundings {
  databaseUrl: string;
  /** The folder of uploaded and made files; null where these lie in a bucket. */
  mediaFolder: string | null;
  /** Where the files of the starter library lie. */
  contentRoot: string;
  /** The folder of the operator's own voices, if there is one. */
  voicesFolder?: string;
}

/**
 * One thing the doctor looks at: its name for the operator, what is not as it should be, what is only worth telling, and, where
 * all of it follows from other rows, how to make it anew.
 */
export interface Check {
  name: string;
  look: (client: pg.ClientBase, around: Surroundings) => Promise<Difference[]>;
  remark?: (client: pg.ClientBase, around: Surroundings) => Promise<string[]>;
  repair?: (client: pg.ClientBase) => Promise<unknown>;
}

/** The result of one check; all of its lists are empty when all is well. */
export interface Finding {
  name: string;
  differences: Difference[];
  remarks: string[];
  /** Why it could not be done, in a sentence. */
  failure?: string;
}
