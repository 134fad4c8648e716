import { networkInterfaces } from 'node:os';

const everywhere = new Set(['0.0.0.0', '::']);
const onlyHere = new Set(['127.0.0.1', '::1', 'localhost']);

/** The addresses at which other devices of the network can reach this computer (IPv4, as http addresses). */
export function networkAddresses(host: string, port: number): string[] {
  if (onlyHere.has(host)) return [];
  const own = everywhere.has(host)
    ? Object.values(networkInterfaces())
        .flatMap((card) => card ?? [])
        .filter((card) => card.family === 'IPv4' && !card.internal)
    : [{ address: host }];
  return own.map(({ address }) => httpAddress(address, port));
}

/** The address at which this computer itself reaches the server. */
export function localAddress(host: string, port: number): string {
  return httpAddress(everywhere.has(host) || onlyHere.has(host) ? 'localhost' : host, port);
}

function httpAddress(host: string, port: number): string {
  const name = host.includes(':') ? `[${host}]` : host;
  return port === 80 ? `http://${name}` : `http://${name}:${port}`;
}

interface Reached {
  host: string;
  port: number;
  publicUrl?: string | undefined;
  /** Where the database lies, if that is not in the data directory. */
  databaseElsewhere?: string | undefined;
}

/** What the console shows when the server is ready. `setUpToken`: the one-time token of the first admin, if there is none. */
export function greeting(
  { host, port, publicUrl, databaseElsewhere }: Reached,
  setUpToken: string | undefined,
): string {
  const local = localAddress(host, port);
  const network = networkAddresses(host, port);
  const lines: [string, string][] = [['On this computer', local]];
  if (publicUrl) lines.push(['For everyone', publicUrl]);
  if (onlyHere.has(host)) lines.push(['On the network', `not reachable, since HOST is ${host}`]);
  else if (network.length === 0) lines.push(['On the network', 'no network found']);
  else network.forEach((address, index) => lines.push([index === 0 ? 'On the network' : '', address]));
  if (databaseElsewhere) lines.push(['Database', `in ${databaseElsewhere}, since PostgreSQL cannot reach DATA_DIR`]);
  if (setUpToken) lines.push(['First admin', `${publicUrl ?? local}/signup?setup=${setUpToken} (works once)`]);
  const rows = lines.map(([name, value]) => `  ${name.padEnd(18)}${value}`);
  return ['', 'Lexiroom is running. Ctrl+C stops it.', ...rows, ''].join('\n');
}
