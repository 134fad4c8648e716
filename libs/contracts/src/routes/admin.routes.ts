import { z } from 'zod/mini';
import {
  BackupState,
  Counts,
  EntriesReview,
  EntryQueue,
  EntryReview,
  ListedMessage,
  ListedUser,
  MessageDone,
  MessageList,
  OutboxList,
  OutboxMail,
  QueuedEntries,
  ReviewedEntries,
  UserAction,
  UserList,
} from '../admin/index.ts';
import { endpoints } from '../endpoints/index.ts';
import { route } from '../http/index.ts';
import { Done } from './done-and-id.ts';

/** The calls about admins (decisions section 13). */
export const adminRoutes = {
  adminEntries: route({
    ...endpoints.adminEntries,
    summary: 'Entries of the library that wait for an admin',
    query: EntryQueue,
    response: QueuedEntries,
  }),
  reviewEntry: route({
    ...endpoints.reviewEntry,
    summary: 'Approve, keep or delete an entry',
    body: EntryReview,
    response: Done,
  }),
  reviewEntries: route({
    ...endpoints.reviewEntries,
    summary: 'Approve, keep or delete many entries of a kind',
    body: EntriesReview,
    response: ReviewedEntries,
  }),
  adminUsers: route({
    ...endpoints.adminUsers,
    summary: 'Users by the beginning of name or e-mail',
    query: UserList,
    response: z.array(ListedUser),
  }),
  adminUser: route({
    ...endpoints.adminUser,
    summary: 'Verify, suspend or readmit a user, make or unmake an admin',
    body: UserAction,
    response: ListedUser,
  }),
  adminMessages: route({
    ...endpoints.adminMessages,
    summary: 'Feedback, crash reports and lengths of visits, newest first',
    query: MessageList,
    response: z.array(ListedMessage),
  }),
  adminMessage: route({
    ...endpoints.adminMessage,
    summary: 'Mark a message as done with',
    body: MessageDone,
    response: Done,
  }),
  adminOutbox: route({
    ...endpoints.adminOutbox,
    summary: 'Mails that this server wrote, newest first',
    query: OutboxList,
    response: z.array(OutboxMail),
  }),
  adminCounts: route({ ...endpoints.adminCounts, summary: 'How large this place is', response: Counts }),
  adminBackups: route({
    ...endpoints.adminBackups,
    summary: 'Backups, what goes on, what went wrong',
    response: BackupState,
  }),
  backUp: route({ ...endpoints.backUp, summary: 'Begin a backup now', response: BackupState }),
} as const;
