import { z } from 'zod/mini';
import { DecksOfSchedule } from '../decks/index.ts';
import { endpoints } from '../endpoints/index.ts';
import { route } from '../http/index.ts';
import { WordSound } from '../library/index.ts';
import {
  DeletedExtraSentence,
  DeleteExtraSentence,
  DeleteHighlight,
  DeleteSentence,
  DeleteSentenceImage,
  KnownSentences,
  KnownSentencesAsked,
  MadeHighlight,
  MadeSentenceImage,
  MadeSentences,
  NewHighlight,
  NewHighlightColor,
  NewSentenceImage,
  NewSentences,
  SentenceCuts,
  SentenceImageHighlight,
  SentenceImageText,
  SentenceSound,
  SentenceTranslation,
  SpokenType,
  StudySentences,
} from '../sentences/index.ts';
import { Done, Id } from './done-and-id.ts';
import { perHearing } from './sounds.routes.ts';

/** The calls about sentences of decks (specification 2 section 7). */
export const sentencesRoutes = {
  sentences: route({
    ...endpoints.sentences,
    summary: 'The sentences of one or more decks',
    query: DecksOfSchedule,
    response: StudySentences,
  }),
  knownSentences: route({
    ...endpoints.knownSentences,
    summary: 'How a sentence is translated in own and public decks',
    query: KnownSentencesAsked,
    response: KnownSentences,
    // As one goes from sentence to sentence.
    limits: [{ name: 'known-sentences', points: 600, seconds: 60, by: 'caller' }],
  }),
  newSentences: route({
    ...endpoints.newSentences,
    summary: 'Add sentences to a deck',
    body: NewSentences,
    response: MadeSentences,
    status: 201,
    limits: [{ name: 'sentence', points: 1200, seconds: 3600, by: 'caller' }],
  }),
  deleteSentence: route({
    ...endpoints.deleteSentence,
    summary: 'Take a sentence out of a deck',
    body: DeleteSentence,
    response: Done,
  }),
  sentenceTranslation: route({
    ...endpoints.sentenceTranslation,
    summary: 'A text of a sentence, as its author types it',
    body: SentenceTranslation,
    response: SentenceSound,
  }),
  sentenceSound: route({
    ...endpoints.sentenceSound,
    summary: 'What a text of a sentence is said with, made when it is asked for first',
    params: z.strictObject({ sentence_id: Id, sentence_type: SpokenType }),
    response: WordSound,
    limits: [perHearing],
  }),
  sentenceCuts: route({
    ...endpoints.sentenceCuts,
    summary: 'Where a text of a sentence is cut into words',
    body: SentenceCuts,
    response: Done,
  }),
  newHighlight: route({
    ...endpoints.newHighlight,
    summary: 'Highlight a part of a sentence',
    body: NewHighlight,
    response: MadeHighlight,
    status: 201,
    limits: [{ name: 'highlight', points: 2400, seconds: 3600, by: 'caller' }],
  }),
  highlightColor: route({
    ...endpoints.highlightColor,
    summary: 'Another colour for a highlight',
    body: NewHighlightColor,
    response: Done,
  }),
  deleteHighlight: route({
    ...endpoints.deleteHighlight,
    summary: 'Take a highlight away',
    body: DeleteHighlight,
    response: Done,
  }),
  newSentenceImage: route({
    ...endpoints.newSentenceImage,
    summary: 'Add a picture to a sentence',
    body: NewSentenceImage,
    response: MadeSentenceImage,
    status: 201,
    limits: [{ name: 'sentence-image', points: 1200, seconds: 3600, by: 'caller' }],
  }),
  deleteSentenceImage: route({
    ...endpoints.deleteSentenceImage,
    summary: 'Take a picture off a sentence',
    body: DeleteSentenceImage,
    response: Done,
  }),
  sentenceImageHighlight: route({
    ...endpoints.sentenceImageHighlight,
    summary: 'Highlight a picture of a sentence, or not',
    body: SentenceImageHighlight,
    response: Done,
  }),
  sentenceImageText: route({
    ...endpoints.sentenceImageText,
    summary: 'What stands at a picture of a sentence',
    body: SentenceImageText,
    response: z.object({ sentence_image_text: z.nullable(z.string()) }),
  }),
  deleteExtraSentence: route({
    ...endpoints.deleteExtraSentence,
    summary: 'Take the second pair of a sentence away',
    body: DeleteExtraSentence,
    response: DeletedExtraSentence,
  }),
} as const;
