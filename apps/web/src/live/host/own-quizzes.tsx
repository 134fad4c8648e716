import { Plural, Trans } from '@lingui/react/macro';
import type { LiveSummary } from '@lexiroom/contracts/live';
import { livesAtOnce } from '@lexiroom/domain/live-session';
import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { api } from '../../api/client.ts';
import { Button, buttonClass } from '../../design/buttons/button.tsx';
import { Card } from '../../design/layout/card.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useMoment } from '../../i18n/dates.ts';

/** So many past quizzes stand there at first. */
const fewQuizzes = 8;

/** What a host has opened: what runs to be taken up again, what is over to be read. */
export function OwnQuizzes() {
  const { lives, hasMore, isFailed, fetchMore, fetchAnew } = useLives();
  const [isAll, setAll] = useState(false);
  if (isFailed) {
    return (
      <Card className="flex flex-wrap items-center justify-between gap-3 p-5">
        <p className="text-lg">
          <Trans>Your quizzes could not be loaded.</Trans>
        </p>
        <Button onClick={fetchMore}>
          <Trans>Retry</Trans>
        </Button>
      </Card>
    );
  }
  if (!lives) return null;
  const open = lives.filter(({ ended_at }) => ended_at === null);
  const past = lives.filter(({ ended_at }) => ended_at !== null);
  const shown = isAll ? past : past.slice(0, fewQuizzes);
  return (
    <section aria-labelledby="own-quizzes" className="flex flex-col gap-4">
      <h2 id="own-quizzes" className="font-display text-2xl font-bold">
        <Trans>Your quizzes</Trans>
      </h2>
      {open.length > 0 && (
        <ul className="flex flex-col gap-3">
          {open.map((live) => (
            <OpenQuiz key={live.live_id} live={live} onEnded={fetchAnew} />
          ))}
        </ul>
      )}
      {past.length > 0 && (
        <ul className="flex flex-col overflow-hidden rounded-3xl border border-line bg-card">
          {shown.map((live) => (
            <PastQuiz key={live.live_id} live={live} />
          ))}
        </ul>
      )}
      {(shown.length < past.length || hasMore) && (
        <Button
          onClick={() => {
            if (isAll) fetchMore();
            setAll(true);
          }}
        >
          <Trans>Show more</Trans>
        </Button>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-soft">
          <Trans>Would you like to host? Open a deck and press Live.</Trans>
        </p>
        <a href="/decks" className={buttonClass('quiet', 'small')}>
          <Trans>Choose a deck</Trans>
        </a>
      </div>
    </section>
  );
}

function OpenQuiz({ live: { live_id, game, pin, deck_name }, onEnded }: { live: LiveSummary; onEnded: () => void }) {
  const [isEnding, setEnding] = useState(false);
  const end = () => {
    setEnding(true);
    api
      .endLive({ params: { live_id } })
      .then(onEnded, () => undefined)
      .finally(() => setEnding(false));
  };
  return (
    <li className="flex flex-col gap-3 rounded-3xl border-2 border-brand bg-brand-wash p-4">
      <p className="flex items-center gap-3 text-lg">
        <i aria-hidden="true" className="size-3 shrink-0 animate-breathe rounded-full bg-bad" />
        <span className="min-w-0">
          {game === 'quick-pick' && (
            <b>
              <Trans>Quick Pick</Trans>
              {' · '}
            </b>
          )}
          <UserText className="font-bold wrap-anywhere">{deck_name}</UserText>{' '}
          <span className="text-soft">
            <Trans>
              is running, with the pin{' '}
              <b dir="ltr" className="whitespace-nowrap text-ink tabular-nums">
                {pin.replace(/^(\d{3})/, '$1 ')}
              </b>
            </Trans>
          </span>
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        <a href={`/live/${pin}/projector`} className={buttonClass('brand')}>
          <Trans>Resume</Trans>
        </a>
        {game === undefined ? (
          <a href={`/live/${pin}/host`} className={buttonClass('quiet')}>
            <Trans>Controls</Trans>
          </a>
        ) : (
          // Its board is its controls.
          <Button busy={isEnding} onClick={end}>
            <Trans>End game</Trans>
          </Button>
        )}
      </div>
    </li>
  );
}

function PastQuiz({ live: { live_id, game, deck_name, created_at, players } }: { live: LiveSummary }) {
  const momentOf = useMoment();
  return (
    <li className="border-line not-first:border-t">
      <a
        href={`/live/report/${live_id}`}
        className="flex min-h-14 items-center gap-3 px-4 py-2.5 -outline-offset-4 hover:bg-brand-wash"
      >
        <span className="min-w-0 flex-1">
          <UserText className="block font-semibold wrap-anywhere">{deck_name}</UserText>
          <span className="text-soft">
            {game === 'quick-pick' && (
              <>
                <Trans>Quick Pick</Trans>
                {' · '}
              </>
            )}
            {momentOf(created_at)} · <Plural value={players} one="# player" other="# players" />
          </span>
        </span>
        <ChevronRight className="size-5 shrink-0 text-soft rtl:rotate-180" aria-hidden="true" />
      </a>
    </li>
  );
}

/** The quizzes of whoever is logged in, newest first, page by page. Null until the first have come. */
function useLives() {
  const [lives, setLives] = useState<LiveSummary[] | null>(null);
  const [hasMore, setHasMore] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const [asked, setAsked] = useState<{ before?: number }>({});
  useEffect(() => {
    const leaving = new AbortController();
    api.lives({ query: asked }, leaving.signal).then(
      (page) => {
        setFailed(false);
        setHasMore(page.length === livesAtOnce);
        setLives((earlier) => (asked.before === undefined ? page : [...(earlier ?? []), ...page]));
      },
      () => leaving.signal.aborted || setFailed(true),
    );
    return () => leaving.abort();
  }, [asked]);
  const last = lives?.at(-1)?.live_id;
  const fetchMore = () => setAsked(last === undefined ? {} : { before: last });
  return { lives, hasMore, isFailed, fetchMore, fetchAnew: () => setAsked({}) };
}
