import type { ImportView, UndoLosses } from '@lexiroom/contracts/imports';
import { Trans } from '@lingui/react/macro';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { api, refusalOf } from '../../api/client.ts';
import { refetchAfterChange } from '../../api/query-client.ts';
import { Button, buttonClass } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { Card } from '../../design/layout/card.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useMoment } from '../../i18n/dates.ts';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { importPath, Link } from '../../navigation/index.ts';
import { UndoDialog } from '../running/undo-dialog.tsx';
import { madePath } from '../made-path.ts';
import { useCountsWords } from '../words/counts-words.ts';
import { useStateWords } from '../words/state-words.ts';

/** The imports of the last weeks. */
export const importsQuery = queryOptions({
  queryKey: ['imports'],
  queryFn: ({ signal }) => api.imports(undefined, signal),
  staleTime: 0,
});

/** Those that have come to an end that leaves something to do. */
const isShown = ({ state }: ImportView) => state !== 'cancelled' && state !== 'failed';

/** What was brought in lately, with the way to it and back. */
export function RecentImports({ username }: { username: string }) {
  const { data } = useQuery(importsQuery);
  const imports = (data?.imports ?? []).filter(isShown);
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby="recent-imports" className="flex flex-col gap-3">
      <h2 id="recent-imports" className="font-display text-2xl font-bold">
        <Trans>Recent imports</Trans>
      </h2>
      <ul className="flex flex-col gap-3">
        {imports.map((view) => (
          <RecentImport key={view.import_id} view={view} username={username} />
        ))}
      </ul>
    </section>
  );
}

function RecentImport({ view, username }: { view: ImportView; username: string }) {
  const cache = useQueryClient();
  const moment = useMoment();
  const stateWords = useStateWords();
  const countsWords = useCountsWords();
  const refusalWords = useRefusalWords();
  const [losses, setLosses] = useState<UndoLosses | null>(null);
  const { import_id, file_name, state, made, counts, can_undo } = view;
  const undo = useMutation({
    mutationFn: (asks: boolean) => api.undoImport({ body: { import_id, asks } }),
    onSuccess: async ({ undo_losses }) => {
      setLosses(undo_losses);
      if (undo_losses) return;
      for (const name of ['imports', 'user_home', 'study', 'edited_deck']) await refetchAfterChange(cache, [name]);
    },
  });
  const isOver = state === 'done' || state === 'undone';
  return (
    <li>
      <Card className="flex flex-wrap items-center gap-x-5 gap-y-2 px-5 py-4">
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-semibold wrap-anywhere">
            <UserText>{file_name}</UserText>
          </p>
          <p className="text-soft">
            {moment(view.begun_at)}
            {' · '}
            <output>{stateWords[state]}</output>
            {state === 'done' && ` · ${countsWords(counts)}`}
          </p>
          {undo.isError && <Notice tone="bad">{refusalWords(refusalOf(undo.error))}</Notice>}
        </div>
        {state === 'done' && made && (
          <Link to={madePath(username, made)} className={buttonClass('quiet', 'small')}>
            <Trans>Open</Trans>
          </Link>
        )}
        {!isOver && (
          <Link to={importPath({ id: import_id })} className={buttonClass('quiet', 'small')}>
            <Trans>Go on</Trans>
          </Link>
        )}
        {state === 'done' && can_undo && (
          <Button
            size="small"
            busy={undo.isPending}
            icon={<Undo2 className="size-5 rtl:-scale-x-100" aria-hidden="true" />}
            onClick={() => undo.mutate(true)}
          >
            <Trans>Undo</Trans>
          </Button>
        )}
      </Card>
      {losses && (
        <UndoDialog
          losses={losses}
          onUndo={() => {
            setLosses(null);
            undo.mutate(false);
          }}
          onClose={() => setLosses(null)}
        />
      )}
    </li>
  );
}
