import { Trans, useLingui } from '@lingui/react/macro';
import type { DeckResult } from '@lexiroom/contracts/decks';
import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { memo, useDeferredValue, useId, useState } from 'react';
import { statusOf } from '../api/client.ts';
import { DeckGrid, DeckGridSkeleton } from '../decks/deck-grid.tsx';
import { Button } from '../design/buttons/button.tsx';
import { RadioGroup } from '../design/fields/radio-group.tsx';
import { useLazyOverlay } from '../navigation/index.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import { LanguageChoice, type LanguageChoiceProps } from '../search/language-choice.tsx';
import { NoTopicDecks } from '../search/no-topic-decks.tsx';
import { topicDecksQuery } from '../search/search-queries.ts';
import { StartGrid } from './starting/start-grid.tsx';
import { byLevel, type LevelOfDecks } from './deck-levels.ts';

export interface TopicDecksProps extends LanguageChoiceProps {
  /** Whether each can be started with: for whoever comes to learn. */
  canStart: boolean;
}

/** The starter decks of the chosen languages by level; where none is chosen to learn, the languages. */
export function TopicDecks(props: TopicDecksProps) {
  return props.filter.target_language ? <DecksOfLanguage {...props} /> : <LanguageChoice {...props} />;
}

function DecksOfLanguage({ filter, heading, canStart }: TopicDecksProps) {
  const { data, error, refetch, isPlaceholderData } = useQuery(topicDecksQuery(filter));
  if (error) return <LoadFailure status={statusOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <DeckGridSkeleton />;
  if (data.length === 0) return <NoTopicDecks filter={filter} />;
  return <DecksByLevel decks={data} isStale={isPlaceholderData} heading={heading} canStart={canStart} />;
}

const fetchLevelCheck = async () => (await import('./level-check/level-check.tsx')).LevelCheck;

const allLevels = 'all';
const noLevel = 'none';

interface DecksByLevelProps extends Pick<TopicDecksProps, 'heading' | 'canStart'> {
  decks: readonly DeckResult[];
  isStale: boolean;
}

/** A heading for each level, and above them a choice of one, which stays when the language is changed. */
function DecksByLevel({ decks, isStale, heading, canStart }: DecksByLevelProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(allLevels);
  const check = useLazyOverlay(fetchLevelCheck);
  const levels = byLevel(decks);
  const checkable = levels.filter(({ level }) => level !== null);
  const isThere = levels.some(({ level }) => (level ?? noLevel) === chosen);
  const choice = isThere ? chosen : allLevels;
  // What was pressed is seen at once, the decks a moment later: they are many.
  const listed = useDeferredValue(choice);
  const Grid = canStart ? StartGrid : DeckGrid;
  if (levels.length === 1) return <Grid decks={decks} isStale={isStale} />;
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="max-w-full">
          <RadioGroup
            legend={t`Level`}
            options={[
              { value: allLevels, label: t`All` },
              ...levels.map(({ level }) => ({
                value: level ?? noLevel,
                label: level === null ? t`More topics` : <bdi dir="ltr">{level}</bdi>,
              })),
            ]}
            value={choice}
            onChange={setChosen}
          />
        </div>
        {canStart && checkable.length > 1 && (
          <Button
            icon={<ListChecks className="size-5 shrink-0" aria-hidden="true" />}
            onClick={check.open}
            className="max-w-full min-w-0 wrap-anywhere"
          >
            <Trans>Not a beginner? Check with ten pictures</Trans>
          </Button>
        )}
      </div>
      {check.Shown && (
        <check.Shown
          levels={checkable}
          onClose={check.close}
          onLevel={({ level }) => {
            setChosen(level ?? noLevel);
            check.close();
          }}
        />
      )}
      <DecksOfLevels decks={decks} listed={listed} isStale={isStale} heading={heading} canStart={canStart} />
    </>
  );
}

/** The decks of the level that is listed, or of all. */
const DecksOfLevels = memo(function DecksOfLevels({ decks, listed, ...props }: DecksByLevelProps & { listed: string }) {
  const levels = byLevel(decks).filter(({ level }) => listed === allLevels || (level ?? noLevel) === listed);
  return levels.map((level) => <DecksOfLevel key={level.level} of={level} {...props} />);
});

interface DecksOfLevelProps extends Omit<DecksByLevelProps, 'decks'> {
  of: LevelOfDecks;
}

function DecksOfLevel({ of: { level, decks }, isStale, heading: Heading, canStart }: DecksOfLevelProps) {
  const Grid = canStart ? StartGrid : DeckGrid;
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <Heading id={id} className="font-display text-2xl font-bold">
        {level === null ? (
          <Trans>More topics</Trans>
        ) : (
          <Trans>
            Level <bdi dir="ltr">{level}</bdi>
          </Trans>
        )}
      </Heading>
      <Grid decks={decks} isStale={isStale} />
    </section>
  );
}
