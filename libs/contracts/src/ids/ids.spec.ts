import { expect, test } from '@jest/globals';
import { z } from 'zod/mini';
import { QuestionAnswer } from '../answers/index.ts';
import { NewDeck, NewWord } from '../deck-editor/index.ts';
import { Clone } from '../decks/index.ts';
import { CopyItems, NewItem } from '../items/index.ts';
import { commands } from '../live/index.ts';

const inCapitals = '5F0C1F4E-5A0B-4A59-9D0E-0D9F6F6D1A11';

test.each([
  ...Object.entries(commands).map(([type, schema]) => [`the live command ${type}`, schema.shape.command_id] as const),
  ['an answer given alone', QuestionAnswer.shape.answer_id] as const,
  ['a new deck', NewDeck.shape.command_id] as const,
  ['a new word', NewWord.shape.command_id] as const,
  ['a new folder', NewItem.shape.command_id] as const,
  ['a copy', CopyItems.shape.command_id] as const,
  ['a clone', Clone.shape.command_id] as const,
])('the id of %s is the same in capitals and in small letters', (_, schema) => {
  expect(z.parse(schema, inCapitals)).toBe(inCapitals.toLowerCase());
  expect(z.safeParse(schema, `${inCapitals}0`).success).toBe(false);
});
