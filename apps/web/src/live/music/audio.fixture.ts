/** What a source of the fake was told: when it begins and ends, and whether its nodes were let go of. */
export interface FakeSource {
  from: number;
  until: number;
  isReleased: boolean;
  end: () => void;
}

/** For specs: an audio context that plays nothing, by a clock that the spec moves. */
export class FakeAudio {
  currentTime = 0;
  sampleRate = 100;
  state: 'suspended' | 'running' | 'closed' = 'suspended';
  /** Whether the browser allows it, as it does after a gesture. */
  isAllowed = false;
  readonly destination = {};
  readonly sources: FakeSource[] = [];
  /** What loudness was to glide to, one after the other. */
  readonly glides: number[] = [];
  /** Connections of nodes that are not let go of. */
  connections = 0;

  async resume() {
    if (this.isAllowed) this.state = 'running';
    return Promise.resolve();
  }
  async close() {
    this.state = 'closed';
    return Promise.resolve();
  }
  createGain = () => ({
    ...this.#node(),
    gain: { ...parameter(), setTargetAtTime: (to: number) => void this.glides.push(to) },
  });
  createBiquadFilter = () => ({ ...this.#node(), type: '', frequency: { value: 0 }, Q: { value: 0 } });
  createOscillator = () => ({ ...this.#source(), type: '', frequency: parameter() });
  createBufferSource = () => ({ ...this.#source(), buffer: null });
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });

  /** How many sources are heard or will be. */
  get pending(): number {
    return this.sources.filter(({ until }) => until > this.currentTime).length;
  }

  #node() {
    let isConnected = false;
    return {
      connect: () => {
        isConnected = true;
        this.connections++;
      },
      disconnect: () => {
        if (isConnected) this.connections--;
        isConnected = false;
      },
    };
  }
  #source() {
    const source: FakeSource = { from: 0, until: 0, isReleased: false, end: () => undefined };
    const node = this.#node();
    return {
      ...node,
      disconnect: () => {
        source.isReleased = true;
        node.disconnect();
      },
      start: (at: number) => {
        source.from = at;
        this.sources.push(source);
      },
      stop: (at: number) => (source.until = at),
      addEventListener: (_: string, end: () => void) => (source.end = end),
    };
  }
}

const parameter = () => ({
  value: 1,
  setValueAtTime: () => undefined,
  linearRampToValueAtTime: () => undefined,
  exponentialRampToValueAtTime: () => undefined,
});
