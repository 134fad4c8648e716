import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, type SyntheticEvent, useState } from 'react';
import { read } from '../../browser/stored-values.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Logo } from '../../design/graphics/logo.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { hostingCatalogues } from '../../i18n/catalogues/hosting.ts';
import { withWords } from '../../i18n/language-provider.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { Stage } from '../announcement.tsx';
import { useOwnRole } from '../logged-in.ts';
import { pinDigits } from '../pin.ts';
import type { PlayerRefusal } from './player.machine.ts';

/** For somebody who is logged in and came here to host. Phones of players without an account do not fetch them. */
const OwnQuizzes = lazy(async () => ({
  default: (await withWords(import('../host/own-quizzes.tsx'), hostingCatalogues)).OwnQuizzes,
}));

/** Hardly anybody has one: nothing is fetched then. */
const KeptQuizzes = lazy(async () => ({ default: (await import('./kept-quizzes.tsx')).KeptQuizzes }));

const pinLength = 6;

/** The pin as people read it: two groups of three. */
function tidyPin(typed: string): string {
  const digits = pinDigits(typed);
  return digits.length > 3 ? `${digits.slice(0, 3)} ${digits.slice(3)}` : digits;
}

/** The way in: six digits from the board. Beside it, for whoever is logged in, what they host; for teachers that comes first. */
export function PinEntry({ refusal, onPin }: { refusal: PlayerRefusal | null; onPin: (pin: string) => void }) {
  const { t } = useLingui();
  const words = useRefusalWords();
  const [typed, setTyped] = useState('');
  const [isShort, setIsShort] = useState(false);
  const pin = typed.replace(' ', '');
  const role = useOwnRole();
  const isTeacher = role === 'teacher';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (pin.length === pinLength) onPin(pin);
    else setIsShort(true);
  };
  return (
    <div className="flex min-h-dvh flex-col px-4 py-3">
      <header>
        <a href="/" className="inline-flex min-h-12 items-center" aria-label={t`Lexiroom home`}>
          <Logo />
        </a>
      </header>
      <Stage
        className={`mx-auto grid w-full flex-1 grid-cols-1 content-center items-start gap-x-16 gap-y-10 pt-4 pb-[12vh] ${role ? 'max-w-md lg:max-w-5xl lg:grid-cols-2' : 'max-w-md'}`}
      >
        <div className="flex min-w-0 flex-col gap-6">
          <h1 className="font-display text-4xl font-extrabold">
            <Trans>Join a quiz</Trans>
          </h1>
          <form onSubmit={submit} noValidate className="flex flex-col gap-4">
            <TextField
              label={t`Pin`}
              hint={<Trans>The six digits on the board</Trans>}
              error={isShort && pin.length < pinLength ? t`A pin has six digits` : refusal ? words(refusal) : undefined}
              value={typed}
              onChange={(event) => setTyped(tidyPin(event.target.value))}
              inputMode="numeric"
              autoComplete="off"
              enterKeyHint="go"
              // The only thing to do here; the keyboard of a phone comes up at once.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              placeholder="000 000"
              dir="ltr"
              className="[&_input]:min-h-20 [&_input]:text-center [&_input]:font-display [&_input]:text-5xl [&_input]:font-extrabold [&_input]:tabular-nums [&_input]:placeholder:text-edge [&_input]:placeholder:opacity-70"
            />
            <Button type="submit" look={isTeacher ? 'brand' : 'sun'} size="large">
              <Trans>Join</Trans>
            </Button>
          </form>
          {read('live_kept') !== null && (
            <Suspense>
              <KeptQuizzes />
            </Suspense>
          )}
        </div>
        {role && (
          <div className={`min-w-0 ${isTeacher ? 'order-first' : ''}`}>
            <Suspense>
              <OwnQuizzes isTeacher={isTeacher} />
            </Suspense>
          </div>
        )}
      </Stage>
    </div>
  );
}
