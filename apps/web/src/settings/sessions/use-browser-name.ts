import { useLingui } from '@lingui/react/macro';
import { browserOf } from './browser-name.ts';

/** A function that names a browser by what it says of itself: 'Firefox on Linux'. */
export function useBrowserName(): (userAgent: string | null) => string {
  const { t } = useLingui();
  return (userAgent) => {
    const { browser, system } = browserOf(userAgent);
    return browser && system ? t`${browser} on ${system}` : (browser ?? system ?? t`Unknown browser`);
  };
}
