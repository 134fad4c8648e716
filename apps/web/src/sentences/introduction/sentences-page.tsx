import type { Calendar } from '@lexiroom/contracts/decks';
import type { DeckSentence } from '@lexiroom/contracts/sentences';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { House, MessageSquareText, Plus, X } from 'lucide-react';
import { Suspense } from 'react';
import { statusOf } from '../../api/client.ts';
import { lazyPart } from '../../browser/lazy-part.ts';
import { useInSight } from '../../browser/use-in-sight.ts';
import { Button } from '../../design/buttons/button.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { ErrorPanel } from '../../design/feedback/error-panel.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { editingCatalogues } from '../../i18n/catalogues/editing.ts';
import { withWords } from '../../i18n/language-provider.tsx';
import { useLazyOverlay } from '../../navigation/index.ts';
import { Page } from '../../page/page.tsx';
import { StudyNotices } from '../../study/introduction/study-notices.tsx';
import { addressOf, chooseSentences, useChosenSentences, useStudyNavigation } from '../../study/study-address.ts';
import { StudyLanguages } from '../../study/study-languages.tsx';
import { StudySkeleton } from '../../study/study-skeleton.tsx';
import type { Study, ViewProps } from '../../study/study.ts';
import { sentencesQuery, sentencesSource } from '../sentences-query.ts';
import { DueSentences } from './due-sentences.tsx';
import { PracticeButtons } from './practice-buttons.tsx';
import { SentenceList } from './sentence-list.tsx';

/** Below the sentences, where nobody waits for them: asked for once those are in sight. */
const SentenceStats = lazyPart(async () => (await import('../statistics/sentence-stats.tsx')).SentenceStats);

/** What an earlier visit could not send is told and sent once the sentences are in sight. */
const UnsentNotice = lazyPart(async () => (await import('./unsent-notice.tsx')).UnsentNotice);

/** Fetched by the owner who writes, and by nobody else. */
const fetchWriting = async () =>
  (await withWords(import('../writing/add-sentences.tsx'), editingCatalogues)).AddSentences;

/** The first page of the sentences of a study: how many there are, and what can be done with them (specification 2 section 2.6). */
export function SentencesPage({ study }: ViewProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(sentencesQuery(sentencesSource(study)));
  if (!data && !error) return <StudySkeleton />;
  if (!data) {
    return (
      <Page width="narrow">
        <ErrorPanel
          status={statusOf(error)}
          title={t`Could not get the sentences...`}
          backHref={addressOf(study.address, 'introduction')}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  }
  const { sentences } = data;
  if (sentences.length === 0 && !study.isOwner) {
    return (
      <Page width="narrow">
        <ErrorPanel status={400} backHref={addressOf(study.address, 'introduction')} />
      </Page>
    );
  }
  return <SentencesIntroduction study={study} sentences={sentences} calendar={data.calendar} />;
}

interface SentencesIntroductionProps {
  study: Study;
  sentences: readonly DeckSentence[];
  /** Null for whoever has no schedule here. */
  calendar: Calendar | null;
}

function SentencesIntroduction({ study, sentences, calendar }: SentencesIntroductionProps) {
  const { t } = useLingui();
  const { leave } = useStudyNavigation(study.address);
  const isInSight = useInSight();
  const wanted = new Set(useChosenSentences());
  const ids = sentences.map(({ sentence_id }) => sentence_id);
  const chosen = new Set(ids.filter((id) => wanted.has(id)));
  const choose = (sentence_ids: ReadonlySet<number>) => chooseSentences(ids.filter((id) => sentence_ids.has(id)));
  return (
    <Page title={`${t`Sentences`} · ${study.name}`}>
      <IconButton
        label={t`Back to the deck`}
        icon={<House className="size-6" aria-hidden="true" />}
        className="-ms-3 -mt-2 mb-1"
        onClick={leave}
      />
      <header className="flex flex-col gap-4">
        <div>
          <h1 className="font-display text-4xl leading-tight font-extrabold wrap-anywhere hyphens-auto sm:text-5xl">
            <UserText>{study.name}</UserText>
          </h1>
          <p className="mt-1 text-xl text-soft">
            <StudyLanguages data={study.data} />
          </p>
          <div className="flex min-h-12 flex-wrap items-center gap-x-3 text-lg text-soft">
            <output>
              {chosen.size > 0 ? (
                <Plural value={chosen.size} one="# selected sentence" other="# selected sentences" />
              ) : (
                <Plural value={sentences.length} one="# sentence" other="# sentences" />
              )}
            </output>
            {chosen.size > 0 && (
              <Button
                size="small"
                icon={<X className="size-5" aria-hidden="true" />}
                onClick={() => chooseSentences([])}
              >
                <Trans>Discard selected</Trans>
              </Button>
            )}
          </div>
        </div>
        <StudyNotices study={study} />
        {chosen.size === 0 && <DueSentences sentences={sentences} calendar={calendar} onChoose={choose} />}
        <PracticeButtons study={study} sentences={sentences} chosen={chosen} />
        {study.isOwner && <AddButton study={study} />}
      </header>
      <div className="mt-8 sm:mt-12">
        {sentences.length > 0 ? (
          <SentenceList study={study} sentences={sentences} chosen={chosen} onChoose={choose} />
        ) : (
          <EmptyState
            icon={<MessageSquareText className="size-8" />}
            title={<Trans>This study has no sentences</Trans>}
          />
        )}
      </div>
      {isInSight && calendar && sentences.length > 0 && (
        <div className="mt-8 sm:mt-12">
          <Suspense>
            <SentenceStats
              study={study}
              sentences={chosen.size > 0 ? sentences.filter(({ sentence_id }) => chosen.has(sentence_id)) : sentences}
              calendar={calendar}
            />
          </Suspense>
        </div>
      )}
    </Page>
  );
}

function AddButton({ study }: { study: Study }) {
  const { Shown: AddSentences, open, close } = useLazyOverlay(fetchWriting);
  const isInSight = useInSight();
  return (
    <>
      {isInSight && (
        <Suspense>
          <UnsentNotice study={study} onLook={open} />
        </Suspense>
      )}
      <Button
        aria-haspopup="dialog"
        icon={<Plus className="size-6" aria-hidden="true" />}
        className="self-start max-sm:w-full"
        onClick={open}
      >
        <Trans>Add sentences</Trans>
      </Button>
      {AddSentences && <AddSentences study={study} onClose={close} />}
    </>
  );
}
