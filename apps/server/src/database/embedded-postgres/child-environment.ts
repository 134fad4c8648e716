/** What programs need to find files of the system, the time zone, and a place for temporary files. */
const passedOn = ['PATH', 'TZ', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH'];

/**
 * The environment for PostgreSQL and its tools: none of our settings, which hold passwords. They may run as another user
 * of this computer, who can read what they were started with.
 */
export function childEnvironment(): NodeJS.ProcessEnv {
  const variables = passedOn.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(variables), LC_ALL: 'C' };
}
