/** What is used of espeak-ng, which comes without types. */
declare module '@echogarden/espeak-ng-emscripten' {
  /** What the engine tells while it speaks. */
  interface SpeechEvent {
    /** `word`: a word begins; `end`: a phrase is over; others are not used. */
    type: string;
    /** Where in the text, in characters (code points), from 1. */
    text_position: number;
    /** When in the sound, in milliseconds. */
    audio_position: number;
  }
  class SpeechWorker {
    /** Such as `es+f2`: a language and a variant of the voice. */
    set_voice(voice: string): void;
    /** Words in a minute. */
    set_rate(rate: number): void;
    /** 0 to 99. */
    set_pitch(pitch: number): void;
    /** How lively, 0 to 99. */
    set_range(range: number): void;
    /** Reads text, as SSML, and hands out its samples (22,050 a second) piece by piece; `true` ends it. */
    synthesize(
      text: string,
      onSamples: (samples: Int16Array | undefined, events: SpeechEvent[] | undefined) => boolean | void,
    ): void;
  }
  export default function load(): Promise<{ eSpeakNGWorker: typeof SpeechWorker }>;
}
