// `npm run admin`, `backup`, `restore`, `doctor`, `projections:rebuild`: the server's own code, run by hand.
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { buildOrEnd, serverEntry } from './build.mjs';

await buildOrEnd({ only: ['server'] });
await import(pathToFileURL(path.join(path.dirname(serverEntry), 'operations/operator-commands.js')).href);
