export { BackupState } from './backups.ts';
export { Counts } from './counts.ts';
export {
  EntriesReview,
  entriesOfPage,
  EntryQueue,
  EntryReview,
  QueuedEntries,
  QueuedEntry,
  ReviewedEntries,
} from './entries.ts';
export { ListedMessage, MessageDone, MessageList, OutboxList, OutboxMail } from './messages-and-mails.ts';
export { ListedUser, UserAction, UserList } from './users.ts';
