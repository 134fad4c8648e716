import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Report } from '@lexiroom/contracts/live';
import { missedWords } from '@lexiroom/domain/games/live-quiz';
import { deckRowLimit } from '@lexiroom/domain/library';
import { graphemeCount, graphemes } from '@lexiroom/domain/text';
import { useState } from 'react';
import { api, refusalOf } from '../../../api/client.ts';
import { withLinkKey } from '../../../api/link-key.ts';
import { newCommandId } from '../../../api/command-id.ts';
import { setUpPath } from '../../../decks/set-up-path.ts';
import { Button, buttonClass } from '../../../design/buttons/button.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { Card } from '../../../design/layout/card.tsx';
import { useRefusalWords } from '../../../i18n/refusal-words.ts';
import { decksPath } from '../../../navigation/paths.ts';

const nameLimit = 60;

/** The words that were missed, for another lesson: as a deck of one's own, or asked again at once. */
export function MissedWordsDeck({ report }: { report: Report }) {
  const { t } = useLingui();
  const words = useRefusalWords();
  const [least, setLeast] = useState(1);
  /** What was asked for last, under its id: pressed again after a failure it is the same order. */
  const [order, setOrder] = useState<{ word_ids: string; command_id: string } | null>(null);
  const [made, setMade] = useState<{ owner: string; item_ids: number[] } | 'undone' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const { questions, players, decks, deck_name } = report;
  const most = Math.max(
    0,
    ...questions.map(
      ({ number }) =>
        players.filter(({ answers }) => answers.some(({ question, correct }) => question === number && !correct))
          .length,
    ),
  );
  const missed = missedWords(questions, players, least).slice(0, deckRowLimit);
  if (missedWords(questions, players, 1).length === 0) return null;

  async function attempt(act: () => Promise<void>) {
    setBusy(true);
    setError(undefined);
    try {
      await act();
    } catch (failed) {
      setError(failed);
    } finally {
      setBusy(false);
    }
  }
  const make = () =>
    attempt(async () => {
      const word_ids = missed.join();
      const sent = order?.word_ids === word_ids ? order : { word_ids, command_id: newCommandId() };
      setOrder(sent);
      const ending = ` · ${t`missed words`}`;
      const room = nameLimit - graphemeCount(ending);
      const name = `${graphemes(deck_name).slice(0, room).join('').trim()}${ending}`;
      const body = { deck_name: name, word_ids: missed, command_id: sent.command_id };
      setMade(await api.deckOfLive({ params: { live_id: report.live_id }, body }));
    });
  const undo = (item_ids: number[]) =>
    attempt(async () => {
      await api.deleteItems({ body: { item_ids } });
      setMade('undone');
      setOrder(null);
    });

  return (
    <Card className="flex flex-col gap-4 p-5 print:hidden">
      <div className="flex flex-wrap items-center gap-3 text-lg">
        <h2 className="font-display text-2xl font-bold">
          <Trans>Missed words</Trans>
        </h2>
        {players.length > 1 && (
          <label className="flex flex-wrap items-center gap-2">
            <Trans>missed by at least</Trans>
            <select
              className="min-h-12 rounded-xl border border-line bg-paper px-3"
              value={least}
              onChange={({ target }) => {
                setLeast(Number(target.value));
                setMade(null);
              }}
            >
              {Array.from({ length: most }, (_, index) => (
                <option key={index} value={index + 1}>
                  <Plural value={index + 1} one="# player" other="# players" />
                </option>
              ))}
            </select>
          </label>
        )}
        <span className="text-soft tabular-nums">
          <Plural value={missed.length} one="# word" other="# words" />
        </span>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} disabled={missed.length === 0} onClick={() => void make()}>
          <Trans>Make a deck of them</Trans>
        </Button>
        {decks && missed.length >= 4 && (
          <a
            href={withLinkKey(setUpPath(decks.owner, decks.item_ids, missed), decks.link_key)}
            className={buttonClass('brand')}
          >
            <Trans>Quiz these words again</Trans>
          </a>
        )}
      </div>
      <div>
        {made === 'undone' && (
          <Notice>
            <Trans>The deck is in the bin.</Trans>
          </Notice>
        )}
        {made && made !== 'undone' && (
          <Notice tone="good">
            <span className="flex flex-wrap items-center gap-3">
              <Plural
                value={made.item_ids.length}
                one="The deck was made."
                other="# decks were made, one for each pair of languages."
              />
              {made.item_ids.map((item_id) => (
                <a key={item_id} href={decksPath(made.owner, [item_id])} className="underline">
                  <Trans>Open the deck</Trans>
                </a>
              ))}
              <Button size="small" disabled={isBusy} onClick={() => void undo(made.item_ids)}>
                <Trans>Undo</Trans>
              </Button>
            </span>
          </Notice>
        )}
        {error !== undefined && <Notice tone="bad">{words(refusalOf(error))}</Notice>}
      </div>
    </Card>
  );
}
