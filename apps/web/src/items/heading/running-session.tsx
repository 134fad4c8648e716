import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { api } from '../../api/client.ts';
import { buttonClass } from '../../design/buttons/button.tsx';
import { UserText } from '../../design/typography/user-text.tsx';

/** The quizzes that the user is hosting, newest first, to come back to each; nothing when there is none. */
export function RunningSession() {
  const { data } = useQuery({
    queryKey: ['my_live'],
    queryFn: ({ signal }) => api.myLive(undefined, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const quizzes = data ? [data, ...data.others] : [];
  if (quizzes.length === 0) return null;
  return (
    <ul className="flex flex-col gap-4 rounded-3xl border-2 border-brand bg-brand-wash p-4 sm:p-5">
      {quizzes.map(({ live_id, game, pin, deck_name }) => (
        <li key={live_id} className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <span aria-hidden="true" className="size-3.5 animate-breathe rounded-full bg-bad" />
          <p className="min-w-0 flex-1 text-lg">
            <span className="block font-display text-xl font-bold">
              {game === undefined ? (
                <Trans>Your quiz is running</Trans>
              ) : (
                <Trans>Your Quick Pick game is running</Trans>
              )}
            </span>
            <span className="text-soft wrap-anywhere">
              <UserText>{deck_name}</UserText>
              {' · '}
              <Trans>
                Pin <bdi className="font-bold text-ink tabular-nums">{pin.replace(/^(\d{3})/, '$1 ')}</bdi>
              </Trans>
            </span>
          </p>
          <a href={`/live/${pin}/projector`} className={buttonClass('brand')}>
            <Play className="size-5 fill-current rtl:rotate-180" aria-hidden="true" />
            <Trans>Resume</Trans>
          </a>
        </li>
      ))}
    </ul>
  );
}
