import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

const file = findPackageJSON('..', import.meta.url);

/** The version of the server that runs, and of the whole product: every workspace has the same. */
export const version: string = file === undefined ? 'unknown' : JSON.parse(readFileSync(file, 'utf8')).version;
