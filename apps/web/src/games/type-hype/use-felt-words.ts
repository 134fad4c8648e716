import { typeHypeTraits } from '@lexiroom/domain/games/type-hype';
import { comboMultiplier } from '@lexiroom/domain/scoring';
import { useEffect, useEffectEvent, useRef } from 'react';
import { feel } from '../frame/feel/feel.ts';

export interface FeltWords {
  /** Wrong letters of the word that is asked. */
  mistakes: number;
  isTyped: boolean;
  isRevealed: boolean;
  streak: number;
}

/** Lets wrong letters, typed words and the end be heard and felt; a streak that multiplies more sounds higher. */
export function useFeltWords({ mistakes, isTyped, isRevealed, streak }: FeltWords): void {
  const multiplier = comboMultiplier(typeHypeTraits.combo, streak);
  const before = useRef(multiplier);
  const wordTyped = useEffectEvent(() => {
    feel(multiplier > before.current ? 'combo' : 'hit');
    before.current = multiplier;
  });
  useEffect(() => {
    if (mistakes === 0) return;
    feel('miss');
    before.current = 1;
  }, [mistakes]);
  useEffect(() => {
    if (isTyped) wordTyped();
  }, [isTyped]);
  useEffect(() => {
    if (isRevealed) feel('over');
  }, [isRevealed]);
}
