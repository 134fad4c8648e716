// The speech process: started by the server with a channel to it, says one order after the other, ends with the server.
// A process of its own, since the engine is under the GPL, may fail in ways that end a process, and keeps a core busy.
import type { SpeechOrder, SpeechReply } from '@lexiroom/contracts/speech';
import type { Say } from './speech.ts';

const tell = (reply: SpeechReply) => process.send?.(reply);
process.on('disconnect', () => process.exit(0));

const say = await open();
let last = Promise.resolve();
process.on('message', (order: SpeechOrder) => {
  last = last.then(() => answer(order));
});
tell({ type: 'ready' });

async function open(): Promise<Say> {
  try {
    const { openSpeech } = await import('./speech.ts');
    return await openSpeech();
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_MODULE_NOT_FOUND') process.exit(1);
    process.send?.({ type: 'no_engine' } satisfies SpeechReply, () => process.exit(1));
    return () => Promise.resolve(null);
  }
}

/** After a failure the engine is in no state to go on: the server starts another process and asks again. */
async function answer({ order_id, ...order }: SpeechOrder): Promise<void> {
  try {
    tell({ type: 'said', order_id, speech: await say(order) });
  } catch {
    process.exit(1);
  }
}
