import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './design/app.css';
import { applyDisplay } from './design/display.ts';
import { applyTheme } from './design/theme.ts';
import { Language, startLanguage } from './i18n/language.tsx';
import { mainCatalogues } from './i18n/main-catalogues.ts';
import { onWay } from './navigation/index.ts';
import { registerWorker } from './offline/register.ts';
import { queryClient } from './query-client.ts';
import { App, loadPage } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
applyTheme();
applyDisplay();
registerWorker();
loadPage();
await startLanguage(mainCatalogues);
createRoot(root).render(
  <StrictMode>
    <Language>
      <QueryClientProvider client={queryClient}>
        <App />
      </QueryClientProvider>
    </Language>
  </StrictMode>,
);

// What nobody waits for to see the page.
const [{ startOffline }, { stopSound }, { followAccount }, { reportVisits }] = await Promise.all([
  import('./offline/start.ts'),
  import('./sound/index.ts'),
  import('./settings/follow-account.ts'),
  import('./reports/visit.ts'),
]);
startOffline(queryClient);
reportVisits();
followAccount(queryClient);
onWay(({ from, to }) => {
  if (from.href !== to.href) stopSound();
});
