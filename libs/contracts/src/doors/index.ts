/** Where a call of REST is made. */
export interface Door {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`; parameters are written `:name`. */
  path: `/${string}`;
}

/** Every door of REST by its name. Apart from the routes, so that a browser can knock without their schemas. */
export const doors = {
  health: { method: 'GET', path: '/health' },

  signUp: { method: 'POST', path: '/signup' },
  logIn: { method: 'POST', path: '/login' },
  logOut: { method: 'POST', path: '/logout' },
  loggedInUser: { method: 'GET', path: '/logged_in_user' },

  searchDeck: { method: 'GET', path: '/search_deck/:term/:page' },
  topicDecks: { method: 'GET', path: '/topic_decks' },
  deckData: { method: 'GET', path: '/word-deck/:username/search' },
  categoryData: { method: 'GET', path: '/category/:username/search' },
  userHome: { method: 'GET', path: '/user/:username' },
  pinWord: { method: 'PUT', path: '/pin_word' },
  changeOptionCount: { method: 'PUT', path: '/option_count' },
  editDeck: { method: 'PUT', path: '/edit_deck' },
  chooseScheduler: { method: 'PUT', path: '/scheduler' },
  deckImageSearch: { method: 'POST', path: '/deck_image_search' },
  deckCover: { method: 'PUT', path: '/deck_cover' },
  clone: { method: 'POST', path: '/clone' },
  questionAnswer: { method: 'POST', path: '/question_answer' },
  wordSound: { method: 'GET', path: '/word_sound/:word_id' },
  searchWordSound: { method: 'POST', path: '/word_sound_search' },
  changeSound: { method: 'PUT', path: '/sound_change' },
  generateSounds: { method: 'POST', path: '/sound_generation' },
  uploadSound: { method: 'POST', path: '/sound_upload' },
  replaceSound: { method: 'PUT', path: '/replace_sound' },
  deleteSound: { method: 'DELETE', path: '/sound' },
  imageDetails: { method: 'GET', path: '/image_details/:imageId' },
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
  reportEntry: { method: 'POST', path: '/report_entry' },

  newDeck: { method: 'POST', path: '/deck' },
  editedDeck: { method: 'GET', path: '/deck_rows/:deck_id' },
  deckLanguage: { method: 'PUT', path: '/deck_language' },
  deckOrder: { method: 'PUT', path: '/deck_order' },
  addWord: { method: 'POST', path: '/word' },
  deleteWord: { method: 'DELETE', path: '/word' },
  wordChange: { method: 'PUT', path: '/word_change' },
  imageChange: { method: 'PUT', path: '/image_change' },
  imageTranslation: { method: 'PUT', path: '/image_translation' },

  adminEntries: { method: 'GET', path: '/admin/entries' },
  reviewEntry: { method: 'PUT', path: '/admin/entry' },

  openLive: { method: 'POST', path: '/live' },
  myLive: { method: 'GET', path: '/live/mine' },
  pinState: { method: 'GET', path: '/live/:pin' },
  liveScreen: { method: 'POST', path: '/live/:live_id/screens' },
  liveReport: { method: 'GET', path: '/live/:live_id/report' },
  voidQuestion: { method: 'POST', path: '/live/:live_id/void' },
  lives: { method: 'GET', path: '/lives' },
  deleteLive: { method: 'DELETE', path: '/live/:live_id' },
} as const satisfies Record<string, Door>;
export type DoorName = keyof typeof doors;

/** The path of a call with its parameters put in. */
export function pathOf({ path }: Door, params: Record<string, unknown> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
