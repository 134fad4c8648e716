import { Trans } from '@lingui/react/macro';
import { type ChoiceQuestion, type Exercise, type ExerciseKind, optionLetter } from '@lexiroom/domain/printed-quiz';
import type { LanguageId } from '@lexiroom/domain/languages';
import type { ReactNode } from 'react';
import { UserText } from '../../design/typography/user-text.tsx';
import type { PrintedPiece } from '../paper/measured-pieces.tsx';
import { MatchBlock } from './match-block.tsx';
import { Picture, WordText } from './printed-word.tsx';
import type { PrintableWord } from './printable-word.ts';

/** What is to be done, above the questions of an exercise. */
const tasks: Record<ExerciseKind, ReactNode> = {
  choose_text: <Trans>Tick the right word.</Trans>,
  choose_picture: <Trans>Tick the right picture.</Trans>,
  match: <Trans>Write the letter of the picture beside each word.</Trans>,
  write: <Trans>Write the word.</Trans>,
  blanks: <Trans>Fill in the gaps.</Trans>,
};

/** An exercise in pieces that are never cut: its task, then question by question. */
export function exercisePieces(exercise: Exercise<PrintableWord>, language: LanguageId): PrintedPiece[] {
  const { kind } = exercise;
  const task: PrintedPiece = {
    key: kind,
    isWithNext: true,
    content: <h2 className="pt-3 pb-2 text-[13pt] font-bold">{tasks[kind]}</h2>,
  };
  return [task, ...questionPieces(exercise, language)];
}

function questionPieces(exercise: Exercise<PrintableWord>, language: LanguageId): PrintedPiece[] {
  switch (exercise.kind) {
    case 'match':
      return exercise.blocks.map((block) => ({
        key: `match ${block.texts[0]!.number}`,
        content: <MatchBlock block={block} />,
      }));
    case 'write':
      return exercise.questions.map(({ number, word }) => ({
        key: `${number}`,
        content: (
          <Question number={number}>
            <Picture word={word} className="size-[20mm]" />
            <div className="flex min-w-0 flex-1 flex-col gap-[6mm]">
              {word.source_translation !== null && (
                <UserText language={word.source_language}>{word.source_translation}</UserText>
              )}
              <span className="block h-[6mm] border-b border-black" />
            </div>
          </Question>
        ),
      }));
    case 'blanks':
      return exercise.questions.map(({ number, sentence }) => ({
        key: `${number}`,
        content: (
          <Question number={number}>
            <UserText
              language={language}
              className="flex-1 leading-[10mm]"
              parts={sentence.pieces.map(({ text, is_gap }, place) =>
                is_gap ? (
                  // Of one width, so that it does not tell how long the word is.
                  <span key={place} className="mx-1 inline-block w-[35mm] border-b border-black" />
                ) : (
                  text
                ),
              )}
            >
              {sentence.pieces.map(({ text }) => text).join('')}
            </UserText>
          </Question>
        ),
      }));
    default:
      return exercise.questions.map((question) => ({
        key: `${question.number}`,
        content: <Choice kind={exercise.kind} question={question} />,
      }));
  }
}

function Question({ number, children }: { number: number; children: ReactNode }) {
  return (
    <div className="flex items-center gap-[5mm] py-[2.5mm]">
      <span className="w-[8mm] shrink-0 self-start pt-[1mm] text-end font-bold tabular-nums">{number}.</span>
      {children}
    </div>
  );
}

interface ChoiceProps {
  kind: 'choose_text' | 'choose_picture';
  question: ChoiceQuestion<PrintableWord>;
}

function Choice({ kind, question: { number, word, options } }: ChoiceProps) {
  const asksText = kind === 'choose_text';
  return (
    <Question number={number}>
      {asksText ? (
        <Picture word={word} className="size-[26mm]" />
      ) : (
        <WordText word={word} className="w-[42mm] shrink-0 text-[14pt] font-bold wrap-anywhere" />
      )}
      <ol
        className={`grid min-w-0 flex-1 gap-y-[2mm] ${asksText ? 'grid-cols-2 gap-x-[6mm]' : 'grid-cols-4 gap-x-[3mm]'}`}
      >
        {options.map((option, place) => (
          <li key={option.word_id} className="flex min-w-0 items-center gap-[2.5mm]">
            <Letter place={place} />
            {asksText ? (
              <WordText word={option} className="min-w-0 wrap-anywhere" />
            ) : (
              <Picture word={option} className="size-[18mm]" />
            )}
          </li>
        ))}
      </ol>
    </Question>
  );
}

function Letter({ place }: { place: number }) {
  return (
    <span className="grid size-[7mm] shrink-0 place-items-center rounded-full border border-black text-[10pt]">
      {optionLetter(place)}
    </span>
  );
}
