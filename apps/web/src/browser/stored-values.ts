import type { LanguageId } from '@lexiroom/domain/languages';

/** What this browser remembers for the interface (specification 1 section 3; interface_language and theme are ours). */
export type StoredValue =
  | 'interface_language'
  | 'theme'
  /** In which language words of stories are explained. */
  | 'story_source_language'
  /** Settings of the account: how pages are shown, and which settings were last applied in this browser. */
  | 'display'
  | 'heard_settings'
  | 'search_target_language'
  | 'search_source_language'
  | 'show_study_translations'
  | 'sound'
  /** Whether blanks of sentences are typed. */
  | 'type_blanks'
  /** Whether projectors have music and sounds. */
  | 'live_music'
  /** Whether single letters do something on the host's screen. */
  | 'host_letters'
  /** How loud sounds are, from 0 to 1. */
  | 'volume'
  /** How fast a story is read aloud; whether its words light up and its pages can be heard (specification 3 section 3). */
  | 'story_speed'
  | 'story_highlight'
  | 'story_sound'
  /** In which language a phone in a live quiz says what words mean: one of ours, or 'deck'. */
  | 'reading_language'
  /** Whether a phone in a live quiz trembles. */
  | 'vibration'
  /** The points to win of games of two groups, whether phones join them, and whether confused words come more often. */
  | 'firstToReach'
  | 'quick-pick-phones'
  | 'quick-pick-confusions'
  /** What was chosen for the last new deck, and while translating (specification 1 section 3). */
  | 'selected_purpose'
  | `${'study' | 'learn'}_${'target' | 'source'}_language`
  | `${'target' | 'source'}LanguageUntranslated`
  /** Whether the letters to press of a language are shown. */
  | `letters-${LanguageId}`
  /** The settings chosen for one study; the ids of its decks stand in the middle of the name. */
  | `${'deck' | 'category' | 'today'}-${string}settings`
  /** The language from which one study is read, or 'own'; and the one that was chosen last for any. */
  | `${'deck' | 'category' | 'today'}-${string}-source`
  | 'study_source'
  /** The class that a deck, or the first of several, was last studied with. */
  | `${'deck' | 'category' | 'today'}-${string}-class`
  /** Whether answers of a visitor are kept here, who studied without an account. */
  | 'studied_as_visitor'
  /** Whom and by which log-in this browser shows reminders as notifications: two ids. */
  | 'reminded_here'
  /** Live quizzes of the last month that were played here. */
  | 'live_kept'
  /** Artist and licence of the last picture that the user of this id has uploaded, and whether it is shared. */
  | `picture-credits-${number}`
  /** A deck that is not made yet, of the user of this id. */
  | `create-deck-words-${number}`
  /** Marks that are not saved yet: of whom, of which printed quiz, of which class, all ids. */
  | `marks-${number}-${number}-${number}`;
/** What this browser remembers until the tab is closed. */
export type SessionValue =
  | 'word_sort_type'
  /** Whether students are asked while a class is studied with, and who of a class was asked already. */
  | 'questioner'
  | `questioner-${number}`
  /** Who of the class of this id has played games, and its groups for them; ids only. */
  | `game-turns-${number}`
  /** The game of two groups that is being played, and how often either group of the class of this id has won. */
  | 'quick-pick'
  | `quick-pick-wins-${number}`
  /** How far down the pages of the history were left, and for want of which script a page was loaded anew. */
  | 'scroll_positions'
  | 'loaded_anew_for'
  /** Feedback that is not sent yet; that '/' has led to the user's own page (specification 1 section 3). */
  | 'feedback_draft'
  | 'redirectedToHome'
  /** A list of students that is not added yet, of the class of this id; and the id of the user whose lists they are. */
  | `pasted-students-${number}`
  | 'pasted-students-of'
  /** A deck that is not made yet, as the first release kept it. */
  | 'create-deck-words'
  /** New words of a deck that were not sent, and changes that nobody has decided, as earlier releases kept them. */
  | `unsent-words-${number}`
  | `open-conflicts-${number}`;

/** A remembered value; null when there is none, or when the browser keeps nothing. */
export function read(name: StoredValue): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Remembers a value on this device, as far as the browser lets us. */
export function remember(name: StoredValue, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}

/** Forgets a value of this device. */
export function forget(name: StoredValue): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}

/** A value remembered in this tab. */
export function readOfSession(name: SessionValue): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Remembers a value until the tab is closed, as far as the browser lets us. */
export function rememberOfSession(name: SessionValue, value: string): void {
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // A browser that keeps nothing is no failure here either.
  }
}

/** Forgets a value of this tab. */
export function forgetOfSession(name: SessionValue): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}
