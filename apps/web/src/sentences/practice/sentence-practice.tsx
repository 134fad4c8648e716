import { playableSentences, type RunProgress, type SentenceMode } from '@lexiroom/domain/sentences/practice';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { type ComponentType, useMemo } from 'react';
import { statusOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { ErrorPanel } from '../../design/feedback/error-panel.tsx';
import { Page } from '../../page/page.tsx';
import { type ModeProps, ModeStart } from '../../study/modes/mode-start.tsx';
import { addressOf, useChosenSentences } from '../../study/study-address.ts';
import { StudySkeleton } from '../../study/study-skeleton.tsx';
import { goUpTo } from '../../study/study-ways.ts';
import type { Study, ViewProps } from '../../study/study.ts';
import { sentencesQuery, sentencesSource } from '../sentences-query.ts';
import type { PracticePageProps } from './practice-page.ts';
import { SentenceRun } from './sentence-run.tsx';

/** The practice of sentences in one of its three ways, in which each of them has such a page. */
export function practiceOf(PracticePage: ComponentType<PracticePageProps>): ComponentType<ViewProps> {
  const Run = (props: ModeProps<RunProgress>) => <SentenceRun {...props} PracticePage={PracticePage} />;
  return ({ study }) => <SentencePractice study={study} Run={Run} />;
}

interface SentencePracticeProps extends ViewProps {
  Run: ComponentType<ModeProps<RunProgress>>;
}

/** Practises the sentences that were chosen, as far as they can be practised so. */
function SentencePractice({ study, Run }: SentencePracticeProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(sentencesQuery(sentencesSource(study)));
  const chosen = useChosenSentences();
  const { isShuffled = false } = study.address;
  const mode = study.address.view as SentenceMode;
  const playable = useMemo(
    () => playableSentences(data?.sentences ?? [], mode, study.data.target_language, new Set(chosen)),
    [data, mode, study.data.target_language, chosen],
  );
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
  if (playable.length === 0) return <NothingToPractise study={study} />;
  const choice = ['sentences', String(isShuffled), ...(chosen ?? [])];
  const ids = playable.map(({ sentence_id }) => sentence_id);
  return <ModeStart<RunProgress> study={study} mode={Run} studied={{ ids, choice }} />;
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
