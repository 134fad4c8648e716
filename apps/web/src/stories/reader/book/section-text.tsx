import type { LanguageId } from '@lexiroom/domain/languages';
import { storyWords } from '@lexiroom/domain/stories/timings';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { UserText } from '../../../design/typography/user-text.tsx';
import type { BookSectionText } from '../binding/book-sections.ts';

/** Colours of speakers, by their numbers. */
const colors = ['text-brand-ink', 'text-good-ink', 'text-bad-ink', 'text-sun-ink'] as const;
/** The look of a book's texts, whether they are read or measured. */
export const bookTextClass =
  '[font-family:Georgia,var(--font-script),serif] leading-[1.6] wrap-anywhere [font-kerning:normal]';

export interface SectionTextProps {
  section: Pick<BookSectionText, 'text' | 'speaker_name'>;
  /** Of its speaker, from 0 to 3. */
  color: number;
  /** Its place in the book, from 0. */
  place: number;
  language: LanguageId;
  /** It is only measured. */
  isMeasured?: boolean;
}

/** A section of a book: who says it, and its words, each of which can be clicked and lights up on its own. */
export const SectionText = memo(function SectionText({
  section,
  color,
  place,
  language,
  isMeasured = false,
}: SectionTextProps) {
  const { text, speaker_name } = section;
  return (
    <p data-section={isMeasured ? undefined : place}>
      {speaker_name !== undefined && (
        <b className={`me-[0.5em] ${colors[color]}`}>
          {speaker_name ? (
            <UserText className="[font-family:inherit]!">{speaker_name}</UserText>
          ) : (
            <Trans>Nameless speaker</Trans>
          )}
          :
        </b>
      )}
      {partsOf(text, language, isMeasured)}
    </p>
  );
});

/**
 * A text cut into its words and what stands between them. What is measured is cut the same way: here and there a line is
 * broken elsewhere when a word is an element of its own.
 */
function partsOf(text: string, language: LanguageId, isMeasured: boolean) {
  const words = storyWords(text, language);
  return [
    ...words.flatMap(({ word, start }, index) => [
      text.slice(index === 0 ? 0 : words[index - 1]!.end, start),
      <span
        key={start}
        data-word={isMeasured ? undefined : start}
        className="cursor-pointer rounded-[0.2em] transition-[background-color] delay-200 duration-1000 hover:underline hover:decoration-2 hover:underline-offset-4 data-sounding:bg-(--lit) data-sounding:transition-none"
      >
        {word}
      </span>,
    ]),
    text.slice(words.at(-1)?.end ?? 0),
  ];
}
