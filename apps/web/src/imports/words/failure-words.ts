import { type ImportFailure, importLimits } from '@lexiroom/contracts/imports';
import { useLingui } from '@lingui/react/macro';

/** Why a file could not be read, or not be brought in, in words. */
export function useFailureWords(): Record<ImportFailure, string> {
  const { t, i18n } = useLingui();
  const megabytes = Math.round(importLimits.fileBytes / 1_000_000);
  const rows = i18n.number(importLimits.rows);
  return {
    NOT_READABLE: t`This file cannot be read. It may be damaged, or of another kind than its name says.`,
    TOO_LARGE: t`This file is too large, or takes too long to read. Up to ${megabytes} MB can be brought at once.`,
    TOO_MANY_ROWS: t`This file has too many rows. Up to ${rows} can be brought at once.`,
    EMPTY: t`There are no words in this file.`,
    PASSWORD: t`This file is locked with a password. Save it without one and try again.`,
    UNSAFE: t`This file is not safe to open, so it was refused.`,
    NEWER: t`This file comes from a newer version than Lexiroom knows. In Anki, tick “Support older Anki versions” when you export.`,
    FOLDER_FULL: t`The folder is full. Choose another one.`,
    DISK_LOW: t`The server is running out of space. Nothing was imported.`,
    SERVER: t`Something went wrong on the server. Nothing was imported.`,
  };
}
