import { Trans, useLingui } from '@lingui/react/macro';
import type { ClassWord } from '@lexiroom/contracts/classes';
import { MessageCircleQuestion, Radio, Swords } from 'lucide-react';
import { useId } from 'react';
import { Button, buttonClass } from '../../design/buttons/button.tsx';
import { useLanguageName } from '../../i18n/language-name.ts';
import { livePath, quickPickWithClass, studyWithClass } from '../lesson/hand-over.ts';

export interface WordActionsProps {
  class_id: number;
  owner: string;
  words: readonly ClassWord[];
  /** The first of these buttons is the one thing to press on the screen. */
  isMain?: boolean;
}

/**
 * What can be done with words that need practice: ask the class about them, or play with it. A study and a quiz are of one
 * target language, so words of several languages are offered language by language.
 */
export function WordActions({ words, isMain = false, ...rest }: WordActionsProps) {
  const languageName = useLanguageName();
  const languages = [...Map.groupBy(words, ({ target_language }) => target_language)];
  if (languages.length < 2) return <Actions {...rest} words={words} isMain={isMain} />;
  return languages.map(([language, itsWords], place) => (
    <Actions
      key={language}
      {...rest}
      words={itsWords}
      isMain={isMain && place === 0}
      language={languageName(language)}
    />
  ));
}

interface ActionsProps extends WordActionsProps {
  /** The name of the language of these words, where there are others beside it. */
  language?: string;
}

function Actions({ class_id, owner, words, isMain = false, language }: ActionsProps) {
  const { t } = useLingui();
  const reason = useId();
  const live = livePath(owner, words, class_id);
  const icon = <Radio className="size-5" aria-hidden="true" />;
  const why = words.length < 4 ? t`At least 4 words required` : t`Maximum 1200 words allowed`;
  const of = language !== undefined && (
    <>
      {': '}
      {language}
    </>
  );
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        look={isMain ? 'sun' : 'brand'}
        icon={<MessageCircleQuestion className="size-5" aria-hidden="true" />}
        onClick={() => studyWithClass(class_id, owner, words)}
      >
        <span>
          <Trans>Ask the class these words</Trans>
          {of}
        </span>
      </Button>
      {live ? (
        <a href={live} className={buttonClass()}>
          {icon}
          <span>
            <Trans>Live quiz</Trans>
            {of}
          </span>
        </a>
      ) : (
        <span title={why}>
          <Button disabled icon={icon} aria-describedby={reason}>
            <span>
              <Trans>Live quiz</Trans>
              {of}
            </span>
          </Button>
          <span id={reason} className="sr-only">
            {why}
          </span>
        </span>
      )}
      {live && (
        <Button
          icon={<Swords className="size-5" aria-hidden="true" />}
          onClick={() => quickPickWithClass(class_id, owner, words)}
        >
          <span>
            <Trans>Quick Pick</Trans>
            {of}
          </span>
        </Button>
      )}
    </div>
  );
}
