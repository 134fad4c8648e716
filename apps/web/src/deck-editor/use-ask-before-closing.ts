import { useEffect } from 'react';

/** While something is typed or chosen that nothing keeps yet, the browser asks before the tab is closed or loaded anew. */
export function useAskBeforeClosing(isUnkept: boolean): void {
  useEffect(() => {
    if (!isUnkept) return undefined;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnkept]);
}
