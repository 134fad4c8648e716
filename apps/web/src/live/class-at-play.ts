import type { ProjectorView } from '@lexiroom/contracts/live';
import { useEffect, useState } from 'react';
import { api } from '../api/client.ts';

/** The class that plays under its names. */
export interface ClassAtPlay {
  class_name: string;
  /** Its students who are not set aside for today. */
  expected: number;
}

/** The class of a session, for its host; undefined until it is known, without a class, and on a computer of nobody's. */
export function useClassAtPlay({ settings }: Pick<ProjectorView, 'settings'>): ClassAtPlay | undefined {
  const class_id = settings.names === 'roster' ? settings.class_id : undefined;
  const [known, setKnown] = useState<ClassAtPlay>();
  useEffect(() => {
    if (class_id === undefined) return undefined;
    const asking = new AbortController();
    api
      .classDetails({ params: { class_id } }, asking.signal)
      .then(({ class_name, students }) =>
        setKnown({ class_name, expected: students.filter(({ is_absent }) => !is_absent).length }),
      )
      // What plays is on the screen all the same.
      .catch(() => undefined);
    return () => asking.abort();
  }, [class_id]);
  return known;
}
