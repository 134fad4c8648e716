import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { api } from '../api/client.ts';
import { buttonClass } from '../design/button.tsx';

/** The quiz that the user is hosting, to come back to it; nothing when there is none. */
export function RunningSession() {
  const { data } = useQuery({
    queryKey: ['my_live'],
    queryFn: ({ signal }) => api.myLive(undefined, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  if (!data || data.phase === 'ended') return null;
  return (
    <section className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-3xl border-2 border-brand bg-brand-wash p-4 sm:p-5">
      <span aria-hidden="true" className="size-3.5 animate-breathe rounded-full bg-bad" />
      <p className="min-w-0 flex-1 text-lg">
        <span className="block font-display text-xl font-bold">
          <Trans>Your quiz is running</Trans>
        </span>
        <span className="text-soft">
          <Trans>
            Pin <bdi className="font-bold text-ink tabular-nums">{data.pin.replace(/^(\d{3})/, '$1 ')}</bdi>
          </Trans>
        </span>
      </p>
      <a href={`/live/${data.pin}/projector`} className={buttonClass('brand')}>
        <Play className="size-5 fill-current rtl:rotate-180" aria-hidden="true" />
        <Trans>Resume</Trans>
      </a>
    </section>
  );
}
