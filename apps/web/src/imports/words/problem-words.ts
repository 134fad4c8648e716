import type { RowProblemCode } from '@lexiroom/domain/interchange';
import { useLingui } from '@lingui/react/macro';

/** What is wrong with a row, in words. */
export function useProblemWords(): Record<RowProblemCode, string> {
  const { t } = useLingui();
  return {
    TARGET_MISSING: t`The word is missing`,
    SOURCE_MISSING: t`The translation is missing`,
    TEXT_TOO_LONG: t`The text is too long`,
    TEXT_CHARACTERS: t`The text has a sign that cannot be used`,
    NOTE_TOO_LONG: t`The note is too long`,
    TWICE: t`This word is there already`,
    DECK_FULL: t`The deck is full`,
    SENTENCES_FULL: t`The deck has no room for more sentences`,
    ROW_BROKEN: t`The row is broken: a quotation mark is not closed, or it has too many cells`,
    NOTE_BROKEN: t`The note cannot be read`,
    MEDIA_MISSING: t`A picture or sound is not in the file`,
    MEDIA_BROKEN: t`A picture or sound cannot be read`,
    MEDIA_TOO_BIG: t`A picture or sound is too big`,
    STORY_FULL: t`The story has no room for more sections`,
    FILE_NOT_READ: t`Files of this kind are left out`,
    FILE_BROKEN: t`This file cannot be read`,
    FILE_EMPTY: t`There are no words in this file`,
    FOLDER_FULL: t`The folder is full`,
    TIMINGS_WRONG: t`When the words are heard does not fit the sound: it is taken without`,
    ANSWER_REFUSED: t`Answers of the learning history were left out`,
  };
}
