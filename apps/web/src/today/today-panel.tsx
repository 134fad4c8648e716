import { Plural, Trans } from '@lingui/react/macro';
import type { Today } from '@lexiroom/contracts/today';
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck2, GraduationCap } from 'lucide-react';
import type { ReactNode } from 'react';
import { statusOf } from '../api/client.ts';
import { buttonClass } from '../design/buttons/button.tsx';
import { Skeleton } from '../design/feedback/loading.tsx';
import { useLanguageName } from '../i18n/language-name.ts';
import { Link } from '../navigation/index.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import { useComesBack } from './comes-back.tsx';
import { ProgressLine } from './progress-line.tsx';
import { todayPath } from './today-paths.ts';
import { todayQuery } from './today-query.ts';

export interface TodayPanelProps {
  username: string;
  role: 'learner' | 'teacher';
  /** Above the decks of whoever learns; below those of a teacher who never studied. */
  place: 'above' | 'below';
}

/**
 * What there is to study today over all decks, with one button that studies it. A teacher who never studied any word
 * owes none: to them it says below their decks what shared decks bring, and nothing where there is nothing.
 */
export function TodayPanel({ username, role, place }: TodayPanelProps) {
  const { data, error, refetch } = useQuery(todayQuery);
  if (!data) {
    if (place === 'below' || role === 'teacher') return null;
    return (
      <Panel>
        {error ? (
          <LoadFailure status={statusOf(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-24 w-full" />
        )}
      </Panel>
    );
  }
  const isBelow = role === 'teacher' && !data.has_studied;
  const hasNothing = data.word_ids.length === 0 && !data.has_studied && data.more_word_ids.length === 0;
  if ((place === 'below') !== isBelow || hasNothing) return null;
  return (
    <Panel>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <Amount today={data} />
        <StudyLinks today={data} username={username} isSmall={isBelow} />
      </div>
      <ByLanguage today={data} username={username} />
      {data.has_studied && <ProgressLine username={username} />}
    </Panel>
  );
}

function Panel({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="today" className="flex flex-col gap-4 rounded-3xl border border-line bg-card p-4 sm:p-6">
      <h2 id="today" className="font-display text-xl font-bold text-soft">
        <Trans>Today</Trans>
      </h2>
      {children}
    </section>
  );
}

const strong = 'font-display text-3xl leading-tight font-extrabold';

/** How much it is, in words. */
function Amount({ today: { due_count, new_count, minutes, next, today, word_ids } }: { today: Today }) {
  const comesBack = useComesBack();
  const at_once = word_ids.length;
  if (due_count + new_count === 0) {
    return (
      <div className="flex items-start gap-3">
        <CalendarCheck2 className="mt-1 size-8 shrink-0 text-good-ink" aria-hidden="true" />
        <div>
          <p className={strong}>
            <Trans>Done for today!</Trans>
          </p>
          <p className="mt-1 text-lg text-soft">
            {next ? comesBack(next, today) : <Trans>No other words are scheduled.</Trans>}
          </p>
        </div>
      </div>
    );
  }
  return (
    <div>
      <p className={strong}>
        {due_count > 0 ? (
          <Plural value={due_count} one="# word due" other="# words due" />
        ) : (
          <Plural value={new_count} one="# new word" other="# new words" />
        )}
      </p>
      <p className="mt-1 text-lg text-soft">
        {due_count > 0 && new_count > 0 && (
          <>
            <Plural value={new_count} one="and # new one" other="and # new ones" />
            {' · '}
          </>
        )}
        <Plural value={minutes} one="about # minute" other="about # minutes" />
        {at_once < due_count + new_count && (
          <>
            {' · '}
            <Plural value={at_once} one="# word at a time" other="# words at a time" />
          </>
        )}
      </p>
      {due_count === 0 && next && <p className="mt-1 text-soft">{comesBack(next, today)}</p>}
    </div>
  );
}

interface StudyLinksProps {
  today: Today;
  username: string;
  isSmall: boolean;
}

/** The one button that studies all of it; once that is done, more new words for whoever wants them. */
function StudyLinks({ today: { word_ids, due_count, more_word_ids }, username, isSmall }: StudyLinksProps) {
  if (word_ids.length > 0) {
    return (
      <Link
        to={todayPath(username, word_ids)}
        className={`${isSmall ? buttonClass() : buttonClass('sun', 'large')} max-sm:w-full sm:min-w-60`}
      >
        <GraduationCap className="size-8" aria-hidden="true" />
        {due_count > 0 ? <Trans>Study</Trans> : <Trans>Learn new words</Trans>}
      </Link>
    );
  }
  const more = more_word_ids.length;
  if (more === 0) return null;
  return (
    <Link to={todayPath(username, more_word_ids)} className={`${buttonClass()} max-sm:w-full`}>
      <Plural value={more} one="Learn # more new word" other="Learn # more new words" />
    </Link>
  );
}

/** Each language alone, where there are several. */
function ByLanguage({ today: { languages }, username }: { today: Today; username: string }) {
  const languageName = useLanguageName();
  if (languages.length < 2) return null;
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-soft">
        <Trans>Or choose one language</Trans>
      </h3>
      <ul className="flex flex-wrap gap-2">
        {languages.map(({ target_language, due_count, new_count, word_ids }) => (
          <li key={target_language}>
            <Link to={todayPath(username, word_ids)} className={buttonClass('quiet', 'small')}>
              <span>
                {languageName(target_language)}
                {' · '}
                {due_count > 0 ? (
                  <Plural value={due_count} one="# due" other="# due" />
                ) : (
                  <Plural value={new_count} one="# new" other="# new" />
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
