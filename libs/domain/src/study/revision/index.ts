export { type RevisionEvent, revisionMachine } from './machine.ts';
export { type CardsPerPage, cardsInSight, pageCount } from './paging.ts';
export { type Revision, type RevisionCard, type RevisionInput, revisionProgressOf } from './revision.ts';
export { offersThumbs, revisionDelays } from './thumbs.ts';
