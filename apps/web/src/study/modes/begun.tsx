import { type ComponentType, lazy, Suspense, useState } from 'react';
import { DeckBones } from '../../decks/deck-bones.tsx';
import { useKeptProgress } from '../progress/index.ts';
import type { Study } from '../study.ts';
import { NoWords } from './frame/no-words.tsx';

const Elsewhere = lazy(async () => ({ default: (await import('./frame/elsewhere.tsx')).Elsewhere }));

/** What a mode begins with. */
export interface BegunProps<Progress> {
  study: Study;
  /** Where it was left; undefined to begin anew. */
  resumed: Progress | undefined;
  keep: (progress: Progress) => void;
  forget: () => void;
  /** Begins anew: another order, nothing answered. */
  restart: () => void;
}

/** Begins a mode, or goes on where it was left, once that has been looked up; anew for every other choice of words. */
export function Begun<Progress>({ study, mode: Mode }: { study: Study; mode: ComponentType<BegunProps<Progress>> }) {
  const kept = useKeptProgress<Progress>(study);
  const [round, setRound] = useState(0);
  if (study.words.length === 0) return <NoWords study={study} />;
  if (!kept.isRead) {
    if (!kept.isElsewhere) return <DeckBones />;
    const goOn = () => {
      setRound(0);
      kept.goOnHere();
    };
    return (
      <Suspense fallback={<DeckBones />}>
        <Elsewhere study={study} onGoOn={goOn} />
      </Suspense>
    );
  }
  const { path, query } = study.address;
  const name = [path, query, round, ...(study.selection?.word_ids ?? [])].join(' ');
  const restart = () => {
    kept.forget();
    setRound(round + 1);
  };
  const resumed = round === 0 ? kept.progress : undefined;
  return <Mode key={name} study={study} resumed={resumed} keep={kept.keep} forget={kept.forget} restart={restart} />;
}
