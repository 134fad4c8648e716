import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MessageSquareText, RotateCw } from 'lucide-react';
import { type ComponentType, Suspense } from 'react';
import { Button } from '../design/buttons/button.tsx';
import { GettingSentences, type SentencesButtonProps } from '../study/introduction/mode-buttons.tsx';
import { useStudyNavigation } from '../study/study-address.ts';
import type { WordSentencesProps } from './of-words/word-sentences.tsx';
import { sentencesQuery, sentencesSource } from './sentences-query.ts';

interface OwnProps extends SentencesButtonProps {
  /** Fetched once there are sentences: what finds words in them is more than the first page of a study may weigh. */
  WordSentences: ComponentType<WordSentencesProps>;
}

/**
 * The way to the sentences of a study. Whoever does not own it finds it closed while there are none (specification 2
 * section 2.1).
 */
function SentencesButton({ study, className, onLinks, WordSentences }: OwnProps) {
  const { t } = useLingui();
  const { open } = useStudyNavigation(study.address);
  const { data, isFetching, refetch } = useQuery(sentencesQuery(sentencesSource(study)));
  if (!data && isFetching) return <GettingSentences className={className} />;
  if (!data) {
    return (
      <Button
        title={t`Retry`}
        icon={<RotateCw className="size-6" aria-hidden="true" />}
        className={className}
        onClick={() => void refetch()}
      >
        <Trans>Could not get the sentences...</Trans>
      </Button>
    );
  }
  const count = data.sentences.length;
  return (
    <>
      <Button
        disabled={count === 0 && !study.isOwner}
        icon={<MessageSquareText className="size-6" aria-hidden="true" />}
        className={className}
        onClick={() => open('sentences')}
      >
        <Trans>Sentences ({count})</Trans>
      </Button>
      {count > 0 && (
        <Suspense>
          <WordSentences study={study} sentences={data.sentences} onLinks={onLinks} />
        </Suspense>
      )}
    </>
  );
}

/** The same with what leads from words to sentences, which is fetched apart. */
export const sentencesButtonWith =
  (WordSentences: ComponentType<WordSentencesProps>): ComponentType<SentencesButtonProps> =>
  (props) => <SentencesButton {...props} WordSentences={WordSentences} />;
