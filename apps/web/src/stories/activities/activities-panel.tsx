import type { Story } from '@lexiroom/contracts/stories';
import { canAskWhoSaidIt, scrambleSentences } from '@lexiroom/domain/stories/activities';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeftRight, MessageCircleQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { openView } from '../story-address.ts';

interface ActivitiesPanelProps {
  story: Story;
  /** The words of the story. */
  children: ReactNode;
}

/** What can be done with a story besides reading it (specification 3 section 2). */
export function ActivitiesPanel({ story, children }: ActivitiesPanelProps) {
  const { t } = useLingui();
  const { story_sections, story_language } = story;
  return (
    <section aria-label={t`Activities`} className="flex flex-col gap-5">
      <h2 className="font-display text-2xl font-bold">
        <Trans>Activities</Trans>
      </h2>
      <div className="flex flex-wrap gap-3">
        <Button
          look="brand"
          className="max-sm:w-full"
          icon={<ArrowLeftRight className="size-6" aria-hidden="true" />}
          disabled={scrambleSentences(story_sections, story_language).length === 0}
          onClick={() => openView('scramble')}
        >
          <Trans>Sentence Scramble</Trans>
        </Button>
        {story.story_type === 'conversation' && (
          <Button
            look="brand"
            className="max-sm:w-full"
            icon={<MessageCircleQuestion className="size-6" aria-hidden="true" />}
            disabled={!canAskWhoSaidIt(story, story_language)}
            onClick={() => openView('who-said-it')}
          >
            <Trans>Who said it?</Trans>
          </Button>
        )}
      </div>
      <h3 className="mt-3 font-display text-xl font-bold">
        <Trans>Words of this story</Trans>
      </h3>
      {children}
    </section>
  );
}
