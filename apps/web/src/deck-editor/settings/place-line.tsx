import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FolderOpen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { FolderPicker } from '../../items/folder-picker/folder-picker.ts';
import { folderQuery } from '../../decks/folder-query.ts';
import type { Place } from '../draft/stored-draft.ts';

export interface PlaceLineProps {
  username: string;
  /** Null for the root. */
  place: Place | null;
  onPlace: (place: Place) => void;
}

/** Where a new deck goes: a folder of one's own tree, and a category of it, if one likes. */
export function PlaceLine({ username, place, onPlace }: PlaceLineProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { data: home, isError } = useQuery(folderQuery(username, place?.parent_id));
  const category = home?.items.find(({ item_id }) => item_id === place?.category_id);
  return (
    <div>
      <p className="mb-1.5 font-semibold">
        <Trans>Folder and category</Trans>
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="flex min-h-12 min-w-0 items-center gap-2 text-lg wrap-anywhere">
          <FolderOpen className="size-5 shrink-0 text-brand-ink" aria-hidden="true" />
          {isError && <Trans>This folder cannot be opened</Trans>}
          {home && (
            <span>
              {home.path.slice(1).length === 0 ? (
                <Trans>Home</Trans>
              ) : (
                <UserText>
                  {home.path
                    .slice(1)
                    .map(({ item_name }) => item_name)
                    .join(' / ')}
                </UserText>
              )}
              {category && (
                <>
                  {' · '}
                  <UserText>{category.item_name}</UserText>
                </>
              )}
            </span>
          )}
        </p>
        <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Trans>Choose a folder</Trans>
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <FolderPicker
            username={username}
            title={t`Choose a folder`}
            action={<Trans>Make it here</Trans>}
            start={isError ? undefined : place?.parent_id}
            hasCategories
            onChoose={({ parent_id, category_id }) => {
              onPlace({ parent_id, category_id });
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
