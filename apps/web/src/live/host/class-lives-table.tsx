import { Trans, useLingui } from '@lingui/react/macro';
import type { ClassLives } from '@lexiroom/contracts/live';
import { Minus } from 'lucide-react';
import { UserText } from '../../design/typography/user-text.tsx';
import { useMoment } from '../../i18n/dates.ts';
import { shareRight } from './class-lives-sheet.ts';

type Result = ClassLives['students'][number]['results'][number];

/** Students × quizzes: the share of right answers, the newest quiz first. */
export function ClassLivesTable({ of: { lives, students } }: { of: ClassLives }) {
  const { t } = useLingui();
  const momentOf = useMoment();
  return (
    <section
      aria-label={t`Students and quizzes`}
      // A wide table is scrolled by key.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative min-w-0 overflow-x-auto rounded-3xl border border-line bg-card"
    >
      <table className="w-full border-collapse text-start">
        <thead>
          <tr className="align-bottom">
            <th scope="col" className="sticky start-0 z-10 bg-card p-4 text-start font-semibold">
              <Trans>Student</Trans>
            </th>
            <th scope="col" className="p-4 text-end font-semibold">
              <Trans>All quizzes</Trans>
            </th>
            {lives.map(({ live_id, game, deck_name, created_at }) => (
              <th key={live_id} scope="col" className="min-w-32 p-3 text-center font-semibold">
                <UserText className="block wrap-anywhere">{deck_name}</UserText>
                {game === 'quick-pick' && (
                  <span className="block text-sm text-soft">
                    <Trans>Quick Pick</Trans>
                  </span>
                )}
                <a href={`/live/report/${live_id}`} className="inline-flex min-h-11 items-center text-sm underline">
                  {momentOf(created_at)}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {students.map(({ student_id, student_name, in_class_since, results }) => (
            <tr key={student_id} className="border-t border-line">
              <th scope="row" className="sticky start-0 z-10 max-w-44 min-w-32 bg-card p-4 text-start font-semibold">
                <UserText className="wrap-anywhere">{student_name}</UserText>
              </th>
              <td className="p-4 text-end font-bold">
                <Share share={shareRight(results)} />
              </td>
              {lives.map(({ live_id, created_at }) => (
                <td key={live_id} className="p-2 text-center">
                  <Outcome
                    result={results.find((result) => result.live_id === live_id)}
                    wasThere={created_at >= in_class_since}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** How a student did in a quiz. `wasThere`: whether they were in the class by then. */
function Outcome({ result, wasThere }: { result: Result | undefined; wasThere: boolean }) {
  const { t } = useLingui();
  if (result?.is_absent) {
    return (
      <span className="text-soft">
        <Trans>absent</Trans>
      </span>
    );
  }
  if (!result && !wasThere) return <span className="sr-only">{t`Not in the class yet`}</span>;
  return (
    <>
      <Share share={result ? shareRight([result]) : null} />
      {result && result.answers > 0 && (
        <span className="block text-sm text-soft tabular-nums">
          <Trans>
            {result.right} of {result.answers}
          </Trans>
        </span>
      )}
    </>
  );
}

function Share({ share }: { share: number | null }) {
  const { t, i18n } = useLingui();
  if (share === null) {
    return (
      <span className="text-soft">
        <Minus className="inline-block size-5" aria-hidden="true" />
        <span className="sr-only">{t`Did not play`}</span>
      </span>
    );
  }
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' });
  return <span className="font-semibold tabular-nums">{percent.format(share / 100)}</span>;
}
