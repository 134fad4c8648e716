// Jest's testRunner for specs that load the whole server. Jest loads every module anew for every file of specs; these
// would spend a third of their time on it. Here the files that one worker runs share what they test and its packages,
// as everybody shares them in a running server. Specs, their fixtures and Jest's own functions begin anew in each file.
import runner from 'jest-circus/runner';
import path from 'node:path';
import { root } from './node-bin.mjs';

const circus = runner.default;
/** Where Jest keeps the tests of a file, and who hears of them, in the globals of the file. */
const stateOfJest = new Set(['JEST_STATE_SYMBOL', 'EVENT_HANDLERS']);
/** What the first file of this worker was run in; by project, since each may load in its own way. */
const kept = new Map();

export default async function runKeepingModules(globalConfig, config, environment, runtime, file, ...rest) {
  // A watching Jest stays the same process when files change.
  if (globalConfig.watch || globalConfig.watchAll) {
    return circus(globalConfig, config, environment, runtime, file, ...rest);
  }
  const first = kept.get(config.id) ?? keep(config.id, environment, runtime);
  first.environment.global.console = environment.global.console;
  // Stacks are read with the maps of the runtime that Jest made for this file.
  const sourceMaps = runtime.getSourceMaps();
  for (const [name, map] of first.runtime.getSourceMaps()) sourceMaps.set(name, map);
  first.runtime.transformCache.sourceMaps = sourceMaps;
  try {
    return await circus(globalConfig, config, first.environment, first.runtime, file, ...rest);
  } finally {
    forgetSpecs(first);
  }
}

/** Keeps what Jest made for a file from being ended with it. */
function keep(id, environment, runtime) {
  runtime.teardown = () => {};
  environment.teardown = async () => {};
  kept.set(id, { environment, runtime });
  return kept.get(id);
}

/** Afterwards only what is tested is loaded. */
function forgetSpecs({ environment, runtime }) {
  environment.fakeTimersModern.useRealTimers();
  runtime.restoreAllMocks();
  const { esModuleRegistry, moduleRegistry, internalModuleRegistry } = runtime.registries;
  for (const registry of [esModuleRegistry, moduleRegistry]) {
    for (const key of registry.keys()) if (!isTested(key)) registry.delete(key);
  }
  // The functions of Jest, which hold the tests of the file.
  internalModuleRegistry.clear();
  for (const key of Object.getOwnPropertySymbols(environment.global)) {
    if (stateOfJest.has(key.description)) Reflect.deleteProperty(environment.global, key);
  }
}

function isTested(file) {
  if (file.startsWith('@jest/globals')) return false;
  const [folder, ...parts] = path.relative(root, file).split(path.sep);
  return folder !== 'test' && !/\.(spec|fixtures?)\.ts/.test(parts.at(-1) ?? '');
}
