import type { ImportField } from '@lexiroom/domain/interchange';
import { useLingui } from '@lingui/react/macro';

/** What a column can be, in words. */
export function useFieldWords(): Record<ImportField, string> {
  const { t } = useLingui();
  return {
    target: t`Word`,
    source: t`Translation`,
    extra_target: t`Second text`,
    note: t`Note`,
    example: t`Example`,
    example_translation: t`Example’s translation`,
    picture: t`Picture`,
    sound: t`Sound`,
    source_sound: t`Translation’s sound`,
    sentence: t`Sentence`,
    sentence_translation: t`Sentence’s translation`,
    deck: t`Deck`,
    ignored: t`Leave out`,
  };
}
