import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { refused, type ServerAnswer } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { alerts, button, press } from '../../page/screen.fixture.tsx';
import { aSection, aStory } from '../story.fixture.ts';
import { box, fields, openOverlay, typeInto } from './edited-story.fixture.tsx';
import { StoryEditor } from './story-editor.tsx';

beforeAll(() => {
  giveDialogs();
  HTMLMediaElement.prototype.pause = () => undefined;
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const two = () => aStory([aSection(), aSection({ story_section_id: 2, section_text: 'Dos.' })]);
const three = ['Text of section 1: El perro duerme.', 'Text of section 2: Dos.'];
const madeSection = { status: 201, body: { section_id: 30, rev: 4 } };
const empty = 'Write what happens here';

test('a new section waits for its id: it cannot be edited, and no other one is added', async () => {
  const reply = Promise.withResolvers<ServerAnswer>();
  const { made } = await openOverlay(StoryEditor, two(), { 'POST /story_section': () => reply.promise });
  await press('Add section');
  const waiting = button(`Text of section 3: ${empty}`);
  expect([waiting.disabled, button('Delete section 3').disabled]).toEqual([true, true]);
  expect(button('Add section').getAttribute('aria-disabled')).toBe('true');
  expect(button('Add a section before section 1').disabled).toBe(true);
  await press('Add section');
  await act(async () => reply.resolve(madeSection));
  expect(document.activeElement).toBe(box('Text of section 3'));
  expect(made()).toEqual([['POST /story_section', { story_id: 12, command_id: expect.any(String) }]]);
});

test('a section is added before another one; where somebody types by then, they are left alone', async () => {
  const reply = Promise.withResolvers<ServerAnswer>();
  const { made } = await openOverlay(StoryEditor, two(), { 'POST /story_section': () => reply.promise });
  await press('Add a section before section 2');
  await press(three[0]!);
  await typeInto('Media fra');
  await act(async () => reply.resolve(madeSection));
  expect([document.activeElement, box().value]).toEqual([box(), 'Media fra']);
  expect(fields()).toEqual([`Text of section 2: ${empty}`, 'Text of section 3: Dos.']);
  expect(made()).toMatchObject([['POST /story_section', { story_id: 12, before_section_id: 2 }]]);
});

test('a section that cannot be added is gone again, with the reason', async () => {
  await openOverlay(StoryEditor, two(), { 'POST /story_section': () => refused(409, 'STORY_FULL') });
  await press('Add section');
  expect([fields(), alerts()]).toEqual([three, ['Story limit reached']]);
});

test('150 sections are the most', async () => {
  const sections = Array.from({ length: 150 }, (_, place) => aSection({ story_section_id: place + 1 }));
  const { made } = await openOverlay(StoryEditor, aStory(sections));
  // Among so many buttons one is found by its words alone.
  const add = screen.getByText('Add section');
  expect(add.closest('[title]')?.getAttribute('title')).toBe('Story limit reached');
  await act(async () => add.click());
  expect(made()).toEqual([]);
});

test('a section is deleted after a question, and comes back to its place', async () => {
  const { made } = await openOverlay(StoryEditor, two(), { 'POST /restore_story_section': () => ({ body: aSection() }) }); // prettier-ignore
  await press('Delete section 1');
  await press('Delete');
  expect(fields()).toEqual(['Text of section 1: Dos.']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Voice of section 1: Female 1');
  expect(screen.getByText('Section 1 was deleted')).toBeTruthy();
  await press('Undo');
  expect([fields(), document.activeElement]).toEqual([three, button('Add section')]);
  expect(made()[0]).toEqual(['DELETE /story_section', { section_id: 1 }]);
  expect(made()[1]![1]).toEqual({ section_id: 1 });
});

test('a deletion that fails is told, and the section is there; one that another tab made is done', async () => {
  let reply: ServerAnswer = 'no connection';
  await openOverlay(StoryEditor, two(), { 'DELETE /story_section': () => reply });
  await press('Delete section 2');
  await press('Delete');
  expect([fields(), alerts()]).toEqual([three, ['No connection']]);
  reply = refused(404, 'NOT_FOUND');
  await press('Delete section 2');
  await press('Delete');
  expect([fields(), alerts()]).toEqual([[three[0]], []]);
});

test('an empty section is deleted without a question', async () => {
  const { made } = await openOverlay(StoryEditor, aStory([aSection({ section_text: null, sound_path: null })]));
  await press('Delete section 1');
  expect(made()).toEqual([['DELETE /story_section', { section_id: 1 }]]);
  expect(screen.getByText('This story has no sections yet.')).toBeTruthy();
});
