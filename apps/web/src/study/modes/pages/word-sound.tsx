import { useLingui } from '@lingui/react/macro';
import type { DeckWord } from '@lexiroom/contracts/decks';
import { Volume2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useSound } from '../../../sound/index.ts';
import type { Study } from '../../study.ts';
import { useKeys } from '../keys/keys.ts';

/** Says the word of a page once, as soon as it may be heard; it falls silent when the page goes. */
export function useSpokenWord({ data }: Study, word: DeckWord, mayBeHeard: boolean): void {
  const sound = useSound(data);
  const say = useEffectEvent(() => void sound.say(word, word.target_language));
  const stop = useEffectEvent(() => sound.stop());
  useEffect(() => {
    if (!mayBeHeard) return undefined;
    say();
    return () => stop();
  }, [mayBeHeard]);
}

export interface SoundButtonProps {
  study: Study;
  word: DeckWord;
  /** False where the sound would tell the answer: its place stays free. */
  mayBeHeard: boolean;
  /** False where several words stand side by side, and the key S is not this one's. */
  hasKey?: boolean;
}

/** Plays a word again; not there where nothing can say it. */
export function SoundButton({ study, word, mayBeHeard, hasKey = true }: SoundButtonProps) {
  const sound = useSound(study.data);
  const language = word.target_language;
  const canBeSaid = sound.canSay(word, language);
  const say = () => void sound.say(word, language);
  useKeys({ say: hasKey && mayBeHeard && canBeSaid ? say : undefined });
  if (!canBeSaid) return null;
  if (!mayBeHeard) return <span className="size-12 shrink-0" />;
  return <PlayButton hasKey={hasKey} onPlay={say} />;
}

/** Plays a sound; with `hasKey` by the key S as well, which the caller listens to. */
export function PlayButton({ hasKey, onPlay }: { hasKey: boolean; onPlay: () => void }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      aria-label={t`Play the sound`}
      title={t`Play the sound`}
      {...(hasKey ? { 'aria-keyshortcuts': 'S' } : {})}
      onClick={onPlay}
      className={`grid size-12 shrink-0 place-items-center rounded-2xl bg-brand text-on-brand shadow-press shadow-brand-edge transition-[filter,translate] hover:brightness-110 active:translate-y-1 active:shadow-none`}
    >
      <Volume2 className="size-6" aria-hidden="true" />
    </button>
  );
}
