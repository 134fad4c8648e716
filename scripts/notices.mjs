// `npm run notices`: writes THIRD_PARTY_NOTICES.md, the licences of everything that is delivered with Lexiroom.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './node-bin.mjs';

/** A tool of the build, of which a part ends up in the page. */
const deliveredTools = ['node_modules/tailwindcss'];
const contentNotices = 'apps/server/content/LICENSES.md';

/** The packages of the lock file that are delivered, by the folder they are installed in. */
export function deliveredPackages() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(
      ([folder, { dev, link }]) =>
        folder.includes('node_modules/') && !link && (!dev || deliveredTools.includes(folder)),
    )
    .map(([folder, { version, license }]) => ({
      folder,
      name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license ?? statedIn(folder),
    }));
}

function statedIn(folder) {
  const manifest = path.join(root, folder, 'package.json');
  const { license, licenses } = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
  return license?.type ?? license ?? licenses?.[0]?.type ?? 'not stated';
}

function notices() {
  const byLicence = Map.groupBy(deliveredPackages(), ({ licence }) => licence);
  const chapters = [...byLicence].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(chapter);
  return [
    '# Third-party notices',
    'Lexiroom is under the MIT licence (see LICENSE); its speech process, a program of its own in `apps/speech`, is under ' +
      'GPL-3.0-or-later (see apps/speech/LICENSE). They are delivered with the following, each under its own licence. ' +
      'Written by `npm run notices`.',
    '## Pictures and names of the first content',
    existsSync(path.join(root, contentNotices))
      ? `See [${contentNotices}](${contentNotices}); the artist and licence of each picture stand beside it in the product.`
      : 'None yet.',
    ...chapters,
    '',
  ].join('\n\n');
}

function chapter([licence, packages]) {
  const lines = new Set();
  const texts = new Map();
  for (const { folder, name, version } of packages) {
    const { copyrights, text } = licenceFile(folder);
    lines.add(`- ${name} ${version}${copyrights.length > 0 ? `: ${copyrights.join('; ')}` : ''}`);
    if (text) texts.set(text.toLowerCase().replaceAll(/[^a-z]+/g, ' '), text);
  }
  const blocks = [...texts.values()].map((text) => `\`\`\`text\n${text}\n\`\`\``);
  return [`## ${licence}`, [...lines].toSorted((a, b) => a.localeCompare(b, 'en')).join('\n'), ...blocks].join('\n\n');
}

/** Who holds the rights, and the text without that and without its heading, so that equal texts are equal. */
function licenceFile(folder) {
  const at = path.join(root, folder);
  const names = existsSync(at) ? readdirSync(at).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name)) : [];
  const whole = names.map((name) => readFileSync(path.join(at, name), 'utf8').replaceAll('\r', '').trim()).join('\n\n');
  const all = whole.split('\n');
  return {
    copyrights: [...new Set(all.filter(isHolder).map((line) => line.replace(/^\W+/, '').trim()))],
    text: all
      .filter((line) => !isHolder(line) && !isHeading(line))
      .join('\n')
      .trim(),
  };
}

function isHolder(line) {
  return /^\W*([Cc]opyright|COPYRIGHT|\([cC]\)|©)\W*(\([cC]\)|©|\d{4}|[A-Z])/.test(line) && line.length < 160;
}

function isHeading(line) {
  return /^\W*(the )?(mit|isc|bsd)[\w -]*(licen[cs]e)?\W*(\(mit\))?\W*$/i.test(line);
}

if (process.argv[1] === import.meta.filename) writeFileSync(path.join(root, 'THIRD_PARTY_NOTICES.md'), notices());
