export { openAnki } from './reading/open-anki.ts';
export { writeAnki } from './writing/write-anki.ts';
