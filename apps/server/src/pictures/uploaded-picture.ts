import { libraryLimits } from '@lexiroom/domain/library';
import { type Refusal, refuse } from '../refusals/refusal.ts';
import { readHead } from './picture-reader.ts';
import { typeOf } from './picture-type.ts';

/** The bytes of a base64 text, with or without `data:…;base64,` before them; undefined when it is none. */
export function bytesOf(base64: string): Buffer | undefined {
  const text = base64.startsWith('data:') ? base64.slice(base64.indexOf(',') + 1) : base64;
  return /^[A-Za-z0-9+/]+={0,2}$/.test(text) && text.length % 4 === 0 ? Buffer.from(text, 'base64') : undefined;
}

/**
 * Why a picture cannot be taken (specification 3 section 5), seen without decoding it: over 500 kB, not JPEG, PNG or
 * WebP, no picture at all, or more than 2000 pixels wide or high.
 */
export async function uploadRefusal(bytes: Buffer | undefined): Promise<Refusal | undefined> {
  if (!bytes) return refuse('IMAGE_INVALID');
  if (bytes.length > libraryLimits.imageBytes) return refuse('IMAGE_TOO_BIG');
  const type = typeOf(bytes);
  if (type !== 'picture') return refuse(type === 'unsupported' ? 'IMAGE_TYPE' : 'IMAGE_INVALID');
  const size = await readHead(bytes);
  if (!size) return refuse('IMAGE_INVALID');
  const { width, height } = size;
  return Math.max(width, height) > libraryLimits.imageSide ? refuse('IMAGE_DIMENSIONS', { width, height }) : undefined;
}
