import { Language } from '@lexiroom/contracts/decks';
import type { LanguageId } from '@lexiroom/domain/languages';
import type { StorySource } from '@lexiroom/domain/stories/making';
import { useEffect, useState } from 'react';
import { z } from 'zod/mini';
import { newCommandId } from '../../../api/command-id.ts';

const StoryDraft = z.object({
  title: z.string(),
  language: Language,
  /** What the story is to be made of; what was typed for the others stays. */
  type: z.enum(['content', 'conversation', 'words']),
  content: z.string(),
  story: z.string(),
  /** One a line. */
  words: z.string(),
  /** Sent twice under it, one story is made. */
  command_id: z.uuid(),
  /** It was sent under this `command_id`: after a later change it gets another one. */
  was_sent: z.boolean(),
});
/** A story that is not made yet. */
export type StoryDraft = z.infer<typeof StoryDraft>;

/** What is typed, as the rules take it. */
export function sourceOf({ type, content, story, words }: StoryDraft): StorySource {
  switch (type) {
    case 'content':
      return { type, content };
    case 'conversation':
      return { type, story };
    case 'words':
      return { type, words: words.split('\n').filter((word) => word.trim() !== '') };
  }
}

/** Begins as everything does that a user has not sent, so that it is forgotten with the rest when they log out for good. */
const nameOf = (user_id: number) => `unsent-changes-${user_id}-new-story`;

function read(user_id: number): StoryDraft | undefined {
  try {
    return StoryDraft.safeParse(JSON.parse(localStorage.getItem(nameOf(user_id)) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Null forgets it. False where the browser has no room for it. */
function keep(user_id: number, draft: StoryDraft | null): boolean {
  try {
    if (draft) localStorage.setItem(nameOf(user_id), JSON.stringify(draft));
    else localStorage.removeItem(nameOf(user_id));
    return true;
  } catch {
    return false;
  }
}

export interface StoryDrafting {
  draft: StoryDraft;
  /** It would be lost with the page. */
  isUnkept: boolean;
  change: (change: Partial<Pick<StoryDraft, 'title' | 'language' | 'type' | 'content' | 'story' | 'words'>>) => void;
  /** Marks it as sent, and gives it. */
  beginSending: () => StoryDraft;
  /** The story is made. */
  forget: () => void;
}

/**
 * The new story of a user. It is kept on this device with every letter until it is made, so that a reload, a crash or another
 * page loses nothing; all tabs have the same one. `language`: the one that it begins with.
 */
export function useStoryDraft(user_id: number, language: LanguageId): StoryDrafting {
  const [draft, setDraft] = useState<StoryDraft>(() => read(user_id) ?? newDraft(language));
  const [isUnkept, setUnkept] = useState(false);
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      const theirs = key === nameOf(user_id) ? read(user_id) : undefined;
      if (theirs) setDraft(theirs);
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [user_id]);
  function put(next: StoryDraft) {
    setDraft(next);
    setUnkept(!keep(user_id, next));
    return next;
  }
  return {
    draft,
    isUnkept,
    change: (change) =>
      void put({
        ...draft,
        ...change,
        command_id: draft.was_sent ? newCommandId() : draft.command_id,
        was_sent: false,
      }),
    beginSending: () => put({ ...draft, was_sent: true }),
    forget: () => void keep(user_id, null),
  };
}

const newDraft = (language: LanguageId): StoryDraft => ({
  title: '',
  language,
  type: 'content',
  content: '',
  story: '',
  words: '',
  command_id: newCommandId(),
  was_sent: false,
});
