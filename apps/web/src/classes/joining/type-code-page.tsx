import { Trans, useLingui } from '@lingui/react/macro';
import { readJoinCode } from '@lexiroom/domain/classes';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { joinClassPath, push } from '../../navigation/index.ts';
import { Page } from '../../page/page.tsx';

/** `/join`: where the code of a class is typed. */
export function TypeCodePage() {
  const { t } = useLingui();
  return (
    <Page title={t`Join a class`} width="narrow">
      <h1 className="mb-5 font-display text-4xl font-extrabold">
        <Trans>Join a class</Trans>
      </h1>
      <CodeForm />
    </Page>
  );
}

/** Eight letters and digits, however they are written. */
export function CodeForm({ typed: before = '' }: { typed?: string }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(before);
  const [isWrong, setWrong] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  function submit(event: FormEvent) {
    event.preventDefault();
    const code = readJoinCode(typed);
    setWrong(code === null);
    if (code === null) form.current?.querySelector('input')?.focus();
    else push(joinClassPath(code));
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={t`Code of the class`}
        hint={t`Your teacher has it: eight letters and digits.`}
        dir="ltr"
        value={typed}
        placeholder="CDFG-HJKM"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={isWrong ? t`A code has eight letters and digits` : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
        }}
      />
      <Button type="submit" look="sun" size="large">
        <Trans>Go on</Trans>
      </Button>
      <p className="text-soft">
        <Trans>
          For the six digits of a live quiz go to the{' '}
          <a href="/" className="font-semibold text-brand-ink underline">
            front page
          </a>
          .
        </Trans>
      </p>
    </form>
  );
}
