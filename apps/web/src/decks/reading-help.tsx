import { useLingui } from '@lingui/react/macro';
import type { LanguageId } from '@lexiroom/domain/languages';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { UserText } from '../design/typography/user-text.tsx';
import { useSession } from '../session/session.ts';

export interface ReadingHelpProps {
  /** The second text of a word: how it is read, its article and plural. */
  children: string;
  language: LanguageId;
  className?: string;
  /** It stands in something that is pressed itself: then it has no button, and comes once the answer is told. */
  isInButton?: boolean;
  /** The answer is told: nothing needs to be kept back. */
  isTold?: boolean;
}

/**
 * How a word is read, beside it while it is asked: always, after a moment, or when it is asked for, as the learner has
 * chosen. Its place is kept, so that nothing moves when it comes. Visitors see it always.
 */
export function ReadingHelp({
  children,
  language,
  className = '',
  isInButton = false,
  isTold = false,
}: ReadingHelpProps) {
  const { t } = useLingui();
  const [isAsked, ask] = useState(false);
  const when = useSession().user?.settings.reading_help ?? 'always';
  const isHidden = when === 'press' && !isAsked && !isTold;
  const text = (
    <UserText
      language={language}
      className={`${className} ${isHidden ? 'invisible' : when === 'later' && !isTold ? 'animate-later' : ''}`}
    >
      {children}
    </UserText>
  );
  if (isInButton || !isHidden) return text;
  return (
    <span className="relative inline-grid min-h-11 min-w-11 place-items-center">
      {text}
      <button
        type="button"
        aria-label={t`Show the reading help`}
        title={t`Show the reading help`}
        onClick={() => ask(true)}
        className="absolute inset-0 grid place-items-center rounded-xl text-soft hover:bg-brand-wash hover:text-brand-ink"
      >
        <Eye className="size-6" aria-hidden="true" />
      </button>
    </span>
  );
}
