import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './design/app.css';
import { applyTheme } from './design/theme.ts';
import { Language, startLanguage } from './i18n/language.tsx';
import { mainCatalogues } from './i18n/main-catalogues.ts';
import { registerWorker } from './offline/register.ts';
import { queryClient, router } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
applyTheme();
registerWorker();
await startLanguage(mainCatalogues);
createRoot(root).render(
  <StrictMode>
    <Language>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Language>
  </StrictMode>,
);

// What nobody waits for to see the page.
const [{ startOffline }, { stopSound }] = await Promise.all([import('./offline/start.ts'), import('./sound/index.ts')]);
startOffline(queryClient);
router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
  if (hrefChanged) stopSound();
});
