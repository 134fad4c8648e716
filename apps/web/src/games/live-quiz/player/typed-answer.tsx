import { Trans, useLingui } from '@lingui/react/macro';
import { type LanguageId, languageOf } from '@lexiroom/domain/languages';
import { typedTextLimit } from '@lexiroom/domain/games/live-quiz';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../design/buttons/button.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';

export interface TypedAnswerProps {
  language: LanguageId;
  canType: boolean;
  /** The question was locked a moment ago: what comes within the grace second still counts. */
  isTimeUp: boolean;
  /** What was sent from here, stored or on its way. */
  own: string | undefined;
  onText: (text: string) => void;
}

/**
 * The field for an answer that is typed; once it is sent, the text that was. What stands there when the time is up is
 * sent by itself: whoever was about to press is not left with nothing.
 */
export function TypedAnswer({ language, canType, isTimeUp, own, onText }: TypedAnswerProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const { tag, direction } = languageOf(language);
  const sendUnsent = useEffectEvent(() => {
    if (own === undefined && text.trim() !== '') onText(text.trim());
  });
  useEffect(() => {
    if (isTimeUp) sendUnsent();
  }, [isTimeUp]);
  if (own !== undefined) {
    return (
      <p className="rounded-2xl border-2 border-good bg-good-wash px-4 py-3 text-center text-2xl font-bold wrap-anywhere">
        <UserText language={language}>{own}</UserText>
      </p>
    );
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (canType && text.trim() !== '') onText(text.trim());
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <input
        aria-label={t`Your answer`}
        value={text}
        disabled={!canType}
        lang={tag}
        dir={direction}
        maxLength={typedTextLimit}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="send"
        // Who comes to a question that is typed has nothing else to do there.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onChange={(event) => setText(event.target.value)}
        onKeyDown={keepComposition}
        className="any-script min-h-14 w-full min-w-0 rounded-2xl border-2 border-edge bg-card px-4 text-2xl font-semibold disabled:opacity-60"
      />
      <Button type="submit" look="brand" disabled={!canType || text.trim() === ''}>
        <Trans>Send</Trans>
      </Button>
    </form>
  );
}

/** Enter ends what an input method composes, and sends nothing; in Safari the composition is over by then (229). */
function keepComposition(event: KeyboardEvent): void {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault();
}
