export { EntryQueue, EntryReview, QueuedEntries, QueuedEntry } from './entries.ts';
export {
  Counts,
  ListedMessage,
  ListedUser,
  MessageDone,
  MessageList,
  OutboxList,
  OutboxMail,
  UserAction,
  UserList,
} from './people.ts';
