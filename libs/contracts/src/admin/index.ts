export { Counts } from './counts.ts';
export { EntryQueue, EntryReview, QueuedEntries, QueuedEntry } from './entries.ts';
export { ListedMessage, MessageDone, MessageList, OutboxList, OutboxMail } from './messages-and-mails.ts';
export { ListedUser, UserAction, UserList } from './users.ts';
