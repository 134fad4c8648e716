import type { LanguageId } from '@lexiroom/domain/languages';
import type { Study } from '../study.ts';

/** The languages from which a study can be read; what it is read from now is among them. */
export function sourcesToChoose({ sources = [], read_from }: Study['data']): LanguageId[] {
  return read_from === undefined || sources.includes(read_from) ? sources : [...sources, read_from];
}
