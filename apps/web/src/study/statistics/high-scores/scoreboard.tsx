import { Trans, useLingui } from '@lingui/react/macro';
import type { GameScore } from '@lexiroom/contracts/scores';
import { competitionRanks } from '@lexiroom/domain/scoring';
import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design/buttons/button.tsx';
import { Loading } from '../../../design/feedback/loading.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';
import { dateFormat, useMoment } from '../../../i18n/dates.ts';
import { CallFailure } from '../../../page/call-failure.tsx';
import { type ScoresShown, scoresQuery } from './scores-query.ts';

/** How many scores are shown at first, of up to a hundred. */
const shownAtFirst = 10;

/** So many decks a score is at most for: `scoreLimits` of the contract, which would bring the schemas along. */
const mostDecks = 30;

/** The best scores of a game on some decks; why there are none, when there are none (specification 2 sections 2.3 and 9). */
export function Scoreboard(shown: ScoresShown) {
  if (shown.deck_ids.length > mostDecks) return <TooManyDecks />;
  return <FewDecks {...shown} />;
}

const TooManyDecks = () => (
  <p className="text-soft">
    <Trans>Scores are kept for up to {mostDecks} decks.</Trans>
  </p>
);

function FewDecks(shown: ScoresShown) {
  const { data, error, isFetching, refetch } = useQuery(scoresQuery(shown));
  if (data)
    return <div aria-live="polite">{data.length === 0 ? <NoGames /> : <Scores {...shown} scores={data} />}</div>;
  return error ? <CallFailure error={error} isBusy={isFetching} onRetry={() => void refetch()} /> : <Loading />;
}

const NoGames = () => (
  <p className="text-soft">
    <Trans>No games within this period</Trans>
  </p>
);

function Scores({ scores, showClassScores }: ScoresShown & { scores: readonly GameScore[] }) {
  const { t, i18n } = useLingui();
  const [areAllShown, showAll] = useState(false);
  const number = new Intl.NumberFormat(i18n.locale);
  const ranks = competitionRanks(scores.map(({ score }) => score));
  const rows = areAllShown ? scores : scores.slice(0, shownAtFirst);
  const headings = [t`Place`, ...(showClassScores ? [t`Student`] : []), t`Score`, t`Date`];
  return (
    <div className="flex flex-col gap-3">
      <table className="w-full border-collapse text-start">
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col" className="border-b-2 border-line py-2 pe-4 text-start font-semibold">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={row.score_id} className="border-b border-line">
              <td className="w-14 py-2 pe-4 font-bold tabular-nums">
                <span className="flex items-center gap-1.5">
                  {number.format(ranks[place]!)}
                  {ranks[place] === 1 && <Trophy className="size-4 text-brand-ink" aria-hidden="true" />}
                </span>
              </td>
              {showClassScores && (
                <th scope="row" className="py-2 pe-4 text-start font-semibold wrap-anywhere">
                  <Student score={row} />
                </th>
              )}
              <td className="py-2 pe-4 font-display text-lg font-bold tabular-nums">{number.format(row.score)}</td>
              <td className="py-2 text-soft">
                <When at={row.score_date} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length < scores.length && (
        <Button className="self-start" onClick={() => showAll(true)}>
          <Trans>Show all {number.format(scores.length)} scores</Trans>
        </Button>
      )}
    </div>
  );
}

/** Who scored, and in which class they are; whoever was removed has no name any more. */
function Student({ score: { student_name, class_name } }: { score: GameScore }) {
  return (
    <>
      {student_name === null ? (
        <span className="font-normal text-soft">
          <Trans>a student who was removed</Trans>
        </span>
      ) : (
        <UserText>{student_name}</UserText>
      )}
      {class_name !== null && (
        <span className="block text-sm font-normal text-soft">
          <UserText>{class_name}</UserText>
        </span>
      )}
    </>
  );
}

/** Day and time; on a phone the day alone. */
function When({ at }: { at: number }) {
  const { i18n } = useLingui();
  const nameMoment = useMoment();
  const shortDay = dateFormat(i18n.locale, { month: 'short', day: 'numeric' });
  return (
    <time dateTime={new Date(at).toISOString()}>
      <span className="max-sm:hidden">{nameMoment(at)}</span>
      <span className="sm:hidden">{shortDay.format(at)}</span>
    </time>
  );
}
