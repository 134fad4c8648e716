import type { GameId } from '@lexiroom/domain/games';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StudentAnswer, StudentHistory } from '@lexiroom/contracts/classes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Check, ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { Loading } from '../../design/feedback/loading.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { dateFormat } from '../../i18n/dates.ts';
import { Panel } from '../../study/statistics/panel.tsx';
import { useDayName } from '../../study/words/day-name.ts';
import { historyQuery } from '../statistics-queries.ts';

/** What a student answered, day by day, the latest first; a hundred answers a page. */
export function HistoryPanel({ student_id }: { student_id: number }) {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({ ...historyQuery(student_id, page), placeholderData: keepPreviousData });
  const arrow = 'size-6 rtl:rotate-180';
  return (
    <Panel
      title={<Trans>History</Trans>}
      aside={
        data &&
        data.pages > 1 && (
          <nav aria-label={t`Pages of the history`} className="flex items-center gap-2">
            <IconButton
              label={t`Newer answers`}
              icon={<ChevronLeft className={arrow} aria-hidden="true" />}
              disabled={page === 1}
              onClick={() => setPage(page - 1)}
            />
            <span className="tabular-nums" aria-live="polite">
              <Trans>
                Page {page} of {data.pages}
              </Trans>
            </span>
            <IconButton
              label={t`Older answers`}
              icon={<ChevronRight className={arrow} aria-hidden="true" />}
              disabled={page >= data.pages}
              onClick={() => setPage(page + 1)}
            />
          </nav>
        )
      }
    >
      {!data && !error && <Loading />}
      {!data && error && (
        <div className="flex flex-wrap items-center gap-4">
          <Notice tone="bad">
            <Trans>The history could not be loaded.</Trans>
          </Notice>
          <Button onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {data?.answers.length === 0 && (
        <p className="text-soft">
          <Trans>No answers yet</Trans>
        </p>
      )}
      {data && <Days history={data} />}
    </Panel>
  );
}

function Days({ history }: { history: StudentHistory }) {
  const nameDay = useDayName();
  const days = [...Map.groupBy(history.answers, ({ local_day }) => local_day)];
  return (
    <ol className="flex flex-col gap-5">
      {days.map(([day, answers]) => (
        <li key={day}>
          <h4 className="mb-1 text-lg font-bold">{nameDay(day, history.today)}</h4>
          <ul className="divide-y divide-line border-y border-line">
            {answers.map((answer) => (
              <Answer key={answer.answer_id} answer={answer} time_zone={history.time_zone} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Answer({ answer, time_zone }: { answer: StudentAnswer; time_zone: string }) {
  const { t, i18n } = useLingui();
  const { is_correct, word } = answer;
  const time = dateFormat(i18n.locale, { timeStyle: 'short', timeZone: time_zone });
  const games: Record<GameId, string> = {
    'live-quiz': t`Live quiz`,
    'word-rush': t`Word Rush`,
    'type-hype': t`Type Hype`,
    'quick-pick': t`Quick Pick`,
  };
  const alone = { study: t`Study`, revise: t`Revise`, test: t`Test` };
  const modes: Partial<Record<string, string>> = { ...alone, ...games, printed: t`On paper` };
  const Icon = is_correct ? Check : X;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-0.5 py-2">
      <span className={is_correct ? 'text-good-ink' : 'text-bad-ink'}>
        <Icon className="size-5" strokeWidth={3} aria-hidden="true" />
        <span className="sr-only">{is_correct ? t`Right` : t`Wrong`}</span>
      </span>
      <span className="min-w-32 flex-1 wrap-anywhere">
        {word ? (
          <>
            <UserText language={word.target_language} className="text-lg font-bold">
              {word.target_translation}
            </UserText>
            {word.source_translation !== null && (
              <>
                {' '}
                <span className="ms-1 text-soft">
                  <UserText language={word.source_language}>{word.source_translation}</UserText>
                </span>
              </>
            )}
          </>
        ) : (
          <span className="text-soft">
            <Trans>a word that was deleted</Trans>
          </span>
        )}
      </span>
      <span className="text-soft">
        {modes[answer.mode] ?? answer.mode} · {answer.in_class ? t`in class` : t`alone`}
      </span>
      <time dateTime={new Date(answer.answered_at).toISOString()} className="text-soft tabular-nums">
        {time.format(answer.answered_at)}
      </time>
    </li>
  );
}
