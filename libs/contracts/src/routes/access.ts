import type { Actor, Verdict } from '../http/index.ts';
import type { RouteName } from './routes.ts';

const all = (verdict: Verdict): Record<Actor, Verdict> => ({
  anonymous: verdict,
  other_learner: verdict,
  other_teacher: verdict,
  owner: verdict,
  admin: verdict,
});
const everybody = all('yes');
/** Anybody with an account, for themselves. */
const members = { ...everybody, anonymous: 401 as const };
/** Only whose it is: to others it does not exist. */
const owners = { ...all(404), anonymous: 401 as const, owner: 'yes' as const };
/** Anybody whose role is that of a teacher, for themselves. */
const teachers = { ...members, other_learner: 403 as const };
/** What of the library everybody may see: only who added it, and admins, may change it. */
const submitters = { ...all(403), anonymous: 401 as const, owner: 'yes' as const, admin: 'yes' as const };
/** Admins only; that the call exists is no secret. */
const admins = { ...all(403), anonymous: 401 as const, admin: 'yes' as const };

/** Who gets what at every call. The gate asks this table, and the matrix test walks it. */
export const access: Record<RouteName, Record<Actor, Verdict>> = {
  health: everybody,
  signUp: everybody,
  logIn: everybody,
  logOut: everybody,
  /** Visitors are told that they are none. */
  loggedInUser: everybody,
  site: everybody,
  /** Anyone with the link. */
  verify: everybody,
  sendVerification: members,
  forgotPassword: everybody,
  resetPassword: everybody,
  revertEmailChange: everybody,
  oauthStart: everybody,
  oauthCallback: everybody,
  selectUsername: everybody,
  linkIdentity: everybody,
  unlinkIdentity: members,
  changeEmail: members,
  changePassword: members,
  changeUsername: members,
  changePicture: members,
  changeSettings: members,
  sessions: members,
  endSession: owners,
  endOtherSessions: members,
  exportData: members,
  deleteUser: members,
  newImport: members,
  /** Of an import or an export of theirs. */
  importPart: owners,
  importView: owners,
  changeImport: owners,
  startImport: owners,
  cancelImport: owners,
  undoImport: owners,
  imports: members,
  importProblems: owners,
  /** Of own items. */
  newExport: owners,
  exportView: owners,
  cancelExport: owners,
  document: everybody,
  message: everybody,
  searchUser: everybody,
  searchDeck: everybody,
  topicDecks: everybody,
  /** Of a public deck. A private one: `owners`, with 404 for the anonymous too. */
  deckData: everybody,
  /** As with their words. */
  deckOwner: everybody,
  /** Of a public one, as with decks. */
  categoryData: everybody,
  /** Others see what is public. */
  userHome: everybody,
  newItem: owners,
  changeItem: owners,
  renewLink: owners,
  moveItems: owners,
  copyItems: owners,
  unsharedPictures: owners,
  deleteItems: owners,
  restoreItems: owners,
  bin: members,
  emptyBin: owners,
  today: members,
  /** Of decks that the caller learns, which others do not. */
  todaysWords: owners,
  progress: members,
  reminders: members,
  changeReminders: members,
  newReminderDevice: members,
  deleteReminderDevice: owners,
  /** Whoever has the link of a reminder. */
  unsubscribe: everybody,
  /** Their own. */
  classes: members,
  newClass: teachers,
  changeClass: owners,
  deleteClass: owners,
  classDetails: owners,
  newStudents: owners,
  changeStudent: owners,
  changeStudents: owners,
  deleteStudent: owners,
  students: owners,
  mergeStudents: owners,
  undoMerge: owners,
  /** Names and figures of students are for their teacher alone. */
  classStatistics: owners,
  classDecks: owners,
  classForgetting: owners,
  classLearned: owners,
  studentHistory: owners,
  /** Of words of their own, for classes of theirs. */
  keepPrintedQuiz: owners,
  printedQuiz: owners,
  classPrints: owners,
  deckPrints: owners,
  printedMarks: owners,
  saveMarks: owners,
  changeClassCode: owners,
  /** Whoever has the code. */
  openClass: members,
  /** Whoever has the code, but for the teacher. */
  joinClass: { ...members, owner: 403 },
  acceptRequest: owners,
  refuseRequest: owners,
  /** Of a student of one’s own class; everybody ends their own. */
  endLink: owners,
  restoreLink: owners,
  myClasses: members,
  shareItem: owners,
  itemClasses: owners,
  /** Their own, with classes of theirs. */
  changeSharing: owners,
  unshareItem: owners,
  pinWord: owners,
  changeOptionCount: owners,
  editDeck: owners,
  chooseScheduler: owners,
  chooseDailyNewWords: owners,
  /** Of a deck they may see; each for themselves. */
  chooseRecall: members,
  deckImageSearch: owners,
  deckCover: owners,
  /** Of a public deck. */
  clone: members,
  startDeck: members,
  /** Of a deck they may see; recorded for its owner, and for students it is shared with. */
  questionAnswer: members,
  sentenceAnswer: members,
  /** Of an answer of theirs. */
  undoAnswer: owners,
  /** On decks of theirs. */
  gameRound: owners,
  gameScore: owners,
  gameScores: owners,
  /** Of a word of a public deck. */
  wordSound: everybody,
  searchWordSound: owners,
  changeSound: owners,
  generateSounds: members,
  uploadSound: members,
  /** The submitter, until it is approved. */
  replaceSound: submitters,
  /** A name is for whoever gave it, also where the sound is for everybody. */
  nameSound: owners,
  deleteSound: submitters,
  imageDetails: everybody,
  uploadImage: members,
  /** The submitter, until it is approved. */
  replaceImage: submitters,
  deleteImage: submitters,
  searchWebImages: members,
  chooseWebImage: members,
  imageSearch: members,
  /** To a picture they may use. */
  addTranslations: members,
  changeTranslation: submitters,
  deleteTranslation: submitters,
  untranslated: members,
  reportEntry: members,
  newDeck: members,
  secondTexts: members,
  editedDeck: owners,
  deckLanguage: owners,
  deckOrder: owners,
  addWord: owners,
  deleteWord: owners,
  deleteWords: owners,
  copyWords: owners,
  decksForWords: owners,
  wordChange: owners,
  imageChange: owners,
  imageTranslation: owners,
  wordText: owners,
  /** As with the words of their decks. */
  sentences: everybody,
  /** Of their own decks and public ones. */
  knownSentences: members,
  newSentences: owners,
  deleteSentence: owners,
  sentenceTranslation: owners,
  /** As with words. */
  sentenceSound: everybody,
  sentenceCuts: owners,
  newHighlight: owners,
  highlightColor: owners,
  deleteHighlight: owners,
  newSentenceImage: owners,
  deleteSentenceImage: owners,
  sentenceImageHighlight: owners,
  sentenceImageText: owners,
  deleteExtraSentence: owners,
  /** Of a public story. A private one: `owners`, with 404 for the anonymous too. */
  story: everybody,
  searchStory: everybody,
  newStory: members,
  storyText: owners,
  storySpeakerName: owners,
  storyAudio: owners,
  storyImage: owners,
  storyCover: owners,
  newStorySection: owners,
  deleteStorySection: owners,
  restoreStorySection: owners,
  storyNarration: owners,
  storyTimings: owners,
  /** Of a public story, like the story itself. */
  storyWords: everybody,
  takeStoryWord: members,
  adminEntries: admins,
  reviewEntry: admins,
  reviewEntries: admins,
  adminUsers: admins,
  adminUser: admins,
  adminMessages: admins,
  adminMessage: admins,
  adminOutbox: admins,
  adminCounts: admins,
  adminBackups: admins,
  backUp: admins,
  openLive: members,
  /** Visitors have none. */
  myLive: everybody,
  claimSeat: members,
  /** Whoever has a code that stands on the host's screen. */
  askRemote: everybody,
  pinState: everybody,
  liveScreen: owners,
  liveReport: owners,
  deckOfLive: owners,
  voidQuestion: owners,
  acceptText: owners,
  endLive: owners,
  lives: members,
  setUps: members,
  saveSetUp: members,
  deleteSetUp: members,
  deleteLive: owners,
  /** Of a class of theirs. */
  classLives: owners,
};
