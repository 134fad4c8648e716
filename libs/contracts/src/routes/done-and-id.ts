import { z } from 'zod/mini';
import { lastId, numberInAddress } from '../numbers/index.ts';

/** What is answered when there is nothing to tell but that it is done. */
export const Done = z.object({ done: z.literal(true) });
/** An id in an address, where everything is text. */
export const Id = numberInAddress(lastId);
