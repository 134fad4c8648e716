import { Trans, useLingui } from '@lingui/react/macro';
import type { ImageRowEntry } from '@lexiroom/contracts/library';
import { matchesWord, type PastedLine, type PastedProblem } from '@lexiroom/domain/deck-editor';
import { useState } from 'react';
import { Picture } from '../../design/graphics/picture.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { type EditorLanguages, pictureNames } from '../row.ts';
import { OtherPictures } from './other-pictures.tsx';
import { useTextProblemWords } from '../library-entries/text-problem-words.ts';

export interface PastedLinesProps {
  lines: readonly PastedLine[];
  /** For each line. */
  problems: readonly (PastedProblem | undefined)[];
  found: readonly (readonly ImageRowEntry[])[];
  pictureOf: (index: number) => ImageRowEntry | null;
  languages: EditorLanguages;
  onChoose: (index: number, entry: ImageRowEntry | null) => void;
}

/** The lines of a list, each with the picture that was found for it, or with what is wrong with it. */
export function PastedLines({ lines, problems, found, pictureOf, languages, onChoose }: PastedLinesProps) {
  const { t } = useLingui();
  const problemWords = useProblemOfLine();
  /** The index of the line whose other pictures are shown. */
  const [openLine, setOpenLine] = useState<number>();
  return (
    <ol aria-label={t`Lines of the list`} className="flex flex-col gap-2">
      {lines.map(({ line, word, translation, extra }, index) => {
        const problem = problems[index];
        const picture = problem ? null : pictureOf(index);
        const pictures = found[index] ?? [];
        return (
          <li
            key={line}
            className={`grid grid-cols-[auto_1fr] items-center gap-x-4 rounded-2xl border border-line p-2 [contain-intrinsic-size:auto_5.5rem] [content-visibility:auto] ${problem ? 'bg-bad-wash' : ''}`}
          >
            <button
              type="button"
              disabled={problem !== undefined || pictures.length === 0}
              aria-expanded={openLine === index}
              aria-label={picture ? t`Another picture for ${word}` : t`Choose a picture for ${word}`}
              onClick={() => setOpenLine(openLine === index ? undefined : index)}
              className="w-20 overflow-hidden rounded-xl border-2 border-line enabled:hover:border-edge"
            >
              <Picture src={picture?.thumbnail_path ?? null} alt="" canRetry={false} />
            </button>
            <div className="min-w-0 wrap-anywhere">
              <p className="text-lg font-semibold">
                <UserText language={languages.target_language}>{word}</UserText>
                {translation !== null && (
                  <span className="ps-4 font-normal text-soft">
                    <UserText language={languages.source_language}>{translation}</UserText>
                  </span>
                )}
              </p>
              {extra !== null && (
                <p className="text-soft">
                  <UserText language={languages.target_language}>{extra}</UserText>
                </p>
              )}
              <p className={`text-sm font-medium ${problem ? 'text-bad-ink' : 'text-soft'}`}>
                {problem ? (
                  <Trans>
                    Line {line}: {problemWords(problem)}
                  </Trans>
                ) : (
                  <PictureNote line={lines[index]!} {...{ pictures, picture, languages }} />
                )}
              </p>
            </div>
            {openLine === index && (
              <OtherPictures
                word={word}
                pictures={pictures}
                chosen={picture}
                language={languages.target_language}
                onChoose={(entry) => {
                  onChoose(index, entry);
                  setOpenLine(undefined);
                }}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface PictureNoteProps {
  line: PastedLine;
  pictures: readonly ImageRowEntry[];
  picture: ImageRowEntry | null;
  languages: EditorLanguages;
}
const nameOf = (entry: ImageRowEntry | undefined) => entry?.target_translations[0] ?? entry?.source_translations[0];

/** Says of the picture of a line that there is none, or that it is called otherwise. */
function PictureNote({ line, pictures, picture, languages }: PictureNoteProps) {
  const { word, translation } = line;
  if (pictures.length === 0) return <Trans>No images found for {word}</Trans>;
  const name = nameOf(picture ?? pictures[0])?.translation;
  if (!picture) {
    return (
      <>
        <span className="text-bad-ink">
          <Trans>Image missing</Trans>
        </span>
        {name && (
          <span className="ps-3">
            <Trans>
              Similar: <UserText>{name}</UserText>
            </Trans>
          </span>
        )}
      </>
    );
  }
  if (!name || matchesWord(word, translation, pictureNames(picture), languages)) return null;
  return (
    <Trans>
      Similar: <UserText>{name}</UserText>
    </Trans>
  );
}

/** A function that says why a line of a list cannot become a row. */
export function useProblemOfLine(): (problem: PastedProblem) => string {
  const { t } = useLingui();
  const textWords = useTextProblemWords('form');
  return (problem) => {
    if (problem.code === 'TWICE') return t`This word is already there.`;
    if (problem.code === 'DECK_FULL') return t`Deck limit reached`;
    return textWords(problem);
  };
}
