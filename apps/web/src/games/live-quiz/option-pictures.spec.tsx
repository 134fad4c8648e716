import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { optionPicture, usePicturesAhead } from './option-pictures.ts';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** The addresses of pictures that a screen begins to fetch. */
function fetching(): string[] {
  const asked: string[] = [];
  jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation((path) => void asked.push(path));
  return asked;
}

function Screen({ paths }: { paths?: string[] }) {
  usePicturesAhead(paths);
  return null;
}

const isNarrow = (matches: boolean) => {
  window.matchMedia = (() => ({ matches })) as unknown as typeof matchMedia;
};

test('a picture is fetched once, however often the view that names it comes', () => {
  const asked = fetching();
  const { rerender } = render(<Screen paths={['/media/one.webp', '/media/two.webp']} />);
  rerender(<Screen paths={['/media/one.webp', '/media/two.webp']} />);
  rerender(<Screen />);
  rerender(<Screen paths={['/media/two.webp', '/media/three.webp']} />);
  expect(asked).toEqual(['/media/one.webp', '/media/two.webp', '/media/three.webp']);
});

test('at most 255 pictures are held ready; the oldest go first', () => {
  const asked = fetching();
  const many = Array.from({ length: 260 }, (_, index) => `/media/many${index}.webp`);
  const { rerender } = render(<Screen paths={many} />);
  rerender(<Screen paths={[many[259]!, many[5]!]} />);
  expect(asked).toHaveLength(260);
  rerender(<Screen paths={[many[0]!]} />);
  expect(asked).toHaveLength(261);
});

test('phones take the small form of a picture, larger screens the whole one', () => {
  isNarrow(true);
  expect(optionPicture('/media/1000cat00000.webp')).toBe('/media/thumbnails/1000cat00000.webp');
  expect(optionPicture('https://elsewhere.example/media/cat.webp')).toBe('https://elsewhere.example/media/cat.webp');
  isNarrow(false);
  expect(optionPicture('/media/1000cat00000.webp')).toBe('/media/1000cat00000.webp');
});
