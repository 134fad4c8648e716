/** Where a call of REST is made. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`; parameters are written `:name`. */
  path: `/${string}`;
  /** What is seen by link opens here with the key of its link: `?key=…`. */
  byLink?: true;
}

const get = <Path extends Endpoint['path']>(path: Path) => ({ method: 'GET' as const, path });
const post = <Path extends Endpoint['path']>(path: Path) => ({ method: 'POST' as const, path });
const put = <Path extends Endpoint['path']>(path: Path) => ({ method: 'PUT' as const, path });
const remove = <Path extends Endpoint['path']>(path: Path) => ({ method: 'DELETE' as const, path });
const byLink = <Made extends Endpoint>(endpoint: Made) => ({ ...endpoint, byLink: true as const });

/**
 * Every endpoint of REST by the name of its call, noun by noun. Apart from the routes, so that a browser can call without
 * their schemas; every page fetches this table, so it is written shortly.
 */
export const endpoints = {
  signUp: post('/signup'),
  logIn: post('/login'),
  logOut: post('/logout'),
  loggedInUser: get('/logged_in_user'),
  site: get('/site'),
  verify: post('/verify'),
  sendVerification: post('/send_verification'),
  forgotPassword: post('/forgot_password'),
  resetPassword: post('/reset_password'),
  revertEmailChange: post('/revert_email_change'),
  oauthStart: get('/oauth/:provider'),
  oauthCallback: post('/oauth/:provider/callback'),
  selectUsername: post('/select_username'),
  linkIdentity: post('/link_identity'),
  unlinkIdentity: remove('/identity'),
  changeEmail: put('/email'),
  changePassword: put('/password'),
  changeUsername: put('/username'),
  changePicture: put('/user_picture'),
  changeSettings: put('/settings'),
  sessions: get('/sessions'),
  endSession: remove('/session'),
  endOtherSessions: remove('/sessions'),
  exportData: get('/export_data'),
  deleteUser: remove('/user'),

  userHome: byLink(get('/user/:username')),
  newItem: post('/item'),
  changeItem: put('/item'),
  renewLink: put('/item_link'),
  moveItems: put('/move_items'),
  copyItems: post('/copy_items'),
  unsharedPictures: post('/unshared_pictures'),
  deleteItems: remove('/items'),
  restoreItems: post('/restore_items'),
  bin: get('/bin'),
  emptyBin: remove('/bin'),

  classes: get('/classes/:archived'),
  newClass: post('/class'),
  changeClass: put('/class'),
  deleteClass: remove('/class'),
  classDetails: get('/class/:class_id'),
  newStudents: post('/students'),
  changeStudent: put('/student'),
  changeStudents: put('/students'),
  deleteStudent: remove('/student'),
  students: get('/students/:classId'),
  mergeStudents: post('/merge_students'),
  undoMerge: remove('/merge_students'),
  changeClassCode: post('/class_code'),
  openClass: get('/class_code/:code'),
  joinClass: post('/join_class'),
  acceptRequest: post('/class_link'),
  restoreLink: put('/class_link'),
  refuseRequest: remove('/class_request'),
  endLink: remove('/class_link'),
  myClasses: get('/my_classes'),
  shareItem: post('/class_item'),
  itemClasses: get('/item_classes'),
  changeSharing: put('/class_items'),
  unshareItem: remove('/class_item'),
  classStatistics: get('/class_statistics/:class_id'),
  classDecks: get('/class_decks/:class_id'),
  classForgetting: get('/class_forgetting/:class_id'),
  classLearned: get('/class_learned/:class_id'),
  studentHistory: get('/student_history/:student_id'),

  topicDecks: get('/topic_decks'),
  deckData: byLink(get('/word-deck/:username/search')),
  deckOwner: byLink(get('/deck_owner')),
  categoryData: byLink(get('/category/:username/search')),
  pinWord: put('/pin_word'),
  changeOptionCount: put('/option_count'),
  editDeck: put('/edit_deck'),
  chooseScheduler: put('/scheduler'),
  deckImageSearch: post('/deck_image_search'),
  deckCover: put('/deck_cover'),
  clone: byLink(post('/clone')),

  newDeck: post('/deck'),
  secondTexts: post('/second_texts'),
  editedDeck: get('/deck_rows/:deck_id'),
  deckLanguage: put('/deck_language'),
  deckOrder: put('/deck_order'),
  addWord: post('/word'),
  deleteWord: remove('/word'),
  deleteWords: remove('/words'),
  copyWords: post('/copy_words'),
  decksForWords: get('/decks_for_words/:deck_id'),
  wordChange: put('/word_change'),
  imageChange: put('/image_change'),
  imageTranslation: put('/image_translation'),
  wordText: put('/word_text'),

  sentences: byLink(get('/sentences/search')),
  knownSentences: get('/known_sentences'),
  newSentences: post('/sentence'),
  deleteSentence: remove('/sentence'),
  sentenceTranslation: put('/sentence_translation'),
  sentenceSound: byLink(get('/sentence_sound/:sentence_id/:sentence_type')),
  sentenceCuts: put('/sentence_cuts'),
  newHighlight: post('/sentence_highlight'),
  highlightColor: put('/highlight_color'),
  deleteHighlight: remove('/highlight'),
  newSentenceImage: post('/sentence_image'),
  deleteSentenceImage: remove('/sentence_image'),
  sentenceImageHighlight: put('/sentence_image_highlight'),
  sentenceImageText: put('/sentence_image_text'),
  deleteExtraSentence: remove('/extra_sentence'),

  story: byLink(get('/story/:username/search')),
  newStory: post('/story'),
  storyText: put('/story_text'),
  storySpeakerName: put('/story_speaker_name'),
  storyAudio: put('/story_audio'),
  storyImage: post('/story_image'),
  storyCover: post('/story_cover'),
  newStorySection: post('/story_section'),
  deleteStorySection: remove('/story_section'),
  restoreStorySection: post('/restore_story_section'),
  storyNarration: post('/story_narration'),
  storyTimings: put('/story_timings'),
  storyWords: byLink(get('/story_words')),
  takeStoryWord: byLink(post('/story_word')),

  imageDetails: byLink(get('/image_details/:imageId')),
  uploadImage: post('/image_upload'),
  replaceImage: put('/replace_image'),
  deleteImage: remove('/image'),
  searchWebImages: get('/web_image/:search/:page'),
  chooseWebImage: post('/web_image'),
  imageSearch: post('/image_search'),
  addTranslations: post('/translation'),
  changeTranslation: put('/translation'),
  deleteTranslation: remove('/translation'),
  untranslated: get('/untranslated/search'),
  reportEntry: byLink(post('/report_entry')),

  wordSound: byLink(get('/word_sound/:word_id')),
  searchWordSound: post('/word_sound_search'),
  changeSound: put('/sound_change'),
  generateSounds: post('/sound_generation'),
  uploadSound: post('/sound_upload'),
  replaceSound: put('/replace_sound'),
  nameSound: put('/sound_name'),
  deleteSound: remove('/sound'),

  questionAnswer: byLink(post('/question_answer')),
  sentenceAnswer: byLink(post('/sentence_answer')),

  gameRound: post('/game_round'),
  gameScore: post('/game_score'),
  gameScores: get('/game_score/search'),

  searchUser: get('/search_user/:term/:page'),
  searchDeck: get('/search_deck/:term/:page'),
  searchStory: get('/search_story/:term/:page'),

  openLive: byLink(post('/live')),
  myLive: get('/live/mine'),
  claimSeat: post('/live/claim'),
  askRemote: post('/live/remote'),
  pinState: get('/live/:pin'),
  liveScreen: post('/live/:live_id/screens'),
  liveReport: get('/live/:live_id/report'),
  voidQuestion: post('/live/:live_id/void'),
  acceptText: post('/live/:live_id/accept'),
  deckOfLive: post('/live/:live_id/deck'),
  endLive: post('/live/:live_id/end'),
  lives: get('/lives'),
  setUps: get('/set_ups'),
  saveSetUp: put('/set_ups/:set_up_id'),
  deleteSetUp: remove('/set_ups/:set_up_id'),
  classLives: get('/class_lives/:class_id'),
  deleteLive: remove('/live/:live_id'),

  message: post('/message'),

  document: get('/document/:name'),

  health: get('/health'),

  adminEntries: get('/admin/entries'),
  reviewEntry: put('/admin/entry'),
  reviewEntries: put('/admin/entries'),
  adminUsers: get('/admin/users'),
  adminUser: put('/admin/user'),
  adminMessages: get('/admin/messages'),
  adminMessage: put('/admin/message'),
  adminOutbox: get('/admin/outbox'),
  adminCounts: get('/admin/counts'),
} satisfies Record<string, Endpoint>;
export type EndpointName = keyof typeof endpoints;

/** The path of a call with its parameters put in. */
export function pathOf({ path }: Endpoint, params: Record<string, unknown> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
