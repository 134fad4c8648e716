import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Trophy, X } from 'lucide-react';
import { Card } from '../../../design/layout/card.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';
import type { HostParts, ReportResultsProps } from '../../../live/game-screens.ts';
import { SheetDownloads } from '../../../live/host/sheet-downloads.tsx';
import { GroupName } from '../group-name.tsx';
import { reportSheet } from './report-sheet.ts';
import { type ReportedPick, roundsOf } from './rounds.ts';

/** How the games of the two groups ended, and round by round who picked first. */
export const ReportResults: HostParts['ReportResults'] = ({ report }) => {
  const { t, i18n } = useLingui();
  const rounds = roundsOf(report);
  const games = report.groups?.games ?? [];
  if (rounds.length === 0) {
    return (
      <Card className="p-6 text-lg">
        <Trans>Nobody played this time.</Trans>
      </Card>
    );
  }
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {games.map(({ scores, winner, last_round }, index) => {
          const number = index + 1;
          return (
            <li key={last_round} className="rounded-3xl border border-line bg-card p-4">
              <h2 className="font-display text-xl font-bold">
                <Trans>Game {number}</Trans>
              </h2>
              <dl dir="ltr" className="mt-2 grid grid-cols-2 gap-3 text-center">
                {(['a', 'b'] as const).map((group) => (
                  <div key={group} className={`rounded-2xl p-2 ${group === 'a' ? 'bg-brand-wash' : 'bg-sun-wash'}`}>
                    <dt className="flex items-center justify-center gap-1 font-semibold">
                      {winner === group && <Trophy className="size-5 text-sun-edge" aria-label={t`Winner`} />}
                      <GroupName group={group} />
                    </dt>
                    <dd className="font-display text-3xl font-extrabold tabular-nums">{i18n.number(scores[group])}</dd>
                  </div>
                ))}
              </dl>
              {winner === null && (
                <p className="mt-2 text-soft">
                  <Trans>It ended before anybody won.</Trans>
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <section
        aria-label={t`Rounds`}
        // A wide table is scrolled by key.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="relative min-w-0 overflow-x-auto rounded-3xl border border-line bg-card"
      >
        <table className="w-full border-collapse text-start">
          <thead>
            <tr className="align-bottom [&>th]:p-3 [&>th]:text-start [&>th]:font-semibold">
              {games.length > 1 && (
                <th scope="col">
                  <Trans>Game</Trans>
                </th>
              )}
              <th scope="col">
                <Trans>Round</Trans>
              </th>
              <th scope="col">
                <Trans>Word</Trans>
              </th>
              <th scope="col">
                <Trans>Picked first</Trans>
              </th>
              <th scope="col">
                <Trans>Picked second</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {rounds.map(({ game, round, word, picks: [first, second] }) => (
              <tr key={`${game}-${round}`} className="border-t border-line align-top [&>*]:p-3 [&>*]:text-start">
                {games.length > 1 && <td className="tabular-nums">{game}</td>}
                <td className="tabular-nums">{round}</td>
                <th scope="row" className="min-w-28 font-semibold">
                  <UserText className="wrap-anywhere">{word}</UserText>
                </th>
                <td className="min-w-32">{first ? <PickCell pick={first} /> : <Trans>nobody</Trans>}</td>
                <td className="min-w-32">{second && <PickCell pick={second} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {report.players.length > 0 && <Players report={report} />}
    </>
  );
};

/** Which group picked, by whom, and whether it was right; with what was picked in the place of the right word. */
function PickCell({ pick: { group, name, picked, correct, points } }: { pick: ReportedPick }) {
  const { t } = useLingui();
  const Mark = correct ? Check : X;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Mark
        className={`size-5 shrink-0 ${correct ? 'text-good-ink' : 'text-bad-ink'}`}
        strokeWidth={3}
        aria-label={correct ? t`Right` : t`Wrong`}
      />
      <span className="font-semibold">
        <GroupName group={group} />
      </span>
      {name !== null && <UserText className="wrap-anywhere">{name}</UserText>}
      {!correct && <UserText className="text-soft wrap-anywhere">{picked}</UserText>}
      {points > 0 && <span className="text-soft tabular-nums">+{points}</span>}
    </span>
  );
}

/** What those with a seat have picked in all games together. */
function Players({ report: { players } }: Pick<ReportResultsProps, 'report'>) {
  const { t, i18n } = useLingui();
  return (
    <section aria-label={t`Players`} className="min-w-0 overflow-x-auto rounded-3xl border border-line bg-card">
      <table className="w-full border-collapse text-start">
        <thead>
          <tr className="[&>th]:p-3 [&>th]:text-start [&>th]:font-semibold">
            <th scope="col">
              <Trans>Player</Trans>
            </th>
            <th scope="col">
              <Trans>Points</Trans>
            </th>
            <th scope="col">
              <Trans>Right</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {players
            .toSorted((one, other) => other.score - one.score || one.seat_id - other.seat_id)
            .map(({ seat_id, name, score, answers }) => {
              const right = answers.filter(({ correct }) => correct).length;
              const all = answers.length;
              return (
                <tr key={seat_id} className="border-t border-line [&>*]:p-3 [&>*]:text-start">
                  <th scope="row" className="font-semibold">
                    <UserText className="wrap-anywhere">{name}</UserText>
                  </th>
                  <td className="tabular-nums">{i18n.number(score)}</td>
                  <td className="tabular-nums">
                    <Trans>
                      {right} of {all}
                    </Trans>
                  </td>
                </tr>
              );
            })}
        </tbody>
      </table>
    </section>
  );
}

/** Gives the report as a file for spreadsheets, under the name of the deck and the day of the game. */
export const ReportDownload: HostParts['ReportDownload'] = ({ report }) => {
  const { t } = useLingui();
  const words = {
    game: t`Game`,
    winner: t`Winner`,
    round: t`Round`,
    word: t`Word`,
    group: t`Group`,
    player: t`Player`,
    picked: t`Picked`,
    right: t`Right`,
    yes: t`yes`,
    no: t`no`,
    points: t`Points`,
    groups: { a: t`Group A`, b: t`Group B` },
  };
  const { deck_name, created_at } = report;
  return (
    <SheetDownloads about={deck_name} at={created_at} nameless="quick-pick" rows={() => reportSheet(report, words)} />
  );
};
