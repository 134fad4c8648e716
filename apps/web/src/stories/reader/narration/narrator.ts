import type { PlaybackSpeed } from '@lexiroom/domain/stories/playback';
import { isSoundOn, volume } from '../../../sound/index.ts';

export interface NarratorEvents {
  onEnded: () => void;
  onFailed: () => void;
}

/** So many files are kept at hand: those that are read, and those that come next. */
const mostKept = 12;

/** Reads sections aloud: one sound at a time, at any speed in its own pitch. */
export class Narrator {
  readonly #audio = new Audio();
  /** Sounds that were fetched, by their paths, oldest first. What is read out of memory can be sought in without a network. */
  readonly #files = new Map<string, { url: string | undefined }>();
  #speed: PlaybackSpeed = 1;

  constructor({ onEnded, onFailed }: NarratorEvents) {
    this.#audio.preservesPitch = true;
    this.#audio.addEventListener('ended', onEnded);
    this.#audio.addEventListener('error', () => this.#audio.src && onFailed());
  }

  /** Where in its sound it is, in seconds. */
  get time(): number {
    return this.#audio.currentTime;
  }

  /** Whether it is heard at this moment. */
  get isReading(): boolean {
    return !this.#audio.paused && !this.#audio.seeking;
  }

  /**
   * Reads from this time on, in seconds. Begins within the same task, as browsers ask for which play only what somebody has
   * pressed; with sounds turned off it reads in silence.
   */
  play(path: string, time: number, onFailed: () => void): void {
    const audio = this.#audio;
    const source = this.#files.get(path)?.url ?? path;
    if (audio.getAttribute('src') !== source) audio.src = source;
    audio.currentTime = time;
    audio.volume = volume();
    audio.muted = !isSoundOn();
    this.setSpeed(this.#speed);
    audio.play().catch((failure: unknown) => {
      // Another section, or a pause, came before it had begun.
      if (!(failure instanceof DOMException && failure.name === 'AbortError')) onFailed();
    });
  }

  pause(): void {
    this.#audio.pause();
  }

  /** Goes on at another speed. */
  setSpeed(speed: PlaybackSpeed): void {
    this.#speed = speed;
    // A new file would begin at the default.
    this.#audio.defaultPlaybackRate = speed;
    this.#audio.playbackRate = speed;
  }

  setMuted(isMuted: boolean): void {
    this.#audio.muted = isMuted;
  }

  /** Fetches sounds that come next. Never throws: what does not come is asked for again as it is played. */
  async fetchAhead(paths: readonly string[]): Promise<void> {
    await Promise.all(paths.map((path) => this.#fetch(path)));
    for (const [path, { url }] of this.#files) {
      if (this.#files.size <= mostKept) break;
      if (url === undefined || url === this.#audio.src || paths.includes(path)) continue;
      URL.revokeObjectURL(url);
      this.#files.delete(path);
    }
  }

  async #fetch(path: string): Promise<void> {
    if (this.#files.has(path)) return;
    const file: { url: string | undefined } = { url: undefined };
    this.#files.set(path, file);
    try {
      const reply = await fetch(path);
      if (!reply.ok) throw new Error(`${reply.status}`);
      file.url = URL.createObjectURL(await reply.blob());
      if (this.#files.get(path) !== file) URL.revokeObjectURL(file.url);
    } catch {
      this.#files.delete(path);
    }
  }

  close(): void {
    this.#audio.pause();
    this.#audio.removeAttribute('src');
    for (const { url } of this.#files.values()) if (url) URL.revokeObjectURL(url);
    this.#files.clear();
  }
}
