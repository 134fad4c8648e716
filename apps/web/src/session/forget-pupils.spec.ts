import { beforeEach, expect, test } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { rememberOfSession } from '../browser/stored-values.ts';
import { forgetPupils } from './forget-pupils.ts';

let cache: QueryClient;
let told: number;
addEventListener('forget_pupils', () => void (told += 1));
beforeEach(() => {
  sessionStorage.clear();
  told = 0;
  cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});

const read = (name: string) => cache.fetchQuery({ queryKey: [name, 3], queryFn: () => 'Ada' });
/** All that the page of this tab remembers, as text. */
const everything = () =>
  JSON.stringify([
    cache.getQueryCache().getAll().map(({ state }) => state.data), // prettier-ignore
    cache.getMutationCache().getAll().map(({ state }) => [state.variables, state.data]), // prettier-ignore
    Object.entries(sessionStorage),
  ]);
/** The user of id 7 has not added a list yet. */
function typeList(): void {
  rememberOfSession('pasted-students-of', '7');
  rememberOfSession('pasted-students-3', 'Cyd');
}

test('nothing that was read, sent or typed keeps the name of a pupil', async () => {
  for (const name of ['class', 'my_classes', 'open_class', 'students', 'class_statistics', 'student_history']) {
    await read(name);
  }
  const mutation = cache.getMutationCache().build(cache, { mutationFn: (name: string) => Promise.resolve(name) });
  await mutation.execute('Bob');
  typeList();
  expect(everything()).toMatch(/Ada.*Bob.*Cyd/);
  forgetPupils(cache, undefined);
  expect(everything()).not.toMatch(/Ada|Bob|Cyd/);
  expect([sessionStorage.length, told]).toEqual([0, 1]);
});

test('what is shown is asked for again, so that it is gone where that is refused', async () => {
  let asked = 0;
  const queryFn = () => ((asked += 1) === 1 ? Promise.resolve('Ada') : Promise.reject(new Error('401')));
  const page = new QueryObserver(cache, { queryKey: ['class', 3], queryFn });
  const stop = page.subscribe(() => undefined);
  await page.refetch();
  expect(page.getCurrentResult().data).toBe('Ada');
  forgetPupils(cache, undefined);
  expect(page.getCurrentResult().data).toBeUndefined();
  stop();
});

test('a list that is not added yet stays for its teacher, and for nobody who comes after them', () => {
  typeList();
  forgetPupils(cache, 7);
  expect(sessionStorage.getItem('pasted-students-3')).toBe('Cyd');
  forgetPupils(cache, 77);
  expect(sessionStorage.length).toBe(0);
});

test('what names nobody stays', async () => {
  await read('topic_decks');
  forgetPupils(cache, undefined);
  expect(everything()).toContain('Ada');
});
