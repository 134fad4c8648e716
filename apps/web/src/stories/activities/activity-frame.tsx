import type { Story } from '@lexiroom/contracts/stories';
import { Trans, useLingui } from '@lingui/react/macro';
import { House } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useKeys } from '../../study/modes/keys/keys.ts';
import { leaveView } from '../story-address.ts';

interface ActivityFrameProps {
  story: Story;
  /** How many questions are done, of how many. */
  done: number;
  count: number;
  children: ReactNode;
}

/** The page of something that is done with a story: nothing but the task, and how far it is. */
export function ActivityFrame({ story, done, count, children }: ActivityFrameProps) {
  const { t } = useLingui();
  useKeys({ leave: leaveView });
  useEffect(() => {
    document.title = `${story.item_name} · Lexiroom`;
  }, [story.item_name]);
  const page = Math.min(done + 1, count);
  return (
    <main
      id="main"
      data-task
      tabIndex={-1}
      className="mx-auto flex w-full max-w-5xl flex-1 flex-col px-4 pb-4 outline-none sm:px-8"
    >
      <nav aria-label={t`Activity`} className="flex items-center gap-3 py-1 lg:pb-4">
        <IconButton
          label={t`Back to the story`}
          aria-keyshortcuts="Escape"
          icon={<House className="size-6" aria-hidden="true" />}
          className="-ms-3"
          onClick={leaveView}
        />
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <p className="flex gap-2 text-soft">
            <b className="min-w-0 flex-1 truncate font-bold text-ink">
              <UserText>{story.item_name}</UserText>
            </b>
            <span aria-hidden="true" className="shrink-0 font-semibold tabular-nums">
              <Trans>
                {page} of {count}
              </Trans>
            </span>
          </p>
          <progress
            aria-label={t`Progress`}
            max={count}
            value={done}
            aria-valuetext={t`${page} of ${count}`}
            className="h-2.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand"
          />
        </div>
      </nav>
      {children}
    </main>
  );
}

interface ActivityEndProps {
  right: number;
  count: number;
  onAgain: () => void;
}

/** What stands at the end: how many were right at once. */
export function ActivityEnd({ right, count, onAgain }: ActivityEndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-6 pb-12 text-center">
      <h1 ref={heading} tabIndex={-1} className="font-display text-4xl font-extrabold outline-none">
        {right === count ? <Trans>All right!</Trans> : <Trans>Done!</Trans>}
      </h1>
      <p className="text-2xl">
        <Trans>
          {right} of {count} right at once
        </Trans>
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button look="sun" size="large" onClick={leaveView}>
          <Trans>Back to the story</Trans>
        </Button>
        <Button size="large" onClick={onAgain}>
          <Trans>Once more</Trans>
        </Button>
      </div>
    </div>
  );
}
