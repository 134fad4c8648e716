import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { refused, type ServerAnswer } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { alerts, button, press } from '../../page/screen.fixture.tsx';
import { aSection, aStory } from '../story.fixture.ts';
import { box, fields, key, openOverlay, said, typeInto } from './edited-story.fixture.tsx';
import { StoryEditor } from './story-editor.tsx';

beforeAll(() => {
  giveDialogs();
  HTMLMediaElement.prototype.pause = () => undefined;
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const open = (...[story, answers]: [Parameters<typeof openOverlay>[1]?, Parameters<typeof openOverlay>[2]?]) =>
  openOverlay(StoryEditor, story ?? aStory(), answers);
const text = 'Text of section 1: El perro duerme.';
const conversation = () =>
  aStory([aSection({ speaker_name: 'Ana' }), aSection({ story_section_id: 2, section_text: null, sound_path: null })], {
    story_type: 'conversation',
  });

test('Enter confirms a text, which is shown at once while its sound is being made', async () => {
  const reply = Promise.withResolvers<ServerAnswer>();
  const { made } = await open(undefined, { 'PUT /story_text': () => reply.promise });
  await press(text);
  await typeInto('El gato come.');
  await key(box(), 'Enter');
  expect(fields()).toEqual(['Text of section 1: El gato come.']);
  expect(screen.getByText('The sound is being made')).toBeTruthy();
  await act(async () => reply.resolve(said()));
  expect(button('Play the sound: Section 1')).toBeTruthy();
  expect(fields()).toEqual(['Text of section 1: El gato come.']);
  expect(made()).toEqual([['PUT /story_text', { section_id: 1, section_text: 'El gato come.', rev: 1 }]]);
});

test('leaving a text confirms it; an empty one is sent as none', async () => {
  const { made } = await open(undefined, { 'PUT /story_text': () => said({ sound_path: null }) });
  await press(text);
  await typeInto('  ');
  await act(async () => void fireEvent.blur(box()));
  expect(fields()).toEqual(['Text of section 1: Write what happens here']);
  expect(made()).toEqual([['PUT /story_text', { section_id: 1, section_text: null, rev: 1 }]]);
});

test('Escape gives the original back; what is the same but for spaces sends nothing', async () => {
  const { made } = await open();
  await press(text);
  await typeInto('Otro.');
  await key(box(), 'Escape');
  expect(fields()).toEqual([text]);
  await press(text);
  await typeInto(' El perro  duerme. ');
  await key(box(), 'Enter');
  expect([fields(), made()]).toEqual([[text], []]);
});

test.each([
  ['Text of section 1: El perro duerme.', 'Text of section 1', 'x'.repeat(351), 'Section too long: 351 > 350'],
  ['Text of section 1: El perro duerme.', 'Text of section 1', 'a\\b', 'Section cannot contain: \\'],
  ['Speaker of section 1: Ana', 'Speaker of section 1', 'x'.repeat(51), 'Name too long: 51 > 50'],
])('%s: what may not stay is told, not sent, and kept beside the original', async (begun, name, typed, words) => {
  const { made } = await open(conversation());
  await press(begun);
  await typeInto(typed, name);
  expect(alerts()).toEqual([words]);
  await key(box(name), 'Enter');
  expect(fields()).toContain(begun);
  expect(screen.getByRole('alert').textContent).toContain(`${words}. Not saved. You wrote: ${typed}`);
  expect(made()).toEqual([]);
  await press('Correct it');
  expect([box(name).value, document.activeElement]).toEqual([typed, box(name)]);
  await key(box(name), 'Escape');
  await press('Discard');
  expect(alerts()).toEqual([]);
});

test('a speaker without a name is nameless, and can be named', async () => {
  const { made } = await open(conversation(), { 'PUT /story_speaker_name': () => ({ body: { rev: 3 } }) });
  expect(fields()).toContain('Speaker of section 2: Nameless speaker');
  await press('Speaker of section 2: Nameless speaker');
  await typeInto('Luis', 'Speaker of section 2');
  await key(box('Speaker of section 2'), 'Enter');
  expect(fields()).toContain('Speaker of section 2: Luis');
  expect(made()).toEqual([['PUT /story_speaker_name', { section_id: 2, speaker_name: 'Luis', rev: 1 }]]);
});

const failures: [string, ServerAnswer, string][] = [
  ['without a network', 'no connection', 'No connection'],
  ['with words', refused(503, 'RETRY'), 'The server could not do this right now. Please try again.'],
  ['without words', { status: 502, body: undefined }, 'Please try again later...'],
];
test.each(failures)('a text that fails %s is taken back and told, and is not lost', async (_, answer, words) => {
  let reply: ServerAnswer = answer;
  const { made } = await open(undefined, { 'PUT /story_text': () => reply });
  await press(text);
  await typeInto('El gato come.');
  await key(box(), 'Enter');
  expect(fields()).toEqual([text]);
  expect(alerts()[0]).toBe(words);
  expect(alerts()[1]).toContain('You wrote: El gato come.');
  reply = said();
  await press('Try again');
  await waitFor(() => expect(fields()).toEqual(['Text of section 1: El gato come.']));
  expect([made().length, localStorage.length]).toEqual([2, 0]);
});

test('too many calls say when to try again', async () => {
  const body = { errDesc: 'Slow down', code: 'TOO_MANY', rateLimit: 90_000 };
  await open(undefined, { 'PUT /story_text': () => ({ status: 429, body }) });
  await press(text);
  await typeInto('El gato come.');
  await key(box(), 'Enter');
  expect(alerts()[0]).toMatch(/^Too many attempts\. Please wait a moment\. Try again at \d\d:\d\d$/);
});

test('with 304 nothing is said, and what the server has is shown', async () => {
  const { elsewhere } = await open(undefined, { 'PUT /story_text': () => ({ status: 304, body: undefined }) });
  elsewhere(aStory([aSection({ section_text: 'El gato come.' })]));
  await press(text);
  await typeInto('El gato come.');
  await key(box(), 'Enter');
  await waitFor(() => expect(fields()).toEqual(['Text of section 1: El gato come.']));
  expect([alerts(), localStorage.length]).toEqual([[], 0]);
});

test('a voice is shown at once; the one before comes back when it fails, and the sound stays', async () => {
  let reply: ServerAnswer = refused(503, 'RETRY');
  const { made } = await open(undefined, { 'PUT /story_audio': () => reply });
  await press('Voice of section 1: Female 1');
  await press('Use Male 1');
  expect(button('Voice of section 1: Female 1')).toBeTruthy();
  expect(button('Play the sound: Section 1')).toBeTruthy();
  expect(alerts()).toEqual(['The server could not do this right now. Please try again.']);
  reply = said({ speaker_id: 1 });
  await press('Voice of section 1: Female 1');
  await press('Use Male 1');
  expect(button('Voice of section 1: Male 1')).toBeTruthy();
  expect([alerts(), made()]).toEqual([
    [],
    Array.from({ length: 2 }, () => ['PUT /story_audio', { section_id: 1, speaker_id: '1', rev: 1 }]),
  ]);
});

test('each voice has a sample, and 304 keeps the sound without a word', async () => {
  await open(undefined, { 'PUT /story_audio': () => ({ status: 304, body: undefined }) });
  await press('Voice of section 1: Female 1');
  const labels = ['Female 1', 'Male 1', 'Female 2', 'Male 2'];
  expect(labels.map((label) => button(`Listen to ${label}`).title)).toHaveLength(4);
  expect(document.querySelector('audio[src="/TTS/spanish/spanish_3.mp3"]')).toBeTruthy();
  await press('Use Female 2');
  expect(button('Voice of section 1: Female 2')).toBeTruthy();
  expect([button('Play the sound: Section 1').disabled, alerts()]).toEqual([false, []]);
});

test('a section without a sound has it made', async () => {
  const { made } = await open(aStory([aSection({ sound_path: null })]), { 'PUT /story_audio': () => said() });
  await press('Make the sound of section 1');
  expect(button('Play the sound: Section 1')).toBeTruthy();
  expect(made()).toEqual([['PUT /story_audio', { section_id: 1, speaker_id: '0', rev: 1 }]]);
});

test('a picture that cannot be taken away comes back', async () => {
  const picture = aSection({ image_id: 5, image_path: '/media/images/5.webp' });
  const reply = Promise.withResolvers<ServerAnswer>();
  const { made } = await open(aStory([picture]), { 'POST /story_image': () => reply.promise });
  await press('Remove the picture of section 1');
  expect(button('Add image to section 1')).toBeTruthy();
  await act(async () => reply.resolve('no connection'));
  expect(button('Remove the picture of section 1')).toBeTruthy();
  expect([alerts(), made()]).toEqual([['No connection'], [['POST /story_image', { section_id: 1, image_id: null, rev: 1 }]]]); // prettier-ignore
});
