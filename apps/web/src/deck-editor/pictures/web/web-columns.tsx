import { useLingui } from '@lingui/react/macro';
import type { WebImage } from '@lexiroom/contracts/library';
import { useSyncExternalStore } from 'react';
import { Spinner } from '../../../design/graphics/spinner.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';
import { columnsAt, inColumns } from './web-images.ts';

const grids: Record<number, string> = { 1: 'grid-cols-1', 2: 'grid-cols-2', 3: 'grid-cols-3', 4: 'grid-cols-4' };

export interface WebColumnsProps {
  images: readonly WebImage[];
  onChoose: (image: WebImage) => void;
  /** The one that is being fetched. */
  chosen: WebImage | undefined;
}

/** Pictures of other sites in columns, each with its artist and licence. */
export function WebColumns({ images, onChoose, chosen }: WebColumnsProps) {
  const { t } = useLingui();
  const count = columnsAt(useWindowWidth());
  return (
    <section aria-label={t`Pictures found`} className={`grid gap-3 ${grids[count]}`}>
      {inColumns(images, count).map((column, index) => (
        <div key={index} className="flex min-w-0 flex-col gap-3">
          {column.map((image) => (
            <button
              key={`${image.provider} ${image.id}`}
              type="button"
              aria-busy={image === chosen || undefined}
              onClick={() => onChoose(image)}
              className="group relative block overflow-hidden rounded-2xl border-2 border-line bg-tile text-start hover:border-brand"
            >
              <img
                src={image.webformatURL}
                width={image.webformatWidth}
                height={image.webformatHeight}
                alt={image.tags}
                loading="lazy"
                decoding="async"
                className="h-auto w-full"
              />
              <span className="block truncate bg-card px-2.5 py-1.5 text-sm text-soft">
                <UserText>{image.user}</UserText> · {image.license}
              </span>
              {image === chosen && (
                <span className="absolute inset-0 grid place-items-center bg-card/70 text-brand-ink">
                  <Spinner className="size-10" />
                </span>
              )}
            </button>
          ))}
        </div>
      ))}
    </section>
  );
}

function onResize(tell: () => void): () => void {
  window.addEventListener('resize', tell);
  return () => window.removeEventListener('resize', tell);
}

/** How wide the window is, in pixels. */
export const useWindowWidth = (): number => useSyncExternalStore(onResize, () => window.innerWidth);
