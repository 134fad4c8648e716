import { Suspense } from 'react';
import { lazyPart } from '../../../browser/lazy-part.ts';
import type { Study } from '../../study.ts';
import type { PinButtonProps } from './pin-button.tsx';

/** Fetched for owners alone: nobody else can pin. */
const PinButton = lazyPart(async () => (await import('./pin-button.tsx')).PinButton);

/** The way to pin a word, on its picture, for the owner. */
export function PinSlot({ study, ...button }: PinButtonProps & { study: Study }) {
  return study.isOwner ? (
    <Suspense>
      <PinButton {...button} />
    </Suspense>
  ) : null;
}
