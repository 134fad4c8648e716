// Finds a Redis for the tests, or installs Debian's where that may be done; undefined where there is none.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'];
const found = () => places.find((place) => existsSync(place));

const install = () =>
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'redis-server'], {
    stdio: 'ignore',
    timeout: 120_000,
    // It is started by the tests, on a port of their own.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });

/** The path of a redis-server. Asked for by the set-up of the tests, before any of them runs. */
export function findRedis() {
  const there = found();
  if (there || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return there;
  console.log('Installing a Redis for the tests (only the first time) …');
  try {
    install();
  } catch {
    try {
      execFileSync('apt-get', ['update'], { stdio: 'ignore', timeout: 120_000 });
      install();
    } catch {
      console.log('No Redis can be installed here: what several servers share in it is not tested.');
    }
  }
  return found();
}
