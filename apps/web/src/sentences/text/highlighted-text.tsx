import { textRuns } from '@lexiroom/domain/sentences/highlights';
import type { Highlight } from '@lexiroom/domain/sentences/sentence';
import type { LanguageId } from '@lexiroom/domain/languages';
import { UserText } from '../../design/typography/user-text.tsx';
import { markClass } from './mark-class.ts';

export interface HighlightedTextProps {
  children: string;
  highlights: readonly Highlight[];
  language: LanguageId | null;
}

/** A text of a sentence with its highlights in their colours. */
export function HighlightedText({ children, highlights, language }: HighlightedTextProps) {
  const parts = textRuns(children, highlights).map(({ start, text, highlight }) =>
    highlight ? (
      <mark key={start} className={markClass(highlight.highlight_color)}>
        {text}
      </mark>
    ) : (
      <span key={start}>{text}</span>
    ),
  );
  return (
    <UserText language={language} parts={parts}>
      {children}
    </UserText>
  );
}
