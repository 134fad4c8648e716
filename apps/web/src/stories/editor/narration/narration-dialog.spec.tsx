import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { StorySection } from '@lexiroom/contracts/stories';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { refused, type ServerAnswer } from '../../../api/server.fixture.ts';
import { giveSounds } from '../../../deck-editor/sounds/recording/level-sound.fixture.ts';
import { giveDialogs } from '../../../design/overlays/dialog.fixture.ts';
import { alerts, button, press } from '../../../page/screen.fixture.tsx';
import { aSection, aStory } from '../../story.fixture.ts';
import { openOverlay, said } from '../edited-story.fixture.tsx';
import { StoryEditor } from '../story-editor.tsx';

function pause(this: HTMLMediaElement) {
  this.dispatchEvent(new Event('pause'));
}
function play(this: HTMLMediaElement) {
  this.dispatchEvent(new Event('play'));
  return Promise.resolve();
}
beforeAll(() => {
  giveDialogs();
  const media = HTMLMediaElement.prototype;
  media.pause = pause;
  media.play = play;
  Object.defineProperty(media, 'duration', { value: 3, configurable: true });
  URL.createObjectURL = () => 'blob:reading';
  URL.revokeObjectURL = () => undefined;
  giveSounds();
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const recorded = { is_recorded: true, sound_path: '/media/sounds/9.mp3' };

/** Opens the dialog of the only section. */
async function openDialog(change: Partial<StorySection>, answers: Record<string, () => ServerAnswer> = {}) {
  const opened = await openOverlay(StoryEditor, aStory([aSection(change)]), answers);
  await press('Read section 1 aloud yourself');
  return opened;
}
const dialog = () => screen.getByRole('dialog', { name: 'Read section 1 aloud' });
const audio = () => dialog().querySelector('audio')!;
const tapButton = () => button(/^Tap: /);
/** Taps while the sound is at this time. */
async function tapAt(seconds: number, how: (element: Element) => void = finger) {
  audio().currentTime = seconds;
  await act(async () => how(tapButton()));
}
const finger = (element: Element) => fireEvent(element, new MouseEvent('pointerdown', { bubbles: true, button: 0 }));
const space = (element: Element) => {
  fireEvent.keyDown(element, { key: ' ' });
  fireEvent.keyUp(element, { key: ' ' });
};
const timings = [
  ['El', 0.5, 0, 2, 0.5],
  ['perro', 1, 3, 5, 1],
  ['duerme', 1, 9, 6, 2],
];

test('an MP3 is chosen, tapped along with, and saved', async () => {
  const { made } = await openDialog({}, { 'POST /story_narration': () => said({ is_recorded: true }) });
  const file = new File(['mp3'], 'reading.mp3', { type: 'audio/mpeg' });
  await act(async () => void fireEvent.change(screen.getByLabelText('Choose an MP3'), { target: { files: [file] } }));
  await screen.findByText('0 of 3 words light up');
  await press('Tap along');
  expect(document.activeElement).toBe(tapButton());
  await tapAt(0.5);
  await tapAt(1, space);
  expect(tapButton().textContent).toBe('Tap: duerme');
  await tapAt(2);
  expect(screen.getByText('3 of 3 words light up')).toBeTruthy();
  await press('Save');
  await screen.findByRole('button', { name: 'Voice of section 1: Your voice' });
  expect(made()).toEqual([
    [
      'POST /story_narration',
      { section_id: 1, section_text: 'El perro duerme.', sound_file: expect.stringMatching(/^data:audio\/mpeg;base64,/), sound_timings: timings, rev: 1 }, // prettier-ignore
    ],
  ]);
});

test('only the times of a recording are set anew; a tap is taken back, and its sound goes on before it', async () => {
  const { made } = await openDialog(recorded, { 'PUT /story_timings': () => ({ body: { rev: 4 } }) });
  await press('Tap along');
  await tapAt(0.5);
  await tapAt(1.9);
  await press('Take back a tap');
  expect([audio().currentTime, document.activeElement]).toEqual([expect.closeTo(0.4), tapButton()]);
  await tapAt(1, (element) => fireEvent.click(element, { detail: 0 }));
  await tapAt(2);
  await press('Save');
  expect(made()).toEqual([['PUT /story_timings', { section_id: 1, sound_timings: timings, rev: 1 }]]);
});

test('what is done early times the words that were tapped', async () => {
  const { made } = await openDialog(recorded, { 'PUT /story_timings': () => ({ body: { rev: 4 } }) });
  await press('Tap along');
  await tapAt(0.5);
  await press('Done');
  expect(screen.getByText('1 of 3 words light up')).toBeTruthy();
  await press('Save');
  expect(made()).toMatchObject([['PUT /story_timings', { sound_timings: [['El', 2.5, 0, 2, 0.5]] }]]);
});

test('what was read is not lost when it cannot be saved', async () => {
  await openDialog(recorded, { 'PUT /story_timings': () => refused(409, 'STALE') });
  await press('Tap along');
  await tapAt(0.5);
  await press('Done');
  await press('Save');
  expect(alerts()).toEqual(['This has changed in the meantime.']);
  expect(screen.getByText('1 of 3 words light up')).toBeTruthy();
  await act(async () => dialog().querySelector<HTMLElement>('[data-closes]')!.click());
  expect(screen.getByText('Discard what you have started?')).toBeTruthy();
});

test('what is no MP3 is refused at once', async () => {
  const { made } = await openDialog({});
  const file = new File(['text'], 'reading.txt', { type: 'text/plain' });
  await act(async () => void fireEvent.change(screen.getByLabelText('Choose an MP3'), { target: { files: [file] } }));
  expect([alerts().length, made()]).toEqual([1, []]);
});
