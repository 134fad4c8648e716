import { afterEach, beforeAll, expect, test } from '@jest/globals';
import type { ClassItems, ClassRow } from '@lexiroom/contracts/classes';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { refused, type ServerAnswer, serve } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { press, show } from '../../page/screen.fixture.tsx';
import { ShareWithClassesDialog, type SharingDone } from './share-with-classes-dialog.tsx';

beforeAll(giveDialogs);
afterEach(cleanup);

const aClass = (class_id: number, class_name: string): ClassRow => ({
  class_id,
  class_name,
  archived: false,
  student_count: 3,
  request_count: 0,
  item_count: 0,
  rev: 1,
});
const items = [
  { item_id: 11, item_name: 'Animals' },
  { item_id: 12, item_name: 'Verbs' },
];
const both = (...class_ids: number[]) => class_ids.map((class_id) => ({ class_id, item_ids: [11, 12] }));
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

/** The dialog over two items, of which these are shared; `saved` answers what is saved. Gives what was sent and told. */
async function share(shared: ClassItems[], saved: ServerAnswer) {
  const told: (SharingDone | undefined)[] = [];
  const calls = serve(({ path, method }) => {
    if (method === 'PUT') return saved;
    return { body: path.startsWith('/api/classes/') ? [aClass(1, '7a'), aClass(2, '7b'), aClass(3, '7c')] : shared };
  });
  await show(() => (
    <ShareWithClassesDialog items={items} onDone={(done) => told.push(done)} onClose={() => undefined} />
  ));
  await screen.findAllByRole('checkbox');
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);
  return { told, sent, calls };
}

test('several items are shared with several classes, and others no longer, by one call, which can be taken back', async () => {
  const before = [{ class_id: 3, item_ids: [11, 12] }];
  const changed = { shared: [{ class_id: 1, item_ids: [11, 12] }, { class_id: 2, item_ids: [12] }], unshared: before }; // prettier-ignore
  const { told, sent, calls } = await share(before, { body: changed });
  expect(calls.some(({ path }) => path === '/api/item_classes?id=11&id=12')).toBe(true);
  expect([box(/7a/), box(/7b/), box(/7c/)].map(({ checked }) => checked)).toEqual([false, false, true]);
  for (const name of [/7a/, /7b/, /7c/]) fireEvent.click(box(name));
  await press('Save');
  expect(sent()).toEqual([['/api/class_items', { share: both(1, 2), unshare: both(3) }]]);
  await waitFor(() => expect(told).toMatchObject([{ shared: ['7a', '7b'], unshared: ['7c'] }]));
  expect(await told[0]!.undo()).toBeUndefined();
  // Only what was not so before is taken back.
  expect(sent()[1]).toEqual(['/api/class_items', { share: changed.unshared, unshare: changed.shared }]);
});

test('a class with which some of the items are shared is neither ticked nor empty, until it is pressed', async () => {
  const { sent, told } = await share([{ class_id: 2, item_ids: [12] }], { body: { shared: [], unshared: [] } });
  expect(box(/7b/)).toMatchObject({ checked: false, indeterminate: true });
  expect(screen.getByText('1 of 2 shared')).toBeTruthy();
  fireEvent.click(box(/7b/));
  expect(box(/7b/)).toMatchObject({ checked: true, indeterminate: false });
  fireEvent.click(box(/7b/));
  expect(box(/7b/)).toMatchObject({ checked: false, indeterminate: false });
  await press('Save');
  expect(sent()).toEqual([['/api/class_items', { share: [], unshare: [{ class_id: 2, item_ids: [11, 12] }] }]]);
  // It was so already, by another tab.
  await waitFor(() => expect(told).toEqual([undefined]));
});

test('when one of them is refused the dialog says why, and stays as it was filled in', async () => {
  const { told } = await share([], refused(404, 'NOT_FOUND'));
  fireEvent.click(box(/7a/));
  await press('Save');
  expect((await screen.findByRole('alert')).textContent).toBe('This does not exist.');
  expect(box(/7a/).checked).toBe(true);
  expect(told).toEqual([]);
});
