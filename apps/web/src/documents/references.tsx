import { Trans, useLingui } from '@lingui/react/macro';
import { Page } from '../shell/page.tsx';

interface Source {
  name: string;
  by: string;
  use: string;
  licence: string;
  licenceAddress: string;
  address: string;
}

const apache = { licence: 'Apache License 2.0', licenceAddress: 'https://www.apache.org/licenses/LICENSE-2.0' };
const openFont = { licence: 'SIL Open Font License 1.1', licenceAddress: 'https://openfontlicense.org/' };
const link = 'font-semibold text-brand-ink underline underline-offset-4';

/** Where pictures, words and letters come from, each with its licence. */
export function References() {
  const { t } = useLingui();
  const sources: Source[] = [
    {
      name: 'Noto Emoji',
      by: 'Google',
      use: t`pictures of words`,
      ...apache,
      address: 'https://github.com/googlefonts/noto-emoji',
    },
    {
      name: 'OpenMoji',
      by: t`the artists named with each picture`,
      use: t`pictures of words, resized`,
      licence: 'CC BY-SA 4.0',
      licenceAddress: 'https://creativecommons.org/licenses/by-sa/4.0/',
      address: 'https://openmoji.org/',
    },
    {
      name: 'Unicode CLDR',
      by: 'Unicode, Inc.',
      use: t`the names of things in 54 languages`,
      licence: 'Unicode License v3',
      licenceAddress: 'https://www.unicode.org/license.txt',
      address: 'https://cldr.unicode.org/',
    },
    {
      name: 'Figtree',
      by: 'Erik Kennedy',
      use: t`letters`,
      ...openFont,
      address: 'https://github.com/erikdkennedy/figtree',
    },
    {
      name: 'Bricolage Grotesque',
      by: 'Mathieu Triay',
      use: t`letters of headings`,
      ...openFont,
      address: 'https://github.com/ateliertriay/bricolage',
    },
    {
      name: 'OpenDyslexic',
      by: 'Abbie Gonzalez',
      use: t`letters for those who choose them`,
      ...openFont,
      address: 'https://opendyslexic.org/',
    },
    {
      name: 'Noto Sans',
      by: 'Google',
      use: t`letters of the world's scripts`,
      ...openFont,
      address: 'https://notofonts.github.io/',
    },
    {
      name: 'Lucide',
      by: t`Lucide contributors`,
      use: t`icons`,
      licence: 'ISC',
      licenceAddress: 'https://lucide.dev/license',
      address: 'https://lucide.dev/',
    },
  ];
  return (
    <Page title={t`References`} width="text">
      <h1 className="mt-4 font-display text-4xl font-extrabold">
        <Trans>References</Trans>
      </h1>
      <p className="mt-3 text-xl text-soft">
        <Trans>
          Lexiroom is built on what others gave away. Each picture also names its own artist, licence and source under
          'Image details'.
        </Trans>
      </p>
      <ul className="mt-8 flex flex-col gap-3">
        {sources.map((source) => (
          <li key={source.name} className="rounded-2xl border border-line bg-card px-5 py-4 text-lg">
            <a href={source.address} rel="noopener noreferrer" className={`${link} font-display text-xl`}>
              {source.name}
            </a>
            <p>
              <Trans>
                {source.use}, by {source.by}
              </Trans>
            </p>
            <p className="text-soft">
              <Trans>
                Licence:{' '}
                <a href={source.licenceAddress} rel="license noopener noreferrer" className={link}>
                  {source.licence}
                </a>
              </Trans>
            </p>
          </li>
        ))}
      </ul>
    </Page>
  );
}
