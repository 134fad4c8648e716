import { Trans, useLingui } from '@lingui/react/macro';
import { type Licence, licenceNames, licences } from '@lexiroom/domain/library';
import { Select } from '../../../design/fields/select.tsx';

export interface LicenceChoiceProps {
  /** Null: the one that the picture has, which is not of the list. */
  value: Licence | null;
  /** What that one is called; it came with the picture from another site. */
  otherLicence?: string | undefined;
  onChange: (licence: Licence | null) => void;
}

/** Under which licence a picture is, with what that means and where its text stands. */
export function LicenceChoice({ value, otherLicence, onChange }: LicenceChoiceProps) {
  const { t } = useLingui();
  const descriptions: Record<Licence, string> = {
    'Public Domain': t`Nobody holds any rights to it.`,
    CC0: t`The artist has given up all rights to it.`,
    'CC BY 3.0': t`Free to use if the artist is named.`,
    'CC BY 4.0': t`Free to use if the artist is named.`,
    'CC BY-SA 3.0': t`Free to use if the artist is named; anything made from it must be shared in the same way.`,
    'CC BY-SA 4.0': t`Free to use if the artist is named; anything made from it must be shared in the same way.`,
    'CC BY-NC 3.0': t`Free to use if the artist is named, but not for making money.`,
    'CC BY-NC 4.0': t`Free to use if the artist is named, but not for making money.`,
    'Apache-2.0': t`Free to use if the licence is included.`,
    'Pixabay Content License': t`From pixabay.com: free to use, but not to be sold as it is.`,
  };
  return (
    <div>
      <Select
        label={t`Licence`}
        value={value ?? ''}
        onChange={({ target }) => onChange(licenceNames.find((name) => name === target.value) ?? null)}
      >
        {otherLicence !== undefined && <option value="">{otherLicence}</option>}
        {licenceNames.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
      {value !== null && (
        <p className="mt-1.5 text-soft">
          {descriptions[value]}{' '}
          <a
            href={licences[value]}
            target="_blank"
            rel="license noopener noreferrer"
            className="inline-block py-0.5 font-semibold text-brand-ink underline underline-offset-2"
          >
            <Trans>Read the licence</Trans>
          </a>
        </p>
      )}
    </div>
  );
}
