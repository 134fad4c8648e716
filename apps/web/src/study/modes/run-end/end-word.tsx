import { Plural, useLingui } from '@lingui/react/macro';
import type { DeckWord } from '@lexiroom/contracts/decks';
import { Volume2, X } from 'lucide-react';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { Picture } from '../../../design/graphics/picture.tsx';
import { Card } from '../../../design/layout/card.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';
import { useSound } from '../../../sound/index.ts';
import type { Study } from '../../study.ts';
import { DueDate } from '../../words/due-date.tsx';

interface EndWordProps {
  study: Study;
  word: DeckWord;
  /** How often it was answered wrong in the run. */
  wrong: number;
}

/** A word of a run that is over: what it is, how it went, and when it comes back for whoever has a schedule. */
export function EndWord({ study: { data }, word, wrong }: EndWordProps) {
  const { t } = useLingui();
  const sound = useSound(data);
  const { target_language, target_translation } = word;
  return (
    <li className="min-w-0">
      <Card className="flex h-full flex-col overflow-hidden">
        <Picture src={word.thumbnail_path ?? word.image_path} alt="" />
        <div className="flex flex-1 flex-col items-start p-3">
          <div className="flex w-full items-start gap-1">
            <UserText
              language={target_language}
              className="min-w-0 flex-1 text-xl leading-snug font-bold wrap-anywhere"
            >
              {target_translation}
            </UserText>
            {sound.canSay(word, target_language) && (
              <IconButton
                label={t`Play the sound: ${target_translation}`}
                title={t`Play the sound`}
                icon={<Volume2 className="size-5" aria-hidden="true" />}
                onClick={() => void sound.say(word, target_language)}
                className="-my-2 -me-2"
              />
            )}
          </div>
          {word.extra_target_translation && (
            <UserText language={target_language} className="text-soft wrap-anywhere">
              {word.extra_target_translation}
            </UserText>
          )}
          {word.source_translation !== null && (
            <UserText language={word.source_language} className="text-soft wrap-anywhere">
              {word.source_translation}
            </UserText>
          )}
          <div className="mt-auto flex w-full flex-wrap items-center justify-between gap-x-2 pt-1.5">
            {data.calendar && <DueDate word={word} calendar={data.calendar} />}
            {wrong > 0 && (
              <p className="inline-flex items-center gap-1 text-sm font-semibold text-bad-ink">
                <X className="size-4" strokeWidth={3} aria-hidden="true" />
                <Plural value={wrong} one="# miss" other="# misses" />
              </p>
            )}
          </div>
        </div>
      </Card>
    </li>
  );
}
