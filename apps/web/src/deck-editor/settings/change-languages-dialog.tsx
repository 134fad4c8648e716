import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { statusOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { Loading } from '../../design/feedback/loading.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useLanguageName } from '../../i18n/language-name.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import type { EditorLanguages, EditorRow } from '../row.ts';
import { outcomeOf, rowsInLanguages } from './rows-in-languages.ts';

export interface ChangeLanguagesDialogProps {
  rows: readonly EditorRow[];
  from: EditorLanguages;
  to: EditorLanguages;
  /** The deck is made: its words become others with another target language. */
  isMade: boolean;
  onChange: (rows: readonly EditorRow[]) => Promise<void>;
  onClose: () => void;
}

/** What another language would do to the rows, before it is done: how many keep a text, and which lose theirs. */
export function ChangeLanguagesDialog({ rows, from, to, isMade, onChange, onClose }: ChangeLanguagesDialogProps) {
  const { t } = useLingui();
  const languageName = useLanguageName();
  const [isChanging, setChanging] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['rows_in', from, to, rows],
    queryFn: ({ signal }) => rowsInLanguages(rows, from, to, signal),
    gcTime: 0,
  });
  const isOtherTarget = from.target_language !== to.target_language;
  const change = async () => {
    setChanging(true);
    await onChange(data!);
    onClose();
  };
  const target = languageName(to.target_language);
  const source = to.source_language && languageName(to.source_language);
  return (
    <Dialog title={source ? t`Change to ${target} from ${source}?` : t`Change to ${target}?`} onClose={onClose}>
      {!data && !error && <Loading />}
      {error && <LoadFailure status={statusOf(error)} onRetry={() => void refetch()} />}
      {data && (
        <>
          <Outcome rows={rows} after={data} hasSource={to.source_language !== null} />
          {isMade && isOtherTarget && (
            <p className="text-soft">
              <Trans>They become different words: what was learned stays with the old ones.</Trans>
            </p>
          )}
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button look="brand" busy={isChanging} onClick={() => void change()}>
              <Trans>Change the language</Trans>
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

function Outcome({
  rows,
  after,
  hasSource,
}: {
  rows: readonly EditorRow[];
  after: readonly EditorRow[];
  hasSource: boolean;
}) {
  const { kept, lost } = outcomeOf(rows, after, hasSource);
  return (
    <>
      <p className="text-lg">
        <Plural
          value={rows.length}
          one={<Trans>{kept} of # word has its texts there.</Trans>}
          other={<Trans>{kept} of # words have their texts there.</Trans>}
        />
      </p>
      {lost.length > 0 && (
        <div>
          <p className="font-semibold">
            <Trans>These keep their pictures and still need a text:</Trans>
          </p>
          <ul className="mt-1 flex max-h-48 flex-wrap gap-x-4 overflow-y-auto">
            {lost.map(({ key, target, typed }) => (
              <li key={key} className="wrap-anywhere">
                <UserText>{target?.text ?? typed}</UserText>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
