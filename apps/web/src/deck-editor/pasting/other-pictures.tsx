import { Trans, useLingui } from '@lingui/react/macro';
import type { ImageRowEntry } from '@lexiroom/contracts/library';
import type { LanguageId } from '@lexiroom/domain/languages';
import { NotSharedSign } from '../../decks/not-shared.tsx';
import { Picture } from '../../design/graphics/picture.tsx';
import { UserText } from '../../design/typography/user-text.tsx';

export interface OtherPicturesProps {
  word: string;
  pictures: readonly ImageRowEntry[];
  chosen: ImageRowEntry | null;
  language: LanguageId;
  /** Null: none of them. */
  onChoose: (entry: ImageRowEntry | null) => void;
}

/** How many other pictures are shown for a line. */
const most = 10;

/** The pictures that were found for a line, to choose another one. */
export function OtherPictures({ word, pictures, chosen, language, onChoose }: OtherPicturesProps) {
  const { t } = useLingui();
  const look = 'relative w-24 shrink-0 overflow-hidden rounded-xl border-3 text-sm font-semibold';
  return (
    <fieldset aria-label={t`Pictures for ${word}`} className="col-span-2 flex min-w-0 gap-2 overflow-x-auto p-1 pt-3">
      {pictures.slice(0, most).map((entry) => {
        const name = entry.target_translations[0] ?? entry.source_translations[0];
        const isChosen = entry.image_id === chosen?.image_id;
        return (
          <button
            key={entry.image_id}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChoose(entry)}
            className={`${look} ${isChosen ? 'border-brand' : 'border-line hover:border-edge'}`}
          >
            <Picture src={entry.thumbnail_path} alt="" lazy={false} canRetry={false} />
            {entry.image_license === null && <NotSharedSign />}
            <span className="block truncate px-1">
              {name && (
                <UserText language={entry.target_translations[0] ? language : null}>{name.translation}</UserText>
              )}
            </span>
          </button>
        );
      })}
      <button
        type="button"
        aria-pressed={chosen === null}
        onClick={() => onChoose(null)}
        className={`${look} min-h-24 px-1 ${chosen === null ? 'border-brand' : 'border-line hover:border-edge'}`}
      >
        <Trans>None of these</Trans>
      </button>
    </fieldset>
  );
}
