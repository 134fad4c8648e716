import { afterEach, expect, test } from '@jest/globals';
import type { Report } from '@lexiroom/contracts/live';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { HardestWords } from './hardest-words-list.tsx';
import { aReport } from './report.fixture.ts';

afterEach(cleanup);

/** Twelve who were asked one word, which seven of them missed. */
function missedBySeven(): Report {
  const [player] = aReport().players;
  const [answer] = player!.answers;
  const answers = (seat_id: number) => [{ ...answer!, option: seat_id > 7 ? 0 : 3, correct: seat_id > 7 }];
  const players = Array.from({ length: 12 }, (_, index) => ({
    ...player!,
    seat_id: index + 1,
    answers: answers(index + 1),
  }));
  return aReport({ players });
}

test.each([
  ['en', 'Missed: 7 of 12 · 58%'],
  ['es', 'Missed: 7 of 12 · 58\u00A0%'],
])('a hard word says how many of those who were asked missed it, and the share as %s writes it', (locale, share) => {
  i18n.loadAndActivate({ locale, messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <HardestWords report={missedBySeven()} />
    </I18nProvider>,
  );
  expect(screen.getByRole('listitem').textContent).toBe(`oso${share}7 × taken for pato`);
});
