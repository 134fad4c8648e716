import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';

/** Answers come in while the page is open, in this tab or another: read anew on coming back. */
const fresh = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;

/** No decks are named: all that the class has to do with. */
const decksIn = (deck_ids: readonly number[] | undefined) => (deck_ids ? { id: [...deck_ids] } : {});

/** The decks that the class has to do with, to choose from. */
export const classDecksQuery = (class_id: number) =>
  queryOptions({
    queryKey: ['class_decks', class_id],
    queryFn: ({ signal }) => api.classDecks({ params: { class_id } }, signal),
    ...fresh,
  });

/** How the words of all its decks went in class, without its students. */
export const inClassQuery = (class_id: number) =>
  queryOptions({
    queryKey: ['class_statistics', class_id, 'in class'],
    queryFn: ({ signal }) => api.classStatistics({ params: { class_id }, query: { students: 'none' } }, signal),
    ...fresh,
  });

/** At most `n` words that the class is forgetting. */
export const forgettingQuery = (class_id: number, deck_ids: readonly number[] | undefined, n: number) =>
  queryOptions({
    queryKey: ['class_forgetting', class_id, deck_ids ?? [], n],
    queryFn: ({ signal }) => api.classForgetting({ params: { class_id }, query: { ...decksIn(deck_ids), n } }, signal),
    ...fresh,
  });

/** What the class has learned of all its decks. */
export const learnedQuery = (class_id: number) =>
  queryOptions({
    queryKey: ['class_learned', class_id],
    queryFn: ({ signal }) => api.classLearned({ params: { class_id }, query: {} }, signal),
    ...fresh,
  });

/** A page of what a student answered. */
export const historyQuery = (student_id: number, page: number) =>
  queryOptions({
    queryKey: ['student_history', student_id, page],
    queryFn: ({ signal }) => api.studentHistory({ params: { student_id }, query: { page } }, signal),
    ...fresh,
  });
