/** A row of a projection that is not what the log tells. */
export interface Difference {
  what: string;
  expected: string;
  found: string;
}
