import { nameOfFile } from '@lexiroom/domain/names';
import type { ImportChoice, ImportView } from '@lexiroom/contracts/imports';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { RadioGroup } from '../../design/fields/radio-group.tsx';
import { Spinner } from '../../design/graphics/spinner.tsx';
import { Card } from '../../design/layout/card.tsx';
import { type Missing, missingIn } from '../import-choice.ts';
import { ProblemList } from '../running/problem-list.tsx';
import { useCountsWords } from '../words/counts-words.ts';
import { LanguageChoice } from './language-choice.tsx';
import { OptionChoice } from './option-choice.tsx';
import { ReadingChoice } from './reading-choice.tsx';
import { TableChoice } from './table-choice.tsx';
import { TargetChoice } from './target-choice.tsx';

export interface PreviewPanelProps {
  username: string;
  view: ImportView;
  choice: ImportChoice;
  isPasted: boolean;
  /** The server has not looked at the last choice yet. */
  isBehind: boolean;
  isStarting: boolean;
  /** Why the last choice was refused, in words. */
  refusal: string | undefined;
  onChange: (choice: ImportChoice) => void;
  onStart: () => void;
  onCancel: () => void;
}

/** What a file holds, and all that can be chosen before anything is made of it. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { username, view, choice, isPasted, isBehind, isStarting, refusal, onChange, onStart, onCancel } = props;
  const { t } = useLingui();
  const countsWords = useCountsWords();
  const missingWords = useMissingWords();
  const { tables, counts, read_as, format } = view;
  const missing = missingIn({ view, choice });
  const hasDeckColumn = choice.tables.some(({ fields }) => fields.includes('deck'));
  const hasDecks = format === 'anki' || format === 'lexiroom' || format === 'zip';
  const mayBeSeveral = counts.decks > 1 || hasDeckColumn || tables.length > 1 || hasDecks;
  const isIntoNew = choice.target?.kind !== 'deck';
  const isStories = counts.decks === 0 && counts.stories > 0 && isIntoNew;
  const itemCount = (choice.keeps_decks ? counts.decks : Math.min(counts.decks, 1)) + counts.stories;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Card className="flex flex-col gap-6 p-5 sm:p-7">
        {isIntoNew && !isStories && <LanguageChoice choice={choice} onChange={onChange} />}
        <TargetChoice
          username={username}
          choice={choice}
          usualName={nameOfFile(view.file_name)}
          isFolder={itemCount > 1}
          isStories={isStories}
          onChange={onChange}
        />
        {isIntoNew && mayBeSeveral && !isStories && (
          <RadioGroup
            legend={t`Decks`}
            options={[
              { value: 'keep', label: t`As in the file` },
              { value: 'one', label: t`All in one` },
            ]}
            value={choice.keeps_decks ? 'keep' : 'one'}
            onChange={(kept) => onChange({ ...choice, keeps_decks: kept === 'keep' })}
          />
        )}
      </Card>
      {tables.map((_, table) => (
        <TableChoice key={table} view={view} choice={choice} table={table} onChange={onChange} />
      ))}
      {read_as && (
        <ReadingChoice
          readAs={read_as}
          reading={choice.reading}
          hasEncoding={!isPasted}
          onChange={(reading) => onChange({ ...choice, reading })}
        />
      )}
      {!isStories && (
        <Card className="p-5 sm:p-7">
          <OptionChoice view={view} choice={choice} onChange={onChange} />
        </Card>
      )}
      <ProblemList view={view} />
      {refusal !== undefined && <Notice tone="bad">{refusal}</Notice>}
      <div className="sticky bottom-0 z-20 -mx-4 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <output className="flex min-w-0 flex-1 basis-64 items-center gap-2 font-semibold">
            {isBehind && <Spinner />}
            <span className="min-w-0 wrap-anywhere">{countsWords(counts)}</span>
          </output>
          {missing && !isBehind && <p className="font-medium text-bad-ink">{missingWords[missing]}</p>}
          <Button onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            look="sun"
            disabled={missing !== undefined && !isBehind}
            busy={isStarting || isBehind}
            onClick={onStart}
          >
            <Trans>Import</Trans>
          </Button>
        </div>
      </div>
    </div>
  );
}

function useMissingWords(): Record<Missing, ReactNode> {
  const { t } = useLingui();
  return {
    language: t`Choose the language of the words.`,
    target: t`Choose where the words go.`,
    name: t`Please enter a name`,
    column: t`Say which column holds the words.`,
    words: t`There is no word to import.`,
  };
}
