import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

const file = findPackageJSON('..', import.meta.url);

/** The version of the server that runs. */
export const version: string = file === undefined ? 'unknown' : JSON.parse(readFileSync(file, 'utf8')).version;
