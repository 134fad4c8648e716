import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { fieldClass, inputClass } from '../../design/fields/text-field.tsx';
import type { Finding } from './use-finding.ts';

/** Where a word of the deck is looked for: Enter goes on to the next row that has it, Shift+Enter back, Escape ends it. */
export function FindRow({ finding }: { finding: Finding }) {
  const { t } = useLingui();
  const { text, found, place, look, step, end } = finding;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  function onKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') end();
    else return;
    event.preventDefault();
  }
  const count = found.length;
  const number = place + 1;
  return (
    <div data-finding className="flex min-w-0 flex-1 basis-72 items-center gap-1 max-sm:order-last max-sm:basis-full">
      <div className={`${fieldClass} min-h-12!`}>
        <input
          ref={input}
          type="text"
          enterKeyHint="search"
          aria-label={t`Find in this deck`}
          placeholder={t`Find in this deck`}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          value={text}
          className={inputClass}
          onChange={({ target }) => look(target.value)}
          onKeyDown={onKey}
        />
        <output className="grid shrink-0 place-items-center pe-3 text-sm font-semibold whitespace-nowrap text-soft tabular-nums">
          {text.trim() !== '' && (count === 0 ? <Trans>Not found</Trans> : t`${number} of ${count}`)}
        </output>
      </div>
      <IconButton
        label={t`Previous`}
        disabled={count === 0}
        icon={<ChevronUp className="size-5" aria-hidden="true" />}
        onClick={() => step(-1)}
      />
      <IconButton
        label={t`Next`}
        disabled={count === 0}
        icon={<ChevronDown className="size-5" aria-hidden="true" />}
        onClick={() => step(1)}
      />
      <IconButton label={t`Stop looking`} icon={<X className="size-5" aria-hidden="true" />} onClick={end} />
    </div>
  );
}
