import type { Story, StoryWords } from '@lexiroom/contracts/stories';
import type { LanguageId } from '@lexiroom/domain/languages';
import { deckRowLimit } from '@lexiroom/domain/library';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api, refusalOf } from '../../api/client.ts';
import { newCommandId } from '../../api/command-id.ts';
import { refetchAfterChange } from '../../api/query-client.ts';
import { Button, buttonClass } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { deckPath, Link, logInPath, push } from '../../navigation/index.ts';

interface StudyWordsButtonProps {
  story: Story;
  words: StoryWords['words'];
  /** The decks of the reader's own in these languages: one that is called as the story is opened. */
  decks: StoryWords['decks'];
  source_language: LanguageId;
  icon: ReactNode;
}

/** A deck has at most so many words. */
const most = deckRowLimit;

/** Opens the words of a story as a study: a private deck of one's own, which every mode and game works with. */
export function StudyWordsButton({ story, words, decks, source_language, icon }: StudyWordsButtonProps) {
  const refusalWords = useRefusalWords();
  const cache = useQueryClient();
  const [command_id] = useState(newCommandId);
  const username = story.logged_in_user?.username;
  const making = useMutation({
    mutationFn: () =>
      api.newDeck({
        body: {
          deck_name: story.item_name,
          selected_ids: words.slice(0, most).map(({ image_id, target_translation_id, source_translation }) => ({
            image_id,
            target_translation_id,
            source_text: source_translation,
          })),
          target_language: story.story_language,
          source_language,
          show_translation: words.every(({ source_translation }) => source_translation !== null),
          purpose: 'learn',
          command_id,
        },
      }),
    onSuccess: ({ item_id }) => {
      void refetchAfterChange(cache, ['user_home']);
      if (username !== undefined) push(deckPath(username, item_id));
    },
  });
  if (username === undefined) {
    return (
      <Link to={logInPath(location.pathname + location.search)} className={buttonClass('brand')}>
        <Trans>Log in to study these words</Trans>
      </Link>
    );
  }
  const made = decks.find(({ item_name }) => item_name === story.item_name);
  const open = () => (made ? push(deckPath(username, made.item_id)) : making.mutate());
  return (
    <>
      <Button look="brand" icon={icon} busy={making.isPending} onClick={open}>
        <Trans>Study these words</Trans>
      </Button>
      {making.error && <Notice tone="bad">{refusalWords(refusalOf(making.error))}</Notice>}
    </>
  );
}
