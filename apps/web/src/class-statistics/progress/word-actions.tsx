import { Trans, useLingui } from '@lingui/react/macro';
import type { ClassWord } from '@lexiroom/contracts/classes';
import { MessageCircleQuestion, Radio } from 'lucide-react';
import { useId } from 'react';
import { Button, buttonClass } from '../../design/buttons/button.tsx';
import { livePath, studyWithClass } from '../lesson/hand-over.ts';

export interface WordActionsProps {
  class_id: number;
  owner: string;
  words: readonly ClassWord[];
  /** The first of these buttons is the one thing to press on the screen. */
  isMain?: boolean;
}

/** What can be done with words that need practice: ask the class about them, or quiz it. */
export function WordActions({ class_id, owner, words, isMain = false }: WordActionsProps) {
  const { t } = useLingui();
  const reason = useId();
  const live = livePath(owner, words, class_id);
  const icon = <Radio className="size-5" aria-hidden="true" />;
  const why = words.length < 4 ? t`At least 4 words required` : t`Maximum 1200 words allowed`;
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        look={isMain ? 'sun' : 'brand'}
        icon={<MessageCircleQuestion className="size-5" aria-hidden="true" />}
        onClick={() => studyWithClass(class_id, owner, words)}
      >
        <Trans>Ask the class these words</Trans>
      </Button>
      {live ? (
        <a href={live} className={buttonClass()}>
          {icon}
          <Trans>Live quiz</Trans>
        </a>
      ) : (
        <span title={why}>
          <Button disabled icon={icon} aria-describedby={reason}>
            <Trans>Live quiz</Trans>
          </Button>
          <span id={reason} className="sr-only">
            {why}
          </span>
        </span>
      )}
    </div>
  );
}
