import { z } from 'zod/mini';
import {
  Counts,
  EntryQueue,
  EntryReview,
  ListedMessage,
  ListedUser,
  MessageDone,
  MessageList,
  OutboxList,
  OutboxMail,
  QueuedEntries,
  UserAction,
  UserList,
} from '../admin/index.ts';
import { doors } from '../doors/index.ts';
import { route } from '../http/index.ts';
import { Done } from './parts.ts';

/** What is said at the doors that only admins pass (decisions section 13). Lists come in pages of ten. */
export const adminRoutes = {
  adminEntries: route({
    ...doors.adminEntries,
    summary: 'Entries of the library that wait for an admin',
    query: EntryQueue,
    response: QueuedEntries,
  }),
  reviewEntry: route({
    ...doors.reviewEntry,
    summary: 'Approve, keep or delete an entry',
    body: EntryReview,
    response: Done,
  }),
  adminUsers: route({
    ...doors.adminUsers,
    summary: 'Users by the beginning of name or e-mail',
    query: UserList,
    response: z.array(ListedUser),
  }),
  adminUser: route({
    ...doors.adminUser,
    summary: 'Verify, suspend or readmit a user, make or unmake an admin',
    body: UserAction,
    response: ListedUser,
  }),
  adminMessages: route({
    ...doors.adminMessages,
    summary: 'Feedback, crash reports and lengths of visits, newest first',
    query: MessageList,
    response: z.array(ListedMessage),
  }),
  adminMessage: route({
    ...doors.adminMessage,
    summary: 'Mark a message as done with',
    body: MessageDone,
    response: Done,
  }),
  adminOutbox: route({
    ...doors.adminOutbox,
    summary: 'Mails that this server wrote, newest first',
    query: OutboxList,
    response: z.array(OutboxMail),
  }),
  adminCounts: route({ ...doors.adminCounts, summary: 'How large this place is', response: Counts }),
} as const;
