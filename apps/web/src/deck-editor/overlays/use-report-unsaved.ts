import { useEffect, useEffectEvent } from 'react';

/** Tells whoever is around a form, as soon as it is so, whether something in it would be lost. */
export function useReportUnsaved(isUnkept: boolean, onUnkept: ((isUnkept: boolean) => void) | undefined): void {
  const tell = useEffectEvent((isNowUnkept: boolean) => onUnkept?.(isNowUnkept));
  useEffect(() => tell(isUnkept), [isUnkept]);
}
