import { Trans, useLingui } from '@lingui/react/macro';
import type { DeckSentence } from '@lexiroom/contracts/sentences';
import { type SentenceImage, sentenceLimits } from '@lexiroom/domain/sentences/sentence';
import { Captions, Highlighter, ImagePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { Picture } from '../../../design/graphics/picture.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';
import { useLazyOverlay } from '../../../navigation/index.ts';
import type { Study } from '../../../study/study.ts';
import type { SentenceStore } from '../store/sentence-store.ts';
import { ImageText } from './image-text.tsx';

const fetchSelector = async () => (await import('./image-selector.tsx')).ImageSelector;

interface SentenceImagesProps {
  study: Study;
  sentence: DeckSentence;
  number: number;
  store: SentenceStore;
}

/** The pictures of a sentence, three at most: with a text, highlighted, or taken off again. */
export function SentenceImages({ study, sentence, number, store }: SentenceImagesProps) {
  const { t } = useLingui();
  const { Shown: ImageSelector, open, close } = useLazyOverlay(fetchSelector);
  const [written, write] = useState<SentenceImage>();
  return (
    <ul data-region className="flex flex-wrap gap-2" aria-label={t`Pictures of sentence ${number}`}>
      {sentence.images.map((image, place) => (
        <li key={image.sentence_image_id} className="w-32">
          <ImageTile
            image={image}
            name={t`picture ${place + 1} of sentence ${number}`}
            onHighlight={() => store.highlightImage(sentence, image, !image.highlighted)}
            onWrite={() => write(image)}
            onRemove={() => store.removeImage(sentence, image)}
          />
        </li>
      ))}
      {sentence.images.length < sentenceLimits.images && (
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={t`Add image to sentence ${number}`}
            onClick={open}
            className="flex min-h-12 items-center gap-2 rounded-xl border-2 border-dashed border-edge px-3 text-soft hover:border-brand hover:text-brand-ink"
          >
            <ImagePlus className="size-5" aria-hidden="true" />
            <Trans>Add image</Trans>
          </button>
        </li>
      )}
      {ImageSelector && (
        <ImageSelector
          study={study}
          sentence={sentence}
          onChoose={(image) => {
            store.addImage(sentence, image);
            close();
          }}
          onClose={close}
        />
      )}
      {written && (
        <ImageText
          text={written.sentence_image_text ?? ''}
          onWrite={(text) => store.writeImage(sentence, written, text)}
          onClose={() => write(undefined)}
        />
      )}
    </ul>
  );
}

interface ImageTileProps {
  image: SentenceImage;
  name: string;
  onHighlight: () => void;
  onWrite: () => void;
  onRemove: () => void;
}

function ImageTile({ image, name, onHighlight, onWrite, onRemove }: ImageTileProps) {
  const { t } = useLingui();
  const { sentence_image_id, image_path, sentence_image_text, highlighted } = image;
  // Until the server has answered, nothing can be done with it.
  const isPending = sentence_image_id < 0;
  return (
    <figure aria-busy={isPending || undefined} className={isPending ? 'opacity-60' : ''}>
      <Picture
        src={image_path}
        alt=""
        canRetry={false}
        className={`rounded-2xl ${highlighted ? 'outline-4 outline-sun' : ''}`}
      />
      <figcaption className="min-h-6 text-center font-semibold wrap-anywhere">
        {sentence_image_text && <UserText>{sentence_image_text}</UserText>}
      </figcaption>
      <div className="-mx-2 flex justify-center">
        <IconButton
          label={t`Highlight ${name}`}
          title={t`Highlight`}
          aria-pressed={highlighted}
          disabled={isPending}
          icon={<Highlighter className={`size-5 ${highlighted ? 'text-brand-ink' : ''}`} aria-hidden="true" />}
          className="!size-11"
          onClick={onHighlight}
        />
        <IconButton
          label={t`Text of ${name}`}
          title={t`Text`}
          disabled={isPending}
          icon={<Captions className="size-5" aria-hidden="true" />}
          className="!size-11"
          onClick={onWrite}
        />
        <IconButton
          label={t`Remove ${name}`}
          title={t`Remove`}
          disabled={isPending}
          icon={<Trash2 className="size-5" aria-hidden="true" />}
          className="!size-11"
          onClick={onRemove}
        />
      </div>
    </figure>
  );
}
