import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const locales = path.join(import.meta.dirname, 'src/locales');
/** How the lists of texts (src/i18n/catalogues) fetch those of a language. */
const fetching = /import\(`\.\.\/\.\.\/locales\/\$\{language\}\/(\w+)\.po`\)/;

/** The texts of the interface, each as its language and its part. */
const texts = globSync('*/*.po', { cwd: locales })
  .toSorted()
  .map((file) => file.replace(/\.po$/, '').split(path.sep) as [language: string, part: string]);

/** Another one whenever a text is, or what they are compiled with. */
const version = createHash('sha256')
  .update(readFileSync(path.join(import.meta.dirname, '../../package-lock.json')))
  .update(JSON.stringify(texts.map((text) => [text, readFileSync(poFile(...text), 'utf8')])))
  .digest('hex')
  .slice(0, 8);

function poFile(language: string, part: string): string {
  return path.join(locales, language, `${part}.po`);
}

/** The name of a file of texts in the build. */
const builtFile = (language: string, part: string) => `assets/texts-${version}/${language}/${part}.js`;

/**
 * Builds every file of texts under a name that is told from its language and its part. By itself the bundler gives each a
 * hash of its own, and every page begins with a list of them all: four hundred bytes for each language, for everybody.
 */
export function textFiles(): Plugin {
  return {
    name: 'text-files',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      for (const text of texts)
        this.emitFile({
          type: 'chunk',
          id: poFile(...text),
          fileName: builtFile(...text),
          preserveSignature: 'strict',
        });
    },
    transform: {
      filter: { id: /\/i18n\/catalogues\/\w+\.ts$/ },
      handler(code, id) {
        const [found, part] = fetching.exec(code) ?? [];
        if (found === undefined || part === undefined) throw new Error(`${id} fetches no texts.`);
        return code.replace(found, () => `import(/* @vite-ignore */ \`/${builtFile('${language}', part)}\`)`);
      },
    },
  };
}

/** The paths of the texts that these modules fetch, by language. */
export function textsOf(modules: readonly string[]): Record<string, string[]> {
  const parts = new Set(modules.map((module) => /\/i18n\/catalogues\/(\w+)\.ts$/.exec(module)?.[1]));
  const ofLanguages = new Map<string, string[]>();
  for (const [language, part] of texts)
    if (parts.has(part))
      ofLanguages.set(language, [...(ofLanguages.get(language) ?? []), `/${builtFile(language, part)}`]);
  return Object.fromEntries(ofLanguages);
}
