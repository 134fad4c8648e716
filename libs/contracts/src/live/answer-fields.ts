import { typedTextLimit } from '@lexiroom/domain/games/live-quiz';
import { graphemeCount, tidyLine } from '@lexiroom/domain/text';
import { z } from 'zod/mini';

/** What was answered: one of the options, from 0; or what was typed, where the question has none. */
export const answerFields = { option: z.optional(z.int()), text: z.optional(z.string()) } as const;

/** What is typed, as it is kept. */
export const TypedText = z.pipe(z.string().check(z.maxLength(2000)), z.transform(tidyLine)).check(
  z.refine((text) => text !== '', 'Type an answer'),
  z.refine((text) => graphemeCount(text) <= typedTextLimit, `At most ${typedTextLimit} letters`),
  z.refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), 'An answer holds nothing that cannot be written down'),
);
