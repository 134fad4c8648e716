import { Trans, useLingui } from '@lingui/react/macro';
import type { OutboxMail } from '@lexiroom/contracts/admin';
import { Copy, MailCheck } from 'lucide-react';
import { api } from '../../api/client.ts';
import { copyText } from '../../browser/clipboard.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Card } from '../../design/layout/card.tsx';
import { usePopup } from '../../design/feedback/popup.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useMoment } from '../../i18n/dates.ts';
import { PagedList } from '../paged-list.tsx';

/** Mails that this server wrote; where none leaves it, admins hand their links on (decisions section 5). */
export function OutboxSection() {
  const { t } = useLingui();
  const { showPopup, popup } = usePopup();
  const onCopied = (isCopied: boolean) =>
    showPopup(isCopied ? t`Copied the link` : t`Failed to copy`, isCopied ? 'good' : 'bad');
  return (
    <div className="flex flex-col gap-4">
      <p className="text-lg text-soft">
        <Trans>
          If this server does not send e-mails, they stay here. Each link in them works once, for one person: do not
          give it to anybody else.
        </Trans>
      </p>
      <PagedList
        queryKey={['admin_outbox']}
        read={(page, signal) => api.adminOutbox({ query: { page } }, signal)}
        icon={<MailCheck className="size-8" />}
        empty={t`No e-mails yet`}
      >
        {(mails) => (
          <ul className="flex flex-col gap-4">
            {mails.map((mail) => (
              <Mail key={mail.mail_id} mail={mail} onCopied={onCopied} />
            ))}
          </ul>
        )}
      </PagedList>
      {popup}
    </div>
  );
}

function Mail({ mail, onCopied }: { mail: OutboxMail; onCopied: (isCopied: boolean) => void }) {
  const moment = useMoment();
  const written = moment(mail.created_at);
  const sent = mail.sent_at === null ? undefined : moment(mail.sent_at);
  return (
    <li>
      <Card className="flex flex-col gap-3 p-5">
        <h2 className="font-display text-xl font-bold wrap-anywhere">
          <UserText>{mail.subject}</UserText>
        </h2>
        <p className="text-soft wrap-anywhere">
          <Trans>
            To <UserText>{mail.to}</UserText>, written {written}
          </Trans>{' '}
          · {sent === undefined ? <Trans>not sent</Trans> : <Trans>sent {sent}</Trans>}
        </p>
        <MailText text={mail.text} onCopied={onCopied} />
      </Card>
    </li>
  );
}

const address = /https?:\/\/[^\s<>"]*[^\s<>".,;)]/g;

/** What a mail says, and a button for each link in it: it is copied, and not followed, as it works once. */
function MailText({ text, onCopied }: { text: string; onCopied: (isCopied: boolean) => void }) {
  const { t } = useLingui();
  const links = [...new Set(text.match(address))];
  return (
    <>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      {links.map((link, index) => (
        <Button
          key={link}
          size="small"
          className="self-start"
          icon={<Copy className="size-5" aria-hidden="true" />}
          onClick={() => void copyText(link).then(onCopied)}
        >
          {links.length === 1 ? t`Copy the link` : t`Copy link ${index + 1}`}
        </Button>
      ))}
    </>
  );
}
