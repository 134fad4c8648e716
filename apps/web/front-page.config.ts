import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { importedBy } from './built-chunks.config.ts';

/** The part that the page at `/` consists of, as routes.tsx fetches it. */
const frontPart = '/src/home/home-page.tsx';

/**
 * Writes front.html, which the server sends at `/`: index.html that names the parts of the front page too, so that they are
 * fetched beside the first scripts instead of after them. Whoever comes for the first time comes here, and waits for it.
 */
export function frontPage(): Plugin {
  return {
    name: 'front-page',
    apply: 'build',
    writeBundle: {
      order: 'pre',
      sequential: true,
      async handler({ dir = 'dist' }, bundle) {
        const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
        const front = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(frontPart));
        if (!front) throw new Error(`The build has no ${frontPart}.`);
        const page = await readFile(path.join(dir, 'index.html'), 'utf8');
        const links = importedBy(front, chunks)
          .filter((file) => !page.includes(`/${file}"`))
          .map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`);
        await writeFile(
          path.join(dir, 'front.html'),
          page.replace('  </head>', () => `${links.join('')}  </head>`),
        );
      },
    },
  };
}
