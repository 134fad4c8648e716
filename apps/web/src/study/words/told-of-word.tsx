import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../browser/lazy-part.ts';
import { hasNotes } from './has-notes.ts';
import type { SourceTextSoundProps } from './source-text-sound.tsx';
import type { WordNotesProps } from './word-notes.tsx';

const parts = () => import('./told-parts.ts');
const WordNotes = lazyPart(async () => (await parts()).WordNotes);
const SourceTextSound = lazyPart(async () => (await parts()).SourceTextSound);

/** The notes of a word, fetched once there is one that has some: most decks have none. */
export function ToldOfWord(props: WordNotesProps) {
  if (!hasNotes(props.word)) return null;
  return (
    <Suspense fallback={null}>
      <WordNotes {...props} />
    </Suspense>
  );
}

/** The sound of what a word means, fetched once the page around it is drawn: that does not wait for it. */
export function LaterSourceSound(props: SourceTextSoundProps) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setDrawn(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  if (!isDrawn) return null;
  return (
    <Suspense fallback={null}>
      <SourceTextSound {...props} />
    </Suspense>
  );
}
