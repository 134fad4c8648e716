import { useEffect } from 'react';
import { type KeptLive, keptLives } from '../../../connection/kept-lives.ts';
import { claimCodes } from '../../../connection/seat-storage.ts';
import type { PlayerContext } from '../../../live/player/player.machine.ts';

/** What this browser keeps of the quiz as it stands: its revealed words, those that were missed, and the claim of a guest. */
export function keptLiveOf({ pin, seat, view }: PlayerContext): KeptLive | undefined {
  if (!seat || !view) return undefined;
  const missed = seat.missed ?? [];
  const word = view.reveal?.word;
  const known = new Set([...missed, ...(word ? [word] : [])].map(({ target_translation }) => target_translation));
  const earlier =
    keptLives.of(pin, view.quiz)?.others.filter(({ target_translation }) => !known.has(target_translation)) ?? [];
  return {
    pin,
    ...(view.quiz === undefined ? {} : { quiz: view.quiz }),
    // Pupils of a class are named in no browser.
    name: view.names === 'roster' ? '' : seat.name,
    deck_name: view.deck_name,
    target_language: view.target_language,
    source_language: view.source_language,
    claim_code: claimCodes.of(pin),
    missed,
    others: [...earlier, ...(word && !missed.includes(word) ? [word] : [])],
    kept_at: Date.now(),
  };
}

/** Keeps it with each reveal that this player was asked about, and at the end: a phone may be put away at any moment. */
export function useKeptLive(context: PlayerContext): void {
  const { seat, view } = context;
  useEffect(() => {
    const isPlayed = view?.reveal ? seat?.last !== undefined : seat?.missed !== undefined;
    const live = isPlayed ? keptLiveOf(context) : undefined;
    if (live) keptLives.keep(live);
    // The rest of the context says nothing about it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [seat, view]);
}
