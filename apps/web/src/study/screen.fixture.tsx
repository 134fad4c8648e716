import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  type RouterHistory,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { parseSearch, stringifySearch } from '../search-parameters.ts';

// News of the cache come at once, not with the next timer.
notifyManager.setScheduler(queueMicrotask);

export interface Shown {
  history: RouterHistory;
  cache: QueryClient;
}

/** Draws a part of a study page at an address, with a history and a cache of its own; English. */
export async function show(
  Part: () => ReactNode,
  address = '/deck/olga/12',
  cache = new QueryClient(),
): Promise<Shown> {
  // jsdom does not scroll.
  window.scrollTo = () => undefined;
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const history = createMemoryHistory({ initialEntries: [address] });
  const root = createRootRoute({ component: Part, notFoundComponent: Part });
  const router = createRouter({ routeTree: root, history, parseSearch, stringifySearch });
  await router.load();
  const page = (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={cache}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </I18nProvider>
  );
  await act(async () => void render(page));
  return { history, cache };
}

/** A button of the page, by its name. */
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

/** Presses a button, and waits for what follows at once. */
export const press = (name: string | RegExp) => act(async () => button(name).click());
