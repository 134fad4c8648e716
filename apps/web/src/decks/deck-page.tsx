import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { api, statusOf } from '../api.ts';
import { ErrorPanel } from '../design/error-panel.tsx';
import { Page } from '../shell/page.tsx';
import { DeckBones } from './deck-bones.tsx';
import { DeckHeader } from './deck-header.tsx';
import { DeckWords } from './deck-words.tsx';

const oneDeck = getRouteApi('/deck/$owner/$itemId');
const manyDecks = getRouteApi('/deck/$owner/search');

/** /deck/{owner}/{itemId} */
export function DeckPage() {
  const { owner, itemId } = oneDeck.useParams();
  return <Decks owner={owner} ids={/^[1-9]\d{0,9}$/.test(itemId) ? [itemId] : []} />;
}

/** /deck/{owner}/search?id={itemId}&id=… */
export function DecksPage() {
  const { owner } = manyDecks.useParams();
  const { id } = manyDecks.useSearch();
  return <Decks owner={owner} ids={id} />;
}

/** The words of one or more decks, and the way to go live with them. */
function Decks({ owner, ids }: { owner: string; ids: readonly string[] }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['deck', owner, ids],
    enabled: ids.length > 0,
    queryFn: ({ signal }) => api.deckData({ params: { username: owner }, query: { id: [...ids] } }, signal),
  });
  if (ids.length === 0 || error) {
    return (
      <Page width="narrow">
        <ErrorPanel status={error ? statusOf(error) : 404} onRetry={() => void refetch()} />
      </Page>
    );
  }
  if (!data) return <DeckBones />;
  return (
    <Page title={data.deck_name}>
      <DeckHeader deck={data} />
      <DeckWords deck={data} />
    </Page>
  );
}
