import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { api, refusalOf } from '../../api/client.ts';
import { dateFormat } from '../../i18n/dates.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Skeleton } from '../../design/feedback/loading.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { browserOf } from './browser-name.ts';
import { useBrowserName } from './use-browser-name.ts';
import { sessionsKey, sessionsQuery } from './sessions-query.ts';

type Session = Awaited<ReturnType<typeof api.sessions>>[number];

/** Every browser that is logged in to this account, and a button to end that (decisions section 5). */
export function Sessions() {
  const cache = useQueryClient();
  const refusalWords = useRefusalWords();
  const { data: sessions, isError, error, refetch } = useQuery(sessionsQuery);
  const keep = (isKept: (session: Session) => boolean) =>
    cache.setQueryData<Session[]>(sessionsKey, (list) => list?.filter(isKept));
  const end = useMutation({
    mutationFn: (session_id: number) => api.endSession({ body: { session_id } }),
    onSuccess: (_, session_id) => void keep((session) => session.session_id !== session_id),
  });
  const endOthers = useMutation({
    mutationFn: () => api.endOtherSessions(),
    onSuccess: () => void keep(({ is_current }) => is_current),
  });
  const failure = [end, endOthers].find((ending) => ending.isError);
  if (isError) {
    return (
      <div className="flex flex-col gap-3">
        <Notice tone="bad">{refusalWords(refusalOf(error))}</Notice>
        <Button className="self-start" onClick={() => void refetch()}>
          <Trans>Retry</Trans>
        </Button>
      </div>
    );
  }
  if (!sessions) return <Skeleton className="h-24" />;
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.session_id}
            session={session}
            isEnding={end.isPending && end.variables === session.session_id}
            onEnd={() => end.mutate(session.session_id)}
          />
        ))}
      </ul>
      {failure && <Notice tone="bad">{refusalWords(refusalOf(failure.error))}</Notice>}
      {endOthers.isSuccess && (
        <Notice tone="good">
          <Trans>You are only logged in here.</Trans>
        </Notice>
      )}
      {sessions.length > 1 && (
        <Button className="self-start" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
          <Trans>Log out everywhere else</Trans>
        </Button>
      )}
    </div>
  );
}

interface SessionRowProps {
  session: Session;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { t, i18n } = useLingui();
  const { system } = browserOf(session.user_agent);
  const name = useBrowserName()(session.user_agent);
  const seen = dateFormat(i18n.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(session.last_seen_at);
  const Icon = system === 'iPhone' || system === 'Android' ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon className="size-6 shrink-0 text-soft" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{name}</p>
        <p className="text-soft">
          {session.is_current ? <Trans>This browser</Trans> : <Trans>Last seen: {seen}</Trans>}
        </p>
      </div>
      {!session.is_current && (
        <Button size="small" aria-label={t`Log out: ${name}, ${seen}`} busy={isEnding} onClick={onEnd}>
          <Trans>Log out</Trans>
        </Button>
      )}
    </li>
  );
}
