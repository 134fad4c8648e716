import { useEffect, useEffectEvent, useState } from 'react';

/** Takes files that are dropped anywhere on the page, or pasted; says whether something is dragged above it. */
export function useDropped(onFile: (file: File | undefined) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((event: Event, files: FileList | undefined) => {
    setOver(false);
    if (!files || files.length === 0) return;
    event.preventDefault();
    onFile(files[0]);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const hover = (event: Event) => {
      event.preventDefault();
      setOver(true);
    };
    document.addEventListener('dragover', hover, { signal });
    document.addEventListener('dragleave', () => setOver(false), { signal });
    document.addEventListener('drop', (event) => take(event, event.dataTransfer?.files), { signal });
    document.addEventListener('paste', (event) => take(event, event.clipboardData?.files), { signal });
    return () => listening.abort();
  }, []);
  return isOver;
}
