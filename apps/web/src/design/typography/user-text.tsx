import { type LanguageId, languageOf } from '@lexiroom/domain/languages';
import { type ReactNode, useEffect } from 'react';
import { loadFont, scriptsIn } from './fonts.ts';

export interface UserTextProps {
  children: string;
  /** The language it is in; unknown for names of people and decks. */
  language?: LanguageId | null | undefined;
  className?: string;
  /** The same text in parts of different looks. */
  parts?: ReactNode;
  /** Its size is found by the part it stands in (`useFittingTexts`). */
  fits?: boolean;
}

/** What a user wrote: kept apart from the text around it, in its own direction, with the letters of its script. */
export function UserText({ children, language, className = '', parts, fits = false }: UserTextProps) {
  useEffect(() => {
    for (const script of language ? [languageOf(language).script] : scriptsIn(children)) loadFont(script);
  }, [language, children]);
  return (
    <bdi
      dir="auto"
      data-fit={fits || undefined}
      {...(language ? { lang: languageOf(language).tag } : {})}
      className={`${language ? '' : 'any-script '}${className}`}
    >
      {parts ?? children}
    </bdi>
  );
}
