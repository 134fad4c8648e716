import { createInstrument } from './instrument.ts';
import { type PieceName, pieces } from './score.ts';

/** Notes are handed to the browser so long before they are heard, and looked for so often. */
const aheadSeconds = 0.5;
const lookMs = 200;
/** What is stopped fades for so long. */
const fadeSeconds = 0.15;
/** How loud music is while a word is heard, and how soon it is: it has gone most of the way after so many seconds. */
const underWord = 0.15;
const duckSeconds = 0.06;

/** A piece that is being played. */
interface Playing {
  piece: PieceName;
  /** By the clock of the audio context. */
  begin: number;
  /** The next note, counted on through all rounds of a loop. */
  next: number;
  output: GainNode;
}

export interface MusicPlayer {
  /** Whether the browser lets it be heard: before anybody has pressed something, it may not. */
  isHeard: () => boolean;
  /** Tries to be heard; answers whether it is. */
  wake: () => Promise<boolean>;
  /** Plays this in a loop from now on, or nothing; what is played already goes on. */
  loop: (piece: PieceName | null) => void;
  /** Plays this once, from `inMs` on; notes that lie in the past are left out. Gives back what stops it. */
  play: (piece: PieceName, inMs?: number) => () => void;
  /** Fades out all that is heard, and all that would be. */
  silence: () => void;
  setLoudness: (loudness: number) => void;
  /** Makes room for a word that is heard, or has the place to itself again. */
  duck: (isWordHeard: boolean) => void;
  close: () => void;
}

/** Plays the pieces of the score by Web Audio; nothing is fetched. */
export function createMusicPlayer(audio: AudioContext): MusicPlayer {
  const instrument = createInstrument(audio);
  const whole = audio.createGain();
  /** Its loudness is that of the music beside a word. */
  const room = audio.createGain();
  whole.connect(room);
  room.connect(audio.destination);
  const playing = new Set<Playing>();
  let looped: Playing | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;

  function begin(piece: PieceName, at: number): Playing {
    const output = audio.createGain();
    output.connect(whole);
    const one: Playing = { piece, begin: at, next: 0, output };
    playing.add(one);
    timer ??= setInterval(look, lookMs);
    look();
    return one;
  }

  function end(one: Playing, isFaded: boolean): void {
    if (!playing.delete(one)) return;
    if (one === looped) looped = null;
    if (isFaded) {
      one.output.gain.setValueAtTime(1, audio.currentTime);
      one.output.gain.linearRampToValueAtTime(0, audio.currentTime + fadeSeconds);
    }
    setTimeout(() => one.output.disconnect(), fadeSeconds * 2000);
    if (playing.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  /** Hands over the notes that come next. */
  function look(): void {
    // A context that stands still would collect them.
    if (audio.state !== 'running') return;
    const until = audio.currentTime + aheadSeconds;
    for (const one of playing) {
      const { notes, length, loops } = pieces[one.piece];
      const isOver = !loops && audio.currentTime > one.begin + length + fadeSeconds;
      if (isOver) {
        end(one, false);
        continue;
      }
      const last = loops ? Infinity : notes.length;
      for (; one.next < last; one.next++) {
        const note = notes[one.next % notes.length]!;
        const at = one.begin + Math.floor(one.next / notes.length) * length + note.at;
        if (at > until) break;
        if (at >= audio.currentTime - 0.02) instrument(note, Math.max(at, audio.currentTime), one.output);
      }
    }
  }

  const silence = () => {
    for (const one of playing) end(one, true);
  };
  return {
    isHeard: () => audio.state === 'running',
    async wake() {
      if (audio.state !== 'running') await audio.resume().catch(() => undefined);
      return audio.state === 'running';
    },
    loop(piece) {
      if (looped?.piece === piece) return;
      if (looped) end(looped, true);
      looped = piece === null ? null : begin(piece, audio.currentTime + 0.05);
    },
    play(piece, inMs = 0) {
      // The clock of a context that stands still is late: it is asked when the time has come.
      let one: Playing | null = null;
      const start = (late: number) => {
        if (audio.state === 'running') one = begin(piece, audio.currentTime - late / 1000);
      };
      if (inMs <= 0) start(-inMs);
      const waiting = inMs > 0 ? setTimeout(start, inMs, 0) : undefined;
      return () => {
        clearTimeout(waiting);
        if (one) end(one, true);
      };
    },
    silence,
    setLoudness: (loudness) => {
      whole.gain.value = loudness;
    },
    duck: (isWordHeard) => room.gain.setTargetAtTime(isWordHeard ? underWord : 1, audio.currentTime, duckSeconds),
    close() {
      silence();
      void audio.close().catch(() => undefined);
    },
  };
}
