import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** One import of a source file: of another file, named by its path from the root, or of a package. */
export type Import = { file: string } | { package: string };

/** Every source file by its path from the root, with what it imports. */
export type Sources = ReadonlyMap<string, readonly Import[]>;

/** Reads all TypeScript below `apps`, `libs` and `test` of the project in `root`. */
export function readSources(root: string): Sources {
  const files = globSync(['{apps,libs}/*/src/**/*.{ts,tsx}', 'test/**/*.ts'], { cwd: root, exclude: isForeign });
  return new Map(files.map((file) => [file, importsOf(root, file)]));
}

/** Every folder of the project that people made, by its path from the root. */
export function readFolders(root: string): string[] {
  const entries = globSync('**/*', { cwd: root, exclude: isForeign, withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

function isForeign(entry: string | { name: string }): boolean {
  const name = typeof entry === 'string' ? path.basename(entry) : entry.name;
  return ['node_modules', 'dist', '.cache', '.data', '.git'].includes(name);
}

function importsOf(root: string, file: string): Import[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(path.join(root, file), 'utf8'), true, true);
  return importedFiles.map(({ fileName }) => resolve(root, file, fileName));
}

/** `@lexiroom/domain/text` means `libs/domain/src/text/index.ts`, as the package's `exports` say. */
function resolve(root: string, file: string, specifier: string): Import {
  if (specifier.startsWith('.')) return { file: path.join(path.dirname(file), specifier) };
  const [scope, workspace, ...noun] = specifier.split('/');
  if (scope !== '@lexiroom') return { package: packageName(specifier) };
  const isLib = existsSync(path.join(root, 'libs', workspace ?? ''));
  return { file: path.join(isLib ? 'libs' : 'apps', workspace ?? '', 'src', ...noun, 'index.ts') };
}

function packageName(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
