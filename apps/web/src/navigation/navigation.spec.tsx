import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { arrival, ErrorBoundary, CurrentPage, currentAddress, Link, Navigation, page, push, replace } from './index.ts';

const scrolledTo: number[] = [];
let loads = 0;
let letComeNow: () => void;

function Olga({ username }: { username: string }) {
  if (username === 'nobody') throw new Error('This page breaks');
  return (
    <main id="main" tabIndex={-1}>
      decks of {username}
    </main>
  );
}
const Home = () => (
  <main id="main" tabIndex={-1}>
    home
    <Link to="/user/olga">olga</Link>
    <Link to="/user/olga" target="_blank">
      olga elsewhere
    </Link>
    <Link to="/">here</Link>
  </main>
);
const Late = () => (
  <main id="main" tabIndex={-1}>
    late
  </main>
);

beforeEach(() => {
  scrolledTo.length = 0;
  window.scrollTo = (_x: unknown, y?: number) => void scrolledTo.push(y!);
  replace('/');
});
afterEach(cleanup);

async function show() {
  const pages = [
    page('/', async () => Promise.resolve(Home)),
    page('/user/:username', async () => {
      loads += 1;
      return Promise.resolve(Olga);
    }),
    page('/late', async () => {
      await new Promise<void>((resolve) => (letComeNow = resolve));
      return Late;
    }),
  ];
  const shown = (
    <Navigation pages={pages}>
      <CurrentPage notFound="nothing here" />
    </Navigation>
  );
  await act(async () => void render(shown));
}
const Words = ({ error }: { error: unknown }) => (error as Error).message;
const guarded = (username: string) => (
  <ErrorBoundary of={username} Fallback={Words}>
    <Olga username={username} />
  </ErrorBoundary>
);
const go = (href: string) => act(async () => push(href));
const text = () => document.body.textContent;

test('a link opens its page, which gets the parts of its address and the focus', async () => {
  await show();
  await act(async () => screen.getByRole('link', { name: 'olga' }).click());
  expect(text()).toBe('decks of olga');
  expect(currentAddress().pathname).toBe('/user/olga');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test.each([
  ['with Ctrl', 'olga', { ctrlKey: true }],
  ['with ⌘', 'olga', { metaKey: true }],
  ['with Shift', 'olga', { shiftKey: true }],
  ['with the middle button', 'olga', { button: 1 }],
  ['that opens a new tab', 'olga elsewhere', {}],
])('a click %s is the browser’s', async (_, name, how) => {
  await show();
  const link = screen.getByRole('link', { name });
  const click = createEvent.click(link, how);
  let isOurs = false;
  const notice = (event: Event) => {
    isOurs = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', notice, { once: true });
  await act(async () => void fireEvent(link, click));
  expect([isOurs, currentAddress().pathname]).toEqual([false, '/']);
});

test('a link to where one is makes no entry of the history', async () => {
  await show();
  const before = history.length;
  await act(async () => screen.getByRole('link', { name: 'here' }).click());
  expect([history.length, text()]).toEqual([before, 'homeolgaolga elsewherehere']);
});

test('the scripts of a page are fetched as soon as its link has the focus', async () => {
  await show();
  const before = loads;
  await act(async () => screen.getByRole('link', { name: 'olga' }).focus());
  expect([loads - before, text()]).toEqual([1, 'homeolgaolga elsewherehere']);
});

test('until the next page has come the one before stays; then it is arrived', async () => {
  await show();
  let isThere = false;
  await go('/late');
  void arrival().then(() => (isThere = true));
  expect([text()?.startsWith('home'), isThere]).toEqual([true, false]);
  await act(async () => letComeNow());
  expect([text(), isThere]).toEqual(['late', true]);
});

test.each([
  ['keeps the focus of whoever opened the menu meanwhile', true],
  ['has the focus where a dialog that was closed has given it back to the frame', false],
])('a page that comes late %s', async (_, isPressed) => {
  await show();
  const menu = document.body.appendChild(document.createElement('button'));
  await go('/late');
  if (isPressed) fireEvent.pointerDown(menu);
  menu.focus();
  await act(async () => letComeNow());
  expect(document.activeElement).toBe(isPressed ? menu : screen.getByRole('main'));
  menu.remove();
});

test('a page that leads on to a late one leaves whoever opened the menu there as well', async () => {
  await show();
  const menu = document.body.appendChild(document.createElement('button'));
  await go('/late');
  fireEvent.pointerDown(menu);
  menu.focus();
  await act(async () => letComeNow());
  await act(async () => replace('/user/olga'));
  expect([text(), document.activeElement]).toEqual(['decks of olga', menu]);
  menu.remove();
});

test('a page begins at its top, and one that is come back to stands where it was left', async () => {
  await show();
  Object.defineProperty(window, 'scrollY', { value: 1200, configurable: true });
  fireEvent.scroll(window);
  await go('/user/olga');
  expect(scrolledTo.at(-1)).toBe(0);
  await act(async () => {
    const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await back;
  });
  expect(text()).toMatch(/^home/);
  expect(scrolledTo.at(-1)).toBe(1200);
});

test('an address that leads nowhere says so', async () => {
  await show();
  await go('/nowhere');
  expect(text()).toBe('nothing here');
});

test('without a network a page whose scripts do not come breaks, and nothing else does', async () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  const { error } = console;
  console.error = () => undefined;
  const pages = [page('/', async () => Promise.reject(new TypeError('Failed to fetch the module')))];
  const shown = (
    <Navigation pages={pages}>
      <ErrorBoundary of="/" Fallback={Words}>
        <CurrentPage notFound="nothing here" />
      </ErrorBoundary>
    </Navigation>
  );
  await act(async () => void render(shown));
  console.error = error;
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  expect(text()).toBe('Failed to fetch the module');
});

test('what broke one page is over with the next', async () => {
  const { error } = console;
  console.error = () => undefined;
  const { rerender } = render(guarded('nobody'));
  console.error = error;
  expect(text()).toBe('This page breaks');
  rerender(guarded('olga'));
  expect(text()).toBe('decks of olga');
});
