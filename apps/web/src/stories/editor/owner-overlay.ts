import type { Story } from '@lexiroom/contracts/stories';
import { back, currentAddress, push, replace, useAddress } from '../../navigation/index.ts';

/** What opens above the page of a story for its owner. */
export type StoryOverlay = 'edit' | 'settings';

/** What the overlays of a story are given. */
export interface OwnerOverlayProps {
  story: Story;
  user_id: number;
  onClose: () => void;
}

/** What an entry of the history remembers of an overlay. */
interface OverlayState {
  overlay?: StoryOverlay;
  /** The entry before this one in the history is the same page without it. */
  isFromPage?: boolean;
}

/** The state of an entry of the history in which a story is opened together with an overlay. */
export const withOverlay = (overlay: StoryOverlay): OverlayState => ({ overlay });

/** The overlay of this entry of the history: the way back of the browser closes it, and a reload leaves it open. */
export function useStoryOverlay(): {
  overlay: StoryOverlay | undefined;
  open: (overlay: StoryOverlay) => void;
  close: () => void;
} {
  const { overlay } = useAddress().state as OverlayState;
  return {
    overlay,
    open: (wanted) => push(currentAddress().href, { overlay: wanted, isFromPage: true } satisfies OverlayState),
    close() {
      const { overlay: shown, isFromPage } = currentAddress().state as OverlayState;
      if (shown === undefined) return;
      if (isFromPage) back();
      else replace(currentAddress().href);
    },
  };
}
