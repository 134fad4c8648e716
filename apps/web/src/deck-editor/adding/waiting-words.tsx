import { useLingui } from '@lingui/react/macro';
import type { LanguageId } from '@lexiroom/domain/languages';
import { Bone } from '../../design/loading.tsx';
import { UserText } from '../../design/user-text.tsx';
import type { EditorRow } from '../row.ts';

/** Words that were taken a moment ago, while their pictures are looked for. */
export function WaitingWords({ rows, language }: { rows: readonly EditorRow[]; language: LanguageId }) {
  const { t } = useLingui();
  if (rows.length === 0) return null;
  return (
    <ul aria-label={t`Looking for pictures`} className="mt-2 flex flex-col gap-2">
      {rows.map(({ key, typed }) => (
        <li key={key} className="flex items-center gap-4 rounded-2xl border border-line bg-card p-2 ps-19">
          <Bone className="aspect-[10/9] w-22" />
          <span className="min-w-0 text-lg font-semibold wrap-anywhere">
            <UserText language={language}>{typed}</UserText>
          </span>
        </li>
      ))}
    </ul>
  );
}
