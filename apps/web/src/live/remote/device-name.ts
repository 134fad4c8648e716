import type { RemoteDevice } from '@lexiroom/domain/live-session';

/** What kind of device this is, as far as its browser says; only for the host to recognise it by. */
export function deviceName({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> = navigator): RemoteDevice {
  if (/iPhone|iPod/.test(userAgent)) return 'iphone';
  // An iPad says that it is a Mac, which has no screen to touch.
  if (/iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'tablet';
  if (/Android/.test(userAgent)) return /Mobile/.test(userAgent) ? 'android' : 'tablet';
  return 'computer';
}
