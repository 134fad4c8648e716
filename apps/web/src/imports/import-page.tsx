import type { SessionUser } from '@lexiroom/contracts/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { newCommandId } from '../api/command-id.ts';
import { Button } from '../design/buttons/button.tsx';
import { Loading } from '../design/feedback/loading.tsx';
import { UserText } from '../design/typography/user-text.tsx';
import { importPath, logInPath, push, replace, useParameter } from '../navigation/index.ts';
import { Page } from '../page/page.tsx';
import { useSession } from '../session/session.ts';
import type { WantedTarget } from './import-choice.ts';
import type { BroughtFile } from './import-machine.ts';
import { OneImport } from './one-import.tsx';
import { useDeckName } from './preview/deck-picker.tsx';
import { RecentImports } from './start/recent-imports.tsx';
import { StartPanel } from './start/start-panel.tsx';

const idIn = (parameter: string | undefined): number | undefined =>
  /^[1-9]\d{0,9}$/.test(parameter ?? '') ? Number(parameter) : undefined;

/**
 * `/import?directory=&deck=&id=`: files of other programs become decks of whoever is logged in, in a folder or in a deck
 * of theirs, if one is named; `id` is an import that has begun.
 */
export function ImportPage() {
  const { t } = useLingui();
  const { user, isChecked } = useSession();
  const isVisitor = isChecked && !user;
  useEffect(() => {
    if (isVisitor) replace(logInPath(location.pathname + location.search));
  }, [isVisitor]);
  return <Page title={t`Import`}>{user ? <Imports user={user} /> : <Loading />}</Page>;
}

function Imports({ user }: { user: SessionUser }) {
  const { username } = user;
  const id = useParameter('id');
  const wanted: WantedTarget = { directory: idIn(useParameter('directory')), deck: idIn(useParameter('deck')) };
  /** The file of the import at the address, and those that wait for their turn. */
  const [begun, setBegun] = useState<{ id: string; file: BroughtFile }>();
  const [queue, setQueue] = useState<readonly BroughtFile[]>([]);
  const deckName = useDeckName(id === undefined ? wanted.deck : undefined);

  function begin([file, ...others]: readonly BroughtFile[]) {
    if (!file) return;
    const import_id = newCommandId();
    setBegun({ id: import_id, file });
    setQueue(others);
    // The way back leads to the beginning, and a reload comes to the same import.
    push(importPath({ ...wanted, id: import_id }));
  }
  const [next] = queue;
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-1 flex-col gap-6">
      <header>
        <h1 className="font-display text-4xl font-extrabold wrap-anywhere">
          {deckName !== undefined && id === undefined ? (
            <Trans>
              Import into <UserText>{deckName}</UserText>
            </Trans>
          ) : (
            <Trans>Import</Trans>
          )}
        </h1>
      </header>
      {id === undefined ? (
        <>
          <StartPanel onFiles={begin} />
          <RecentImports username={username} />
        </>
      ) : (
        <OneImport
          key={id}
          username={username}
          import_id={id}
          file={begun?.id === id ? begun.file : null}
          wanted={wanted}
          next={
            next && (
              <Button look="brand" onClick={() => begin(queue)}>
                <span className="min-w-0 wrap-anywhere">
                  <Trans>
                    Next file: <UserText>{next.name}</UserText>
                  </Trans>
                </span>
              </Button>
            )
          }
        />
      )}
    </div>
  );
}
