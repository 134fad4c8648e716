import { z } from 'zod/mini';
import {
  ClassDecks,
  ClassForgetting,
  ClassLearned,
  ClassStatistics,
  DecksOfClass,
  ForgettingWanted,
  HistoryPage,
  StatisticsWanted,
  StudentHistory,
} from '../classes/index.ts';
import { endpoints } from '../endpoints/index.ts';
import { route } from '../http/index.ts';
import { Id } from './done-and-id.ts';

const params = z.strictObject({ class_id: Id });

/** The calls about what classes and their students answered (decisions sections 6 and 11). */
export const classStatisticsRoutes = {
  classStatistics: route({
    ...endpoints.classStatistics,
    summary: 'How each word of some decks went for each student of a class',
    params,
    query: StatisticsWanted,
    response: ClassStatistics,
  }),
  classDecks: route({
    ...endpoints.classDecks,
    summary: 'The decks that a class has to do with, to choose from',
    params,
    response: DecksOfClass,
  }),
  classForgetting: route({
    ...endpoints.classForgetting,
    summary: 'The words that a class is forgetting, most overdue first',
    params,
    query: ForgettingWanted,
    response: ClassForgetting,
  }),
  classLearned: route({
    ...endpoints.classLearned,
    summary: 'What a class has learned, deck by deck',
    params,
    query: ClassDecks,
    response: ClassLearned,
  }),
  studentHistory: route({
    ...endpoints.studentHistory,
    summary: 'What a student answered, newest first, a hundred a page',
    params: z.strictObject({ student_id: Id }),
    query: HistoryPage,
    response: StudentHistory,
  }),
} as const;
