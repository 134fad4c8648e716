import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type MadeCall, type ServerAnswer, serve } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { show } from '../../page/screen.fixture.tsx';
import { aHome, anItem } from '../tree.fixture.ts';
import { VisibilityDialog } from './visibility-dialog.tsx';

beforeAll(giveDialogs);
afterEach(cleanup);

const nothing = () => undefined;
async function open(answer: ServerAnswer, ...ids: number[]): Promise<MadeCall[]> {
  const calls = serve(() => answer);
  const items = ids.map((id) => anItem(id, { visibility: 'public' }));
  await show(() => <VisibilityDialog items={items} home={aHome(items)} onChoose={nothing} onClose={nothing} />, '/user/olga'); // prettier-ignore
  return calls;
}
const count = (unshared_pictures: number) => ({ body: { unshared_pictures } });

test('who lets others see a deck is told how many of its pictures they do not see', async () => {
  const calls = await open(count(3), 2, 4);
  expect(await screen.findByText('3 pictures are not shared: others see the word instead.')).toBeTruthy();
  expect(calls).toMatchObject([{ path: '/api/unshared_pictures', body: { item_ids: [2, 4] } }]);
  await act(async () => void fireEvent.click(screen.getByLabelText(/^Only you/)));
  expect(screen.queryByText(/not shared/)).toBeNull();
});

test.each([
  ['there are none', count(0)],
  ['there is no connection', 'no connection' as const],
])('nothing is said when %s', async (_, answer) => {
  const calls = await open(answer, 2);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByText(/not shared/)).toBeNull();
});
