import { Trans, useLingui } from '@lingui/react/macro';
import { Page } from '../page/page.tsx';
import { useSession } from '../session/session.ts';
import { DeckChooser } from './deck-chooser.tsx';
import { OwnDecks } from './own-decks.tsx';

/** `/decks`: where a deck is chosen to go live with or to study: one's own, a ready one, or one that is searched for. */
export function DecksPage() {
  const { t } = useLingui();
  const { user } = useSession();
  return (
    <Page title={t`Choose a deck`}>
      <div className="flex flex-col gap-5">
        <h1 className="font-display text-4xl font-extrabold">
          <Trans>Choose a deck</Trans>
        </h1>
        {user && <OwnDecks username={user.username} />}
        <DeckChooser heading="h2" canStart={user?.role === 'learner'} />
      </div>
    </Page>
  );
}
