import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Picture, type PictureProps } from './picture.tsx';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

const picture = (props: Partial<PictureProps> = {}) => (
  <I18nProvider i18n={i18n}>
    <Picture src="/media/cat.webp" alt="a cat" {...props} />
  </I18nProvider>
);

test('a picture that does not come says so, and is asked for again', () => {
  render(picture());
  fireEvent.error(screen.getByAltText('a cat'));
  expect(screen.getByText('Failed to load media')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Load again' }));
  expect(screen.getByAltText('a cat').getAttribute('src')).toBe('/media/cat.webp');
});

test('another picture in the same place gets its own try', () => {
  const { rerender } = render(picture());
  fireEvent.error(screen.getByAltText('a cat'));
  rerender(picture({ src: '/media/dog.webp', alt: 'a dog' }));
  expect(screen.getByAltText('a dog').getAttribute('src')).toBe('/media/dog.webp');
});

test('inside a link a lost picture has no button', () => {
  render(picture({ canRetry: false }));
  fireEvent.error(screen.getByAltText('a cat'));
  expect(screen.queryByRole('button')).toBeNull();
});

test('where there is no picture nothing has failed', () => {
  render(picture({ src: null }));
  expect(screen.queryByText('Failed to load media')).toBeNull();
});
