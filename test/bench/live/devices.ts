import { get } from 'node:http';

/** Fewer than an address is given at once: each so many players come from a school of their own. */
const pupilsOfSchool = 500;
const atOnce = 20;

/** Cookies of so many browsers that opened a page of the server, one each, as players bring them. */
export async function deviceCookies(url: string, players: number): Promise<string[]> {
  const cookies: string[] = [];
  while (cookies.length < players) {
    const more = Array.from({ length: Math.min(atOnce, players - cookies.length) }, (_, index) =>
      openPage(url, `127.0.0.${2 + Math.floor((cookies.length + index) / pupilsOfSchool)}`),
    );
    cookies.push(...(await Promise.all(more)));
  }
  return cookies;
}

/** What a browser at this address of the machine's own is given with the first thing it asks for. */
function openPage(url: string, localAddress: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asking = get(`${url}/api/logged_in_user`, { localAddress }, (response) => {
      response.resume();
      const cookie = response.headers['set-cookie']?.find((one) => one.startsWith('device='));
      if (cookie === undefined) reject(new Error('The server gave a browser no device cookie'));
      else resolve(cookie.split(';')[0]!);
    });
    asking.once('error', reject);
  });
}
