import type { Encoded, ToEncode } from './mp3.worker.ts';

export interface FakeSounds {
  /** What the page sent to be encoded. */
  orders: ToEncode[];
  /** At how many samples a second it had something decoded. */
  rates: number[];
}

/** For specs: jsdom plays nothing. Every file is this sound here, and becomes this MP3. */
export function giveSounds({
  channels = [new Float32Array(10)],
  seconds = 1,
  mp3 = new Uint8Array([1, 2, 3]),
}: { channels?: Float32Array[]; seconds?: number; mp3?: Encoded } = {}): FakeSounds {
  const given: FakeSounds = { orders: [], rates: [] };
  class Playing {
    constructor(_channels: number, _length: number, rate: number) {
      given.rates.push(rate);
    }
    decodeAudioData() {
      return Promise.resolve({
        length: channels[0]?.length ?? 0,
        duration: seconds,
        numberOfChannels: channels.length,
        sampleRate: given.rates.at(-1),
        getChannelData: (channel: number) => channels[channel],
      });
    }
  }
  class Encoding extends EventTarget {
    postMessage(order: ToEncode) {
      given.orders.push(order);
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: mp3 })));
    }
    terminate() {}
  }
  globalThis.OfflineAudioContext = Playing as unknown as typeof OfflineAudioContext;
  globalThis.Worker = Encoding as unknown as typeof Worker;
  Blob.prototype.arrayBuffer = () => Promise.resolve(new ArrayBuffer(8));
  return given;
}
