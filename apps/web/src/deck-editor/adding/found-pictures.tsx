import { Trans, useLingui } from '@lingui/react/macro';
import type { ImageRowEntry } from '@lexiroom/contracts/library';
import type { LanguageId } from '@lexiroom/domain/languages';
import { ImagePlus } from 'lucide-react';
import { NotSharedSign } from '../../decks/not-shared.tsx';
import { Button } from '../../design/buttons/button.tsx';
import { Picture } from '../../design/graphics/picture.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import type { SuggestedPictures } from '../picture-search.ts';

export interface FoundPicturesProps {
  word: string;
  suggested: SuggestedPictures;
  /** The index of the one that Enter takes, -1 for none of them, and whether somebody has chosen it. */
  chosen: number;
  isByHand: boolean;
  language: LanguageId;
  onChoose: (index: number) => void;
  onOtherWay: () => void;
}

const nameOf = (entry: ImageRowEntry | undefined) =>
  entry?.target_translations.find(({ selected }) => selected) ?? entry?.target_translations[0];

/**
 * The pictures the library has for a word, each with what it is called; or the ways when it has none. The arrow keys of
 * the box above choose among them: what they choose is spoken.
 */
export function FoundPictures(props: FoundPicturesProps) {
  const { word, suggested, chosen, isByHand, language, onChoose, onOtherWay } = props;
  const { t } = useLingui();
  const { pictures, earlier, hasFailed } = suggested;
  const shown = pictures ?? earlier;
  const count = shown.length;
  const place = chosen + 1;
  const name = nameOf(pictures?.[chosen])?.translation ?? '';
  return (
    <>
      <output className="sr-only">
        {pictures &&
          count > 0 &&
          chosen >= 0 &&
          (isByHand ? t`Picture ${place} of ${count}: ${name}` : t`${count} pictures found`)}
      </output>
      {pictures && count > 0 && chosen < 0 && (
        <output className="block px-2 pt-3 font-medium wrap-anywhere">
          <Trans>
            Similar to <UserText language={language}>{word}</UserText>. Choose one, or add the word without a picture.
          </Trans>
        </output>
      )}
      {count > 0 && (
        <ul
          aria-label={t`Pictures for the word`}
          className={`flex gap-2 overflow-x-auto p-1 pt-3 ${pictures ? '' : 'opacity-60'}`}
        >
          {shown.map((entry, index) => (
            <li key={entry.image_id} className="w-26 shrink-0">
              <FoundPicture
                entry={entry}
                language={language}
                isChosen={pictures !== undefined && index === chosen}
                onChoose={() => pictures && onChoose(index)}
              />
            </li>
          ))}
        </ul>
      )}
      {hasFailed && (
        <p role="alert" className="px-2 pt-3 font-medium text-bad-ink">
          <Trans>We could not search for pictures. Press Enter to keep the word; you can add a picture later.</Trans>
        </p>
      )}
      {pictures && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-1 pt-3">
          {count === 0 && (
            <output className="min-w-0 font-medium wrap-anywhere">
              <Trans>
                No images found for <UserText language={language}>{word}</UserText>
              </Trans>
            </output>
          )}
          <Button
            size="small"
            aria-haspopup="dialog"
            icon={<ImagePlus className="size-5" aria-hidden="true" />}
            onClick={onOtherWay}
          >
            {count === 0 ? <Trans>From the web, or upload</Trans> : <Trans>Other pictures</Trans>}
          </Button>
        </div>
      )}
    </>
  );
}

interface FoundPictureProps {
  entry: ImageRowEntry;
  language: LanguageId;
  isChosen: boolean;
  onChoose: () => void;
}

/** Not reached by Tab, which goes on to the translation: the arrow keys choose. */
function FoundPicture({ entry, language, isChosen, onChoose }: FoundPictureProps) {
  const name = nameOf(entry);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      tabIndex={-1}
      onClick={onChoose}
      className={`relative w-full overflow-hidden rounded-2xl border-3 bg-card text-center ${isChosen ? 'border-brand' : 'border-line hover:border-edge'}`}
    >
      <Picture src={entry.thumbnail_path} alt="" lazy={false} canRetry={false} />
      {entry.image_license === null && <NotSharedSign />}
      <span className="block truncate px-1 py-0.5 text-sm font-semibold">
        {name && <UserText language={language}>{name.translation}</UserText>}
      </span>
    </button>
  );
}
