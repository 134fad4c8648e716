/**
 * Stands where the browser would play files: each is there at once and over a moment later. Gives the paths of those that
 * were played, oldest first.
 */
export function fakeAudio(): string[] {
  const played: string[] = [];
  const media = HTMLMediaElement.prototype;
  const has = (name: keyof HTMLMediaElement, value: unknown) =>
    Object.defineProperty(media, name, { value, configurable: true });
  has('canPlayType', () => 'probably');
  has('readyState', media.HAVE_ENOUGH_DATA);
  has('duration', 0.01);
  has('pause', () => undefined);
  has('load', function load(this: HTMLMediaElement) {
    queueMicrotask(() => this.dispatchEvent(new Event('canplaythrough')));
  });
  has('play', function play(this: HTMLMediaElement) {
    // The player tries one without a file, to learn whether it may.
    if (this.src) played.push(new URL(this.src).pathname);
    return Promise.resolve();
  });
  return played;
}
