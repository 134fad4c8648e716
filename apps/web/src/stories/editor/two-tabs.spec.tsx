import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { refused, type ServerAnswer } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { alerts, button, press } from '../../page/screen.fixture.tsx';
import { aSessionUser } from '../../session/session-user.fixture.ts';
import { aSection, aStory } from '../story.fixture.ts';
import { type Answer, box, fields, key, openOverlay, said, typeInto } from './edited-story.fixture.tsx';
import { openUnsentTexts } from './store/unsent-texts.ts';
import { StoryEditor } from './story-editor.tsx';

beforeAll(() => {
  giveDialogs();
  HTMLMediaElement.prototype.pause = () => undefined;
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const text = 'Text of section 1: El perro duerme.';
const { user_id } = aSessionUser();
/** As the server does: refuses what was seen before `rev`. */
const from =
  (rev: number): Answer =>
  ({ body }) =>
    ((body as { rev?: number }).rev ?? rev) < rev ? refused(409, 'STALE') : said({ rev: rev + 1 });

test('a text that was changed in another tab waits beside it, until its author decides', async () => {
  const { elsewhere, made } = await openOverlay(StoryEditor, aStory(), { 'PUT /story_text': from(5) });
  await press(text);
  await typeInto('Lo mío.');
  elsewhere(aStory([aSection({ section_text: 'Lo otro.', rev: 5 })]));
  await key(box(), 'Enter');
  expect(await screen.findByText(/^This was changed elsewhere/)).toBeTruthy();
  expect(fields()).toEqual(['Text of section 1: Lo otro.']);
  await press('Use mine');
  await waitFor(() => expect(fields()).toEqual(['Text of section 1: Lo mío.']));
  expect([alerts(), made().at(-1)]).toEqual([[], ['PUT /story_text', { section_id: 1, section_text: 'Lo mío.' }]]);
});

test('what was read while a text is typed does not count as seen by its author', async () => {
  const { elsewhere, readAnew } = await openOverlay(StoryEditor, aStory(), { 'PUT /story_text': from(5) });
  await press(text);
  await typeInto('Lo mío.');
  elsewhere(aStory([aSection({ section_text: 'Lo otro.', rev: 5 })]));
  await readAnew();
  expect(box().value).toBe('Lo mío.');
  await key(box(), 'Enter');
  expect(await screen.findByText(/^This was changed elsewhere/)).toBeTruthy();
});

test('a text after a text of one’s own is no change made elsewhere', async () => {
  const { made } = await openOverlay(StoryEditor, aStory(), { 'PUT /story_text': () => said({ rev: 8 }) });
  for (const [before, typed] of [
    ['El perro duerme.', 'Uno.'],
    ['Uno.', 'Dos.'],
  ]) {
    // prettier-ignore
    await press(`Text of section 1: ${before}`);
    await typeInto(typed!);
    await key(box(), 'Enter');
  }
  expect(made().map(([, body]) => (body as { rev: number }).rev)).toEqual([1, 8]);
});

test('what is typed into a section that another tab deletes stays in sight', async () => {
  const { elsewhere, readAnew } = await openOverlay(StoryEditor, aStory(), { 'PUT /story_text': () => refused(404, 'NOT_FOUND') }); // prettier-ignore
  await press(text);
  await typeInto('Lo mío.');
  elsewhere(aStory([]));
  await readAnew();
  await waitFor(() => expect(alerts().join()).toContain('This section was deleted elsewhere. You wrote: Lo mío.'));
  await press('Discard');
  expect([alerts(), localStorage.length]).toEqual([[], 0]);
});

test.each(['the overlay', 'the page'])('what is typed is written when %s goes away', async (what) => {
  const { made } = await openOverlay(StoryEditor, aStory(), { 'PUT /story_text': () => said() });
  await press(text);
  await typeInto('Lo mío.');
  if (what === 'the page') await act(async () => void dispatchEvent(new Event('pagehide')));
  else cleanup();
  await waitFor(() => expect(made()).toMatchObject([['PUT /story_text', { section_text: 'Lo mío.' }]]));
});

test('a text that did not arrive is sent by the next tab, and when the network is back', async () => {
  let reply: ServerAnswer = 'no connection';
  await openOverlay(StoryEditor, aStory(), { 'PUT /story_text': () => reply });
  await press(text);
  await typeInto('Lo mío.');
  await key(box(), 'Enter');
  expect(openUnsentTexts(user_id, 12).read()).toMatchObject([{ section_id: 1, text: 'Lo mío.' }]);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(fields()).toEqual([text]);
  cleanup();
  reply = said();
  const again = await openOverlay(StoryEditor, aStory(), { 'PUT /story_text': () => reply });
  await waitFor(() => expect(fields()).toEqual(['Text of section 1: Lo mío.']));
  expect([again.made().length, openUnsentTexts(user_id, 12).read(), alerts()]).toEqual([1, [], []]);
});

test('a picture that was changed elsewhere is read anew, and told', async () => {
  const { elsewhere } = await openOverlay(StoryEditor, aStory([aSection({ image_id: 5, image_path: '/5.webp' })]), { 'POST /story_image': () => refused(409, 'STALE') }); // prettier-ignore
  elsewhere(aStory([aSection({ image_id: 6, image_path: '/6.webp', rev: 3 })]));
  await press('Remove the picture of section 1');
  await waitFor(() => expect(document.querySelector('img')?.getAttribute('src')).toBe('/6.webp'));
  expect([alerts(), button('Remove the picture of section 1').disabled]).toEqual([['This has changed in the meantime.'], false]); // prettier-ignore
});
