import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Report } from '@lexiroom/contracts/live';
import { Check, ChevronLeft, ChevronRight, Minus, Printer, X } from 'lucide-react';
import { type MouseEvent, useEffect } from 'react';
import { Button } from '../../../design/buttons/button.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';
import { Team } from '../../../live/teams/team-name.tsx';
import { answerText, rightText } from './answer-texts.ts';
import { MissedWordsDeck } from './missed-words-deck.tsx';
import { goTo, reportPath } from './player-address.ts';
import { byRank } from './report-sheet.ts';
import { answersByQuestion } from './word-answers.ts';

type Player = Report['players'][number];

/** One player's quiz: each question with the right word, what was chosen, the time and the points; and the next player. */
export function PlayerReport({ report, seat_id }: { report: Report; seat_id: number }) {
  const { t, i18n } = useLingui();
  const players = report.players.toSorted(byRank);
  const place = players.findIndex((player) => player.seat_id === seat_id);
  const player = players[place];
  const earlier = players[place - 1];
  const later = place < 0 ? undefined : players[place + 1];
  usePlayerKeys(report.live_id, earlier, later);
  const seconds = new Intl.NumberFormat(i18n.locale, { style: 'unit', unit: 'second', maximumFractionDigits: 1 });
  const back = (
    <a
      href={reportPath(report.live_id)}
      onClick={(event) => follow(event, reportPath(report.live_id))}
      className="inline-flex min-h-11 items-center underline print:hidden"
    >
      <Trans>All players</Trans>
    </a>
  );
  if (!player) {
    return (
      <>
        {back}
        <p className="text-lg">
          <Trans>This player is not in the report.</Trans>
        </p>
      </>
    );
  }
  const asked = report.questions.filter(({ scored }) => scored);
  const answers = answersByQuestion(player.answers);
  const counted = asked.filter(({ voided }) => !voided);
  const right = counted.filter(({ number }) => answers.get(number)?.answer.correct).length;
  const go = (to: Player | undefined) => to && goTo(reportPath(report.live_id, to.seat_id), { replace: true });
  return (
    <section aria-labelledby="player" className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {back}
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button
            size="small"
            disabled={!earlier}
            aria-keyshortcuts="ArrowLeft"
            icon={<ChevronLeft className="size-5 rtl:rotate-180" aria-hidden="true" />}
            onClick={() => go(earlier)}
          >
            <Trans>Player before</Trans>
          </Button>
          <Button
            size="small"
            disabled={!later}
            aria-keyshortcuts="ArrowRight"
            icon={<ChevronRight className="size-5 rtl:rotate-180" aria-hidden="true" />}
            onClick={() => go(later)}
          >
            <Trans>Next player</Trans>
          </Button>
          <Button size="small" icon={<Printer className="size-5" aria-hidden="true" />} onClick={() => print()}>
            <Trans>Print</Trans>
          </Button>
        </div>
      </div>
      <div aria-live="polite">
        <h2 id="player" className="font-display text-3xl font-extrabold wrap-anywhere">
          <UserText>{player.name}</UserText>
        </h2>
        <p className="mt-1 text-lg text-soft tabular-nums">
          {player.team && (
            <>
              <Team team={player.team} mark="size-7" />
              {' · '}
            </>
          )}
          {player.rank !== null && (
            <>
              <Trans>Rank {player.rank}</Trans>
              {' · '}
            </>
          )}
          <Plural value={player.score} one="# point" other="# points" />
          {' · '}
          <Trans>
            {right} of {counted.length}
          </Trans>
        </p>
      </div>
      <section
        aria-label={t`Questions`}
        // A wide table is scrolled by key.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="relative min-w-0 overflow-x-auto rounded-3xl border border-line bg-card"
      >
        <table className="w-full border-collapse text-start">
          <thead>
            <tr className="align-bottom">
              {[t`Word`, t`Answer`, t`Time`, t`Points`].map((heading, column) => (
                <th key={heading} scope="col" className={`p-3 font-semibold ${column < 2 ? 'text-start' : 'text-end'}`}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {asked.map((question) => {
              const { number, voided } = question;
              const { answer } = answers.get(number) ?? {};
              return (
                <tr key={number} className={`border-t border-line ${voided ? 'text-soft' : ''}`}>
                  <th scope="row" className="p-3 text-start font-semibold">
                    <span className="me-2 text-soft tabular-nums">{number}</span>
                    <UserText className={`wrap-anywhere ${voided ? 'line-through' : ''}`}>
                      {rightText(question)}
                    </UserText>
                    {voided && (
                      <span className="block text-sm font-normal">
                        <Trans>does not count</Trans>
                      </span>
                    )}
                  </th>
                  <td className="p-3">
                    <Chosen answer={answer} text={answerText(question, answer)} />
                  </td>
                  <td className="p-3 text-end tabular-nums">{answer ? seconds.format(answer.ms / 1000) : ''}</td>
                  <td className="p-3 text-end font-bold tabular-nums">{answer ? answer.points : ''}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      <MissedWordsDeck key={seat_id} report={{ ...report, players: [player] }} />
    </section>
  );
}

function Chosen({ answer, text }: { answer: Player['answers'][number] | undefined; text: string }) {
  const { t } = useLingui();
  const Icon = answer ? (answer.correct ? Check : X) : Minus;
  const tone = answer ? (answer.correct ? 'text-good-ink' : 'text-bad-ink') : 'text-soft';
  return (
    <span className={`flex items-center gap-1.5 ${tone}`}>
      <Icon className="size-5 shrink-0" strokeWidth={3} aria-hidden="true" />
      <span className="sr-only">{answer ? (answer.correct ? t`Right` : t`Wrong`) : t`No answer`}</span>
      {text !== '' && <UserText className="wrap-anywhere">{text}</UserText>}
    </span>
  );
}

/** Follows a link within the report, unless it is to open elsewhere. */
export function follow(event: MouseEvent, path: string): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  goTo(path);
}

/** The arrow keys go from player to player, as the reading runs. */
function usePlayerKeys(live_id: number, earlier: Player | undefined, later: Player | undefined): void {
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
      if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
      // A table that is scrolled, and a choice, keep their keys.
      if (target instanceof Element && target.closest('select, input, textarea, dialog, section[tabindex]')) return;
      const isOnwards = (key === 'ArrowRight') !== (document.documentElement.dir === 'rtl');
      const to = isOnwards ? later : earlier;
      if (to) goTo(reportPath(live_id, to.seat_id), { replace: true });
    };
    addEventListener('keydown', go);
    return () => removeEventListener('keydown', go);
  }, [live_id, earlier, later]);
}
