import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Tabs } from './tabs.tsx';

beforeEach(() => {
  render(
    <Tabs
      label="Shown"
      tabs={[
        { name: 'words', label: 'Words', panel: 'apple, pear' },
        { name: 'statistics', label: 'Statistics', panel: 'all went well' },
      ]}
    />,
  );
});
afterEach(cleanup);

const panel = () => screen.getByRole('tabpanel').textContent;
const arrow = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

test('the first panel is shown, and named by its tab', () => {
  expect(screen.getByRole('tabpanel', { name: 'Words' }).textContent).toBe('apple, pear');
});

test('a tab that is pressed shows its panel', () => {
  fireEvent.click(screen.getByRole('tab', { name: 'Statistics' }));
  expect([panel(), screen.getByRole('tab', { selected: true }).textContent]).toEqual(['all went well', 'Statistics']);
});

test('arrow keys go around the tabs and take the focus along; other keys do nothing', () => {
  screen.getByRole('tab', { name: 'Words' }).focus();
  arrow('ArrowRight');
  expect([panel(), document.activeElement?.textContent]).toEqual(['all went well', 'Statistics']);
  arrow('ArrowRight');
  expect(panel()).toBe('apple, pear');
  arrow('ArrowLeft');
  arrow('a');
  expect(panel()).toBe('all went well');
});

test('only the chosen tab is reached by the tab key', () => {
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
});

test('keys that are pressed fast go on from the tab that has the focus, though the chosen one follows later', () => {
  cleanup();
  const asked: string[] = [];
  const tabs = ['one', 'two', 'three'].map((name) => ({ name, label: name, panel: name }));
  render(
    <Tabs
      label="Kept elsewhere"
      tabs={tabs as [(typeof tabs)[0]]}
      kept={{ chosen: 'one', onChoose: (name) => asked.push(name) }}
    />,
  );
  screen.getByRole('tab', { name: 'one' }).focus();
  arrow('ArrowRight');
  arrow('ArrowRight');
  expect([asked, document.activeElement?.textContent]).toEqual([['two', 'three'], 'three']);
});
