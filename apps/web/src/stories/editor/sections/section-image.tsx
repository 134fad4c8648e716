import type { Story, StorySection } from '@lexiroom/contracts/stories';
import { Trans, useLingui } from '@lingui/react/macro';
import { ImagePlus, Replace, Trash2 } from 'lucide-react';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { Picture } from '../../../design/graphics/picture.tsx';
import { useLazyOverlay } from '../../../navigation/index.ts';
import type { StoryStore } from '../store/story-store.ts';

const fetchSelector = async () => (await import('../pictures/image-selector.tsx')).ImageSelector;

export interface SectionImageProps {
  story: Story;
  section: StorySection;
  number: number;
  store: StoryStore;
  isOff: boolean;
}

/** The picture of a section: chosen, changed, or taken away. */
export function SectionImage({ story, section, number, store, isOff }: SectionImageProps) {
  const { t } = useLingui();
  const { Shown: ImageSelector, open, close } = useLazyOverlay(fetchSelector);
  const { image_id, image_path, section_text } = section;
  return (
    <div data-region className="w-36 max-w-full">
      {image_id === null ? (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t`Add image to section ${number}`}
          disabled={isOff}
          onClick={open}
          className="flex min-h-12 w-full items-center justify-center gap-2 rounded-xl border-2 border-dashed border-edge px-3 text-soft enabled:hover:border-brand enabled:hover:text-brand-ink"
        >
          <ImagePlus className="size-5" aria-hidden="true" />
          <Trans>Add image</Trans>
        </button>
      ) : (
        <figure>
          <Picture src={image_path} alt={t`Picture of section ${number}`} canRetry={false} className="rounded-2xl" />
          <div className="flex justify-center">
            <IconButton
              aria-haspopup="dialog"
              label={t`Change the picture of section ${number}`}
              disabled={isOff}
              icon={<Replace className="size-5" aria-hidden="true" />}
              onClick={open}
            />
            <IconButton
              label={t`Remove the picture of section ${number}`}
              disabled={isOff}
              icon={<Trash2 className="size-5" aria-hidden="true" />}
              onClick={() => store.setImage(section, null)}
            />
          </div>
        </figure>
      )}
      {ImageSelector && (
        <ImageSelector
          language={story.story_language}
          searched={section_text ?? ''}
          story={story}
          onChoose={(image) => {
            close();
            store.setImage(section, image);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
