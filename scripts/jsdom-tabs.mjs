// What jsdom lacks of a browser with several tabs: Node has the same.
import { BroadcastChannel } from 'node:worker_threads';

Object.defineProperty(globalThis, 'BroadcastChannel', { value: BroadcastChannel, configurable: true });
