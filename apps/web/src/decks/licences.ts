const addresses: Record<string, string> = {
  'Public Domain': 'https://creativecommons.org/publicdomain/mark/1.0/',
  CC0: 'https://creativecommons.org/publicdomain/zero/1.0/',
  'CC BY 3.0': 'https://creativecommons.org/licenses/by/3.0/',
  'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'CC BY-SA 3.0': 'https://creativecommons.org/licenses/by-sa/3.0/',
  'CC BY-SA 4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
  'CC BY-NC 3.0': 'https://creativecommons.org/licenses/by-nc/3.0/',
  'CC BY-NC 4.0': 'https://creativecommons.org/licenses/by-nc/4.0/',
  'Apache-2.0': 'https://www.apache.org/licenses/LICENSE-2.0',
};

const sites: Record<string, string> = {
  'flaticon.com': 'Flaticon',
  'freepik.com': 'Freepik',
  'pixabay.com': 'Pixabay',
  'vecteezy.com': 'Vecteezy',
  'unsplash.com': 'Unsplash',
  'wannapik.com': 'Wannapik',
  'commons.wikimedia.org': 'Wikimedia Commons',
  'github.com': 'GitHub',
  'openmoji.org': 'OpenMoji',
};

const plain = (licence: string) => licence.toLowerCase().replaceAll(/[^a-z0-9.]/g, '');

/** The text of a licence of the list (specification 2 section 3), however it is spelled; undefined for any other. */
export function licenceAddress(licence: string): string | undefined {
  return Object.entries(addresses).find(([name]) => plain(name) === plain(licence))?.[1];
}

/** How a source is called: known sites by their name, others by their host. Undefined for what is no web address. */
export function siteOf(link: string): string | undefined {
  const address = URL.parse(link);
  if (!address || !/^https?:$/.test(address.protocol)) return undefined;
  const host = address.hostname.replace(/^www\./, '');
  return sites[host] ?? host;
}
