import { Trans, useLingui } from '@lingui/react/macro';
import type { TreeItem } from '@lexiroom/contracts/items';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Copy, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { api, refusalOf } from '../../api/client.ts';
import { refetchAfterChange } from '../../api/query-client.ts';
import { copyText } from '../../browser/clipboard.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { linkTo } from '../list/item-paths.ts';

/** The link that opens an item which is seen by link: to be copied, or changed for another, which ends the old one. */
export function LinkBox({ item }: { item: TreeItem }) {
  const { t } = useLingui();
  const cache = useQueryClient();
  const refusalWords = useRefusalWords();
  const [isCopied, setCopied] = useState<boolean>();
  const renewal = useMutation({
    mutationFn: () => api.renewLink({ body: { item_id: item.item_id } }),
    onMutate: () => setCopied(undefined),
    onSuccess: () => refetchAfterChange(cache, ['user_home']),
  });
  const link = linkTo(renewal.data ?? item);
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={t`Link`}
        dir="ltr"
        value={link}
        readOnly
        onFocus={({ target }) => target.select()}
        hint={<Trans>Others can only open it with this link. Anyone who has the link can pass it on.</Trans>}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          icon={<Copy className="size-5" aria-hidden="true" />}
          onClick={() => void copyText(link).then(setCopied)}
        >
          <Trans>Copy link</Trans>
        </Button>
        <Button
          size="small"
          busy={renewal.isPending}
          icon={<RefreshCw className="size-5" aria-hidden="true" />}
          onClick={() => renewal.mutate()}
        >
          <Trans>Make a new link</Trans>
        </Button>
      </div>
      <output className="text-soft empty:hidden">
        {isCopied === true && <Trans>Copied.</Trans>}
        {isCopied === false && (
          <Trans>Your browser does not allow copying here. Select the link and copy it yourself.</Trans>
        )}
        {isCopied === undefined && renewal.isSuccess && (
          <Trans>This is the new link. The old one no longer works.</Trans>
        )}
      </output>
      {renewal.isError && <Notice tone="bad">{refusalWords(refusalOf(renewal.error))}</Notice>}
    </div>
  );
}
