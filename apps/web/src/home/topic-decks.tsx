import { Trans, useLingui } from '@lingui/react/macro';
import type { DeckResult } from '@lexiroom/contracts/decks';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { statusOf } from '../api/client.ts';
import { DeckGrid, DeckGridSkeleton } from '../decks/deck-grid.tsx';
import { RadioGroup } from '../design/fields/radio-group.tsx';
import { LoadFailure } from '../page/load-failure.tsx';
import { LanguageChoice, type LanguageChoiceProps } from '../search/language-choice.tsx';
import { NoTopicDecks } from '../search/no-topic-decks.tsx';
import { topicDecksQuery } from '../search/search-queries.ts';
import { byLevel, type LevelOfDecks } from './deck-levels.ts';

/** The starter decks of the chosen languages by level; where none is chosen to learn, the languages. */
export function TopicDecks(props: LanguageChoiceProps) {
  return props.filter.target_language ? <DecksOfLanguage {...props} /> : <LanguageChoice {...props} />;
}

function DecksOfLanguage({ filter, heading }: LanguageChoiceProps) {
  const { data, error, refetch, isPlaceholderData } = useQuery(topicDecksQuery(filter));
  if (error) return <LoadFailure status={statusOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <DeckGridSkeleton />;
  if (data.length === 0) return <NoTopicDecks filter={filter} />;
  return <DecksByLevel decks={data} isStale={isPlaceholderData} heading={heading} />;
}

const allLevels = 'all';
const noLevel = 'none';

interface DecksByLevelProps extends Pick<LanguageChoiceProps, 'heading'> {
  decks: readonly DeckResult[];
  isStale: boolean;
}

/** A heading for each level, and above them a choice of one, which stays when the language is changed. */
function DecksByLevel({ decks, isStale, heading }: DecksByLevelProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(allLevels);
  const levels = byLevel(decks);
  const shown = levels.filter(({ level }) => (level ?? noLevel) === chosen);
  if (levels.length === 1) return <DeckGrid decks={decks} isStale={isStale} />;
  return (
    <>
      <div className="max-w-full self-start">
        <RadioGroup
          legend={t`Level`}
          options={[
            { value: allLevels, label: t`All` },
            ...levels.map(({ level }) => ({
              value: level ?? noLevel,
              label: level === null ? t`More topics` : <bdi dir="ltr">{level}</bdi>,
            })),
          ]}
          value={shown.length > 0 ? chosen : allLevels}
          onChange={setChosen}
        />
      </div>
      {(shown.length > 0 ? shown : levels).map((level) => (
        <DecksOfLevel key={level.level} of={level} isStale={isStale} heading={heading} />
      ))}
    </>
  );
}

interface DecksOfLevelProps extends Omit<DecksByLevelProps, 'decks'> {
  of: LevelOfDecks;
}

function DecksOfLevel({ of: { level, decks }, isStale, heading: Heading }: DecksOfLevelProps) {
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
      <DeckGrid decks={decks} isStale={isStale} />
    </section>
  );
}
