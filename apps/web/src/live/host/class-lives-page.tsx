import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ClassLives } from '@lexiroom/contracts/live';
import { namesToldApart } from '@lexiroom/domain/names';
import { Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { api, refusalOf, statusOf } from '../../api/client.ts';
import { Button, buttonClass } from '../../design/buttons/button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { ErrorPanel } from '../../design/feedback/error-panel.tsx';
import { Loading } from '../../design/feedback/loading.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { Logo } from '../../design/graphics/logo.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { Stage } from '../announcement.tsx';
import { classLivesSheet, withOlder } from './class-lives-sheet.ts';
import { ClassLivesTable } from './class-lives-table.tsx';
import { SheetDownloads } from './sheet-downloads.tsx';

/** How the students of a class did in its quizzes, one after the other. */
export function ClassLivesPage({ class_id }: { class_id: number }) {
  const { t } = useLingui();
  const [found, setFound] = useState<ClassLives | { status: number } | null>(null);
  /** How many pages of quizzes are shown. */
  const [pages, setPages] = useState(1);
  const isAsked = found === null;
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = () =>
      void readPages(class_id, pages, signal).then(setFound, (error: unknown) => {
        if (signal.aborted) return;
        const status = statusOf(error);
        // Names are gone from the page at once; without a network what was read stays.
        if (isAsked || status === 401) setFound({ status });
        if (status === 401) location.replace(`/login?next=${encodeURIComponent(location.pathname)}`);
      });
    // What failed is forgotten by whoever tries again.
    if (isAsked) ask();
    // Whoever comes back may be logged out by now, in another tab or from elsewhere.
    else document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && ask(), { signal }); // prettier-ignore
    return () => leaving.abort();
  }, [class_id, isAsked, pages]);
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-7xl flex-col gap-5 px-4 pb-8 sm:px-8">
      <header className="flex flex-wrap items-center justify-between gap-3 pt-3">
        <a href="/" aria-label={t`Lexiroom home`} className="inline-flex min-h-12 items-center">
          <Logo />
        </a>
        <a href={`/class/${class_id}`} className={buttonClass('quiet', 'small')}>
          <Trans>To the class</Trans>
        </a>
      </header>
      <Stage className="flex min-w-0 flex-1 flex-col gap-5">
        {found === null && <Loading />}
        {found && 'status' in found && (
          <ErrorPanel status={found.status} backHref="/classes" onRetry={() => setFound(null)} />
        )}
        {found && 'lives' in found && (
          <>
            <Results of={{ ...found, students: namesToldApart(found.students) }} />
            {found.more && (
              <ShowMore
                of={found}
                onRead={(all) => {
                  setFound(all);
                  setPages(pages + 1);
                }}
              />
            )}
          </>
        )}
      </Stage>
    </div>
  );
}

/** So many pages of the quizzes of a class, as one. */
async function readPages(class_id: number, pages: number, signal: AbortSignal): Promise<ClassLives> {
  let all = await api.classLives({ params: { class_id }, query: {} }, signal);
  for (let page = 2; page <= pages && all.more; page++) {
    // Each says where the next one begins.
    // oxlint-disable-next-line no-await-in-loop
    all = await readOlder(all, signal);
  }
  return all;
}

const readOlder = async (of: ClassLives, signal?: AbortSignal): Promise<ClassLives> => {
  const query = { before: of.lives.at(-1)!.live_id };
  return withOlder(of, await api.classLives({ params: { class_id: of.class_id }, query }, signal));
};

/** Adds the page of quizzes before those that are shown. */
function ShowMore({ of, onRead }: { of: ClassLives; onRead: (all: ClassLives) => void }) {
  const words = useRefusalWords();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const read = async () => {
    setIsBusy(true);
    setError(undefined);
    try {
      onRead(await readOlder(of));
    } catch (failed) {
      setError(failed);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button busy={isBusy} onClick={() => void read()}>
        <Trans>Show more</Trans>
      </Button>
      <p className="text-soft">
        <Trans>Older quizzes are not counted yet.</Trans>
      </p>
      {error !== undefined && <Notice tone="bad">{words(refusalOf(error))}</Notice>}
    </div>
  );
}

function Results({ of }: { of: ClassLives }) {
  const { t } = useLingui();
  const { class_name, lives, students } = of;
  const words = { student: t`Student`, all: t`All quizzes`, absent: t`absent` };
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="font-display text-4xl font-extrabold wrap-anywhere">
            <UserText>{class_name}</UserText>
          </h1>
          <p className="mt-1 text-lg text-soft">
            <Plural value={lives.length} one="# quiz" other="# quizzes" />
            {' · '}
            <Plural value={students.length} one="# student" other="# students" />
          </p>
        </div>
        {lives.length > 0 && (
          <div className="flex flex-wrap gap-3">
            <SheetDownloads about={class_name} nameless="class" rows={() => classLivesSheet(of, words)} />
          </div>
        )}
      </div>
      {lives.length === 0 ? (
        <EmptyState
          icon={<Users className="size-8" />}
          title={t`No quiz of this class yet`}
          action={
            <a href="/decks" className={buttonClass('sun')}>
              <Trans>Choose a deck</Trans>
            </a>
          }
        >
          <Trans>Open a live quiz with this class, and how everybody did appears here.</Trans>
        </EmptyState>
      ) : (
        <ClassLivesTable of={of} />
      )}
    </>
  );
}
