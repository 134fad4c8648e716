import type { QueuedEntry } from '@lexiroom/contracts/admin';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

export type QueueState = 'unapproved' | 'reported';
export type QueueKind = QueuedEntry['kind'];

/** Begins the keys of all pages of the queue. */
export const queueKey = ['admin_entries'] as const;
/** So many entries a page has; one with fewer is the last. */
export const entriesAtOnce = 10;

/** A page of the entries that wait. */
export const queueQuery = (kind: QueueKind, state: QueueState, page: number) =>
  queryOptions({
    queryKey: [...queueKey, kind, state, page],
    queryFn: ({ signal }) => api.adminEntries({ query: { kind, state, page } }, signal),
    staleTime: 0,
  });
