import type { DeckWord } from '@lexiroom/contracts/decks';
import { Trans, useLingui } from '@lingui/react/macro';
import { Volume2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../design/buttons/button.tsx';
import { Card } from '../../../design/layout/card.tsx';
import { useSound } from '../../../sound/index.ts';
import type { Study } from '../../study.ts';
import { useKeys } from '../keys/keys.ts';
import { leadClass } from '../pages/page-layout.tsx';
import { useFocusOnArrival } from '../pages/page-props.ts';
import { useSpokenWord } from '../pages/word-sound.tsx';

export interface SoundAskedProps {
  study: Study;
  word: DeckWord;
  /** It is typed; else its picture is chosen. */
  isTyped: boolean;
  /** The learner cannot listen now: everything is read from here on. */
  onRead: () => void;
}

/** A word that is asked by its sound: said when it comes, and as often as one likes. */
export function SoundAsked({ study, word, isTyped, onRead }: SoundAskedProps) {
  const { t } = useLingui();
  const hint = useId();
  const heading = useFocusOnArrival();
  const sound = useSound(study.data);
  const say = () => void sound.say(word, word.target_language);
  useSpokenWord(study, word, true);
  useKeys({ say });
  return (
    <Card
      className={`grid min-h-48 place-content-center justify-items-center gap-4 p-4 text-center sm:p-6 low:min-h-0 low:p-2 ${leadClass}`}
    >
      <h1
        ref={heading}
        id={hint}
        tabIndex={-1}
        className="font-display text-2xl leading-tight font-bold outline-none lg:text-[clamp(1.75rem,4dvh,2.5rem)]"
      >
        {isTyped ? <Trans>Listen and type the word</Trans> : <Trans>Listen and choose the picture</Trans>}
      </h1>
      <button
        type="button"
        aria-label={t`Play the sound`}
        aria-keyshortcuts="S"
        onClick={say}
        className="grid size-28 place-items-center rounded-[2rem] bg-brand text-on-brand shadow-press shadow-brand-edge transition-[filter,translate] hover:brightness-110 active:translate-y-1 active:shadow-none low:size-20"
      >
        <Volume2 className="size-14" aria-hidden="true" />
      </button>
      <Button size="small" onClick={onRead}>
        <Trans>I can’t listen now</Trans>
      </Button>
    </Card>
  );
}
