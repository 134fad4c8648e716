import { type EndpointName, endpoints } from '../endpoints/index.ts';
import type { Route } from '../http/index.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { adminRoutes } from './admin.routes.ts';
import { answersRoutes } from './answers.routes.ts';
import { classStatisticsRoutes } from './class-statistics.routes.ts';
import { classesRoutes } from './classes.routes.ts';
import { deckEditorRoutes } from './deck-editor.routes.ts';
import { decksRoutes } from './decks.routes.ts';
import { documentsRoutes } from './documents.routes.ts';
import { exportsRoutes } from './exports.routes.ts';
import { healthRoutes } from './health.routes.ts';
import { importsRoutes } from './imports.routes.ts';
import { itemsRoutes } from './items.routes.ts';
import { libraryRoutes } from './library.routes.ts';
import { liveRoutes } from './live.routes.ts';
import { messagesRoutes } from './messages.routes.ts';
import { printedQuizRoutes } from './printed-quiz.routes.ts';
import { remindersRoutes } from './reminders.routes.ts';
import { scoresRoutes } from './scores.routes.ts';
import { searchRoutes } from './search.routes.ts';
import { sentencesRoutes } from './sentences.routes.ts';
import { soundsRoutes } from './sounds.routes.ts';
import { storiesRoutes } from './stories.routes.ts';
import { todayRoutes } from './today.routes.ts';

/** Every call of REST: a file for each noun. Each has an endpoint, and a line in access.ts. */
export const routes = {
  ...accountsRoutes,
  ...itemsRoutes,
  ...importsRoutes,
  ...exportsRoutes,
  ...todayRoutes,
  ...remindersRoutes,
  ...classesRoutes,
  ...classStatisticsRoutes,
  ...printedQuizRoutes,
  ...decksRoutes,
  ...deckEditorRoutes,
  ...sentencesRoutes,
  ...storiesRoutes,
  ...libraryRoutes,
  ...soundsRoutes,
  ...answersRoutes,
  ...scoresRoutes,
  ...searchRoutes,
  ...liveRoutes,
  ...messagesRoutes,
  ...documentsRoutes,
  ...healthRoutes,
  ...adminRoutes,
} as const satisfies { [Name in EndpointName]: Route & (typeof endpoints)[Name] };
export type RouteName = keyof typeof routes;
