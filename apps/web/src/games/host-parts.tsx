import { lazyPart } from '../browser/lazy-part.ts';
import { gamesCatalogues } from '../i18n/catalogues/games.ts';
import { withWords } from '../i18n/language-provider.tsx';
import type { HostParts } from '../live/game-screens.ts';
import { ReportDownload as QuizDownload, ReportResults as QuizResults } from './live-quiz/host/host-parts.ts';

export { HostAnnouncement, movesOf, NowPanel } from './live-quiz/host/host-parts.ts';

/** Fetched for a report of that game alone. */
const ofQuickPick = () => withWords(import('./quick-pick/report/report-parts.tsx'), gamesCatalogues);
const QuickPickResults = lazyPart(async () => (await ofQuickPick()).ReportResults);
const QuickPickDownload = lazyPart(async () => (await ofQuickPick()).ReportDownload);

/** What a report says of the game that was played, as its field `game` names it. */
export const ReportResults: HostParts['ReportResults'] = (props) =>
  props.report.game === 'quick-pick' ? <QuickPickResults {...props} /> : <QuizResults {...props} />;

/** The same as a file for spreadsheets. */
export const ReportDownload: HostParts['ReportDownload'] = (props) =>
  props.report.game === 'quick-pick' ? <QuickPickDownload {...props} /> : <QuizDownload {...props} />;
