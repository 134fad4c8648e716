import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ImageRowEntry } from '@lexiroom/contracts/library';
import {
  areColumnsSwapped,
  hasListMarks,
  type ListReading,
  matchesWord,
  type PastedLine,
  pastedProblems,
  readPastedList,
  thirdColumnOf,
  withColumnsSwapped,
} from '@lexiroom/domain/deck-editor';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { statusOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Loading } from '../../design/feedback/loading.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import { UnsavedChangesDialog } from '../unsaved/unsaved-changes-dialog.tsx';
import { type EditorLanguages, type EditorRow, pictureFields, pictureNames, newRow } from '../row.ts';
import { searchPictures } from '../picture-search.ts';
import { PasteBox } from './paste-box.tsx';
import { PastedLines } from './pasted-lines.tsx';
import { ReadingControls } from './reading-controls.tsx';

export interface PasteDialogProps {
  /** What was pasted into the input; empty when the list is still to come. */
  text: string;
  languages: EditorLanguages;
  hasSource: boolean;
  /** What stands in the deck already. */
  rows: readonly EditorRow[];
  onAdd: (rows: readonly EditorRow[]) => void;
  onClose: () => void;
}

/** A list of words: pasted, looked at with what was found for each line, and added. */
export function PasteDialog({ text, languages, hasSource, rows, onAdd, onClose }: PasteDialogProps) {
  const { t } = useLingui();
  const [pasted, setPasted] = useState(text);
  const [isRead, setRead] = useState(readPastedList(text).length > 0);
  return (
    <UnsavedChangesDialog title={t`Paste a list`} width="wide" isUnsaved={pasted.trim() !== ''} onClose={onClose}>
      {isRead ? (
        <PastedText
          text={pasted}
          hasSource={hasSource}
          languages={languages}
          rows={rows}
          onAdd={onAdd}
          onBack={() => setRead(false)}
          onClose={onClose}
        />
      ) : (
        <PasteBox text={pasted} languages={languages} onChange={setPasted} onRead={() => setRead(true)} />
      )}
    </UnsavedChangesDialog>
  );
}

interface PastedTextProps extends PasteDialogProps {
  onBack: () => void;
}

/** The lines of a text, read as it seems to be meant until somebody says otherwise. */
function PastedText({ text, ...rest }: PastedTextProps) {
  const { languages, hasSource } = rest;
  const [reading, setReading] = useState<ListReading>({});
  /** Whether the columns are swapped, once somebody has said so or names of pictures have shown it. */
  const [swap, setSwap] = useState<{ isSwapped: boolean; isGuess: boolean }>();
  const lines = readPastedList(text, reading);
  const hasPairs = hasSource && lines.some(({ word, translation }) => translation !== null && word !== '');
  const { target_language, source_language } = languages;
  const guess = { isSwapped: areColumnsSwapped(lines, target_language, source_language), isGuess: true };
  const { isSwapped, isGuess } = swap ?? guess;
  const isTurned = hasPairs && isSwapped;
  return (
    <>
      <ReadingControls
        reading={reading}
        onReading={setReading}
        hasMarks={hasListMarks(text)}
        thirdColumn={thirdColumnOf(text, reading)}
        isSwapped={hasPairs ? isSwapped : undefined}
        isGuess={isGuess}
        onSwap={(wanted) => setSwap({ isSwapped: wanted, isGuess: false })}
      />
      <Preview
        // Pictures that were chosen belong to the lines as they were.
        key={JSON.stringify([reading, isTurned])}
        lines={isTurned ? withColumnsSwapped(lines) : lines}
        onNames={(isFoundSwapped) => {
          if (isFoundSwapped && !swap && !isSwapped) setSwap({ isSwapped: true, isGuess: true });
        }}
        {...rest}
      />
    </>
  );
}

interface PreviewProps extends Omit<PastedTextProps, 'text'> {
  lines: readonly PastedLine[];
  /** The pictures are known: whether their names show that the columns are swapped. */
  onNames: (areSwapped: boolean) => void;
}

function Preview({ lines: readLines, hasSource, languages, rows, onNames, onAdd, onBack, onClose }: PreviewProps) {
  const lines = hasSource ? readLines : readLines.map((line) => ({ ...line, translation: null }));
  const words = lines.map(({ word }) => word);
  const { data, error, refetch } = useQuery({
    queryKey: ['image_search', 'pasted', languages.target_language, languages.source_language, words],
    queryFn: ({ signal }) => searchPictures(words, languages, signal),
    gcTime: 0,
  });
  const tellNames = useEffectEvent((pictures: readonly (readonly ImageRowEntry[])[]) => {
    const names = pictures.map((entries) => entries.map(pictureNames));
    onNames(areColumnsSwapped(lines, languages.target_language, languages.source_language, names));
  });
  useEffect(() => {
    if (data) tellNames(data);
  }, [data]);
  /** Pictures that were chosen by hand, by line; null for none. */
  const [chosen, choose] = useState<ReadonlyMap<number, ImageRowEntry | null>>(new Map());
  const present = rows.map(({ target, typed }) => target?.text ?? typed);
  const problems = pastedProblems(lines, present);
  const good = lines.flatMap((line, index) => (problems[index] ? [] : [{ line, index }]));
  /** What was chosen by hand; else a picture that is called so. One that is only similar is not taken by itself. */
  const pictureOf = (index: number) => {
    const byHand = chosen.get(index);
    const { word, translation } = lines[index]!;
    return byHand === undefined
      ? (data?.[index]?.find((entry) => matchesWord(word, translation, pictureNames(entry), languages)) ?? null)
      : byHand;
  };

  function add() {
    onAdd(good.map(({ line, index }) => rowOfLine(line, pictureOf(index))));
    onClose();
  }

  if (error) return <LoadFailure status={statusOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      {!hasSource && readLines.some(({ translation }) => translation !== null) && (
        <Notice>
          <Trans>This deck has no translations, so those in the list are ignored.</Trans>
        </Notice>
      )}
      <PastedLines
        lines={lines}
        problems={problems}
        found={data}
        pictureOf={pictureOf}
        languages={languages}
        onChoose={(index, entry) => choose(new Map([...chosen, [index, entry]]))}
      />
      <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-wrap justify-end gap-3 border-t border-line bg-card px-5 py-4 sm:-mx-6 sm:-mb-6 sm:px-6">
        <Button onClick={onBack}>
          <Trans>Change the list</Trans>
        </Button>
        <Button look="brand" disabled={good.length === 0} onClick={add}>
          <Plural value={good.length} one="Add # word" other="Add # words" />
        </Button>
      </div>
    </>
  );
}

/** A row of a line of a list, with the picture that was found for it, or without one. */
export function rowOfLine({ word: typed, translation, extra }: PastedLine, picture: ImageRowEntry | null): EditorRow {
  const typedWord = { typed, translation };
  return {
    ...newRow(typedWord),
    ...(picture ? pictureFields(typedWord, picture) : {}),
    // Without one of its own it has that of the library.
    ...(extra === null ? {} : { extra }),
  };
}
