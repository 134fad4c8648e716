import { Trans, useLingui } from '@lingui/react/macro';
import { FolderOpen } from 'lucide-react';
import { buttonClass } from '../design/buttons/button.tsx';
import { Link, userPath } from '../navigation/index.ts';
import { Page } from '../page/page.tsx';
import { useSession } from '../session/session.ts';
import { DeckChooser } from './deck-chooser.tsx';

/** `/decks`: where a deck is chosen to go live with or to study, by whoever has none of their own yet. */
export function DecksPage() {
  const { t } = useLingui();
  const { user } = useSession();
  return (
    <Page title={t`Choose a deck`}>
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h1 className="font-display text-4xl font-extrabold">
            <Trans>Choose a deck</Trans>
          </h1>
          {user && (
            <Link to={userPath(user.username)} className={buttonClass('quiet')}>
              <FolderOpen className="size-5" aria-hidden="true" />
              <Trans>My decks</Trans>
            </Link>
          )}
        </div>
        <DeckChooser heading="h2" canStart={user?.role === 'learner'} />
      </div>
    </Page>
  );
}
