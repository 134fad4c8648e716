import { libraryLimits } from '@lexiroom/domain/library';

/** Why a picture cannot be sent as it is (specification 3 sections 5 and 8). */
export type ImageProblem =
  | { code: 'IMAGE_INVALID' | 'IMAGE_TOO_BIG' | 'IMAGE_TYPE' }
  | { code: 'IMAGE_DIMENSIONS'; params: { width: number; height: number } };

/** A picture of the device that can be drawn; one with a problem is only too large. */
export interface PickedImage {
  file: File;
  width: number;
  height: number;
  problem?: ImageProblem;
}

export interface Size {
  width: number;
  height: number;
}

const endings = /\.(jpe?g|jfif|png|webp)$/i;

/**
 * A chosen file, checked before it is sent: first its ending, then whether it is a picture, then its sides and its bytes.
 * What is only too large comes with the picture, so that it can be made smaller. `sizeOf` decodes it, and throws.
 */
export async function lookAt(file: File, sizeOf: (file: File) => Promise<Size>): Promise<PickedImage | ImageProblem> {
  if (!endings.test(file.name)) return { code: 'IMAGE_TYPE' };
  const size = await sizeOf(file).catch(() => undefined);
  if (!size) return { code: 'IMAGE_INVALID' };
  const problem = tooLarge(file, size);
  return { file, ...size, ...(problem ? { problem } : {}) };
}

function tooLarge(file: File, { width, height }: Size): ImageProblem | undefined {
  if (Math.max(width, height) > libraryLimits.imageSide) return { code: 'IMAGE_DIMENSIONS', params: { width, height } };
  return file.size > libraryLimits.imageBytes ? { code: 'IMAGE_TOO_BIG' } : undefined;
}
