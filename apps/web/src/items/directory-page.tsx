import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Layers, Plus } from 'lucide-react';
import { useSession } from '../accounts/session.ts';
import { statusOf } from '../api.ts';
import { DeckGrid, DeckGridBones } from '../decks/deck-grid.tsx';
import { buttonClass } from '../design/button.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { ErrorPanel } from '../design/error-panel.tsx';
import { UserText } from '../design/user-text.tsx';
import { Link, newDeckPath, userPath } from '../navigation/index.ts';
import { Page } from '../shell/page.tsx';
import { userHomeQuery } from './user-home-query.ts';

/** The decks of a user; their own show what is due (specification 1 section 2). */
export function DirectoryPage({ username }: { username: string; directory?: string }) {
  const { user } = useSession();
  const { data, error, refetch } = useQuery(userHomeQuery(username));
  if (error && !data) {
    return (
      <Page width="narrow">
        <ErrorPanel
          status={statusOf(error)}
          backHref={backOf(user?.username, username)}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  }
  const isOwn = user?.username === username;
  const due = data?.decks.reduce((sum, { due_count }) => sum + (due_count ?? 0), 0) ?? 0;
  return (
    <Page title={username}>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4 sm:mb-8">
        <div className="min-w-0">
          <h1 className="font-display text-4xl leading-tight font-extrabold wrap-anywhere sm:text-5xl">
            {isOwn ? <Trans>My decks</Trans> : <UserText>{data?.username ?? username}</UserText>}
          </h1>
          {data && data.decks.length > 0 && (
            <p className="mt-1 text-xl text-soft">
              <Plural value={data.decks.length} one="# deck" other="# decks" />
              {isOwn && (
                <>
                  {' · '}
                  {due > 0 ? (
                    <Plural value={due} one="# word due today" other="# words due today" />
                  ) : (
                    <Trans>Done for today!</Trans>
                  )}
                </>
              )}
            </p>
          )}
        </div>
        {isOwn && (
          <Link to={newDeckPath(username)} className={buttonClass('sun')}>
            <Plus className="size-5" aria-hidden="true" />
            <Trans>New deck</Trans>
          </Link>
        )}
      </header>
      {!data && <DeckGridBones />}
      {data && data.decks.length > 0 && <DeckGrid decks={data.decks} />}
      {data && data.decks.length === 0 && <NoDecks isOwn={isOwn} />}
    </Page>
  );
}

/** Not to where we are: the page of a user who does not exist leads home. */
const backOf = (own: string | undefined, shown: string) => (own && own !== shown ? userPath(own) : '/');

function NoDecks({ isOwn }: { isOwn: boolean }) {
  const { t } = useLingui();
  const icon = <Layers className="size-8" />;
  if (!isOwn) return <EmptyState icon={icon} title={t`No public decks yet`} />;
  return (
    <EmptyState
      icon={icon}
      title={t`Make or clone a deck to begin`}
      action={
        <Link to="/" className={buttonClass('sun')}>
          <Trans>Find a deck</Trans>
        </Link>
      }
    >
      <Trans>Your decks stand here, with the words that are due today.</Trans>
    </EmptyState>
  );
}
