import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const tops = ['apps', 'libs', 'test', 'scripts', 'tools', 'docs'];

/** What a document says is there and is not: paths in backquotes, names that it places in a file, links. */
export function missingFrom(root: string, document: string): string[] {
  const text = readFileSync(path.join(root, document), 'utf8');
  return [
    ...pathsIn(text).filter((file) => !existsSync(path.join(root, file))),
    ...namesIn(text).flatMap(({ name, file }) => (holds(root, file, name) ? [] : [`${name} in ${file}`])),
    ...linksIn(text).flatMap((link) => (leadsSomewhere(root, document, link) ? [] : [`link to ${link}`])),
  ];
}

/** Every `apps/…`, `libs/…` and so on; one with a gap such as `<noun>` is an instruction and not a path. */
function pathsIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return quoted.filter((code) => tops.includes(code.split('/')[0]!) && /^[\w./@-]+$/.test(code));
}

/** Every "`decide` in `libs/…/decide.ts`", across the end of a line as well. */
function namesIn(text: string): { name: string; file: string }[] {
  const placed = text.matchAll(/`(#?\w+)`\s+in\s+`([\w./@-]+\.\w+)`/g);
  return [...placed].map(([, name = '', file = '']) => ({ name, file }));
}

function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link).filter((link) => !link.startsWith('http'));
}

function holds(root: string, file: string, name: string): boolean {
  const at = path.join(root, file);
  return existsSync(at) && new RegExp(`(?<![\\w#])${name}\\b`).test(readFileSync(at, 'utf8'));
}

function leadsSomewhere(root: string, document: string, link: string): boolean {
  const [file = '', heading] = link.split('#');
  const at = file === '' ? path.join(root, document) : path.join(root, path.dirname(document), file);
  if (!existsSync(at)) return false;
  return heading === undefined || headingsOf(readFileSync(at, 'utf8')).includes(heading);
}

/** The headings as they stand behind `#` in an address. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** The noun folders: each has its line in the map of ARCHITECTURE.md. */
export function nounFolders(root: string): string[] {
  const files = globSync(['{apps,libs}/*/src/*/**/*.*', '{test,tools}/*/**/*.*'], {
    cwd: root,
    exclude: (entry) => path.basename(entry) === 'node_modules',
  });
  const folders = files.map((file) => file.split(path.sep).slice(0, /^(apps|libs)/.test(file) ? 4 : 2));
  return [...new Set(folders.map((parts) => parts.join('/')))].toSorted();
}
