import { Trans, useLingui } from '@lingui/react/macro';
import { libraryLimits } from '@lexiroom/domain/library';
import { Plus } from 'lucide-react';
import { Button } from '../../../design/buttons/button.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { useNameFaultWords } from '../../../items/naming/name-fault-words.ts';
import { artistProblem, type Credits, type CreditsProblem, referenceProblem } from './credits.ts';
import { SharingChoice } from '../sharing/sharing-choice.tsx';
import { LicenceChoice } from './licence-choice.tsx';

export interface CreditsFieldsProps {
  credits: Credits;
  onChange: (credits: Credits) => void;
  /** The licence that the picture has, where it is not of the list. */
  otherLicence?: string | undefined;
  /** An empty field is told, too. */
  isAsked: boolean;
  /** It can be kept from others. */
  canBePrivate?: boolean;
}

/** Whether a picture is shared, and then its artist, licence and up to ten links to where it comes from. */
export function CreditsFields({ canBePrivate = false, ...props }: CreditsFieldsProps) {
  const { credits, onChange } = props;
  return (
    <>
      {canBePrivate && (
        <SharingChoice isPrivate={credits.is_private} onChange={(is_private) => onChange({ ...credits, is_private })} />
      )}
      {!credits.is_private && <SharedCredits {...props} />}
    </>
  );
}

function SharedCredits({ credits, onChange, otherLicence, isAsked }: Omit<CreditsFieldsProps, 'canBePrivate'>) {
  const { t } = useLingui();
  const problemWords = useCreditsWords();
  const { artist_name, references } = credits;
  const wrongArtist = artistProblem(artist_name, credits.license);
  const isNeeded = wrongArtist?.code === 'ARTIST_NEEDED';
  return (
    <>
      <LicenceChoice
        value={credits.license}
        otherLicence={otherLicence}
        onChange={(license) => onChange({ ...credits, license })}
      />
      <TextField
        label={t`Artist`}
        hint={
          credits.license?.startsWith('CC BY')
            ? t`The person who made the picture (yourself, if you did): this licence requires their name.`
            : t`The person who made the picture, if you know.`
        }
        autoComplete="off"
        value={artist_name}
        error={wrongArtist && (isAsked || !isNeeded) ? problemWords(wrongArtist) : undefined}
        onChange={({ target }) => onChange({ ...credits, artist_name: target.value })}
      />
      {references.map((link, index) => {
        const wrong = referenceProblem(link);
        const changed = (typed: string) => references.map((other, at) => (at === index ? typed : other));
        return (
          <TextField
            // Links have no name but their place; none is taken out or moved.
            key={index}
            type="url"
            dir="ltr"
            label={index === 0 ? t`Link to the source` : t`Link ${index + 1}`}
            placeholder="https://"
            value={link}
            error={wrong && problemWords(wrong)}
            onChange={({ target }) => onChange({ ...credits, references: changed(target.value) })}
          />
        );
      })}
      {references.length < libraryLimits.references && (
        <Button
          size="small"
          icon={<Plus className="size-5" aria-hidden="true" />}
          onClick={() => onChange({ ...credits, references: [...references, ''] })}
          className="self-start"
        >
          <Trans>Another link</Trans>
        </Button>
      )}
    </>
  );
}

function useCreditsWords(): (problem: CreditsProblem) => string {
  const { t } = useLingui();
  const faultWords = useNameFaultWords();
  return (problem) => {
    switch (problem.code) {
      case 'ARTIST_NEEDED':
        return t`This licence requires the artist’s name`;
      case 'ARTIST_TOO_LONG':
        return t`Input too long: ${problem.length} characters > 50`;
      case 'LINK_TOO_LONG':
        return t`Input too long: ${problem.length} characters > 1000`;
      case 'NO_LINK':
        return t`This is not a web address`;
      case 'FORBIDDEN_CHARACTER': {
        const character = problem.character === ' ' ? t`space` : problem.character;
        return t`Input cannot contain ${character}`;
      }
      case 'INVISIBLE':
      case 'MARKS':
      case 'WIDE':
        return faultWords(problem.code);
    }
  };
}

/** Puts the focus into the first field of a form that is marked as wrong, once the marks are on the page. */
export function goToFirstProblem(form: HTMLElement): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid=true]');
    field?.focus({ preventScroll: true });
    field?.closest('div')?.scrollIntoView({ block: 'center' });
  });
}
