import { useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { copyText } from '../../browser/clipboard.ts';
import { Button } from '../../design/button.tsx';

const address = /https?:\/\/[^\s<>"]*[^\s<>".,;)]/g;

/** What a mail says, and a button for each link in it: it is copied, and not followed, as it works once. */
export function MailText({ text, onCopied }: { text: string; onCopied: (isCopied: boolean) => void }) {
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
