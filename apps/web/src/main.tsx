import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api/query-client.ts';
import './design/styles/app.css';
import { applyDisplay } from './design/styles/display.ts';
import { applyTheme } from './design/styles/theme.ts';
import { LanguageProvider, startLanguage } from './i18n/language-provider.tsx';
import { mainCatalogues } from './i18n/catalogues/main.ts';
import { registerWorker } from './offline/register-worker.ts';
import { App, loadPage } from './routes.tsx';
import { sessionQuery } from './session/session.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
applyTheme();
applyDisplay();
registerWorker();
loadPage();
// Every page asks for it; asked when it is drawn, it would come a round trip later.
void queryClient.prefetchQuery(sessionQuery);
await startLanguage(mainCatalogues);
createRoot(root).render(
  <StrictMode>
    <LanguageProvider>
      <QueryClientProvider client={queryClient}>
        <App />
      </QueryClientProvider>
    </LanguageProvider>
  </StrictMode>,
);

const { startAfterFirstRender } = await import('./after-first-render.ts');
startAfterFirstRender(queryClient);
