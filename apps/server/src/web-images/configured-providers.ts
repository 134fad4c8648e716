import { version } from '../configuration/version.ts';
import type { ImageProvider, ProviderName } from './image-provider.ts';
import { Openverse } from './providers/openverse.ts';
import { Pixabay } from './providers/pixabay.ts';
import { Wikimedia } from './providers/wikimedia.ts';

/** The sites of these names. Pixabay is left out without a key. `publicUrl` tells the sites who asks. */
export function imageProviders(
  names: readonly ProviderName[],
  { pixabayKey, publicUrl }: { pixabayKey?: string | undefined; publicUrl?: string | undefined },
): ImageProvider[] {
  const userAgent = `Lexiroom/${version} (vocabulary classroom${publicUrl === undefined ? '' : `; ${publicUrl}`})`;
  const sites: Record<ProviderName, () => ImageProvider[]> = {
    pixabay: () => (pixabayKey === undefined ? [] : [new Pixabay(pixabayKey, userAgent)]),
    openverse: () => [new Openverse(userAgent)],
    wikimedia: () => [new Wikimedia(userAgent)],
  };
  return [...new Set(names)].flatMap((name) => sites[name]());
}
