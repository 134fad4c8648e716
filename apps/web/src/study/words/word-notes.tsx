import { Trans, useLingui } from '@lingui/react/macro';
import { NotebookPen, Quote } from 'lucide-react';
import { UserText } from '../../design/typography/user-text.tsx';
import type { SpokenDeck } from '../../sound/index.ts';
import { exampleOf } from '../../sound/texts-of-word.ts';
import type { NotedWord } from './has-notes.ts';
import { TextSound } from './text-sound.tsx';

export interface WordNotesProps {
  /** Whose word it is: its voice says the example. */
  deck: SpokenDeck;
  word: NotedWord;
  /** What the example means is shown. */
  isTranslated: boolean;
  className?: string;
}

/**
 * The note and the example of a word, where it has some. They may tell what the word means and how it is said, so they are
 * shown only where no answer is waited for.
 */
export function WordNotes({ deck, word, isTranslated, className = '' }: WordNotesProps) {
  const { t } = useLingui();
  const { note, example, target_language, source_language } = word;
  const example_translation = isTranslated ? word.example_translation : undefined;
  if (note === undefined && example === undefined && example_translation === undefined) return null;
  return (
    <dl className={`flex min-w-0 flex-col gap-1.5 text-start text-lg leading-snug wrap-anywhere ${className}`}>
      {note !== undefined && (
        <div className="flex gap-2.5">
          <dt>
            <NotebookPen className="mt-1 size-5 text-brand-ink" aria-hidden="true" />
            <span className="sr-only">
              <Trans>Note</Trans>
            </span>
          </dt>
          <dd className="min-w-0">
            <UserText>{note}</UserText>
          </dd>
        </div>
      )}
      {(example !== undefined || example_translation !== undefined) && (
        <div className="flex gap-2.5">
          <dt>
            <Quote className="mt-1 size-5 text-brand-ink rtl:-scale-x-100" aria-hidden="true" />
            <span className="sr-only">
              <Trans>Example</Trans>
            </span>
          </dt>
          <dd className="min-w-0">
            {example !== undefined && (
              <p>
                <UserText language={target_language}>{example}</UserText>
                <TextSound deck={deck} text={exampleOf(word)} language={target_language} label={t`Play the example`} />
              </p>
            )}
            {example_translation !== undefined && (
              <p className="text-soft">
                <UserText language={source_language}>{example_translation}</UserText>
              </p>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}
