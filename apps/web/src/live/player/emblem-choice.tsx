import { Trans, useLingui } from '@lingui/react/macro';
import type { SeatView } from '@lexiroom/contracts/live';
import { type Emblem, emblemOf, emblems } from '@lexiroom/domain/live-session';
import { useRef, useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { EmblemPicture } from '../seat-emblem.tsx';
import { emblemWords } from './emblem-words.ts';

interface EmblemChoiceProps {
  seat: Pick<SeatView, 'seat_id' | 'emblem'>;
  onEmblem: (emblem: Emblem) => void;
}

/** In the lobby: a button to be drawn as another animal, and behind it all of them. */
export function EmblemChoice({ seat, onEmblem }: EmblemChoiceProps) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const own = emblemOf(seat).emblem;
  const close = () => {
    setOpen(false);
    part.current?.querySelector('button')?.focus();
  };
  return (
    <div ref={part} className="flex w-full flex-col items-center gap-4">
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Trans>Change my animal</Trans>
      </Button>
      {isOpen && (
        <fieldset
          className="w-full max-w-md"
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
          }}
        >
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
                className="grid aspect-square min-h-12 place-items-center rounded-2xl border-2 border-edge bg-card p-1 transition hover:bg-brand-wash aria-pressed:border-sun aria-pressed:bg-sun/25"
              >
                <EmblemPicture emblem={emblem} />
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
