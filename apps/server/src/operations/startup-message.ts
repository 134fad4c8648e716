import type { Scheme } from '../configuration/base-options.ts';
import { isLoopbackOnly, localAddress, networkAddresses } from '../http/network-addresses.ts';

interface Reached {
  host: string;
  port: number;
  scheme?: Scheme;
  publicUrl?: string | undefined;
  /** Where the database lies, if that is not in the data directory. */
  databaseElsewhere?: string | undefined;
}

/** What the console shows when the server is ready. `setUpToken`: the one-time token of the first admin, if there is none. */
export function startupMessage(
  { host, port, scheme = 'http', publicUrl, databaseElsewhere }: Reached,
  setUpToken: string | undefined,
): string {
  const local = localAddress(host, port, scheme);
  const network = networkAddresses(host, port, scheme);
  const lines: [string, string][] = [['On this computer', local]];
  if (publicUrl) lines.push(['For everyone', publicUrl]);
  if (isLoopbackOnly(host)) lines.push(['On the network', `not reachable, since HOST is ${host}`]);
  else if (network.length === 0) lines.push(['On the network', 'no network found']);
  else network.forEach((address, index) => lines.push([index === 0 ? 'On the network' : '', address]));
  if (databaseElsewhere) lines.push(['Database', `in ${databaseElsewhere}, since PostgreSQL cannot reach DATA_DIR`]);
  if (setUpToken) lines.push(['First admin', `${publicUrl ?? local}/signup?setup=${setUpToken} (works once)`]);
  const rows = lines.map(([name, value]) => `  ${name.padEnd(18)}${value}`);
  return ['', 'Lexiroom is running. Ctrl+C stops it.', ...rows, ''].join('\n');
}
