import { useEffect, useEffectEvent } from 'react';

/** Tells whoever is around a form, as soon as it is so, whether something in it would be lost. */
export function useTold(isUnkept: boolean, onUnkept: ((isUnkept: boolean) => void) | undefined): void {
  const tell = useEffectEvent((told: boolean) => onUnkept?.(told));
  useEffect(() => tell(isUnkept), [isUnkept]);
}
