import fs from 'node:fs';

/** The version of this program; commands run in its folder. */
export function programVersion(): string {
  return (JSON.parse(fs.readFileSync('package.json', 'utf8')) as { version: string }).version;
}
