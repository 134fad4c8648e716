import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LiveSummary } from '@lexiroom/contracts/live';
import { livesAtOnce } from '@lexiroom/domain/live-session';
import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { api } from '../../api/client.ts';
import { Button, buttonClass } from '../../design/buttons/button.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { Card } from '../../design/layout/card.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useMoment } from '../../i18n/dates.ts';
import { PreparedQuizzes } from './prepared-quizzes.tsx';

/** So many past quizzes stand there at first. */
const fewQuizzes = 8;

/**
 * What a host has opened, or prepared: what runs to be taken up again, then the way to a new one, what waits to be opened,
 * what is over to be read.
 */
export function OwnQuizzes({ isTeacher }: { isTeacher: boolean }) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const { lives, found, hasMore, isFailed, fetchMore, fetchAnew } = useLives(search);
  const [isAll, setAll] = useState(false);
  if (isFailed) {
    return (
      <div className="flex flex-col gap-8">
        <NewQuiz isTeacher={isTeacher} />
        <Card className="flex flex-wrap items-center justify-between gap-3 p-5">
          <p className="text-lg">
            <Trans>Your quizzes could not be loaded.</Trans>
          </p>
          <Button onClick={fetchMore}>
            <Trans>Retry</Trans>
          </Button>
        </Card>
      </div>
    );
  }
  if (!lives) return <NewQuiz isTeacher={isTeacher} />;
  const open = lives.filter(({ ended_at }) => ended_at === null);
  const isSearched = search.trim() !== '';
  const past = (found ?? []).filter(({ ended_at }) => ended_at !== null);
  const shown = isAll || isSearched ? past : past.slice(0, fewQuizzes);
  return (
    <div className="flex flex-col gap-8">
      {open.length > 0 && (
        <ul className="flex flex-col gap-3">
          {open.map((live) => (
            <OpenQuiz key={live.live_id} live={live} onEnded={fetchAnew} />
          ))}
        </ul>
      )}
      <NewQuiz isTeacher={isTeacher} />
      <section aria-labelledby="own-quizzes" className="flex flex-col gap-4">
        <h2 id="own-quizzes" className="[section:not(:has(ul))>&]:hidden font-display text-2xl font-bold">
          <Trans>Your quizzes</Trans>
        </h2>
        <PreparedQuizzes />
        {lives.some(({ ended_at }) => ended_at !== null) && (
          <>
            <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
              <h3 className="font-display text-xl font-bold">
                <Trans>Past quizzes</Trans>
              </h3>
              <TextField
                type="search"
                label={t`Search`}
                placeholder={t`Deck, class, pin or 2026-11-23`}
                value={search}
                maxLength={60}
                onChange={({ target }) => setSearch(target.value)}
                className="grow sm:max-w-80"
              />
            </div>
            <output className="contents">
              {isSearched && found?.length === 0 && (
                <p className="text-lg text-soft">
                  <Trans>No quiz matches this.</Trans>
                </p>
              )}
            </output>
          </>
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
              if (isAll || isSearched) fetchMore();
              setAll(true);
            }}
          >
            <Trans>Show more</Trans>
          </Button>
        )}
      </section>
    </div>
  );
}

/** The way to host a quiz: for teachers what they come here for. */
function NewQuiz({ isTeacher }: { isTeacher: boolean }) {
  return (
    <section aria-labelledby="host" className="flex flex-col items-start gap-4">
      <h2 id="host" className="font-display text-4xl font-extrabold">
        <Trans>Host a quiz</Trans>
      </h2>
      <p className="text-lg text-soft">
        <Trans>Choose a deck and press Live. The others join with the pin on your screen.</Trans>
      </p>
      <a href="/decks" className={buttonClass(isTeacher ? 'sun' : 'quiet', isTeacher ? 'large' : 'medium')}>
        <Trans>Choose a deck</Trans>
      </a>
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

/** So long nothing is typed before it is searched for, in milliseconds. */
const typedForMs = 250;

/**
 * The quizzes of whoever is logged in, newest first, page by page; `lives` null until the first have come. `found`: those
 * that are searched for, the same while nothing is; null while they are under way.
 */
function useLives(typed: string) {
  const search = useSettled(typed.trim());
  const [lives, setLives] = useState<LiveSummary[] | null>(null);
  const [found, setFound] = useState<{ search: string; lives: LiveSummary[] } | null>(null);
  const [hasMore, setHasMore] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const [asked, setAsked] = useState<{ before?: number }>({});
  const [searched, setSearched] = useState(search);
  if (searched !== search) {
    setSearched(search);
    setAsked({});
  }
  useEffect(() => {
    const leaving = new AbortController();
    const isSearch = search !== '';
    api.lives({ query: { ...asked, ...(isSearch ? { search } : {}) } }, leaving.signal).then(
      (page) => {
        setFailed(false);
        setHasMore(page.length === livesAtOnce);
        const after = (earlier: readonly LiveSummary[] = []) =>
          asked.before === undefined ? page : [...earlier, ...page];
        if (isSearch)
          setFound((earlier) => ({ search, lives: after(earlier?.search === search ? earlier.lives : []) }));
        else setLives((earlier) => after(earlier ?? []));
      },
      () => leaving.signal.aborted || setFailed(true),
    );
    return () => leaving.abort();
  }, [asked, search]);
  const shown = search === '' ? lives : found?.search === search ? found.lives : null;
  const last = shown?.at(-1)?.live_id;
  const fetchMore = () => setAsked(last === undefined ? {} : { before: last });
  return { lives, found: shown, hasMore, isFailed, fetchMore, fetchAnew: () => setAsked({}) };
}

/** What was typed, once nothing more is typed for a moment; nothing at once. */
function useSettled(typed: string): string {
  const [settled, settle] = useState(typed);
  useEffect(() => {
    if (typed === settled) return undefined;
    const timer = setTimeout(() => settle(typed), typed === '' ? 0 : typedForMs);
    return () => clearTimeout(timer);
  }, [typed, settled]);
  return settled;
}
