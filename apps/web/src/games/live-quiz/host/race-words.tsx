import { Trans, useLingui } from '@lingui/react/macro';
import type { HostView } from '@lexiroom/contracts/live';
import { Button } from '../../../design/buttons/button.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';
import type { OnAccept, OnVoid } from '../../../live/game-screens.ts';
import { TypedTexts } from './typed-texts.tsx';

interface RaceWordsProps {
  view: HostView;
  onAccept: OnAccept;
  onVoid: OnVoid;
}

/** The words that a running race misses most, which the host may take back; and what was typed instead, to accept. */
export function RaceWords({ view, onAccept, onVoid }: RaceWordsProps) {
  const { t } = useLingui();
  const { words = [], target_language } = view;
  if (words.length === 0) return null;
  return (
    <section aria-labelledby="race-words" className="flex flex-col gap-2">
      <h2 id="race-words" className="font-display text-xl font-bold">
        <Trans>Hardest words</Trans>
      </h2>
      <ul className="flex flex-col gap-3">
        {words.map(({ question, text, answers, right, voided = false, typed = [] }) => (
          <li key={question} className="flex flex-col gap-2">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <UserText
                language={target_language}
                className={`min-w-0 flex-1 text-lg font-semibold wrap-anywhere ${voided ? 'text-soft line-through' : ''}`}
              >
                {text}
              </UserText>
              <span className="text-soft tabular-nums">
                {voided ? (
                  <Trans>does not count</Trans>
                ) : (
                  <Trans>
                    {right} of {answers}
                  </Trans>
                )}
              </span>
              <Button
                size="small"
                aria-label={voided ? t`Count again ${text}` : t`Take back ${text}`}
                onClick={() => onVoid(question, voided)}
              >
                {voided ? <Trans>Count again</Trans> : <Trans>Take back</Trans>}
              </Button>
            </div>
            {!voided && typed.length > 0 && (
              <TypedTexts
                texts={typed}
                language={target_language}
                onAccept={(typedText, undo) => onAccept(question, typedText, undo)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
