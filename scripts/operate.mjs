// `npm run backup`, `restore`, `doctor`, `projections:rebuild`: the server's own code, run by hand.
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { build, serverEntry } from './build.mjs';

await build();
await import(pathToFileURL(path.join(path.dirname(serverEntry), 'operations/operate.js')).href);
