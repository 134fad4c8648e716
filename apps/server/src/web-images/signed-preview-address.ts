import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod/mini';
import type { ProviderName } from './image-provider.ts';
import { type PreviewSize, previewSizes } from './previews.ts';

/** Which preview an address is of. */
export interface PreviewName {
  provider: ProviderName;
  size: PreviewSize;
  id: string;
}

const Place = z.object({
  provider: z.enum(['pixabay', 'openverse', 'wikimedia']),
  size: z.enum(Object.keys(previewSizes) as [PreviewSize, ...PreviewSize[]]),
  file: z.string().check(z.regex(/^[0-9a-z-]{1,60}\.[0-9a-f]{32}\.webp$/)),
});

/** The address of a preview at this server, signed: only what a search has shown can be asked for. */
export function previewAddress(secret: Buffer, name: PreviewName): string {
  return `/media/web/${name.provider}/${name.size}/${name.id}.${signature(secret, name)}.webp`;
}

/** What an address asks for; undefined when it is not one that we gave. */
export function readPreviewAddress(secret: Buffer, place: unknown): PreviewName | undefined {
  const parsed = Place.safeParse(place);
  if (!parsed.success) return undefined;
  const { file, ...rest } = parsed.data;
  const [id = '', givenSignature = ''] = file.split('.');
  const name = { ...rest, id };
  return timingSafeEqual(Buffer.from(givenSignature), Buffer.from(signature(secret, name))) ? name : undefined;
}

function signature(secret: Buffer, { provider, size, id }: PreviewName): string {
  return createHmac('sha256', secret).update(`web image ${provider} ${size} ${id}`).digest('hex').slice(0, 32);
}
