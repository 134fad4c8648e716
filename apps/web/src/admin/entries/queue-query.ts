import type { QueuedEntry } from '@lexiroom/contracts/admin';
import type { EntryKind } from '@lexiroom/domain/library';

export type QueueState = 'unapproved' | 'reported';
export type QueueKind = QueuedEntry['kind'];

/** Whether it is of the library, and approved by admins: what people write into decks and stories of their own is not. */
export const isOfLibrary = (kind: QueueKind): kind is EntryKind => kind !== 'word' && kind !== 'item';

/** Begins the keys of all pages of the queue. */
export const queueKey = ['admin_entries'] as const;
