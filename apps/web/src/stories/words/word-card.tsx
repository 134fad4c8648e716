import type { Story, StoryWord, StoryWords } from '@lexiroom/contracts/stories';
import type { LanguageId } from '@lexiroom/domain/languages';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { api, refusalOf } from '../../api/client.ts';
import { newCommandId } from '../../api/command-id.ts';
import { refetchAfterChange } from '../../api/query-client.ts';
import { ReportButton } from '../../decks/reporting/report-button.tsx';
import { Button, buttonClass } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { Select } from '../../design/fields/select.tsx';
import { Picture } from '../../design/graphics/picture.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { deckPath, Link, logInPath } from '../../navigation/index.ts';

export interface WordCardProps {
  story: Story;
  word: StoryWord;
  /** Which of its places was pressed. */
  place: StoryWord['places'][number];
  source_language: LanguageId;
  decks: StoryWords['decks'];
  onClose: () => void;
}

/** What a word of a story means, and what takes it into a deck of one's own. */
export function WordCard({ story, word, source_language, onClose, ...taking }: WordCardProps) {
  const { image_path, target_translation, source_translation } = word;
  return (
    <Dialog title={<UserText language={story.story_language}>{target_translation}</UserText>} onClose={onClose}>
      <div className="flex flex-wrap items-center gap-5">
        <Picture src={image_path} alt="" lazy={false} className="w-40! rounded-2xl" />
        {source_translation !== null && (
          <p className="min-w-0 flex-1 basis-40 text-2xl wrap-anywhere">
            <UserText language={source_language}>{source_translation}</UserText>
          </p>
        )}
      </div>
      <TakeWord story={story} word={word} source_language={source_language} {...taking} />
      <div className="empty:hidden">
        <ReportButton
          entries={[
            { entry: 'image', id: word.image_id, label: <Trans>The picture</Trans> },
            {
              entry: 'translation',
              id: word.target_translation_id,
              label: <UserText language={story.story_language}>{target_translation}</UserText>,
            },
          ]}
          seenIn={story.item_id}
        />
      </div>
    </Dialog>
  );
}

type TakeWordProps = Omit<WordCardProps, 'onClose'>;

function TakeWord({ story, word, place, source_language, decks }: TakeWordProps) {
  const { t } = useLingui();
  const refusalWords = useRefusalWords();
  const cache = useQueryClient();
  const deckName = t`Words from stories`;
  // Whichever else is newest may be a deck for a class.
  const [deckId, setDeckId] = useState(decks.find(({ item_name }) => item_name === deckName)?.item_id ?? null);
  // The same for another try: it is taken once.
  const [command_id] = useState(newCommandId);
  const taking = useMutation({
    mutationFn: () =>
      api.takeStoryWord({
        body: {
          story_id: story.item_id,
          story_section_id: place.story_section_id,
          start: place.start,
          image_id: word.image_id,
          target_translation_id: word.target_translation_id,
          source_language,
          deck_id: deckId,
          deck_name: deckName,
          command_id,
        },
      }),
    onSuccess: () => {
      for (const name of ['study', 'sentences', 'user_home', 'story words']) void refetchAfterChange(cache, [name]);
    },
  });
  const username = story.logged_in_user?.username;
  if (username === undefined) {
    return (
      <Link to={logInPath(location.pathname + location.search)} className={buttonClass('brand')}>
        <Trans>Log in to learn this word</Trans>
      </Link>
    );
  }
  const { data: taken, error } = taking;
  if (taken) {
    return (
      <>
        <Notice tone={taken.was_there ? 'plain' : 'good'}>
          {taken.was_there ? (
            <Trans>This word is already in the deck.</Trans>
          ) : (
            <Trans>Added, with its sentence. It is due tomorrow.</Trans>
          )}
        </Notice>
        <Link to={deckPath(username, taken.deck_id)} className={buttonClass()}>
          <Trans>Open the deck</Trans>
        </Link>
      </>
    );
  }
  return (
    <>
      {decks.length > 0 && (
        <Select
          label={t`Deck`}
          value={deckId ?? ''}
          onChange={({ target }) => setDeckId(target.value === '' ? null : Number(target.value))}
        >
          {decks.map(({ item_id, item_name }) => (
            <option key={item_id} value={item_id}>
              {item_name}
            </option>
          ))}
          <option value="">{t`A new deck`}</option>
        </Select>
      )}
      {error && <Notice tone="bad">{refusalWords(refusalOf(error))}</Notice>}
      <Button
        look="sun"
        busy={taking.isPending}
        icon={<Plus className="size-6" aria-hidden="true" />}
        onClick={() => taking.mutate()}
      >
        <Trans>Add to my words</Trans>
      </Button>
    </>
  );
}
