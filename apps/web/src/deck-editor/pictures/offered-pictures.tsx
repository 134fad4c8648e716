import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ImageRowEntry } from '@lexiroom/contracts/library';
import { useState } from 'react';
import { ReportButton } from '../../decks/reporting/report-button.tsx';
import { Button } from '../../design/buttons/button.tsx';
import { Picture } from '../../design/graphics/picture.tsx';
import { useSession } from '../../session/session.ts';
import type { EditorLanguages } from '../row.ts';
import { PictureFacts } from './picture-facts.tsx';

/** How many other pictures are shown, and as many more each time (specification 3 section 2). */
export const shownAtOnce = 3;

export interface OfferedPicturesProps {
  pictures: readonly ImageRowEntry[];
  languages: EditorLanguages;
  onChoose: (entry: ImageRowEntry) => void;
}

/** Pictures of the library, best first: a few, and more when they are asked for. */
export function OfferedPictures({ pictures, languages, onChoose }: OfferedPicturesProps) {
  const { t } = useLingui();
  const { user } = useSession();
  const [shown, show] = useState(shownAtOnce);
  const left = pictures.length - shown;
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label={t`Pictures found`} className="grid gap-4 sm:grid-cols-3">
        {pictures.slice(0, shown).map((entry, index) => (
          <li key={entry.image_id} className="flex flex-col gap-3 rounded-3xl border border-line p-3">
            <Picture src={entry.image_path} alt="" className="rounded-2xl" />
            <PictureFacts entry={entry} languages={languages} />
            <div className="mt-auto flex items-center gap-1">
              <Button
                look="brand"
                size="small"
                className="min-w-0 flex-1"
                aria-label={t`Use this picture: ${nameOf(entry) ?? t`Picture ${index + 1}`}`}
                onClick={() => onChoose(entry)}
              >
                <Trans>Use this picture</Trans>
              </Button>
              {(user === null || entry.submitted_by !== user.username) && (
                <ReportButton
                  entries={[{ entry: 'image', id: entry.image_id, label: <Trans>The picture</Trans> }]}
                  of={nameOf(entry) ?? t`Picture ${index + 1}`}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <div className="flex flex-wrap items-center gap-4">
          <Button onClick={() => show(shown + shownAtOnce)}>
            <Trans>Load more</Trans>
          </Button>
          <span className="text-soft">
            <Plural value={left} one="# more picture" other="# more pictures" />
          </span>
        </div>
      )}
    </div>
  );
}

const nameOf = ({ target_translations: names }: ImageRowEntry) =>
  (names.find(({ selected }) => selected) ?? names[0])?.translation;
