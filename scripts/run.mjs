// Runs a tool of the project on the pinned Node, which is the one that runs this.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './node-bin.mjs';

/**
 * Runs a script, named by its path from the root; rejects when it fails. `quiet`: its output is shown only then.
 */
export async function run(script, args, { folder = '.', env = {}, quiet = false } = {}) {
  const { code, output } = await outcome(script, args, { folder, env, shown: !quiet });
  if (code === 0) return;
  if (quiet) console.error(output);
  throw new Error(`${path.basename(script)} failed`);
}

/** Runs a script and answers its exit code and, unless it was `shown`, its output. */
export function outcome(script, args, { folder = '.', env = {}, shown = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(root, script), ...args], {
      cwd: path.join(root, folder),
      stdio: shown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
