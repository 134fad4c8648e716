import { type LanguageId, isLanguageId } from '@lexiroom/domain/languages';
import { speakersOf } from '@lexiroom/domain/speech';
import { makeStory } from '@lexiroom/domain/stories/making';
import {
  contentProblem,
  hasRoom,
  storyWordsProblem,
  titleProblem,
  wholeStoryProblem,
} from '@lexiroom/domain/stories/story';
import { tidyLine } from '@lexiroom/domain/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../../api/client.ts';
import { refetchAfterChange } from '../../../api/query-client.ts';
import { folderQuery } from '../../../decks/folder-query.ts';
import { defaultSettings } from '../../../deck-editor/settings/default-settings.ts';
import { PlaceLine } from '../../../deck-editor/settings/place-line.tsx';
import { useAskBeforeClosing } from '../../../deck-editor/unsaved/ask-before-closing.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { Loading } from '../../../design/feedback/loading.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { Select } from '../../../design/fields/select.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { useSortedLanguages } from '../../../i18n/sorted-languages.ts';
import { replace, storyPath, useParameter } from '../../../navigation/index.ts';
import { NotFound } from '../../../page/not-found.tsx';
import { Page } from '../../../page/page.tsx';
import { useSession } from '../../../session/session.ts';
import { withOverlay } from '../owner-overlay.ts';
import { useProblemWords } from '../messages/problem-words.ts';
import { useRequestWords } from '../messages/request-popup.tsx';
import { requestMessage } from '../store/request-message.ts';
import { SourceFields } from './source-fields.tsx';
import { sourceOf, type StoryDraft, useStoryDraft } from './story-draft.ts';
import { StoryPreview } from './story-preview.tsx';

/** `/story/{owner}/new?parent_id=&category_id=`: a new story of whoever is logged in; to others the page does not exist. */
export function NewStoryPage({ owner }: { owner: string }) {
  const { user, isChecked } = useSession();
  const parent_id = idIn(useParameter('parent_id'));
  const category_id = idIn(useParameter('category_id'));
  if (!isChecked) return <Loading />;
  if (user?.username !== owner) return <NotFound />;
  const place = parent_id === undefined ? null : { parent_id, category_id: category_id ?? null };
  return <NewStory key={`${owner} ${parent_id} ${category_id}`} user={user} start={place} />;
}

const idIn = (parameter: string | undefined): number | undefined =>
  /^[1-9]\d{0,9}$/.test(parameter ?? '') ? Number(parameter) : undefined;

type Place = { parent_id: number; category_id: number | null } | null;

/** What is wrong with what a story is to be made of; nothing of what is empty. */
function sourceProblem(draft: StoryDraft) {
  const source = sourceOf(draft);
  switch (source.type) {
    case 'content':
      return contentProblem(source.content);
    case 'conversation':
      return wholeStoryProblem(source.story);
    case 'words':
      return storyWordsProblem(source.words);
  }
}

function NewStory({ user, start }: { user: { user_id: number; username: string }; start: Place }) {
  const { t } = useLingui();
  const { user_id, username } = user;
  const cache = useQueryClient();
  const problemWords = useProblemWords();
  const requestWords = useRequestWords();
  const [initialLanguage] = useState(() => defaultSettings().target_language);
  const { draft, isUnkept, change, beginSending, forget } = useStoryDraft(user_id, initialLanguage);
  const [place, setPlace] = useState<Place>(start);
  const [hasTried, setTried] = useState(false);
  const { title, language } = draft;
  const isBegun = [title, draft.content, draft.story, draft.words].some((text) => text.trim() !== '');
  useAskBeforeClosing(isUnkept && isBegun);

  const wrongSource = problemWords(sourceProblem(draft));
  const made = makeStory(sourceOf(draft), language, speakersOf(language).length);
  const isFull = !hasRoom(0, made.sections.length);
  const isEmpty = made.sections.length === 0;
  const emptyTitle = hasTried && tidyLine(title) === '' ? t`A story needs a title.` : undefined;
  const titleError = problemWords(titleProblem(title)) ?? emptyTitle;
  const sourceError =
    wrongSource ??
    (isFull ? t`Story limit reached` : hasTried && isEmpty ? t`Write or paste something first.` : undefined);

  const make = useMutation({
    mutationFn: () => {
      const { title: story_name, language: story_language, command_id, ...sent } = beginSending();
      const source = sourceOf({ title: story_name, language: story_language, command_id, ...sent });
      const words = source.type === 'words' ? { ...source, words: [...source.words] } : source;
      return api.newStory({ body: { story_name, story_language, source: words, ...place, command_id } });
    },
    onSuccess: ({ item_id }) => {
      forget();
      void refetchAfterChange(cache, folderQuery(username).queryKey);
      replace(storyPath(username, item_id), withOverlay('edit'));
    },
  });
  const failure = make.error && requestMessage(make.error, make.submittedAt);

  function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    const isTitleWrong = tidyLine(title) === '' || titleProblem(title) !== undefined;
    const isSourceWrong = isEmpty || isFull || wrongSource !== undefined;
    const wrong = isTitleWrong ? 'story_name' : isSourceWrong ? 'source' : undefined;
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
    else if (!make.isPending) make.mutate();
  }

  return (
    <Page title={t`New story`} width="text">
      <h1 className="mb-6 font-display text-4xl leading-tight font-extrabold sm:text-5xl">
        <Trans>New story</Trans>
      </h1>
      <form noValidate onSubmit={create} className="flex flex-col gap-6">
        <TextField
          label={t`Title`}
          name="story_name"
          value={title}
          autoComplete="off"
          required
          error={titleError}
          onChange={({ target }) => change({ title: target.value })}
        />
        <LanguageChoice language={language} onChange={(chosen) => change({ language: chosen })} />
        <PlaceLine username={username} place={place} onPlace={setPlace} />
        <SourceFields draft={draft} problem={sourceError} onChange={change} />
        {speakersOf(language).length === 0 && (
          <Notice>
            <Trans>There is no voice for this language. You can read the sections aloud yourself.</Trans>
          </Notice>
        )}
        {isUnkept && (
          <Notice tone="bad">
            <Trans>This browser has no room to keep what you type. Do not close this page.</Trans>
          </Notice>
        )}
        <StoryPreview made={made} type={draft.type} language={language} />
        {failure && <Notice tone="bad">{requestWords(failure)}</Notice>}
        <div className="sticky bottom-0 -mx-4 flex justify-end border-t border-line bg-paper px-4 py-3 sm:-mx-8 sm:px-8">
          <Button type="submit" look="sun" busy={make.isPending}>
            <Trans>Create story</Trans>
          </Button>
        </div>
      </form>
    </Page>
  );
}

function LanguageChoice({ language, onChange }: { language: LanguageId; onChange: (language: LanguageId) => void }) {
  const { t } = useLingui();
  const options = useSortedLanguages();
  return (
    <Select
      label={t`Language of the story`}
      value={language}
      onChange={({ target: { value } }) => isLanguageId(value) && onChange(value)}
    >
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
