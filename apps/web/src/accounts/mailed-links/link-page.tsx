import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { refusalOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { AuthLayout } from '../forms/auth-layout.tsx';

export interface LinkPageProps {
  title: string;
  /** Explains what the button will do. */
  explanation: ReactNode;
  action: ReactNode;
  /** Uses the link. */
  use: () => Promise<unknown>;
  onUsed?: (() => void) | undefined;
  /** Shown once the link has worked: what was done, and where to go from here. */
  done: ReactNode;
  /** Shown for a link that no longer works: how to get another one. */
  over?: ReactNode;
}

/**
 * The page behind a mailed link. Nothing happens before its one button is pressed: programs that look through mails
 * open every link in them.
 */
export function LinkPage({ title, explanation, action, use, onUsed, done, over }: LinkPageProps) {
  const refusalWords = useRefusalWords();
  const link = useMutation({ mutationFn: use, onSuccess: () => onUsed?.() });
  const refusal = link.isError ? refusalOf(link.error) : undefined;
  // A link that was not copied whole is treated like one that no longer works.
  const isOver = refusal && ['LINK_USED', 'INVALID', 'NOT_FOUND'].includes(refusal.code);
  return (
    <AuthLayout title={title} other={null}>
      <div className="flex flex-col gap-5 text-lg">
        {link.isSuccess ? (
          done
        ) : (
          <>
            {!isOver && explanation}
            {link.isError && <Notice tone="bad">{refusalWords(isOver ? { code: 'LINK_USED' } : refusal)}</Notice>}
            {isOver ? (
              over
            ) : (
              <Button look="sun" size="large" busy={link.isPending} onClick={() => link.mutate()}>
                {action}
              </Button>
            )}
          </>
        )}
      </div>
    </AuthLayout>
  );
}
