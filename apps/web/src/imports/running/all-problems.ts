import type { ImportView } from '@lexiroom/contracts/imports';
import { api } from '../../api/client.ts';

/** All that was refused in a file, in as many calls as it takes. */
export async function allProblems(import_id: string): Promise<ImportView['problems']> {
  const all: ImportView['problems'] = [];
  for (;;) {
    const { problems } = await api.importProblems({
      query: { import_id, ...(all.length > 0 ? { after: all.length } : {}) },
    });
    all.push(...problems);
    if (problems.length === 0) return all;
  }
}
