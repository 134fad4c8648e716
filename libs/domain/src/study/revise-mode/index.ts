export { type ReviseEvent, reviseMachine } from './machine.ts';
export {
  cardsInSight,
  type CardsPerPage,
  offersThumbs,
  pageCount,
  type ReviseCard,
  type ReviseInput,
  type ReviseProgress,
  reviseProgressOf,
} from './rules.ts';
