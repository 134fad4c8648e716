import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { serve } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { open, press } from '../../page/screen.fixture.tsx';
import { aSessionUser } from '../../session/session-user.fixture.ts';
import { aStudy } from '../../study/study.fixture.ts';
import { aSentence } from '../sentences.fixture.ts';
import { SentenceList } from './sentence-list.tsx';

beforeAll(giveDialogs);
afterEach(cleanup);

const heard = aSentence({ sound_id: 5, sound_path: '/media/sounds/5.mp3' });

/** The list of olga's sentences, as she or somebody else sees it. */
async function list(sentence = heard, isOwner = false) {
  const calls = serve(() => ({ body: { done: true } }));
  const study = aStudy({ viewer: isOwner ? 'olga' : 'piet' });
  await open(
    () => <SentenceList study={study} sentences={[sentence]} chosen={new Set()} onChoose={() => undefined} />,
    aSessionUser({ username: 'piet' }),
  );
  return calls;
}

test('the sound of somebody else’s sentence can be reported from where it is heard', async () => {
  const calls = await list();
  await screen.findByRole('button', { name: 'Report: The cat sleeps.' });
  await press('Report: The cat sleeps.');
  await press('Send the report');
  const sent = calls.filter(({ path }) => path.startsWith('/api/report_entry'));
  expect(sent.map(({ body }) => body)).toEqual([{ entry: 'sound', id: 5, reason: '', seen_in: heard.deck_id }]);
  expect(await screen.findByText('Thank you. An admin will look at it.')).toBeTruthy();
});

test('one’s own are not, and what nobody has heard so far has nothing to report', async () => {
  await list(heard, true);
  await screen.findByRole('button', { name: 'Play the sound: The cat sleeps.' });
  cleanup();
  await list(aSentence());
  await screen.findByRole('button', { name: 'The cat sleeps.' });
  expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull();
});
