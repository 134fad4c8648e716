import { z } from 'zod/mini';

/**
 * A whole number from 1 to `most` as an address has it: its decimal digits and nothing else, neither `1e3` nor `0x10`.
 * Numbers pass as they are, so that callers in TypeScript need not write them out.
 */
export const numberInAddress = (most: number) =>
  z.pipe(
    z.union([z.pipe(z.string().check(z.regex(/^\d{1,10}$/, 'Only digits')), z.transform(Number)), z.number()]),
    z.int().check(z.gte(1), z.lte(most)),
  );

/** The highest id there can be. */
export const lastId = 2 ** 31 - 1;

/** At most so many ids, given as a repeated `id`. */
export const idsInAddress = (most: number) =>
  z.pipe(
    z.pipe(
      z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]),
      z.transform((idOrIds) => (Array.isArray(idOrIds) ? idOrIds : [idOrIds])),
    ),
    z.array(numberInAddress(lastId)).check(z.minLength(1), z.maxLength(most)),
  );
