import { DeckData } from '../decks/index.ts';
import { endpoints } from '../endpoints/index.ts';
import { route } from '../http/index.ts';
import { Progress, Today, TodaysWordIds } from '../today/index.ts';

/** The calls about what somebody learns over all their decks. */
export const todayRoutes = {
  today: route({
    ...endpoints.today,
    summary: 'What there is to study today, over all decks',
    response: Today,
  }),
  todaysWords: route({
    ...endpoints.todaysWords,
    summary: 'Words of any decks one learns, to be studied together',
    query: TodaysWordIds,
    response: DeckData,
  }),
  progress: route({
    ...endpoints.progress,
    summary: 'How one gets on over all decks',
    response: Progress,
  }),
};
