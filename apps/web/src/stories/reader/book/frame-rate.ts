/** Movements with fewer frames a second than this are not smooth. */
const fewFrames = 45;
/** Once that many in a row were not, the machine is slow: a single one may have come while something was loading. */
const manyMovements = 2;
/** What took less than so many milliseconds, or was left early, says nothing. */
const shortestMs = 300;

/**
 * Counts how often the window is drawn while something moves, to find out whether this machine is too slow for it: one without
 * a graphics card, that draws everything by its processor. Slow machines stay slow.
 */
export class FrameRate {
  #slowOnes = 0;

  get isSlow(): boolean {
    return this.#slowOnes >= manyMovements;
  }

  /** Counts from now on, until what it gives back is called. */
  count(): () => void {
    const times: number[] = [];
    let frame = 0;
    const look = (now: number) => {
      times.push(now);
      frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => {
      cancelAnimationFrame(frame);
      const took = (times.at(-1) ?? 0) - (times[0] ?? 0);
      // A window that nobody looks at is not drawn at all.
      if (took < shortestMs || document.hidden || this.isSlow) return;
      const rate = ((times.length - 1) * 1000) / took;
      this.#slowOnes = rate < fewFrames ? this.#slowOnes + 1 : 0;
    };
  }
}
