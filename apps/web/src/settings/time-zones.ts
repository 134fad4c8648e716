/** Every time zone this browser knows, and the chosen one, by names that can be read. */
export function timeZones(chosen: string): { value: string; name: string }[] {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen]);
  return [...known].toSorted().map((value) => ({ value, name: value.replaceAll('_', ' ') }));
}
