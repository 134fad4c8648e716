import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Navigation } from '../../navigation/index.ts';
import { aStudent, classStatistics } from '../../study/statistics/students/class-statistics.fixture.ts';
import { target } from './matrix-grid.tsx';
import { orderOf } from './matrix-order.ts';
import { Matrix } from './matrix.tsx';

beforeAll(() => {
  // Nothing has a size here: the grid goes by the size of a usual window.
  globalThis.ResizeObserver ??= class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  Element.prototype.scrollTo = scrollTo;
});
beforeEach(() => {
  // jsdom does not scroll.
  window.scrollTo = () => undefined;
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});
afterEach(cleanup);

function scrollTo(this: Element, to?: ScrollToOptions | number) {
  if (typeof to !== 'object') return;
  this.scrollLeft = to.left ?? 0;
  this.scrollTop = to.top ?? 0;
  fireEvent.scroll(this);
}

function show(statistics: ReturnType<typeof classStatistics>) {
  render(
    <I18nProvider i18n={i18n}>
      <Navigation pages={[]}>
        <Matrix statistics={statistics} order={orderOf(statistics, { students: 'list', words: 'deck' })} />
      </Navigation>
    </I18nProvider>,
  );
  return screen.getByRole('grid', { name: 'Students and words' });
}
const small = () =>
  classStatistics(['uno', 'dos'], [aStudent(1, 'Ada', [[3, 4], [0, 0]]), aStudent(2, 'Ben', [[4, 4], [0, 0]])]); // prettier-ignore
const textsOf = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
const at = (place: string) => document.querySelector<HTMLElement>(`[data-place="${place}"]`)!;

test('a grid with headings of rows and columns, each cell the share of right answers', () => {
  const grid = show(small());
  expect([grid.getAttribute('aria-rowcount'), grid.getAttribute('aria-colcount')]).toEqual(['3', '3']);
  expect(textsOf('columnheader')).toEqual(['Student', 'uno', 'dos']);
  expect(textsOf('rowheader')).toEqual(['Ada75%', 'Ben100%']);
  expect(textsOf('gridcell')).toEqual(['75%, 3 of 4, due', '–no answer', '100%, 4 of 4, due', '–no answer']);
});

test('a chosen cell is told in words', () => {
  show(small());
  fireEvent.focusIn(at('1/1'));
  expect(screen.getByText(/3 of 4 right/).textContent).toBe('Ada · uno: 75%, 3 of 4 right; last Yesterday, due Today');
  fireEvent.focusIn(at('0/1'));
  expect(screen.getByText(/students, /).textContent).toBe('uno: answered by 2 of 2 students, 7 of 8 answers right');
});

const large = () =>
  classStatistics(
    Array.from({ length: 400 }, (_, word) => `word ${word + 1}`),
    Array.from({ length: 200 }, (_, student) =>
      aStudent(
        student + 1,
        `Student ${student + 1}`,
        Array.from({ length: 400 }, () => [1, 1]),
      ),
    ),
  );

describe('a matrix of 200 × 400', () => {
  test('draws what is in sight, not eighty thousand cells', () => {
    const grid = show(large());
    expect(within(grid).getAllByRole('gridcell').length).toBeLessThan(800);
    expect(grid.getAttribute('aria-rowcount')).toBe('201');
  });

  test('keys lead to any cell, which is then drawn and has the focus; one cell is reached by Tab', () => {
    const grid = show(large());
    act(() => at('1/1').focus());
    fireEvent.keyDown(at('1/1'), { key: 'End', ctrlKey: true });
    expect(document.activeElement?.getAttribute('data-place')).toBe('200/400');
    expect(at('200/0').textContent).toBe('Student 200100%');
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    fireEvent.keyDown(at('200/400'), { key: 'ArrowLeft' });
    expect(document.activeElement?.getAttribute('data-place')).toBe('200/399');
    fireEvent.keyDown(at('200/399'), { key: 'Home', ctrlKey: true });
    expect(document.activeElement?.getAttribute('data-place')).toBe('0/0');
  });
});

const size = { rows: 20, columns: 30, page: 8, isRightToLeft: false };
test.each([
  ['ArrowRight', false, { row: 5, column: 6 }],
  ['ArrowRight', true, { row: 5, column: 4 }],
  ['ArrowLeft', true, { row: 5, column: 6 }],
  ['ArrowDown', false, { row: 6, column: 5 }],
  ['PageDown', false, { row: 13, column: 5 }],
  ['PageUp', false, { row: 0, column: 5 }],
  ['Home', false, { row: 5, column: 0 }],
  ['End', false, { row: 5, column: 30 }],
  ['a', false, undefined],
])('%s, right to left: %s', (key, isRightToLeft, to) =>
  expect(target({ key, ctrlKey: false, metaKey: false }, { row: 5, column: 5 }, { ...size, isRightToLeft })).toEqual(
    to,
  ),
);
