import { useLingui } from '@lingui/react/macro';
import type { ListedMessage } from '@lexiroom/contracts/admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CheckCheck, Inbox, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { api, refusalOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Card } from '../../design/layout/card.tsx';
import { RadioGroup } from '../../design/fields/radio-group.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { useMoment } from '../../i18n/dates.ts';
import { PagedList } from '../paged-list.tsx';

type MessageKind = 'feedback' | 'crash' | 'session';
const messagesKey = ['admin_messages'] as const;

/** Feedback of users, and what pages told of themselves: crashes, lengths of visits. */
export function MessagesSection() {
  const { t } = useLingui();
  const [kind, setKind] = useState<MessageKind>('feedback');
  return (
    <div className="flex flex-col gap-5">
      <RadioGroup
        legend={t`Kind`}
        options={[
          { value: 'feedback', label: t`Feedback` },
          { value: 'crash', label: t`Crashes` },
          { value: 'session', label: t`Visits` },
        ]}
        value={kind}
        onChange={setKind}
      />
      <PagedList
        key={kind}
        queryKey={[...messagesKey, kind]}
        read={(page, signal) => api.adminMessages({ query: { kind, page } }, signal)}
        icon={<Inbox className="size-8" />}
        empty={t`Nothing has come yet`}
      >
        {(messages) => (
          <ul className="flex flex-col gap-4">
            {messages.map((message) => (
              <Message key={message.message_id} message={message} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

/** A message, with the way to answer it; done with, or to be done again. */
function Message({ message }: { message: ListedMessage }) {
  const { t } = useLingui();
  const moment = useMoment();
  const refusalWords = useRefusalWords();
  const cache = useQueryClient();
  const { message_id, is_done } = message;
  const mark = useMutation({
    mutationFn: () => api.adminMessage({ body: { message_id, is_done: !is_done } }),
    onSuccess: () =>
      cache.setQueriesData<ListedMessage[]>({ queryKey: messagesKey }, (rows) =>
        rows?.map((row) => (row.message_id === message_id ? { ...row, is_done: !is_done } : row)),
      ),
  });
  return (
    <li>
      <Card className="flex flex-col gap-3 p-5">
        <p className="text-soft wrap-anywhere">
          {message.username !== null && (
            <>
              <b className="text-ink">
                <UserText>{message.username}</UserText>
              </b>
              {' · '}
            </>
          )}
          {message.email !== null && (
            <>
              <a
                href={`mailto:${encodeURIComponent(message.email)}`}
                className="font-semibold text-brand-ink underline underline-offset-4"
              >
                <bdi dir="ltr">{message.email}</bdi>
              </a>
              {' · '}
            </>
          )}
          {moment(message.created_at)}
        </p>
        <p dir="auto" className={`whitespace-pre-line wrap-anywhere ${is_done ? 'text-soft' : 'text-lg'}`}>
          {message.text}
        </p>
        {mark.isError && <Notice tone="bad">{refusalWords(refusalOf(mark.error))}</Notice>}
        <Button
          size="small"
          className="self-start"
          busy={mark.isPending}
          icon={
            is_done ? (
              <Undo2 className="size-5" aria-hidden="true" />
            ) : (
              <CheckCheck className="size-5" aria-hidden="true" />
            )
          }
          onClick={() => mark.mutate()}
        >
          {is_done ? t`Done. Open it again` : t`Mark as done`}
        </Button>
      </Card>
    </li>
  );
}
