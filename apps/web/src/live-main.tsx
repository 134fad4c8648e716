import { createRoot } from 'react-dom/client';
import './design/styles/app.css';
import { applyDisplay } from './design/styles/display.ts';
import { applyTheme } from './design/styles/theme.ts';
import { gameScreens, onlyGame, otherScreens } from './games/live-games.ts';
import { LanguageProvider, startLanguage } from './i18n/language-provider.tsx';
import { liveCatalogues } from './i18n/catalogues/live.ts';
import { addRefusals } from './i18n/refusal-words.ts';
import { refusals } from './i18n/refusals/live.ts';
import { Crash } from './live/crash.tsx';
import { livePageOf } from './live/live-page.tsx';
import { livePath } from './live/live-path.ts';

const LivePage = livePageOf(gameScreens[onlyGame], otherScreens);
const root = document.getElementById('root');
if (!root) throw new Error('live.html has no #root');
applyTheme();
applyDisplay();
addRefusals(refusals);
await startLanguage(liveCatalogues);
// Not in StrictMode: mounting twice would open every line to the server twice, and a seat has only one.
createRoot(root).render(
  <LanguageProvider>
    <Crash>
      <LivePage path={livePath(location)} />
    </Crash>
  </LanguageProvider>,
);
