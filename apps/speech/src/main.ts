// The speech process: started by the server with a channel to it, does one order after the other, ends with the server.
// A process of its own, since the engine is under the GPL, may fail in ways that end a process, and keeps a core busy.
import type { SpeechOrder, SpeechReply } from '@lexiroom/contracts/speech';
import type { Level, Say } from './speech.ts';

const tell = (reply: SpeechReply) => process.send?.(reply);
process.on('disconnect', () => process.exit(0));

const { say, level } = await open();
let last = Promise.resolve();
process.on('message', (order: SpeechOrder) => {
  last = last.then(() => answer(order));
});
tell({ type: 'ready' });

async function open(): Promise<{ say: Say; level: Level }> {
  try {
    const { openSpeech } = await import('./speech.ts');
    return await openSpeech();
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_MODULE_NOT_FOUND') process.exit(1);
    process.send?.({ type: 'no_engine' } satisfies SpeechReply, () => process.exit(1));
    return { say: () => Promise.resolve(null), level: () => null };
  }
}

/** After a failure the engine is in no state to go on: the server starts another process and asks again. */
async function answer(order: SpeechOrder): Promise<void> {
  try {
    const speech = order.type === 'say' ? await say(order) : level(order);
    tell({ type: 'said', order_id: order.order_id, speech });
  } catch {
    process.exit(1);
  }
}
