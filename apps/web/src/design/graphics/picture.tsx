import { useLingui } from '@lingui/react/macro';
import { ImageOff, RefreshCw } from 'lucide-react';
import { useState } from 'react';

export interface PictureProps {
  src: string | null;
  /** Empty when the text beside it says the same. */
  alt: string;
  /** Its place: `card` 10:9 like the thumbnails, `square`, or `fill` the parent's height. */
  shape?: 'card' | 'square' | 'fill';
  /** Wait until it is near the window; off for the picture a question is about. */
  lazy?: boolean;
  /** False inside a link or button, where a button cannot stand. */
  canRetry?: boolean;
  className?: string;
}

const shapes = { card: 'aspect-[10/9] w-full', square: 'aspect-square w-full', fill: 'size-full' };

/** A picture in a place of fixed ratio, so that nothing moves when it comes; says when it does not. */
export function Picture({ src, alt, shape = 'card', lazy = true, canRetry = true, className = '' }: PictureProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState({ src, attempt: 0, failed: false });
  if (shown.src !== src) setShown({ src, attempt: 0, failed: false });
  const place = `relative block overflow-hidden bg-tile ${shapes[shape]} ${className}`;
  if (!src || shown.failed) {
    return (
      <span className={`${place} text-tile-ink`}>
        <span className="absolute inset-0 grid place-content-center justify-items-center gap-1 p-2 text-center">
          <ImageOff className="size-8" aria-hidden="true" />
          {src && <span className="text-sm font-medium">{t`Failed to load media`}</span>}
          {src && canRetry && (
            <button
              type="button"
              aria-label={t`Load again`}
              className="grid size-11 place-items-center rounded-xl hover:bg-black/10"
              onClick={() => setShown({ src, attempt: shown.attempt + 1, failed: false })}
            >
              <RefreshCw className="size-5" aria-hidden="true" />
            </button>
          )}
        </span>
      </span>
    );
  }
  return (
    <span className={place}>
      <img
        key={shown.attempt}
        src={src}
        alt={alt}
        loading={lazy ? 'lazy' : 'eager'}
        decoding="async"
        draggable={false}
        className="absolute inset-0 size-full object-contain p-[min(6%,3dvh)]"
        onError={() => setShown({ src, attempt: shown.attempt, failed: true })}
      />
    </span>
  );
}
