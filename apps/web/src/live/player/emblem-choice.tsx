import { Trans, useLingui } from '@lingui/react/macro';
import type { SeatView } from '@lexiroom/contracts/live';
import { type Emblem, emblemOf, emblems } from '@lexiroom/domain/live-session';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { SeatEmblem } from '../seat-emblem.tsx';
import { emblemWords } from './emblem-words.ts';

interface EmblemChoiceProps {
  seat: Pick<SeatView, 'seat_id' | 'emblem'>;
  onEmblem: (emblem: Emblem) => void;
}

/** In the lobby: what one is drawn as, which is a button for another animal, and behind it all of them. */
export function EmblemChoice({ seat, onEmblem }: EmblemChoiceProps) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const own = emblemOf(seat).emblem;
  const close = () => {
    setOpen(false);
    part.current?.querySelector('button')?.focus();
  };
  return (
    <div ref={part} className="flex w-full flex-col items-center gap-4">
      <button
        type="button"
        aria-label={t`Change my animal`}
        title={t`Change my animal`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="relative rounded-full"
      >
        <SeatEmblem key={own} seat={seat} className="size-[min(7rem,16vh)] animate-pop" />
        <span className="absolute -end-1 bottom-0 grid size-10 place-items-center rounded-full border-2 border-edge bg-card low:size-7">
          <Pencil className="size-5 low:size-4" aria-hidden="true" />
        </span>
      </button>
      {isOpen && (
        <fieldset className="w-full max-w-md">
          <legend className="sr-only">
            <Trans>Your animal</Trans>
          </legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-2">
            {emblems.map((emblem) => (
              <button
                key={emblem}
                type="button"
                aria-label={i18n._(emblemWords[emblem])}
                title={i18n._(emblemWords[emblem])}
                aria-pressed={emblem === own}
                onClick={() => onEmblem(emblem)}
                onKeyDown={(event) => {
                  if (event.key === 'Escape') close();
                }}
                className="grid aspect-square min-h-12 rounded-full border-4 border-transparent transition hover:scale-105 aria-pressed:border-sun motion-reduce:transition-none"
              >
                <SeatEmblem seat={{ ...seat, emblem }} className="size-full" />
              </button>
            ))}
          </div>
          <Button look="sun" className="mt-3" onClick={close}>
            <Trans>Done</Trans>
          </Button>
        </fieldset>
      )}
    </div>
  );
}
