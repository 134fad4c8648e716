import { lazy } from 'react';

/** 'Image control panel': another picture for a row, or another state for its own. */
export const ImageOverlay = lazy(() =>
  import('./image/image-overlay.tsx').then((part) => ({ default: part.ImageOverlay })),
);
/** 'Translation Panel': the names of a row's picture in one language. */
export const TranslationsOverlay = lazy(() =>
  import('./translations/translations-overlay.tsx').then((part) => ({ default: part.TranslationsOverlay })),
);
/** What a row is said with: voices, uploads, recordings. */
export const SoundOverlay = lazy(() =>
  import('./sounds/sound-overlay.tsx').then((part) => ({ default: part.SoundOverlay })),
);
