import { channel } from 'node:diagnostics_channel';

/**
 * Something that is measured where it happens, by whoever listens to it from elsewhere: the place itself knows nothing of
 * metrics, and it costs nothing while nobody listens.
 */
export class Measure<Value extends object> {
  readonly #channel;

  constructor(name: string) {
    this.#channel = channel(`lexiroom.${name}`);
  }

  tell(value: Value): void {
    if (this.#channel.hasSubscribers) this.#channel.publish(value);
  }

  /** Listens until what it gives back is called. */
  listen(hear: (value: Value) => void): () => void {
    const subscriber = (value: unknown) => hear(value as Value);
    this.#channel.subscribe(subscriber);
    return () => {
      this.#channel.unsubscribe(subscriber);
    };
  }
}

/** A socket command that was answered: its type, `ok` or the code of its refusal, and how long that took. */
export const commandsAnswered = new Measure<{ type: string; outcome: string; ms: number }>('commands');

/** Answers that were written together: how many, and how long that took. */
export const batchesWritten = new Measure<{ size: number; ms: number }>('batches');
