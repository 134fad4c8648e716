import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { rememberOfSession } from '../browser/stored-values.ts';
import { forgetPupilsAtLogOut, forgetWithPupils, namesPupils } from './forget-pupils.ts';
import { aSessionUser } from './session-user.fixture.ts';
import { sessionQuery } from './session.ts';

const olga = aSessionUser({ user_id: 7 });
let cache: QueryClient;
let end: () => void;
let forgotten: number;
forgetWithPupils(() => void (forgotten += 1));
beforeEach(() => {
  sessionStorage.clear();
  forgotten = 0;
  cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  end = forgetPupilsAtLogOut(cache);
  enter(olga);
});
afterEach(() => end());

const enter = (user: typeof olga | null) => void cache.setQueryData(sessionQuery.queryKey, user);
const read = (name: string, meta?: typeof namesPupils) =>
  cache.fetchQuery({ queryKey: [name], queryFn: () => 'Ada', ...(meta && { meta }) });
/** All that this browser's page remembers, as text. */
const everything = () =>
  JSON.stringify([
    cache.getQueryCache().getAll().map(({ state }) => state.data), // prettier-ignore
    cache.getMutationCache().getAll().map(({ state }) => [state.variables, state.data]), // prettier-ignore
    Object.entries(sessionStorage),
  ]);

test('whoever logs out, here or elsewhere, leaves no name of a pupil behind', async () => {
  await read('class', namesPupils);
  await cache
    .getMutationCache()
    .build(cache, { mutationFn: (name: string) => Promise.resolve(name) })
    .execute('Bob');
  rememberOfSession('pasted-students-7-3', 'Cyd');
  expect(everything()).toMatch(/Ada.*Bob.*Cyd/);
  enter(null);
  expect(everything()).not.toMatch(/Ada|Bob|Cyd/);
  expect(forgotten).toBe(1);
});

test('what is shown is asked for again, so that it is gone where that is refused', async () => {
  let asked = 0;
  const queryFn = () => ((asked += 1) === 1 ? Promise.resolve('Ada') : Promise.reject(new Error('401')));
  const page = new QueryObserver(cache, { queryKey: ['class'], queryFn, meta: namesPupils });
  const stop = page.subscribe(() => undefined);
  await page.refetch();
  expect(page.getCurrentResult().data).toBe('Ada');
  enter(null);
  expect(page.getCurrentResult().data).toBeUndefined();
  stop();
});

test('the same user who is read again, and what names no pupils, change nothing', async () => {
  await read('class', namesPupils);
  await read('topic_decks');
  rememberOfSession('pasted-students-7-3', 'Cyd');
  enter({ ...olga, user_picture: '/media/a.webp' });
  expect([everything().match(/Ada/g)?.length, everything().includes('Cyd'), forgotten]).toEqual([2, true, 0]);
  enter(null);
  expect(everything().match(/Ada/g)).toHaveLength(1);
});

test('a list that is not added yet is kept for its teacher, and for nobody who comes after them', () => {
  rememberOfSession('pasted-students-7-3', 'Cyd');
  end();
  end = forgetPupilsAtLogOut(cache);
  expect(sessionStorage.getItem('pasted-students-7-3')).toBe('Cyd');
  enter(aSessionUser({ user_id: 77 }));
  expect(Object.keys(sessionStorage)).toEqual([]);
});
