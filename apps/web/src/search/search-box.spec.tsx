import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { SearchBox, searchPauseMs } from './search-box.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });

function show() {
  const searched: string[] = [];
  const note = (term: string) => void searched.push(term);
  render(
    <I18nProvider i18n={i18n}>
      <SearchBox onSearch={note} />
    </I18nProvider>,
  );
  pass(0);
  searched.length = 0;
  return searched;
}

test('only what stands after a pause in typing is looked for, without the spaces around it', () => {
  const searched = show();
  type('an');
  pass(searchPauseMs - 1);
  type(' anim ');
  pass(searchPauseMs - 1);
  expect(searched).toEqual([]);
  pass(1);
  expect(searched).toEqual(['anim']);
});

test('Enter does not wait', () => {
  const searched = show();
  type('food');
  fireEvent.submit(screen.getByRole('searchbox'));
  expect(searched).toEqual(['food']);
});

test('an emptied box resets the results at once', () => {
  const searched = show();
  type('food');
  pass(searchPauseMs);
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  pass(0);
  expect(searched).toEqual(['food', '']);
});
