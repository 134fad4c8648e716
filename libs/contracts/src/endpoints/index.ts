/** Where a call of REST is made. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`; parameters are written `:name`. */
  path: `/${string}`;
  /** What is seen by link opens here with the key of its link: `?key=…`. */
  byLink?: true;
}

/**
 * Every endpoint of REST by the name of its call, noun by noun. Apart from the routes, so that a browser can call without
 * their schemas.
 */
export const endpoints = {
  signUp: { method: 'POST', path: '/signup' },
  logIn: { method: 'POST', path: '/login' },
  logOut: { method: 'POST', path: '/logout' },
  loggedInUser: { method: 'GET', path: '/logged_in_user' },
  site: { method: 'GET', path: '/site' },
  verify: { method: 'POST', path: '/verify' },
  sendVerification: { method: 'POST', path: '/send_verification' },
  forgotPassword: { method: 'POST', path: '/forgot_password' },
  resetPassword: { method: 'POST', path: '/reset_password' },
  revertEmailChange: { method: 'POST', path: '/revert_email_change' },
  oauthStart: { method: 'GET', path: '/oauth/:provider' },
  oauthCallback: { method: 'POST', path: '/oauth/:provider/callback' },
  selectUsername: { method: 'POST', path: '/select_username' },
  linkIdentity: { method: 'POST', path: '/link_identity' },
  unlinkIdentity: { method: 'DELETE', path: '/identity' },
  changeEmail: { method: 'PUT', path: '/email' },
  changePassword: { method: 'PUT', path: '/password' },
  changeUsername: { method: 'PUT', path: '/username' },
  changePicture: { method: 'PUT', path: '/user_picture' },
  changeSettings: { method: 'PUT', path: '/settings' },
  sessions: { method: 'GET', path: '/sessions' },
  endSession: { method: 'DELETE', path: '/session' },
  endOtherSessions: { method: 'DELETE', path: '/sessions' },
  exportData: { method: 'GET', path: '/export_data' },
  deleteUser: { method: 'DELETE', path: '/user' },

  userHome: { method: 'GET', path: '/user/:username', byLink: true },
  newItem: { method: 'POST', path: '/item' },
  changeItem: { method: 'PUT', path: '/item' },
  renewLink: { method: 'PUT', path: '/item_link' },
  moveItems: { method: 'PUT', path: '/move_items' },
  copyItems: { method: 'POST', path: '/copy_items' },
  deleteItems: { method: 'DELETE', path: '/items' },
  restoreItems: { method: 'POST', path: '/restore_items' },
  bin: { method: 'GET', path: '/bin' },
  emptyBin: { method: 'DELETE', path: '/bin' },

  classes: { method: 'GET', path: '/classes/:archived' },
  newClass: { method: 'POST', path: '/class' },
  changeClass: { method: 'PUT', path: '/class' },
  deleteClass: { method: 'DELETE', path: '/class' },
  classDetails: { method: 'GET', path: '/class/:class_id' },
  newStudents: { method: 'POST', path: '/students' },
  changeStudent: { method: 'PUT', path: '/student' },
  changeStudents: { method: 'PUT', path: '/students' },
  deleteStudent: { method: 'DELETE', path: '/student' },
  students: { method: 'GET', path: '/students/:classId' },
  mergeStudents: { method: 'POST', path: '/merge_students' },
  undoMerge: { method: 'DELETE', path: '/merge_students' },
  changeClassCode: { method: 'POST', path: '/class_code' },
  openClass: { method: 'GET', path: '/class_code/:code' },
  joinClass: { method: 'POST', path: '/join_class' },
  acceptRequest: { method: 'POST', path: '/class_link' },
  restoreLink: { method: 'PUT', path: '/class_link' },
  refuseRequest: { method: 'DELETE', path: '/class_request' },
  endLink: { method: 'DELETE', path: '/class_link' },
  myClasses: { method: 'GET', path: '/my_classes' },
  shareItem: { method: 'POST', path: '/class_item' },
  itemClasses: { method: 'GET', path: '/item_classes' },
  changeSharing: { method: 'PUT', path: '/class_items' },
  unshareItem: { method: 'DELETE', path: '/class_item' },
  classStatistics: { method: 'GET', path: '/class_statistics/:class_id' },
  classDecks: { method: 'GET', path: '/class_decks/:class_id' },
  classForgetting: { method: 'GET', path: '/class_forgetting/:class_id' },
  classLearned: { method: 'GET', path: '/class_learned/:class_id' },
  studentHistory: { method: 'GET', path: '/student_history/:student_id' },

  topicDecks: { method: 'GET', path: '/topic_decks' },
  deckData: { method: 'GET', path: '/word-deck/:username/search', byLink: true },
  deckOwner: { method: 'GET', path: '/deck_owner', byLink: true },
  categoryData: { method: 'GET', path: '/category/:username/search', byLink: true },
  pinWord: { method: 'PUT', path: '/pin_word' },
  changeOptionCount: { method: 'PUT', path: '/option_count' },
  editDeck: { method: 'PUT', path: '/edit_deck' },
  chooseScheduler: { method: 'PUT', path: '/scheduler' },
  deckImageSearch: { method: 'POST', path: '/deck_image_search' },
  deckCover: { method: 'PUT', path: '/deck_cover' },
  clone: { method: 'POST', path: '/clone', byLink: true },

  newDeck: { method: 'POST', path: '/deck' },
  editedDeck: { method: 'GET', path: '/deck_rows/:deck_id' },
  deckLanguage: { method: 'PUT', path: '/deck_language' },
  deckOrder: { method: 'PUT', path: '/deck_order' },
  addWord: { method: 'POST', path: '/word' },
  deleteWord: { method: 'DELETE', path: '/word' },
  wordChange: { method: 'PUT', path: '/word_change' },
  imageChange: { method: 'PUT', path: '/image_change' },
  imageTranslation: { method: 'PUT', path: '/image_translation' },
  wordText: { method: 'PUT', path: '/word_text' },

  imageDetails: { method: 'GET', path: '/image_details/:imageId', byLink: true },
  uploadImage: { method: 'POST', path: '/image_upload' },
  replaceImage: { method: 'PUT', path: '/replace_image' },
  deleteImage: { method: 'DELETE', path: '/image' },
  searchWebImages: { method: 'GET', path: '/web_image/:search/:page' },
  chooseWebImage: { method: 'POST', path: '/web_image' },
  imageSearch: { method: 'POST', path: '/image_search' },
  addTranslations: { method: 'POST', path: '/translation' },
  changeTranslation: { method: 'PUT', path: '/translation' },
  deleteTranslation: { method: 'DELETE', path: '/translation' },
  untranslated: { method: 'GET', path: '/untranslated/search' },
  reportEntry: { method: 'POST', path: '/report_entry', byLink: true },

  wordSound: { method: 'GET', path: '/word_sound/:word_id', byLink: true },
  searchWordSound: { method: 'POST', path: '/word_sound_search' },
  changeSound: { method: 'PUT', path: '/sound_change' },
  generateSounds: { method: 'POST', path: '/sound_generation' },
  uploadSound: { method: 'POST', path: '/sound_upload' },
  replaceSound: { method: 'PUT', path: '/replace_sound' },
  deleteSound: { method: 'DELETE', path: '/sound' },

  questionAnswer: { method: 'POST', path: '/question_answer', byLink: true },

  gameRound: { method: 'POST', path: '/game_round' },
  gameScore: { method: 'POST', path: '/game_score' },
  gameScores: { method: 'GET', path: '/game_score/search' },

  searchUser: { method: 'GET', path: '/search_user/:term/:page' },
  searchDeck: { method: 'GET', path: '/search_deck/:term/:page' },

  openLive: { method: 'POST', path: '/live', byLink: true },
  myLive: { method: 'GET', path: '/live/mine' },
  pinState: { method: 'GET', path: '/live/:pin' },
  liveScreen: { method: 'POST', path: '/live/:live_id/screens' },
  liveReport: { method: 'GET', path: '/live/:live_id/report' },
  voidQuestion: { method: 'POST', path: '/live/:live_id/void' },
  deckOfLive: { method: 'POST', path: '/live/:live_id/deck' },
  endLive: { method: 'POST', path: '/live/:live_id/end' },
  lives: { method: 'GET', path: '/lives' },
  classLives: { method: 'GET', path: '/class_lives/:class_id' },
  deleteLive: { method: 'DELETE', path: '/live/:live_id' },

  message: { method: 'POST', path: '/message' },

  document: { method: 'GET', path: '/document/:name' },

  health: { method: 'GET', path: '/health' },

  adminEntries: { method: 'GET', path: '/admin/entries' },
  reviewEntry: { method: 'PUT', path: '/admin/entry' },
  adminUsers: { method: 'GET', path: '/admin/users' },
  adminUser: { method: 'PUT', path: '/admin/user' },
  adminMessages: { method: 'GET', path: '/admin/messages' },
  adminMessage: { method: 'PUT', path: '/admin/message' },
  adminOutbox: { method: 'GET', path: '/admin/outbox' },
  adminCounts: { method: 'GET', path: '/admin/counts' },
} as const satisfies Record<string, Endpoint>;
export type EndpointName = keyof typeof endpoints;

/** The path of a call with its parameters put in. */
export function pathOf({ path }: Endpoint, params: Record<string, unknown> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
