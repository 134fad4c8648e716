/**
 * Lets the service worker keep the pages of this build for a time without network. Browsers without one (pages without
 * TLS, private windows) go on as they are.
 */
export function registerWorker(): void {
  if (import.meta.env.DEV) return;
  const { serviceWorker } = navigator as Partial<Navigator>;
  const register = () =>
    void serviceWorker?.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
