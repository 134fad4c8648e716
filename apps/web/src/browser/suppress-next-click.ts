/** The browser sends the click that comes of a released pointer this soon after it, in milliseconds. */
const clickMs = 50;

/**
 * Lets the next click do nothing. The pointer that has just been used for something else (a drag, a long press) would
 * otherwise also click what lies under it as it is released. With `isStillDown` the release is still to come. No other
 * click is lost: the wait ends soon after the release, or with the next press.
 */
export function suppressNextClick(isStillDown: boolean): void {
  const listening = new AbortController();
  const { signal } = listening;
  const stop = () => listening.abort();
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    stop();
  };
  addEventListener('click', swallow, { capture: true, signal });
  addEventListener('pointerdown', stop, { capture: true, signal });
  const stopSoon = () => setTimeout(stop, clickMs);
  if (isStillDown) addEventListener('pointerup', stopSoon, { signal });
  else stopSoon();
}
