import type { Story } from '@lexiroom/contracts/stories';
import { Page } from '../../page/page.tsx';

/** A story as a book. */
export function StoryReader({ story }: { story: Story }) {
  return <Page title={story.item_name}>{null}</Page>;
}
