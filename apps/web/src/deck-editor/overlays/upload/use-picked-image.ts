import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRefusalWords } from '../../../i18n/refusal-words.ts';
import { type Area, cut, makeSmaller, sizeOf } from './draw-picture.ts';
import { lookAt, type PickedImage } from './picked-image.ts';

/** The picture of a form, while it is chosen, made smaller and cropped. */
export interface ImagePicking {
  picked: PickedImage | undefined;
  /** Where the browser shows it from. */
  address: string | undefined;
  /** What is wrong with what was chosen, in words. */
  problem: string | undefined;
  isBusy: boolean;
  pick: (file: File | undefined) => void;
  shrink: () => void;
  crop: (area: Area) => void;
}

/** Picks a picture of the device, checks it, and draws it anew as asked. `start`: one that is there already. */
export function usePickedImage(start?: File): ImagePicking {
  const { t } = useLingui();
  const refusalWords = useRefusalWords();
  const [picked, setPicked] = useState<PickedImage>();
  const [address, setAddress] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);

  // Taken once, when the form is drawn: what is chosen afterwards counts.
  const begin = useEffectEvent(() => void pick(start));
  useEffect(() => begin(), []);

  async function pick(given: File | undefined) {
    if (!given) return;
    setTrouble(undefined);
    setBusy(true);
    const found = await lookAt(given, sizeOf);
    const isThere = await given
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
    shrink: () => picked && void redraw(makeSmaller(picked.file)),
    crop: (area) => picked && void redraw(cut(picked.file, area)),
  };
}
