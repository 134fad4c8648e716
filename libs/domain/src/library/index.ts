export {
  type Editor,
  type Entry,
  type EntryKind,
  type EntryRefusal,
  entryRefusal,
  type ReportedKind,
} from './entries.ts';
export { asksForArtist, type Licence, licenceAddress, licenceNames, licences } from './licences.ts';
export { deckRowLimit, libraryLimits } from './limits.ts';
export { starterLibraryOwner } from './ready-decks.ts';
export { type ExtraTextProblem, extraTextProblem, type TextProblem, translationProblem } from './translation-text.ts';
