import type { Story } from '@lexiroom/contracts/stories';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CopyPlus } from 'lucide-react';
import { useState } from 'react';
import { api, refusalOf } from '../../api/client.ts';
import { newCommandId } from '../../api/command-id.ts';
import { refetchAfterChange } from '../../api/query-client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { push, storyPath } from '../../navigation/index.ts';

/** For whoever is logged in, and is not the owner: a copy of the story at the end of their own tree, which is opened. */
export function CloneButton({ story }: { story: Story }) {
  const refusalWords = useRefusalWords();
  const cache = useQueryClient();
  // The same for another try: it is copied once.
  const [command_id] = useState(newCommandId);
  const username = story.logged_in_user?.username;
  const clone = useMutation({
    mutationFn: () => api.clone({ body: { item_ids: [story.item_id], command_id } }),
    onSuccess: ({ item_id }) => {
      void refetchAfterChange(cache, ['user_home']);
      if (username !== undefined) push(storyPath(username, item_id));
    },
  });
  if (username === undefined || username === story.owner) return null;
  return (
    <>
      <Button
        size="large"
        busy={clone.isPending}
        icon={<CopyPlus className="size-6" aria-hidden="true" />}
        onClick={() => clone.mutate()}
      >
        {clone.isPending ? <Trans>Cloning...</Trans> : <Trans>Clone</Trans>}
      </Button>
      {clone.isError && <Notice tone="bad">{refusalWords(refusalOf(clone.error))}</Notice>}
    </>
  );
}
