import { Trans } from '@lingui/react/macro';
import { MailQuestion } from 'lucide-react';
import { UserText } from '../../design/typography/user-text.tsx';
import { useSession } from '../../session/session.ts';
import { SendVerification } from './send-verification.tsx';

/** A quiet line: the own address is to be confirmed, and the mail can be sent again. */
export function VerificationNotice() {
  const { user } = useSession();
  if (!user || user.verified) return null;
  return (
    <aside className="mx-auto mt-3 w-full max-w-[90rem] px-4 sm:px-8">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl bg-brand-wash px-4 py-2 text-brand-ink">
        <MailQuestion className="size-5 shrink-0" aria-hidden="true" />
        <p className="min-w-0 flex-1 basis-60 font-medium wrap-anywhere">
          <Trans>
            Confirm your e-mail address: we have sent a link to <UserText>{user.email}</UserText>.
          </Trans>
        </p>
        <SendVerification />
      </div>
    </aside>
  );
}
