import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { libraryLimits } from '@lexiroom/domain/library';
import { useRefusalWords } from '../../../i18n/refusal-words.ts';
import { type Area, cut, makeSmaller, type Size, sizeOf } from './draw-picture.ts';

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

const endings = /\.(jpe?g|jfif|png|webp)$/i;

/**
 * A chosen file, checked before it is sent: first its ending, then whether it is a picture, then its sides and its bytes.
 * What is only too large comes with the picture, so that it can be made smaller. `readSize` decodes it, and throws.
 */
export async function checkPicture(
  file: File,
  readSize: (file: File) => Promise<Size>,
): Promise<PickedImage | ImageProblem> {
  if (!endings.test(file.name)) return { code: 'IMAGE_TYPE' };
  const size = await readSize(file).catch(() => undefined);
  if (!size) return { code: 'IMAGE_INVALID' };
  const problem = tooLarge(file, size);
  return { file, ...size, ...(problem ? { problem } : {}) };
}

function tooLarge(file: File, { width, height }: Size): ImageProblem | undefined {
  if (Math.max(width, height) > libraryLimits.imageSide) return { code: 'IMAGE_DIMENSIONS', params: { width, height } };
  return file.size > libraryLimits.imageBytes ? { code: 'IMAGE_TOO_BIG' } : undefined;
}

/** A chosen file as it can be sent, made smaller where it is too large; or why it cannot. */
export async function readyPicture(file: File): Promise<PickedImage | ImageProblem> {
  const found = await checkPicture(file, sizeOf);
  if ('code' in found || !found.problem) return found;
  return (await smallerPicture(file)) ?? found.problem;
}

/** A part of a picture that was made smaller, cut out of what it was before: it loses nothing. */
function wholePart(picked: PickedImage, before: PickedImage | undefined, area: Area): [File, Area] {
  if (!before) return [picked.file, area];
  const scale = before.width / picked.width;
  const { x, y, width, height } = area;
  return [before.file, { x: x * scale, y: y * scale, width: width * scale, height: height * scale }];
}

/** A picture made small enough to be sent; undefined when the browser cannot. */
async function smallerPicture(file: File): Promise<PickedImage | undefined> {
  const smaller = await makeSmaller(file).catch(() => undefined);
  const found = smaller && (await checkPicture(smaller, sizeOf));
  return found && !('code' in found) && !found.problem ? found : undefined;
}

/** The picture of a form, while it is chosen, made smaller and cropped. */
export interface ImagePicking {
  picked: PickedImage | undefined;
  /** Where the browser shows it from. */
  address: string | undefined;
  /** What it was before it was made smaller; undefined when it was not. */
  shrunkFrom: PickedImage | undefined;
  /** What is wrong with what was chosen, in words. */
  problem: string | undefined;
  isBusy: boolean;
  pick: (file: File | undefined) => void;
  shrink: () => void;
  crop: (area: Area) => void;
}

/**
 * Picks a picture of the device and checks it; one that is too large, as photographs of phones are, is made smaller by
 * itself. Crops it when asked. `start`: one that is chosen already.
 */
export function usePickedImage(start?: File): ImagePicking {
  const { t } = useLingui();
  const refusalWords = useRefusalWords();
  const [picked, setPicked] = useState<PickedImage>();
  const [address, setAddress] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const [shrunkFrom, setShrunkFrom] = useState<PickedImage>();
  const [isBusy, setBusy] = useState(false);
  /** How often something was picked: what was picked before does not count any more. */
  const latest = useRef(0);
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);

  // Taken once, when the form is drawn: what is chosen afterwards counts.
  const begin = useEffectEvent(() => void pick(start));
  useEffect(() => begin(), []);

  async function pick(chosen: File | undefined) {
    if (!chosen) return;
    const picking = (latest.current += 1);
    setTrouble(undefined);
    setShrunkFrom(undefined);
    setBusy(true);
    const found = await checkPicture(chosen, sizeOf);
    const isThere = await chosen
      .slice(0, 1)
      .arrayBuffer()
      .then(
        () => true,
        () => false,
      );
    setBusy(false);
    if ('code' in found || !isThere) {
      setPicked(undefined);
      setAddress(undefined);
      setTrouble('code' in found && isThere ? refusalWords(found) : t`Could not locate the image on device`);
      return;
    }
    setPicked(found);
    setAddress(URL.createObjectURL(found.file));
    if (!found.problem) return;
    setBusy(true);
    const smaller = await smallerPicture(found.file);
    if (latest.current !== picking) return;
    setBusy(false);
    if (!smaller) return;
    setPicked(smaller);
    setAddress(URL.createObjectURL(smaller.file));
    setShrunkFrom(found);
  }
  async function redraw(drawn: Promise<File>) {
    setBusy(true);
    const file = await drawn.catch(() => undefined);
    setBusy(false);
    if (file) await pick(file);
    else setTrouble(t`Image compression failed`);
  }
  return {
    picked,
    address,
    problem: trouble ?? (picked?.problem && refusalWords(picked.problem)),
    isBusy,
    pick: (file) => void pick(file),
    shrunkFrom,
    shrink: () => picked && void redraw(makeSmaller(picked.file)),
    crop: (area) => picked && void redraw(cut(...wholePart(picked, shrunkFrom, area))),
  };
}
