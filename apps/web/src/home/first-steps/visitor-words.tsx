import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '../../api/client.ts';
import { refetchAfterChange } from '../../api/query-client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { Card } from '../../design/layout/card.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { useSession } from '../../session/session.ts';
import { forgetVisitorAnswers, keepVisitorAnswers, visitorAnswers } from '../../study/answers/visitor-answers.ts';

/** Asks whoever has logged in whether what was studied in this browser without an account is theirs. Asked once. */
export function VisitorWords() {
  const cache = useQueryClient();
  const refusalWords = useRefusalWords();
  const { user } = useSession();
  const [isDone, setDone] = useState(false);
  const answers = useQuery({
    queryKey: ['visitor_answers'],
    queryFn: () => visitorAnswers(Date.now()),
    gcTime: 0,
  }).data;
  const keep = useMutation({
    mutationFn: () => keepVisitorAnswers(cache, user?.username ?? '', answers ?? []),
    onSuccess: () => refetchAfterChange(cache, ['user_home']),
  });
  const forget = () => {
    setDone(true);
    void forgetVisitorAnswers();
  };
  if (!user || isDone || !answers || answers.length === 0) return null;
  const words = new Set(answers.map(({ origin_word_id }) => origin_word_id)).size;
  if (keep.isSuccess) {
    return (
      <Notice tone="good">
        <Plural
          value={words}
          one="# word saved. It comes back when it is due."
          other="# words saved. They come back when they are due."
        />
      </Notice>
    );
  }
  return (
    <Card className="flex flex-col items-start gap-3 p-4 sm:p-5">
      <h2 className="font-display text-2xl font-bold">
        <Trans>Keep what you have learned?</Trans>
      </h2>
      <p className="text-lg">
        <Plural
          value={words}
          one="# word was studied in this browser before you logged in."
          other="# words were studied in this browser before you logged in."
        />{' '}
        <Trans>If that was you, the decks can be added to your home, and the words come back when they are due.</Trans>
      </p>
      {keep.isError && <Notice tone="bad">{refusalWords(refusalOf(keep.error))}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button look="brand" busy={keep.isPending} onClick={() => keep.mutate()}>
          <Trans>Keep them</Trans>
        </Button>
        <Button disabled={keep.isPending} onClick={forget}>
          <Trans>That was not me</Trans>
        </Button>
      </div>
    </Card>
  );
}
