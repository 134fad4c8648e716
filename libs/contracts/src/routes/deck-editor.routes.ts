import { z } from 'zod/mini';
import {
  CopiedWords,
  CopyWords,
  DeckLanguage,
  DeckOrder,
  DecksForWords,
  DeleteWord,
  DeleteWords,
  EditedDeck,
  EditedRow,
  ImageChange,
  ImageTranslation,
  MadeDeck,
  NewDeck,
  NewRev,
  NewWord,
  SecondTexts,
  SecondTextsAsked,
  WordChange,
  WordText,
} from '../deck-editor/index.ts';
import { endpoints } from '../endpoints/index.ts';
import { route } from '../http/index.ts';
import { Id } from './done-and-id.ts';

/** The calls about decks as their owners edit them. */
export const deckEditorRoutes = {
  newDeck: route({
    ...endpoints.newDeck,
    summary: 'Make a deck',
    body: NewDeck,
    response: MadeDeck,
    status: 201,
    limits: [{ name: 'new-deck', points: 120, seconds: 3600, by: 'caller' }],
  }),
  secondTexts: route({
    ...endpoints.secondTexts,
    summary: 'The second texts that the library has for words of a deck that is not made yet',
    body: SecondTextsAsked,
    response: SecondTexts,
    // As one types.
    limits: [{ name: 'second-texts', points: 600, seconds: 60, by: 'caller' }],
  }),
  editedDeck: route({
    ...endpoints.editedDeck,
    summary: 'Every row of an own deck, to be edited',
    params: z.strictObject({ deck_id: Id }),
    response: EditedDeck,
  }),
  deckLanguage: route({
    ...endpoints.deckLanguage,
    summary: 'Other languages for a deck, with the rows that are kept',
    body: DeckLanguage,
    response: EditedDeck,
  }),
  deckOrder: route({
    ...endpoints.deckOrder,
    summary: 'The order of a deck’s words',
    body: DeckOrder,
    response: NewRev,
  }),
  addWord: route({
    ...endpoints.addWord,
    summary: 'Add a row to a deck',
    body: NewWord,
    response: EditedRow,
    status: 201,
    limits: [{ name: 'word', points: 2400, seconds: 3600, by: 'caller' }],
  }),
  deleteWord: route({
    ...endpoints.deleteWord,
    summary: 'Take a row out of a deck',
    body: DeleteWord,
    response: NewRev,
  }),
  deleteWords: route({
    ...endpoints.deleteWords,
    summary: 'Take rows out of a deck',
    body: DeleteWords,
    response: NewRev,
  }),
  copyWords: route({
    ...endpoints.copyWords,
    summary: 'Copy words of own decks into another one',
    body: CopyWords,
    response: CopiedWords,
    status: 201,
    limits: [{ name: 'copy-words', points: 240, seconds: 3600, by: 'caller' }],
  }),
  decksForWords: route({
    ...endpoints.decksForWords,
    summary: 'The own decks that words of a deck can be copied into',
    params: z.strictObject({ deck_id: Id }),
    response: DecksForWords,
  }),
  wordChange: route({
    ...endpoints.wordChange,
    summary: 'Make a row another word, with a new id',
    body: WordChange,
    response: EditedRow,
  }),
  imageChange: route({
    ...endpoints.imageChange,
    summary: 'Another picture for a row',
    body: ImageChange,
    response: EditedRow,
  }),
  imageTranslation: route({
    ...endpoints.imageTranslation,
    summary: 'Another name of its picture as the text of a row',
    body: ImageTranslation,
    response: EditedRow,
  }),
  wordText: route({
    ...endpoints.wordText,
    summary: 'What a row says, as its owner types it',
    body: WordText,
    response: EditedRow,
  }),
} as const;
