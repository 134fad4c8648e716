import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { TypedAnswer, type TypedAnswerProps } from './typed-answer.tsx';

afterEach(cleanup);

function open(change: Partial<TypedAnswerProps> = {}) {
  const sent: string[] = [];
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const given = { language: 'spanish', canType: true, isTimeUp: false, own: undefined } as const;
  const draw = (now: Partial<TypedAnswerProps>) => (
    <I18nProvider i18n={i18n}>
      <TypedAnswer {...given} onText={(text) => sent.push(text)} {...now} />
    </I18nProvider>
  );
  const { rerender } = render(draw(change));
  return { sent, becomes: (now: Partial<TypedAnswerProps>) => rerender(draw(now)) };
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your answer' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

test('what is typed is sent once it is more than spaces', () => {
  const { sent } = open();
  fireEvent.submit(field());
  type('   ');
  fireEvent.submit(field());
  type(' niño ');
  fireEvent.submit(field());
  expect(sent).toEqual(['niño']);
});

test('the keyboard is that of the language, and corrects nothing', () => {
  open({ language: 'arabic' });
  expect(field().getAttribute('lang')).toBe('ar');
  expect(field().dir).toBe('rtl');
  for (const attribute of ['autocomplete', 'autocorrect', 'autocapitalize'])
    expect(field().getAttribute(attribute)).toBe('off');
});

test.each([
  ['while it is composed', { key: 'Enter', isComposing: true }],
  ['in Safari, right after it was composed', { key: 'Enter', keyCode: 229 }],
])('Enter %s ends the composition, and sends nothing', (_, init) => {
  open({ language: 'japanese' });
  type('ねこ');
  const enter = createEvent.keyDown(field(), init);
  fireEvent(field(), enter);
  expect(enter.defaultPrevented).toBe(true);
  const plain = createEvent.keyDown(field(), { key: 'Enter' });
  fireEvent(field(), plain);
  expect(plain.defaultPrevented).toBe(false);
});

test('what was sent stands there, and cannot be changed', () => {
  open({ own: 'niño' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('niño')).toBeTruthy();
});

test('what stands there when the time is up is sent by itself, once', () => {
  const { sent, becomes } = open();
  type(' perr ');
  becomes({ canType: false, isTimeUp: true });
  becomes({ canType: false, isTimeUp: true, own: 'perr' });
  expect(sent).toEqual(['perr']);
});

test.each([
  ['nothing was typed', ' ', {}],
  ['it was sent already', 'perro', { own: 'perro' }],
  ['the question is only paused', 'perro', { isTimeUp: false }],
])('nothing is sent by itself when %s', (_, text, now) => {
  const { sent, becomes } = open();
  type(text);
  becomes({ canType: false, isTimeUp: true, ...now });
  expect(sent).toEqual([]);
});
