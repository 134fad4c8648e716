import { Trans, useLingui } from '@lingui/react/macro';
import type { Report } from '@lexiroom/contracts/live';
import { Check, Minus, X } from 'lucide-react';
import { Button } from '../../../design/buttons/button.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';
import { TeamMark } from '../../../live/teams/team-mark.tsx';
import { useTeamName } from '../../../live/teams/team-name.tsx';
import type { OnVoid } from '../../../live/game-screens.ts';
import { answerText, rightText } from './answer-texts.ts';
import { follow } from './player-report.tsx';
import { reportPath } from './player-address.ts';
import { answersByQuestion, type WordAnswer } from './word-answers.ts';

export interface ReportTableProps {
  report: Report;
  isBusy: boolean;
  onVoid: OnVoid;
}

/** Players × questions: who knew which word, and what was chosen instead. Hardest words show by their share. */
export function ReportTable({ report, isBusy, onVoid }: ReportTableProps) {
  const { t } = useLingui();
  const nameOf = useTeamName();
  const questions = report.questions.filter(({ scored }) => scored);
  const players = report.players.toSorted(
    (one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity) || one.seat_id - other.seat_id,
  );
  return (
    <section
      aria-label={t`Players and questions`}
      // A wide table is scrolled by key.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative min-w-0 overflow-x-auto rounded-3xl border border-line bg-card"
    >
      <table className="w-full border-collapse text-start">
        <thead>
          <tr className="align-bottom">
            <th scope="col" className="sticky start-0 z-10 bg-card p-4 text-start font-semibold">
              <Trans>Player</Trans>
            </th>
            <th scope="col" className="p-4 text-end font-semibold">
              <Trans>Points</Trans>
            </th>
            {questions.map((question) => (
              <th
                key={question.number}
                scope="col"
                className={`min-w-28 p-3 text-center font-semibold ${question.voided ? 'text-soft line-through' : ''}`}
              >
                <span className="block text-sm text-soft tabular-nums">{question.number}</span>
                <UserText className="wrap-anywhere">{rightText(question)}</UserText>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map((player) => {
            const answers = answersByQuestion(player.answers);
            return (
              <tr key={player.seat_id} className="border-t border-line">
                <th scope="row" className="sticky start-0 z-10 max-w-44 min-w-32 bg-card p-4 text-start font-semibold">
                  <span className="me-2 text-soft tabular-nums">{player.rank ?? '–'}</span>
                  {player.team && (
                    <>
                      <TeamMark team={player.team} className="me-2 inline-grid size-7 align-middle" />
                      <span className="sr-only">{nameOf(player.team)}, </span>
                    </>
                  )}
                  <a
                    href={reportPath(report.live_id, player.seat_id)}
                    onClick={(event) => follow(event, reportPath(report.live_id, player.seat_id))}
                    className="inline-flex min-h-11 items-center underline"
                  >
                    <UserText className="wrap-anywhere">{player.name}</UserText>
                  </a>
                </th>
                <td className="p-4 text-end font-bold tabular-nums">{player.score}</td>
                {questions.map((question) => (
                  <td
                    key={question.number}
                    className={`p-2 text-center ${question.voided ? 'line-through decoration-2' : ''}`}
                  >
                    <Outcome given={answers.get(question.number)} text={(answer) => answerText(question, answer)} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-line">
            <th scope="row" className="sticky start-0 z-10 bg-card p-4 text-start font-semibold" colSpan={2}>
              <Trans>Right answers</Trans>
            </th>
            {questions.map((question) => (
              <td key={question.number} className="p-2 text-center">
                <RightShare report={report} question={question.number} />
                {question.asked_before !== undefined && (
                  <span className="block text-sm text-soft">
                    <Trans>asked again</Trans>
                  </span>
                )}
                <span className="block">
                  {question.voided ? (
                    <>
                      <span className="text-sm text-soft">
                        <Trans>does not count</Trans>
                      </span>
                      <Button
                        size="small"
                        aria-label={t`Count again question ${question.number}`}
                        disabled={isBusy}
                        className="mx-auto mt-1.5"
                        onClick={() => onVoid(question.number, true)}
                      >
                        <Trans>Count again</Trans>
                      </Button>
                    </>
                  ) : (
                    <Button
                      size="small"
                      aria-label={t`Take back question ${question.number}`}
                      disabled={isBusy}
                      className="mx-auto mt-1.5"
                      onClick={() => onVoid(question.number, false)}
                    >
                      <Trans>Take back</Trans>
                    </Button>
                  )}
                </span>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

interface OutcomeProps {
  given: WordAnswer | undefined;
  text: (answer: WordAnswer['answer']) => string;
}

function Outcome({ given, text }: OutcomeProps) {
  const { t } = useLingui();
  if (!given) {
    return (
      <span className="text-soft">
        <Minus className="mx-auto size-5" aria-hidden="true" />
        <span className="sr-only">{t`No answer`}</span>
      </span>
    );
  }
  const { answer } = given;
  if (answer.correct) {
    return (
      <span className="flex items-center justify-center gap-1 font-semibold text-good-ink tabular-nums">
        <Check className="size-5" strokeWidth={3} aria-hidden="true" />
        <span className="sr-only">{t`Right`}</span>
        {answer.points}
        <Times given={given} />
      </span>
    );
  }
  return (
    <span className="flex items-center justify-center gap-1 text-bad-ink">
      <X className="size-5 shrink-0" strokeWidth={3} aria-hidden="true" />
      <span className="sr-only">{t`Wrong`}</span>
      <UserText className="wrap-anywhere">{text(answer)}</UserText>
      <Times given={given} />
    </span>
  );
}

/** In a race: how many of the answers to a word were right. */
function Times({ given: { right, times } }: { given: WordAnswer }) {
  if (times === 1) return null;
  return (
    <span className="text-sm font-normal text-soft">
      (
      <Trans>
        {right} of {times}
      </Trans>
      )
    </span>
  );
}

/** The share of right answers among those given, in percent; where there are none, that in words. */
function RightShare({ report: { players }, question }: { report: Report; question: number }) {
  const { i18n } = useLingui();
  const answers = players.flatMap((player) => player.answers.filter((answer) => answer.question === question));
  if (answers.length === 0) {
    return (
      <span className="text-sm text-soft">
        <Trans>no answer</Trans>
      </span>
    );
  }
  const right = answers.filter(({ correct }) => correct).length;
  const share = i18n.number(right / answers.length, { style: 'percent' });
  return <span className="font-bold tabular-nums">{share}</span>;
}
