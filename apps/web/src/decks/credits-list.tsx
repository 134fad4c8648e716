import { licenceAddress } from '@lexiroom/domain/library';
import { Trans } from '@lingui/react/macro';
import { UserText } from '../design/typography/user-text.tsx';

const link = 'font-semibold text-brand-ink underline underline-offset-2 break-words inline-block py-0.5';

export interface CreditsListProps {
  artist: string | null;
  /** Null: it is not shared. */
  licence: string | null;
  /** Where it comes from. */
  links: readonly string[];
  /** A username; null for what came with the program. */
  submitter: string | null;
}

/** Whose a picture is: artist, licence with its text, sources by the names of their sites, and who added it. */
export function CreditsList({ artist, licence, links, submitter }: CreditsListProps) {
  const sources = [...new Set(links)];
  const address = licence === null ? undefined : licenceAddress(licence);
  return (
    <dl className="grid gap-1.5 text-base [&_dt]:text-sm [&_dt]:text-soft">
      {artist && (
        <div>
          <dt>
            <Trans>Artist</Trans>
          </dt>
          <dd className="break-words">
            <UserText>{artist}</UserText>
          </dd>
        </div>
      )}
      <div>
        <dt>
          <Trans>Licence</Trans>
        </dt>
        <dd>
          {address ? (
            <a href={address} target="_blank" rel="license noopener noreferrer" className={link}>
              {licence}
            </a>
          ) : (
            (licence ?? <Trans>My own, not to be shared</Trans>)
          )}
        </dd>
      </div>
      {sources.length > 0 && (
        <div>
          <dt>
            <Trans>Source</Trans>
          </dt>
          {sources.map((source) => (
            <dd key={source}>
              {siteOf(source) ? (
                <a href={source} target="_blank" rel="noopener noreferrer nofollow" className={link}>
                  {siteOf(source)}
                </a>
              ) : (
                <UserText>{source}</UserText>
              )}
            </dd>
          ))}
        </div>
      )}
      {submitter && (
        <div>
          <dt>
            <Trans>Submitted by</Trans>
          </dt>
          <dd>
            <UserText>{submitter}</UserText>
          </dd>
        </div>
      )}
    </dl>
  );
}

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
  'mulberrysymbols.org': 'Mulberry Symbols',
};

/** How a source is called: known sites by their name, others by their host. Undefined for what is no web address. */
export function siteOf(source: string): string | undefined {
  const address = URL.parse(source);
  if (!address || !/^https?:$/.test(address.protocol)) return undefined;
  const host = address.hostname.replace(/^www\./, '');
  return sites[host] ?? host;
}
