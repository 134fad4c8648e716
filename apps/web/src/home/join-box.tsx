import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../design/buttons/button.tsx';
import { pinDigits } from '../live/pin.ts';

/** Six digits and a button: the way into a quiz. */
export function JoinBox() {
  const { t } = useLingui();
  const [pin, setPin] = useState('');
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function join(event: FormEvent) {
    event.preventDefault();
    const isPin = /^\d{6}$/.test(pin);
    setWrong(!isPin);
    if (isPin) location.assign(`/live/${pin}`);
    else input.current?.focus();
  }

  return (
    <form
      onSubmit={join}
      noValidate
      className="night relative isolate flex flex-col gap-4 overflow-hidden rounded-[2rem] bg-night p-[min(1.25rem,6vw)] text-ink sm:p-8"
    >
      <span aria-hidden="true" className="absolute -end-24 -top-28 -z-10 size-72 rounded-full bg-night-2" />
      <span
        aria-hidden="true"
        className="absolute -start-20 -bottom-32 -z-10 size-64 rotate-12 rounded-[4rem] bg-night-2"
      />
      <label htmlFor="pin" className="font-display text-2xl font-bold sm:text-3xl">
        <Trans>Join with a pin</Trans>
      </label>
      <div className="flex flex-col gap-3 sm:flex-row lg:max-xl:flex-col">
        <input
          ref={input}
          id="pin"
          name="pin"
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          placeholder="482 913"
          value={pin.replace(/^(\d{3})(?=\d)/, '$1 ')}
          onChange={(event) => {
            setPin(pinDigits(event.target.value));
            setWrong(false);
          }}
          aria-invalid={isWrong || undefined}
          aria-describedby="pin-hint"
          className="h-20 w-full min-w-0 flex-1 rounded-2xl border-4 border-transparent bg-white px-[min(1rem,2vw)] text-center font-display text-[min(3rem,13vw)] font-extrabold text-[oklch(0.24_0.045_285)] tabular-nums placeholder:text-[oklch(0.6_0.03_285)] aria-invalid:border-bad"
        />
        <Button type="submit" look="sun" size="large" className="h-20" icon={null}>
          <Trans>Join</Trans>
          <ArrowRight className="size-[min(1.75rem,8vw)] rtl:rotate-180" strokeWidth={2.75} aria-hidden="true" />
        </Button>
      </div>
      <p id="pin-hint" role={isWrong ? 'alert' : undefined} className="text-lg text-soft">
        {isWrong ? t`A pin has six digits` : t`It is on your teacher's screen. No account needed.`}
      </p>
    </form>
  );
}
