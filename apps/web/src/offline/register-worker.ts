import { i18n } from '@lingui/core';

/**
 * Lets the service worker keep the pages of this build for a time without network, in the language they speak. Browsers
 * without one (pages without TLS, private windows) go on as they are.
 */
export function registerWorker(): void {
  if (import.meta.env.DEV) return;
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker) return;
  const register = () =>
    void serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
  i18n.on('change', () => {
    const { locale: language } = i18n;
    void serviceWorker.ready.then(({ active }) => active?.postMessage({ language }));
  });
}
