export { type ReviseEvent, reviseMachine } from './machine.ts';
export {
  cardsInSight,
  cardWordsDone,
  type CardsPerPage,
  hasThumbs,
  offersThumbs,
  pageCount,
  type ReviseCard,
  type ReviseInput,
  type ReviseProgress,
  reviseProgressOf,
} from './rules.ts';
