import { Plural, Trans } from '@lingui/react/macro';
import { Medal } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../../../browser/lazy-part.ts';
import { keepCatalogues } from '../../../i18n/catalogues/keep.ts';
import { withWords } from '../../../i18n/language-provider.tsx';
import { Stage } from '../../../live/announcement.tsx';
import { Night } from '../../../live/night.tsx';
import { Skipped } from '../skipped.tsx';
import { TeamStandings } from '../team-standings.tsx';
import { WordCard } from '../word-card.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';
import { AfterQuizLinks } from '../../../live/player/after-quiz-links.tsx';
import { RoomTotal } from '../../../live/player/room-total.tsx';
import type { PlayerContext } from '../../../live/player/player.machine.ts';
import { toldRank } from './told-rank.ts';
import { keptLiveOf } from './use-kept-live.ts';

/** To study the missed words, and to keep them: fetched once the quiz is over. */
const AfterQuiz = lazyPart(
  async () => (await withWords(import('../../../live/keep/after-quiz.tsx'), keepCatalogues)).AfterQuiz,
);

/** The end: one's own place and points, who stands on the podium, and the words to look at once more. */
export function Podium({ context, isEnded }: { context: PlayerContext; isEnded: boolean }) {
  const { seat, view } = context;
  const live = keptLiveOf(context);
  if (!seat || !view) return null;
  const missed = seat.missed ?? [];
  const ownRank = toldRank(seat);
  return (
    <Night className="min-h-dvh">
      <Stage className="mx-auto flex w-full max-w-xl flex-1 flex-col gap-8 px-4 py-8">
        <header className="flex flex-col items-center gap-3 text-center">
          <p className="text-lg font-semibold text-soft">
            {isEnded ? <Trans>This quiz has ended</Trans> : <Trans>The quiz is over</Trans>}
          </p>
          <p className="text-soft">
            <Skipped number={view.skipped} />
          </p>
          {ownRank !== null && (
            <p className="relative grid size-40 animate-pop place-items-center rounded-full bg-sun font-display text-7xl font-extrabold text-on-sun tabular-nums">
              <span>
                <span className="sr-only">
                  <Trans>Your place:</Trans>{' '}
                </span>
                {ownRank}
              </span>
            </p>
          )}
          <h1 className="max-w-full font-display text-4xl font-extrabold wrap-anywhere">
            <UserText>{seat.name}</UserText>
          </h1>
          <p className="text-2xl font-bold tabular-nums">
            <Plural value={seat.score} one="# point" other="# points" />
          </p>
          <RoomTotal seat={seat} />
        </header>
        {view.teams && (
          <section>
            <h2 className="mb-3 font-display text-2xl font-bold">
              <Trans>Teams</Trans>
            </h2>
            <TeamStandings teams={view.teams} own={seat.team} look="list" />
          </section>
        )}
        {view.podium && view.podium.top.length > 0 && (
          <ol className="flex flex-col gap-2">
            {view.podium.top.map(({ seat_id, name, score, rank }) => (
              <li
                key={seat_id}
                className={`flex min-h-14 items-center gap-3 rounded-2xl px-4 text-lg ${seat_id === seat.seat_id ? 'bg-sun font-bold text-on-sun' : 'bg-card'}`}
              >
                <Medal className="size-5 shrink-0" aria-hidden="true" />
                <span className="w-6 font-bold tabular-nums">{rank}</span>
                <span className="min-w-0 flex-1 truncate font-semibold">
                  <UserText>{name}</UserText>
                </span>
                <span className="tabular-nums">{score}</span>
              </li>
            ))}
          </ol>
        )}
        <section>
          <h2 className="mb-3 font-display text-2xl font-bold">
            {missed.length > 0 ? (
              <Trans>Look at these once more</Trans>
            ) : (
              seat.rank !== null && <Trans>You knew every word</Trans>
            )}
          </h2>
          <ul className="flex flex-col gap-3">
            {missed.map((word, index) => (
              <li key={index} className="rounded-3xl bg-card p-3">
                <WordCard
                  word={word}
                  target_language={view.target_language}
                  source_language={view.source_language}
                  meaning={word.meaning}
                />
              </li>
            ))}
          </ul>
        </section>
        {live && (
          <Suspense>
            <AfterQuiz live={live} />
          </Suspense>
        )}
        <AfterQuizLinks />
      </Stage>
    </Night>
  );
}
