import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ForgottenWord } from '@lexiroom/contracts/classes';
import { isUnsuccessful } from '@lexiroom/domain/statistics';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { Loading } from '../../design/feedback/loading.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { Select } from '../../design/fields/select.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { Panel } from '../../study/statistics/panel.tsx';
import { usePercent } from '../../study/statistics/success-rate.tsx';
import { DeckChoice } from '../deck-choice.tsx';
import { forgettingQuery } from '../statistics-queries.ts';
import { WordActions } from './word-actions.tsx';

/** How many words can be asked for. */
const counts = [10, 20, 40, 80, 200];
/** How many are asked for at first. */
export const countAtFirst = 20;

export interface ForgettingPanelProps {
  class_id: number;
  owner: string;
  decks: readonly { deck_id: number; deck_name: string }[];
}

/** The words that a class is forgetting, with why, and what to do about them (decisions section 11). */
export function ForgettingPanel({ class_id, owner, decks }: ForgettingPanelProps) {
  const { t } = useLingui();
  const [chosen, choose] = useState<number[]>();
  const [n, setN] = useState(countAtFirst);
  const { data, error, refetch } = useQuery({
    ...forgettingQuery(class_id, chosen, n),
    placeholderData: keepPreviousData,
  });
  return (
    <Panel title={<Trans>What this class is forgetting</Trans>}>
      <p className="text-soft">
        <Trans>What to ask next: the most overdue words first, then those answered wrong.</Trans>
      </p>
      <div className="flex flex-wrap items-end gap-4">
        <Select label={t`How many words`} value={n} onChange={({ target }) => setN(Number(target.value))}>
          {counts.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </Select>
        <DeckChoice decks={decks} chosen={chosen} onChange={choose} />
      </div>
      {!data && !error && <Loading />}
      {!data && error && (
        <div className="flex flex-wrap items-center gap-4">
          <Notice tone="bad">
            <Trans>These words could not be loaded.</Trans>
          </Notice>
          <Button onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {data?.count === 0 && (
        <p className="text-soft">
          <Trans>Nothing: no word is due, and none was answered wrong.</Trans>
        </p>
      )}
      {data && data.count > 0 && (
        <>
          <p className="text-soft" aria-live="polite">
            {data.words.length < data.count ? (
              <Trans>
                {data.words.length} of {data.count} words
              </Trans>
            ) : (
              <Plural value={data.count} one="# word" other="# words" />
            )}
          </p>
          <ol className="grid gap-x-12 lg:grid-cols-2">
            {data.words.map((word) => (
              <li
                key={word.word_id}
                className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line py-2.5"
              >
                <UserText language={word.target_language} className="min-w-32 flex-1 text-lg font-bold wrap-anywhere">
                  {word.target_translation}
                </UserText>
                <Why word={word} />
              </li>
            ))}
          </ol>
          <WordActions class_id={class_id} owner={owner} words={data.words} isMain />
        </>
      )}
    </Panel>
  );
}

/** Why a word is in the list: how long it is overdue, how it failed. */
function Why({ word: { overdue_days, answers, right_answers } }: { word: ForgottenWord }) {
  const percent = usePercent();
  const hasFailed = isUnsuccessful({ answers, right: right_answers });
  return (
    <span className="flex flex-wrap gap-x-4 text-soft tabular-nums">
      {overdue_days > 0 && <Plural value={overdue_days} one="# day overdue" other="# days overdue" />}
      {overdue_days === 0 && <Trans>due today</Trans>}
      {overdue_days < 0 && hasFailed && <Trans>not due yet, but answered wrong</Trans>}
      <span className={hasFailed ? 'font-semibold text-bad-ink' : ''}>
        <Trans>
          {percent({ answers, right: right_answers })} right ({right_answers} of {answers})
        </Trans>
      </span>
    </span>
  );
}
