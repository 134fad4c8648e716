import { useEffect } from 'react';

/** So many pictures are held ready at most (specification 2 section 4.5); the oldest are let go of first. */
const mostKept = 255;
const kept = new Map<string, HTMLImageElement>();

/**
 * Fetches pictures before they are shown, so that the clock does not run while they are on their way. They stay in
 * memory for the moment when they are drawn.
 */
export function usePicturesAhead(paths: readonly string[] | undefined): void {
  const list = paths?.join(' ') ?? '';
  useEffect(() => {
    for (const path of list.split(' ')) if (path !== '') keep(path);
  }, [list]);
}

function keep(path: string): void {
  if (kept.has(path)) return;
  const picture = new Image();
  picture.decoding = 'async';
  // What did not come is asked for again when it is needed.
  picture.addEventListener('error', () => kept.delete(path));
  picture.src = path;
  kept.set(path, picture);
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
}

/**
 * The form of an option's picture for this screen: a phone draws it about 150 pixels wide, takes the thumbnail, and
 * shares the classroom's network with thirty others.
 */
export function optionPicture(path: string): string {
  return matchMedia('(max-width: 40rem)').matches ? path.replace(/^\/media\/(?=[^/]+$)/, '/media/thumbnails/') : path;
}
