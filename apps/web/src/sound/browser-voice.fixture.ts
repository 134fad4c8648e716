/** What a page was asked to say. */
export interface Spoken {
  text: string;
  lang: string;
  /** Begins to sound. */
  start: () => void;
  end: () => void;
  fail: (error: string) => void;
}

/**
 * Stands where the browser's voices would: gives what was said, oldest first. The browsers of the tests have none.
 * `tellVoices` comes a moment after the page, as in real ones.
 */
export function fakeVoices(langs: readonly string[]): {
  spoken: Spoken[];
  tellVoices: () => void;
  cancelled: () => number;
} {
  const spoken: Spoken[] = [];
  const target = new EventTarget();
  let voices: object[] = [];
  let cancelled = 0;
  class FakeUtterance extends EventTarget {
    readonly text: string;
    lang = '';
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  const speechSynthesis = Object.assign(target, {
    getVoices: () => voices,
    cancel: () => {
      cancelled += 1;
    },
    speak(utterance: FakeUtterance) {
      const tell = (type: string, more = {}) => void utterance.dispatchEvent(Object.assign(new Event(type), more));
      const { text, lang } = utterance;
      spoken.push({
        text,
        lang,
        start: () => tell('start'),
        end: () => tell('end'),
        fail: (error) => tell('error', { error }),
      });
    },
  });
  Object.assign(globalThis, { speechSynthesis, SpeechSynthesisUtterance: FakeUtterance });
  return {
    spoken,
    cancelled: () => cancelled,
    tellVoices() {
      voices = langs.map((lang) => ({ lang, localService: true, default: false }));
      target.dispatchEvent(new Event('voiceschanged'));
    },
  };
}
