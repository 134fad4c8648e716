import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ListedUser, UserAction } from '@lexiroom/contracts/admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BadgeCheck, Ban, DoorOpen, type LucideIcon, ShieldCheck, ShieldOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { api, refusalOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Card } from '../../design/layout/card.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { Link, userPath } from '../../navigation/index.ts';
import { useMoment } from '../../i18n/dates.ts';
import { useSession } from '../../session/session.ts';
import { Suspension } from './suspension.tsx';

/** Begins the keys of all lists of users. */
export const usersKey = ['admin_users'] as const;

const icon = (Icon: LucideIcon) => <Icon className="size-5" aria-hidden="true" />;

/** The action that was done last, and the user it was done to. */
export interface DoneAction {
  user: Pick<ListedUser, 'user_id' | 'username'>;
  action: UserAction['action'];
}

/** The words that tell that an action was done. */
export function useDoneWords(): Record<UserAction['action'], string> {
  const { t } = useLingui();
  return {
    verify: t`The e-mail address is now confirmed.`,
    suspend: t`The account is suspended: logged out everywhere, and its decks are hidden.`,
    readmit: t`The account can be used again.`,
    make_admin: t`This user is now an admin.`,
    unmake_admin: t`This user is no longer an admin.`,
  };
}

export interface ListedUserCardProps {
  user: ListedUser;
  /** The action that was done to this user, if it was the last one of all. */
  done: UserAction['action'] | undefined;
  /** Told also when the list has changed meanwhile, and this card is gone. */
  onDone: (done: DoneAction) => void;
}

/** An account as admins see it, and what they may do with it. Their own they leave to others. */
export function ListedUserCard({ user, done, onDone }: ListedUserCardProps) {
  const { user: viewer } = useSession();
  const cache = useQueryClient();
  const refusalWords = useRefusalWords();
  const status = useRef<HTMLOutputElement>(null);
  const [isSuspending, setSuspending] = useState(false);
  const { user_id, username } = user;
  const act = useMutation({
    mutationFn: (body: UserAction) => api.adminUser({ body }),
    onSuccess: (changed, { action }) => {
      setSuspending(false);
      onDone({ user, action });
      cache.setQueriesData<ListedUser[]>({ queryKey: usersKey }, (rows) =>
        rows?.map((row) => (row.user_id === user_id ? changed : row)),
      );
      // The button that was pressed is gone.
      status.current?.focus();
    },
  });
  const doneWords = useDoneWords();
  const order = (action: Exclude<UserAction['action'], 'suspend'>) => () => act.mutate({ user_id, action });
  const isPending = (action: UserAction['action']) => act.isPending && act.variables.action === action;
  return (
    <li>
      <Card className="flex flex-col gap-3 p-5">
        <h2 className="font-display text-xl font-bold wrap-anywhere">
          <Link to={userPath(username)} className="text-brand-ink underline underline-offset-4">
            <UserText>{username}</UserText>
          </Link>
        </h2>
        <Facts user={user} />
        <output ref={status} tabIndex={-1} className="rounded-xl font-semibold text-good-ink empty:sr-only">
          {done && doneWords[done]}
        </output>
        {act.isError && <Notice tone="bad">{refusalWords(refusalOf(act.error))}</Notice>}
        {user_id === viewer?.user_id ? (
          <p className="text-soft">
            <Trans>This is you.</Trans>
          </p>
        ) : (
          <div className="flex flex-wrap gap-2">
            {!user.verified && (
              <Button size="small" icon={icon(BadgeCheck)} busy={isPending('verify')} onClick={order('verify')}>
                <Trans>Verify</Trans>
              </Button>
            )}
            {user.suspended_at !== null && (
              <Button size="small" icon={icon(DoorOpen)} busy={isPending('readmit')} onClick={order('readmit')}>
                <Trans>Readmit</Trans>
              </Button>
            )}
            {user.is_admin ? (
              <Button
                size="small"
                icon={icon(ShieldOff)}
                busy={isPending('unmake_admin')}
                onClick={order('unmake_admin')}
              >
                <Trans>Take admin away</Trans>
              </Button>
            ) : (
              <Button
                size="small"
                icon={icon(ShieldCheck)}
                busy={isPending('make_admin')}
                onClick={order('make_admin')}
              >
                <Trans>Make admin</Trans>
              </Button>
            )}
            {user.suspended_at === null && (
              <Button
                size="small"
                aria-expanded={isSuspending}
                icon={icon(Ban)}
                onClick={() => setSuspending(!isSuspending)}
              >
                <Trans>Suspend</Trans>
              </Button>
            )}
          </div>
        )}
        {isSuspending && (
          <Suspension
            isBusy={isPending('suspend')}
            onSuspend={(reason) => act.mutate({ user_id, action: 'suspend', reason })}
          />
        )}
      </Card>
    </li>
  );
}

function Facts({ user }: { user: ListedUser }) {
  const { t } = useLingui();
  const moment = useMoment();
  const created = moment(user.created_at);
  const seen = user.last_seen_at === null ? undefined : moment(user.last_seen_at);
  const suspended = user.suspended_at === null ? undefined : moment(user.suspended_at);
  const leaving = user.deletion_asked_at === null ? undefined : moment(user.deletion_asked_at);
  return (
    <div className="flex flex-col gap-1 text-soft wrap-anywhere">
      <p>
        {user.email !== null && (
          <>
            <bdi dir="ltr">{user.email}</bdi> ({user.verified ? t`confirmed` : t`not confirmed`}) ·{' '}
          </>
        )}
        {user.role === 'teacher' ? t`Teacher` : t`Learner`}
        {user.is_admin && ` · ${t`Admin`}`} · <Plural value={user.deck_count} one="# deck" other="# decks" />
      </p>
      <p>
        <Trans>Here since {created}</Trans>
        {seen !== undefined && (
          <>
            {' · '}
            <Trans>last seen {seen}</Trans>
          </>
        )}
      </p>
      {suspended !== undefined && (
        <p className="font-semibold text-bad-ink">
          <Trans>Suspended since {suspended}</Trans>
        </p>
      )}
      {leaving !== undefined && (
        <p className="font-semibold text-bad-ink">
          <Trans>Asked to be deleted on {leaving}</Trans>
        </p>
      )}
    </div>
  );
}
