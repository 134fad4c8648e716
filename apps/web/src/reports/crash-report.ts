import { messageLimit } from '@lexiroom/contracts/messages';
import { api } from '../api/client.ts';

/** Crashes that were reported already: a page that breaks again and again is reported once. */
const reportedMessages = new Set<string>();

/**
 * What is said of a crash: the error, where in the scripts, on which page, in which build. Nothing of the person: of
 * addresses neither the names in them nor their queries are told.
 */
export function crashMessage(error: unknown, page: string, build: string): string {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const places = (stack ?? '').split('\n').filter((line) => /:\d+:\d+\)?$/.test(line));
  const scripts = places.map((line) => line.replaceAll(/\w+:\/\/[^/\s]*/g, '').replaceAll(/\?[^\s:)]*/g, ''));
  const words = [`${name}: ${message.slice(0, 300)}`, `page ${page}, build ${build}`, ...scripts].join('\n');
  // The server refuses half a letter, where one was cut.
  return words.slice(0, messageLimit).replaceAll(/\p{Surrogate}/gu, '');
}

/** Sends it, once for each kind of crash; without a network it is lost. */
export async function reportCrash(error: unknown, page: string): Promise<void> {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
  const message = crashMessage(error, page, entry.split('/').at(-1) || 'unknown');
  if (reportedMessages.has(message)) return;
  reportedMessages.add(message);
  await api.message({ body: { message } }).catch(() => undefined);
}
