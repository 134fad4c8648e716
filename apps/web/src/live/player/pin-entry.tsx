import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, type SyntheticEvent, useState } from 'react';
import { read } from '../../browser/stored-values.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Logo } from '../../design/graphics/logo.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { Stage } from '../announcement.tsx';
import { pinDigits } from '../pin.ts';
import { OwnQuiz } from './own-quiz.tsx';
import type { PlayerRefusal } from './player.machine.ts';

/** Hardly anybody has one: nothing is fetched then. */
const KeptQuizzes = lazy(async () => ({ default: (await import('./kept-quizzes.tsx')).KeptQuizzes }));

const pinLength = 6;

/** The pin as people read it: two groups of three. */
function tidyPin(typed: string): string {
  const digits = pinDigits(typed);
  return digits.length > 3 ? `${digits.slice(0, 3)} ${digits.slice(3)}` : digits;
}

/** The way in: six digits from the board. */
export function PinEntry({ refusal, onPin }: { refusal: PlayerRefusal | null; onPin: (pin: string) => void }) {
  const { t } = useLingui();
  const words = useRefusalWords();
  const [typed, setTyped] = useState('');
  const [isShort, setIsShort] = useState(false);
  const pin = typed.replace(' ', '');
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
      <Stage className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center gap-6 pb-[12vh]">
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
            className="[&_input]:min-h-20 [&_input]:text-center [&_input]:font-display [&_input]:text-5xl [&_input]:font-extrabold [&_input]:tabular-nums [&_input]:placeholder:text-line"
          />
          <Button type="submit" look="sun" size="large">
            <Trans>Join</Trans>
          </Button>
        </form>
        <OwnQuiz />
        {read('live_kept') !== null && (
          <Suspense>
            <KeptQuizzes />
          </Suspense>
        )}
      </Stage>
    </div>
  );
}
