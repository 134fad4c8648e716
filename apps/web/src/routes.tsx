import { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { statusOf } from './api.ts';
import { parseSearch, stringifySearch } from './search-parameters.ts';
import { Crash } from './shell/crash.tsx';
import { NotFound } from './shell/not-found.tsx';
import { Shell } from './shell/shell.tsx';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A page that cannot be reached says so at once; `paused` would show bones for ever.
      networkMode: 'always',
      retry: (failures, error) => failures < 1 && (statusOf(error) === 0 || statusOf(error) >= 500),
      retryDelay: 500,
      staleTime: 60_000,
    },
    mutations: { networkMode: 'always' },
  },
});

/** The named parameters of an address that are there as text. */
function texts<Name extends string>(given: Record<string, unknown>, ...names: Name[]): { [name in Name]?: string } {
  const found: { [name in Name]?: string } = {};
  for (const name of names) {
    const value = given[name];
    if (typeof value === 'string' && value !== '') found[name] = value;
  }
  return found;
}

/** Parameters of a study's address; read by the page itself. */
const studySearch = (given: Record<string, unknown>): { id?: string | string[]; view?: string } => given;

const root = createRootRouteWithContext()({ component: Shell, notFoundComponent: NotFound, errorComponent: Crash });
const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('./home/home.tsx'), 'Home'),
});
const logIn = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: (given: Record<string, unknown>) => texts(given, 'next'),
  component: lazyRouteComponent(() => import('./accounts/log-in.tsx'), 'LogIn'),
});
const signUp = createRoute({
  getParentRoute: () => root,
  path: '/signup',
  validateSearch: (given: Record<string, unknown>) => texts(given, 'next', 'setup'),
  component: lazyRouteComponent(() => import('./accounts/sign-up.tsx'), 'SignUp'),
});
const studyPage = lazyRouteComponent(() => import('./study/study-page.tsx'), 'StudyPage');
const anyStudy = { getParentRoute: () => root, validateSearch: studySearch, component: studyPage };
/** `$item` is an id, or `search` with the ids as parameters; `$view` what is shown of the study. */
const studies = [
  createRoute({ ...anyStudy, path: '/deck/$owner/$item' }),
  createRoute({ ...anyStudy, path: '/deck/$owner/$item/$view' }),
  createRoute({ ...anyStudy, path: '/category/$owner/$item' }),
  createRoute({ ...anyStudy, path: '/category/$owner/$item/$view' }),
] as const;
const userHome = createRoute({
  getParentRoute: () => root,
  path: '/user/$username',
  component: lazyRouteComponent(() => import('./user-home/user-home.tsx'), 'UserHomePage'),
});
const references = createRoute({
  getParentRoute: () => root,
  path: '/docs/references',
  component: lazyRouteComponent(() => import('./documents/references.tsx'), 'References'),
});

export const router = createRouter({
  routeTree: root.addChildren([home, logIn, signUp, ...studies, userHome, references]),
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  defaultPreload: 'intent',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
