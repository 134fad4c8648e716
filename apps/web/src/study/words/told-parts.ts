// What is fetched together, once a page of a study tells something of a word.
export { SourceTextSound } from './source-text-sound.tsx';
export { WordNotes } from './word-notes.tsx';
