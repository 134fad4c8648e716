/** A recording under way. */
export interface Recording {
  /** How loud it is now, 0 to 1. */
  level: () => number;
  /** Ends it and gives what was recorded, in the browser's own format. */
  stop: () => Promise<Blob>;
  /** Ends it; what was recorded is thrown away. */
  cancel: () => void;
}

/** Whether this browser can record here: it lets pages use the microphone on https and on the same machine only. */
export const canRecord = (): boolean =>
  globalThis.isSecureContext && 'mediaDevices' in navigator && 'MediaRecorder' in globalThis;

/** Asks for the microphone and records from then on. Throws when it is not given. */
export async function record(): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: false, noiseSuppression: true, autoGainControl: true },
  });
  const context = new AudioContext();
  const meter = context.createAnalyser();
  meter.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(meter);
  const wave = new Float32Array(meter.fftSize);
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const ended = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve(), { once: true }));
  recorder.start();
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
    void context.close();
  };
  const end = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  return {
    level() {
      meter.getFloatTimeDomainData(wave);
      return Math.min(
        1,
        wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
      );
    },
    async stop() {
      end();
      await ended;
      release();
      return new Blob(parts, { type: recorder.mimeType });
    },
    cancel() {
      end();
      release();
    },
  };
}
