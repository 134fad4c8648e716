import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { reachableFrom } from './built-chunks.config.ts';
import { textsOf } from './texts.config.ts';

/** The file the worker is built from; `service-worker` is the name of its chunk. */
export const workerEntry = 'src/offline/worker/service-worker.ts';
/** The worker's address has no hash: a browser asks for it again and again. */
export const workerFile = (chunk: { name: string }) =>
  chunk.name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js';
/** What lies beside index.html and belongs to it. */
const besides = ['/favicon.svg', '/manifest.webmanifest', '/icon-192.png'];

/** Writes into the built service worker what the pages behind index.html are made of; those of live.html have no part. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle: {
      order: 'pre',
      sequential: true,
      async handler({ dir = 'dist' }, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const worker = chunks.find(({ name }) => name === 'service-worker');
        const entry = chunks.find(({ isEntry, name }) => isEntry && name === 'index');
        if (!worker || !entry) throw new Error('The build has no service worker, or no page for it.');
        if (worker.imports.length > 0) throw new Error('The service worker must be a file of its own.');
        const reachable = reachableFrom(entry, chunks);
        const files = [...besides, ...reachable.map((file) => `/${file}`)];
        const modules = chunks
          .filter(({ fileName }) => reachable.includes(fileName))
          .flatMap(({ moduleIds }) => moduleIds);
        const texts = textsOf(modules);
        const page = await readFile(path.join(dir, 'index.html'), 'utf8');
        const version = createHash('sha256')
          .update(JSON.stringify([page, files, texts]))
          .digest('hex')
          .slice(0, 12);
        const code = worker.code.replace('BUILT_SHELL', () => JSON.stringify({ version, page, files, texts }));
        await writeFile(path.join(dir, worker.fileName), code);
      },
    },
  };
}
