export { movesOf } from '../host/moves.ts';
export { Board } from './board.tsx';
export { Headline } from './headline.tsx';
export { ProjectorAnnouncement } from './projector-announcement.tsx';
