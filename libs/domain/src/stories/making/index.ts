export { type MadeStory, makeStory, type NewSection, saidLine, type StorySource } from './make-sections.ts';
export { piecesOf } from './pieces.ts';
