import { afterEach, expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ErrorPanel } from './error-panel.tsx';

afterEach(cleanup);

test.each([
  [500, 'Server error, please try again later.', 'button', 'Retry'],
  [503, 'Server error, please try again later.', 'button', 'Retry'],
  [404, 'Page does not exist', 'link', 'Go back'],
  [400, 'Page does not exist', 'link', 'Go back'],
  [0, 'No connection', 'button', 'Retry'],
  [-1, 'No connection', 'button', 'Retry'],
] as const)('status %i says "%s" and offers the %s %s', (status, words, role, name) => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  let tries = 0;
  render(
    <I18nProvider i18n={i18n}>
      <ErrorPanel status={status} onRetry={() => (tries += 1)} />
    </I18nProvider>,
  );
  expect(screen.getByRole('heading').textContent).toBe(words);
  const offer = screen.getByRole(role, { name });
  if (role === 'button') fireEvent.click(offer);
  expect(tries).toBe(role === 'button' ? 1 : 0);
});

test('what is missing may belong to a visitor, who can log in there', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <ErrorPanel status={404} logInHref="/login?next=%2Fdeck%2Fme%2F7" />
    </I18nProvider>,
  );
  expect(screen.getByRole('heading').textContent).toBe('Page does not exist');
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login?next=%2Fdeck%2Fme%2F7');
  expect(screen.getByRole('link', { name: 'Go back' })).toBeTruthy();
});
