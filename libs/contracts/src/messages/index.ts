import { tidyText } from '@lexiroom/domain/text';
import { z } from 'zod/mini';

/** Feedback holds so many characters (specification 1 section 5). */
export const messageLimit = 2000;

const Text = z.pipe(z.string().check(z.maxLength(20_000)), z.transform(tidyText)).check(
  z.refine((text) => text !== '', 'There is nothing in this message'),
  z.refine((text) => text.length <= messageLimit, 'Text too long'),
);

/**
 * Words to the people who run this server: `feedback` of a user (specification 1 section 7), or `message` of the page
 * itself about a crash or the length of a visit (specification 3 section 7).
 */
export const Message = z.union([z.strictObject({ feedback: Text }), z.strictObject({ message: Text })]);
export type Message = z.infer<typeof Message>;
