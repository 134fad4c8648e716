import type { Script, Step } from './script.ts';

/** So many scripts are tried at most to find a shorter one that fails as well. */
const mostTries = 250;

/** A script that fails like the one given, from which no step can be left out. */
export async function shrunk(script: Script, failing: (script: Script) => Promise<boolean>): Promise<Script> {
  let smallest = script;
  let tries = 0;
  const fails = async (steps: Step[]): Promise<boolean> => {
    if (++tries > mostTries || !(await failing({ ...smallest, steps }))) return false;
    smallest = { ...smallest, steps };
    return true;
  };
  for (let size = Math.ceil(script.steps.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = smallest.steps.length - size; from > -size; from -= size) {
      const start = Math.max(0, from);
      await fails(smallest.steps.toSpliced(start, size));
    }
  }
  return smallest;
}
