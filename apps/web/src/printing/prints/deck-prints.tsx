import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { statusOf } from '../../api/client.ts';
import { ErrorPanel } from '../../design/feedback/error-panel.tsx';
import { PrintList } from './print-list.tsx';
import { deckPrintsQuery } from './prints-queries.ts';

/** What was printed of these decks before, for whichever class; nothing while that is nothing. */
export function DeckPrints({ deck_ids }: { deck_ids: number[] }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(deckPrintsQuery(deck_ids));
  if (data ? data.prints.length === 0 : !error) return null;
  return (
    <section className="flex flex-col gap-3 border-t-2 border-line pt-5">
      <h2 className="font-display text-2xl font-bold">
        <Trans>Printed before</Trans>
      </h2>
      {data ? (
        <PrintList label={t`Printed before`} prints={data.prints} withClass />
      ) : (
        <ErrorPanel status={statusOf(error)} backHref="/classes" onRetry={() => void refetch()} />
      )}
    </section>
  );
}
