import { cardCountOf, type Given, wordRushTraits } from '@lexiroom/domain/games/word-rush';
import { comboMultiplier } from '@lexiroom/domain/scoring';
import { useEffect, useEffectEvent, useRef } from 'react';
import { feel } from '../frame/feel/feel.ts';

/** Tells when the window has room for another number of cards. */
export function useCardCount(onChange: (card_count: number) => void): void {
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    let count = cardCountOf(window.innerWidth);
    const look = () => {
      const now = cardCountOf(window.innerWidth);
      if (now !== count) changed(now);
      count = now;
    };
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, []);
}

/** Lets each round be heard and felt as it is decided; a streak that multiplies more than before sounds higher. */
export function useFeltRounds(given: Given | null, streak: number): void {
  const multiplier = comboMultiplier(wordRushTraits.combo, streak);
  const before = useRef(multiplier);
  useEffect(() => {
    if (!given) return;
    if (!given.is_correct) {
      feel('miss');
      feel('over');
    } else feel(multiplier > before.current ? 'combo' : 'hit');
    before.current = multiplier;
  }, [given, multiplier]);
}
