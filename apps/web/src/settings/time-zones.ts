/** Every time zone this browser knows, and the chosen one, by names that can be read. */
export function timeZones(chosen: string): { value: string; name: string }[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen]);
  return [...zones].toSorted().map((value) => ({ value, name: value.replaceAll('_', ' ') }));
}
