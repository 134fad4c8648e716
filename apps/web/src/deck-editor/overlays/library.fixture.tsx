import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { SessionUser } from '@lexiroom/contracts/accounts';
import type { ImageRowEntry, Sound, TranslationRow } from '@lexiroom/contracts/library';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { aSessionUser } from '../../session/session-user.fixture.ts';
import { sessionQuery } from '../../session/session.ts';
import type { EditorLanguages, EditorRow } from '../row.ts';

// News of the cache come at once, not with the next timer.
notifyManager.setScheduler(queueMicrotask);

export const languages: EditorLanguages = { target_language: 'spanish', source_language: 'english_uk' };

export const aName = (translation_id: number, translation: string, given: Partial<TranslationRow> = {}) => ({
  translation_id,
  translation,
  selected: false,
  translation_submitter: null,
  translation_approved: true,
  picture_id: 1,
  ...given,
});

/** A picture of the library that is called `word`. */
export const anEntry = (image_id: number, word: string, given: Partial<ImageRowEntry> = {}): ImageRowEntry => ({
  image_id,
  image_path: `/media/${image_id}.webp`,
  thumbnail_path: `/media/thumbnails/${image_id}.webp`,
  word_id: null,
  selected: false,
  target_translations: [aName(image_id * 10, word, { selected: true, picture_id: image_id })],
  source_translations: [],
  artist_name: null,
  references: [],
  image_license: 'CC0',
  image_approved: true,
  is_deleted: false,
  submitted_by: null,
  sound_id: null,
  ...given,
});

export const aSound = (sound_id: number, given: Partial<Sound> = {}): Sound => ({
  sound_id,
  sound_path: `/media/sounds/${sound_id}.mp3`,
  sound_submitter: null,
  approved: true,
  is_deleted: false,
  is_synthetic: true,
  speaker_id: 0,
  selected: false,
  ...given,
});

/** A row of a deck that is not made yet: the picture 1, called gato. */
export const aRow = (given: Partial<EditorRow> = {}): EditorRow => ({
  key: 'a',
  word_id: null,
  typed: 'gato',
  typed_translation: null,
  waits_for_network: false,
  image: { image_id: 1, image_path: '/media/1.webp', thumbnail_path: '/media/thumbnails/1.webp' },
  target: { translation_id: 10, text: 'gato' },
  source: null,
  sound: null,
  ...given,
});

/** Draws a screen for somebody who is logged in; English. */
export async function open(Overlay: () => ReactNode, user: SessionUser | null = aSessionUser()): Promise<void> {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  cache.setQueryData(sessionQuery.queryKey, user);
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const page = (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={cache}>
        <Overlay />
      </QueryClientProvider>
    </I18nProvider>
  );
  await act(async () => void render(page));
}

/** A button of the screen, by its name. */
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

/** Presses a button, and waits for what follows at once. */
export const press = (name: string | RegExp) => act(async () => button(name).click());

/** Types into a field, by its name. */
export const type = (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

/** What is said to be wrong, oldest first. */
export const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
