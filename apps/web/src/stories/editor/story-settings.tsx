import { Trans, useLingui } from '@lingui/react/macro';
import { ImagePlus, Replace, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { Picture } from '../../design/graphics/picture.tsx';
import { ConfirmPrompt } from '../../deck-editor/unsaved/confirm-prompt.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { useLazyOverlay } from '../../navigation/index.ts';
import { useKeptFocus } from '../../sentences/writing/editing/use-kept-focus.ts';
import type { OwnerOverlayProps } from './owner-overlay.ts';
import { RequestPopup } from './messages/request-popup.tsx';
import { useStoryStore } from './store/use-story-store.ts';

const fetchSelector = async () => (await import('./pictures/image-selector.tsx')).ImageSelector;

/** 'Story settings': the cover of a story is chosen, changed or deleted (specification 3 section 2). */
export function StorySettings({ story, user_id, onClose }: OwnerOverlayProps) {
  const { t } = useLingui();
  const { store, state, shown } = useStoryStore(story, user_id);
  const { Shown: ImageSelector, open, close } = useLazyOverlay(fetchSelector);
  const [isAsking, ask] = useState(false);
  const { cover_image_id, cover_path, item_name, story_language } = shown;
  const hasCover = cover_image_id !== null;
  return (
    <Dialog title={<Trans>Story settings</Trans>} onClose={onClose}>
      <RequestPopup message={state.message} onClose={store.dismiss} />
      <section {...useKeptFocus<HTMLElement>()} aria-label={t`Cover`} className="flex flex-col items-center gap-4">
        {hasCover ? (
          <div className="w-64 max-w-full">
            <Picture src={cover_path} alt={t`Cover of ${item_name}`} canRetry={false} className="rounded-2xl" />
          </div>
        ) : (
          <p className="text-lg text-soft">
            <Trans>This story has no picture on its cover.</Trans>
          </p>
        )}
        <div className="flex flex-wrap justify-center gap-3">
          <Button
            look="brand"
            aria-haspopup="dialog"
            icon={
              hasCover ? (
                <Replace className="size-5" aria-hidden="true" />
              ) : (
                <ImagePlus className="size-5" aria-hidden="true" />
              )
            }
            onClick={open}
          >
            {hasCover ? <Trans>Change the cover</Trans> : <Trans>Select a cover</Trans>}
          </Button>
          {hasCover && (
            <Button icon={<Trash2 className="size-5" aria-hidden="true" />} onClick={() => ask(true)}>
              <Trans>Delete the cover</Trans>
            </Button>
          )}
        </div>
      </section>
      {ImageSelector && (
        <ImageSelector
          story={shown}
          language={story_language}
          searched={item_name}
          onChoose={(image) => {
            close();
            store.setCover(story, image);
          }}
          onClose={close}
        />
      )}
      {isAsking && (
        <ConfirmPrompt
          title={t`Delete the cover?`}
          confirm={t`Delete`}
          onConfirm={() => store.setCover(story, null)}
          onClose={() => ask(false)}
        />
      )}
    </Dialog>
  );
}
