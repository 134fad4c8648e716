import type { QueuedEntry } from '@lexiroom/contracts/admin';

export type QueueState = 'unapproved' | 'reported';
export type QueueKind = QueuedEntry['kind'];

/** Begins the keys of all pages of the queue. */
export const queueKey = ['admin_entries'] as const;
