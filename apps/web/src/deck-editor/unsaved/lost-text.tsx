import { Trans } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { copyText } from '../../browser/clipboard.ts';
import { Button } from '../../design/buttons/button.tsx';
import { UserText, type UserTextProps } from '../../design/typography/user-text.tsx';

export interface LostTextProps {
  text: string;
  language: UserTextProps['language'];
  onDiscard: () => void;
  /** Why it has no place any more. */
  children: ReactNode;
}

/** A text that somebody wrote and that has no place any more: to be copied, or thrown away. */
export function LostText({ text, language, onDiscard, children }: LostTextProps) {
  const [isCopied, setCopied] = useState<boolean>();
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 rounded-xl bg-bad-wash px-3.5 py-2">
      <p className="min-w-0 flex-1 font-medium text-bad-ink wrap-anywhere">
        {children}{' '}
        <UserText language={language} className="font-bold select-text">
          {text}
        </UserText>
      </p>
      <Button
        size="small"
        icon={<Copy className="size-4" aria-hidden="true" />}
        onClick={() => void copyText(text).then(setCopied)}
      >
        <Trans>Copy</Trans>
      </Button>
      <Button size="small" onClick={onDiscard}>
        <Trans>Discard</Trans>
      </Button>
      <output className="text-bad-ink empty:hidden">
        {isCopied === true && <Trans>Copied.</Trans>}
        {isCopied === false && <Trans>Failed to copy</Trans>}
      </output>
    </div>
  );
}
