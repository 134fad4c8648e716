import type { ImageRowEntry } from '@lexiroom/contracts/library';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { EditorLanguages } from '../row.ts';
import { typedPicturesQuery } from '../taking/typed-pictures.ts';

/** So many pictures are shown beside a word. */
const most = 6;
/** How long somebody has to pause while typing before pictures are looked for, in milliseconds. */
const pauseMs = 120;

export interface Found {
  /** Undefined until they are known. */
  pictures: readonly ImageRowEntry[] | undefined;
  /** Those of what was typed a moment ago, while new ones are on their way. */
  earlier: readonly ImageRowEntry[];
  hasFailed: boolean;
}

/** The pictures for what is being typed; what is typed on makes the call before it stop. */
export function useFound(typed: string, languages: EditorLanguages): Found {
  const asked = usePaused(typed);
  const { data, isPlaceholderData, isError } = useQuery({
    ...typedPicturesQuery(asked, languages),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const pictures = asked === '' || !data ? undefined : data.slice(0, most);
  const isKnown = asked === typed && !isPlaceholderData;
  return {
    pictures: isKnown ? pictures : undefined,
    earlier: typed === '' || isKnown ? [] : (pictures ?? []),
    hasFailed: isError && asked === typed && typed !== '',
  };
}

/** A text as it was when it had not changed for a moment; empty at once. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setPaused, pauseMs, text);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : paused;
}
