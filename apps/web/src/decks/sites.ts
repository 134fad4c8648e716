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

/** How a source is called: known sites by their name, others by their host. Undefined for what is no web address. */
export function siteOf(link: string): string | undefined {
  const address = URL.parse(link);
  if (!address || !/^https?:$/.test(address.protocol)) return undefined;
  const host = address.hostname.replace(/^www\./, '');
  return sites[host] ?? host;
}
