import type { SentenceImage } from '@lexiroom/domain/sentences/sentence';
import { PictureDetailsButton } from '../../decks/reporting/picture-details-button.tsx';
import { Picture } from '../../design/graphics/picture.tsx';
import { UserText } from '../../design/typography/user-text.tsx';

const widths = { small: 'w-24', large: 'w-36 low:w-28 max-sm:w-28' };

interface SentencePicturesProps {
  images: readonly SentenceImage[];
  size: keyof typeof widths;
  /** The deck they are looked at in: then they tell where they come from; undefined while sentences are practised. */
  seenIn?: number | undefined;
}

/** The pictures of a sentence with what stands at them; highlighted ones have a frame. */
export function SentencePictures({ images, size, seenIn }: SentencePicturesProps) {
  return (
    <ul className="flex flex-wrap gap-3">
      {images.map(({ sentence_image_id, image_id, image_path, sentence_image_text, highlighted }) => (
        <li key={sentence_image_id} className={widths[size]}>
          <figure className="relative">
            <Picture
              src={image_path}
              alt=""
              canRetry={false}
              className={`rounded-2xl ${highlighted ? 'outline-4 outline-sun' : ''}`}
            />
            {seenIn !== undefined && (
              <PictureDetailsButton
                image_id={image_id}
                image_path={image_path}
                of={sentence_image_text || undefined}
                seenIn={seenIn}
                className="end-0 top-0"
              />
            )}
            {sentence_image_text && (
              <figcaption className="mt-1 text-center font-semibold wrap-anywhere">
                <UserText>{sentence_image_text}</UserText>
              </figcaption>
            )}
          </figure>
        </li>
      ))}
    </ul>
  );
}
