/** What becomes of the rows about somebody when their account is deleted. */
export type AtDeletion =
  /** They are deleted together with another row that they belong to. */
  | 'with another'
  /** They are deleted by a statement of their own. */
  | 'deleted'
  /** They stay as they are: without the other rows they no longer tell anything about the person. */
  | 'stay'
  /** They stay, since other people need them, but forget the person: the SQL assignment that does so. */
  | { set: string };

/** How the rows of a table belong to a person. */
export interface PersonalTable {
  /** The SQL condition that is true of the rows of a person; $1 is the `user_id`. */
  of: string;
  /** Columns that are not in the download: secrets, and what is about others. */
  without?: readonly string[];
  deletion: AtDeletion;
}

const ownSentences = 'select sentence_id from sentences join items on item_id = deck_id where owner_id = $1';
const ownItems = 'select item_id from items where owner_id = $1';
const ownPictures = 'select image_id from images where submitted_by = $1';
const ownLives = 'select live_id from lives where host_id = $1';
const ownSeats = 'select live_id, seat_id from seats where person_id = $1 or claimed_by = $1';
const ownClasses = 'select class_id from classes where teacher_id = $1';
const addressOf = 'select email_key from users where user_id = $1';
const own = { of: 'user_id = $1', deletion: 'with another' } as const;
/** Of the library: what others need stays without the name of who added it, the rest goes (account-deletion/purge-library-entries.ts). */
const added = { of: 'submitted_by = $1', deletion: { set: 'submitted_by = null' } } as const;

/**
 * Every table that says something about people, and what (decisions section 5): what the download holds, and what the
 * deletion does, in this order. A table that is neither here nor in {@link impersonalTables} fails a test.
 */
export const personalTables: Record<string, PersonalTable> = {
  // No foreign keys lead from here. In sessions of others an answer stays, as one of a seat.
  answers: {
    of: `person_id = $1 or schedule in ('person:' || $1, 'person:' || $1 || '/sentences')`,
    deletion: { set: 'person_id = null' },
  },
  word_schedules: { of: `schedule in ('person:' || $1, 'person:' || $1 || '/sentences')`, deletion: 'deleted' },
  // Of students as well: who plays in a class is somebody of the teacher's list, and goes with it.
  game_scores: { of: 'user_id = $1', deletion: 'with another' },
  game_rounds: { of: 'user_id = $1', deletion: 'with another' },
  live_scores: { of: `(live_id, seat_id) in (${ownSeats})`, deletion: 'stay' },
  seats: {
    of: 'person_id = $1 or claimed_by = $1',
    deletion: { set: `person_id = null, claimed_by = null, device = null, name = 'Player ' || seat_id` },
  },
  // The id of the command by which a pupil joined brings their seat's token again.
  live_events: { of: `live_id in (${ownLives})`, without: ['command_id'], deletion: 'with another' },
  lives: { of: 'host_id = $1', deletion: 'with another' },
  set_ups: own,
  prints: { of: 'quiz_id in (select quiz_id from printed_quizzes where user_id = $1)', deletion: 'with another' },
  printed_quizzes: own,
  recall_settings: own,
  class_requests: own,
  class_items: { of: `class_id in (${ownClasses})`, deletion: 'with another' },
  student_merges: { of: `class_id in (${ownClasses})`, deletion: 'with another' },
  // A teacher's list goes with its class. In the class of somebody else the student stays, without the account.
  students: {
    of: `person_id = $1 or class_id in (${ownClasses})`,
    without: ['person_id'],
    deletion: { set: 'person_id = null, linked_at = null' },
  },
  classes: { of: 'teacher_id = $1', deletion: 'with another' },
  sentence_highlights: { of: `sentence_id in (${ownSentences})`, deletion: 'with another' },
  sentence_images: { of: `sentence_id in (${ownSentences})`, deletion: 'with another' },
  sentences: { of: `deck_id in (${ownItems})`, deletion: 'with another' },
  story_sections: { of: `story_id in (${ownItems})`, deletion: 'with another' },
  stories: { of: `story_id in (${ownItems})`, deletion: 'with another' },
  words: { of: `deck_id in (${ownItems})`, deletion: 'with another' },
  deleted_words: { of: `deck_id in (${ownItems})`, deletion: 'with another' },
  decks: { of: `deck_id in (${ownItems})`, deletion: 'with another' },
  items: { of: 'owner_id = $1', deletion: 'with another' },
  image_references: { of: `image_id in (${ownPictures})`, deletion: 'stay' },
  images: added,
  translations: added,
  sounds: { of: 'submitted_by = $1', deletion: { set: 'submitted_by = null, sound_name = null' } },
  name_givers: own,
  entry_reports: own,
  done_commands: own,
  import_problems: own,
  import_things: own,
  // Where its file lies is of no use to them; the file itself is theirs already.
  imports: { ...own, without: ['file_key'] },
  identities: own,
  messages: own,
  // A mail to an address that somebody gave up is theirs as well.
  outbox_mails: { of: `user_id = $1 or lower(recipient) = (${addressOf})`, deletion: 'deleted' },
  known_devices: { ...own, without: ['device'] },
  reminders: { ...own, without: ['unsubscribe_token'] },
  // Where notifications are sent to, and the keys by which only that browser can read them.
  push_subscriptions: { ...own, without: ['endpoint', 'p256dh', 'auth'] },
  account_sessions: { ...own, without: ['token_hash'] },
  one_time_tokens: {
    of: `user_id = $1 or lower(data ->> 'email') = (${addressOf})`,
    without: ['token_hash', 'data'],
    deletion: 'deleted',
  },
  // What users did, and what admins did to their accounts. Users are not told which admin it was.
  audit_rows: {
    of: `user_id = $1 or detail ->> 'of_user' = $1::text`,
    without: ['user_id'],
    deletion: { set: `user_id = nullif(user_id, $1), detail = '{}'` },
  },
  users: { of: 'user_id = $1', without: ['password_hash'], deletion: 'deleted' },
};

/** Every other table, and why it says nothing about people that is not said above. */
export const impersonalTables: Record<string, string> = {
  loose_pictures: 'files that nothing has',
  loose_sounds: 'files that nothing has',
  findable_items: 'computed from items',
  deck_search_keys: 'computed from items',
  picture_languages: 'computed from names of pictures',
  deck_languages: 'computed from words',
  user_search_keys: 'computed from users',
  search_word_ends: 'words of public names, whoever wrote them; forgotten at night when nobody has them',
  schedule_heads: 'numbers of students whose answers are one history',
  starter_sentences: 'which decks that came with the program had their sentences',
  starter_stories: 'which stories that came with the program were added',
  starter_versions: 'which content that came with the program the library has',
  starter_pictures: 'which pictures that came with the program were added',
  starter_names: 'which names that came with the program were added',
  starter_decks: 'which decks that came with the program were added',
  starter_folders: 'which folders that came with the program were added',
  server_beats: 'the last moment the server was alive',
  backup_runs: 'which backups were made and proven',
  servers: 'which servers share the database, and when each was alive last',
  shared_secrets: 'what these servers sign with',
};
