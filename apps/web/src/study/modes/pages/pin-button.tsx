import { useLingui } from '@lingui/react/macro';
import type { DeckWord } from '@lexiroom/contracts/decks';
import { Pin } from 'lucide-react';
import { usePopup } from '../../../design/feedback/popup.tsx';
import { usePin } from '../../words/pin.ts';
import { useKeys } from '../keys/keys.ts';

export interface PinButtonProps {
  word: DeckWord;
  /** The key P is this word's. */
  hasKey?: boolean;
  className?: string;
}

/**
 * Pins a word, or unpins it. It appears when the picture it lies on (a `group`) is hovered for 300 ms
 * (specification 1 section 4) or has the focus; on pinned words, and where nothing hovers, it stays.
 */
export function PinButton({ word, hasKey = true, className = '' }: PinButtonProps) {
  const { t } = useLingui();
  const { showPopup, popup } = usePopup();
  const pin = usePin((words) => showPopup(words, 'bad'));
  const press = () => pin(word);
  useKeys({ pin: hasKey ? press : undefined });
  const look = word.is_pinned ? 'bg-sun text-on-sun' : 'appears-on-hover bg-night/75 text-white hover:bg-night';
  return (
    <>
      <button
        type="button"
        aria-label={word.is_pinned ? t`Unpin` : t`Pin`}
        title={word.is_pinned ? t`Unpin` : t`Pin`}
        {...(hasKey ? { 'aria-keyshortcuts': 'P' } : {})}
        onClick={press}
        className={`grid size-12 place-items-center rounded-2xl ${look} ${className}`}
      >
        <Pin className={`size-6 ${word.is_pinned ? 'fill-current' : ''}`} aria-hidden="true" />
      </button>
      {popup}
    </>
  );
}
