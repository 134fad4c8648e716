import { playableSentences, type SentenceMode } from '@lexiroom/domain/sentences/practice';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { type ComponentType, Suspense, useMemo } from 'react';
import { statusOf } from '../../api/client.ts';
import { lazyPart } from '../../browser/lazy-part.ts';
import { useInSight } from '../../browser/use-in-sight.ts';
import { Button } from '../../design/buttons/button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { ErrorPanel } from '../../design/feedback/error-panel.tsx';
import { Loading } from '../../design/feedback/loading.tsx';
import { Page } from '../../page/page.tsx';
import { addressOf, useChosenSentences } from '../../study/study-address.ts';
import { goUpTo } from '../../study/study-ways.ts';
import type { Study, ViewProps } from '../../study/study.ts';
import { sentencesQuery, sentencesSource } from '../sentences-query.ts';
import { practiceNames } from './practice-names.ts';
import type { PracticePageProps } from './practice-page.ts';

/**
 * The practice of sentences in one of its three ways, in which each of them has such a page. What it is called is in sight
 * first; the scripts that it runs with are asked for then, so that nobody waits for them before an empty page.
 */
export function practiceOf(fetchPage: () => Promise<ComponentType<PracticePageProps>>): ComponentType<ViewProps> {
  const Practice = lazyPart(async () => {
    const [{ sentencePracticeOf }, SentencePage] = await Promise.all([import('./sentence-practice.tsx'), fetchPage()]);
    return sentencePracticeOf(SentencePage);
  });
  return ({ study }) => {
    const isInSight = useInSight();
    const opening = <PracticeOpening study={study} />;
    return (
      <PlayableSentences study={study}>
        {(ids) =>
          isInSight ? (
            <Suspense fallback={opening}>
              <Practice study={study} ids={ids} />
            </Suspense>
          ) : (
            opening
          )
        }
      </PlayableSentences>
    );
  };
}

interface PlayableSentencesProps extends ViewProps {
  /** Draws the practice of these, of which there is at least one. */
  children: (sentence_ids: readonly number[]) => React.ReactNode;
}

/** Those of the sentences that were chosen that can be practised in the way of the page; else why there are none. */
function PlayableSentences({ study, children }: PlayableSentencesProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(sentencesQuery(sentencesSource(study)));
  const chosen = useChosenSentences();
  const ids = useMemo(() => {
    const playable = playableSentences(
      data?.sentences ?? [],
      study.address.view as SentenceMode,
      study.data.target_language,
      new Set(chosen),
    );
    return playable.map(({ sentence_id }) => sentence_id);
  }, [data, study.address.view, study.data.target_language, chosen]);
  if (!data && !error) return <PracticeOpening study={study} />;
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
  return ids.length === 0 ? <NothingToPractise study={study} /> : children(ids);
}

/** What stands there until the practice can begin. */
function PracticeOpening({ study }: ViewProps) {
  const { t } = useLingui();
  return (
    <Page title={study.name} width="narrow">
      <h1 className="pt-[12dvh] text-center font-display text-3xl font-bold">
        {t(practiceNames[study.address.view as SentenceMode])}
      </h1>
      <Loading />
    </Page>
  );
}

/** No sentence of the study can be practised in this way, or those that were chosen are gone. */
function NothingToPractise({ study }: { study: Study }) {
  return (
    <Page title={study.name} width="narrow">
      <EmptyState
        icon={<MessageSquareText className="size-8" />}
        title={<Trans>No sentence can be practised in this way</Trans>}
        action={
          <Button look="sun" onClick={() => goUpTo(study, 'sentences')}>
            <Trans>Back to the sentences</Trans>
          </Button>
        }
      />
    </Page>
  );
}
