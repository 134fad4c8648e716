import type { Story } from '@lexiroom/contracts/stories';
import { hasText } from '@lexiroom/domain/stories/story';
import { Trans, useLingui } from '@lingui/react/macro';
import { BookOpen, House } from 'lucide-react';
import { Button } from '../../design/buttons/button.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { directoryPath, Link, userPath } from '../../navigation/index.ts';
import { Page } from '../../page/page.tsx';
import { openReader } from '../story-address.ts';
import { StoryText } from './story-text.tsx';

/** What stands before the book: its text, and the ways on (specification 3 section 2). */
export function StoryIntroduction({ story }: { story: Story }) {
  const { t } = useLingui();
  const { owner, parent_id, item_name, story_sections } = story;
  const home = parent_id === null ? userPath(owner) : directoryPath(owner, parent_id);
  return (
    <Page title={item_name} width="text">
      <Link
        to={home}
        aria-label={t`Back to the folder`}
        title={t`Back to the folder`}
        className="-ms-3 -mt-2 mb-1 grid size-12 place-items-center rounded-2xl text-soft hover:bg-brand-wash hover:text-brand-ink"
      >
        <House className="size-6" aria-hidden="true" />
      </Link>
      <h1 className="font-display text-4xl leading-tight font-extrabold wrap-anywhere hyphens-auto sm:text-5xl">
        <UserText>{item_name}</UserText>
      </h1>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          look="sun"
          size="large"
          disabled={!hasText(story_sections)}
          icon={<BookOpen className="size-7" aria-hidden="true" />}
          onClick={openReader}
        >
          <Trans>Read</Trans>
        </Button>
      </div>
      <StoryText story={story} />
    </Page>
  );
}
