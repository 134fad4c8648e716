export {
  type CardsPerPage,
  cardsInSight,
  offersThumbs,
  pageCount,
  type Revision,
  type RevisionCard,
  revisionDelays,
  type RevisionInput,
  type RevisionProgress,
  revisionProgressOf,
} from './cards.ts';
export { type RevisionEvent, revisionMachine } from './machine.ts';
