import type { StorySection } from '@lexiroom/contracts/stories';
import { hasRoom } from '@lexiroom/domain/stories/story';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { VoiceAdvice } from '../../deck-editor/sounds/voice-advice.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { useFocusAfterDeletion } from '../../sentences/writing/editing/use-kept-focus.ts';
import { GoneTexts } from './messages/gone-texts.tsx';
import type { OwnerOverlayProps } from './owner-overlay.ts';
import { RequestPopup } from './messages/request-popup.tsx';
import { SectionItem } from './sections/section-item.tsx';
import { canAdd } from './store/story-store.ts';
import { useStoryStore } from './store/use-story-store.ts';

/** 'Edit story': the sections of a story, one below the other (specification 3 sections 2 and 4). */
export function StoryEditor({ story, user_id, onClose }: OwnerOverlayProps) {
  const { t } = useLingui();
  const { store, state, shown } = useStoryStore(story, user_id);
  const { story_sections } = shown;
  const [begunId, begin] = useState<number>();
  const ids = story_sections.map(({ story_section_id }) => story_section_id);
  const list = useRef<HTMLOListElement>(null);
  const footer = useRef<HTMLElement>(null);
  const addButton = () => footer.current?.querySelector<HTMLElement>('[data-add]');
  const focusAfter = useFocusAfterDeletion(
    ids,
    (id) => list.current?.querySelector<HTMLElement>(`[data-section="${id}"] button`),
    addButton,
  );
  const mayAdd = canAdd(story_sections.length, state);
  const isFull = !hasRoom(story_sections.length);

  async function add(before: number | null) {
    const section_id = await store.add(before);
    // Something else may be typed by now.
    if (section_id !== undefined && !document.activeElement?.matches('textarea, input')) begin(section_id);
  }
  function remove(section: StorySection) {
    focusAfter(section.story_section_id);
    void store.remove(section);
  }

  return (
    <Dialog title={<Trans>Edit story</Trans>} width="full" onClose={onClose}>
      <RequestPopup message={state.message} onClose={store.dismiss} />
      <GoneTexts texts={state.unsent} language={story.story_language} onDiscard={store.discard} />
      {!story.has_speech && (
        <Notice>
          <Trans>There is no voice for this language. Sections are heard once you have read them aloud yourself.</Trans>
        </Notice>
      )}
      {story.has_speech && (
        <VoiceAdvice
          text={story_sections.map(({ section_text }) => section_text).join(' ')}
          language={story.story_language}
        />
      )}
      {story_sections.length === 0 && (
        <p className="text-lg text-soft">
          <Trans>This story has no sections yet.</Trans>
        </p>
      )}
      <ol ref={list} className="flex flex-col gap-3">
        {story_sections.map((section, place) => (
          <SectionItem
            key={section.story_section_id}
            story={shown}
            section={section}
            number={place + 1}
            store={store}
            state={state}
            isBegun={section.story_section_id === begunId}
            onAddBefore={mayAdd ? () => void add(section.story_section_id) : undefined}
            onRemove={() => remove(section)}
          />
        ))}
      </ol>
      <footer
        ref={footer}
        className="sticky bottom-0 z-10 -mx-5 -mb-5 flex flex-wrap items-center gap-3 border-t border-line bg-card px-5 py-3 sm:-mx-6 sm:-mb-6 sm:px-6"
      >
        <span title={isFull ? t`Story limit reached` : undefined}>
          <Button
            data-add=""
            look="brand"
            aria-disabled={!mayAdd}
            aria-describedby={isFull ? 'story-limit' : undefined}
            className="aria-disabled:opacity-60"
            icon={<Plus className="size-6" aria-hidden="true" />}
            onClick={() => mayAdd && void add(null)}
          >
            <Trans>Add section</Trans>
          </Button>
        </span>
        {isFull && (
          <p id="story-limit" className="font-semibold">
            <Trans>Story limit reached</Trans>
          </p>
        )}
        <output className="ms-auto flex flex-wrap items-center gap-2">
          {state.removed && (
            <>
              <Trans>Section {state.removed.number} was deleted</Trans>
              <Button
                size="small"
                icon={<Undo2 className="size-5 rtl:-scale-x-100" aria-hidden="true" />}
                onClick={() => {
                  addButton()?.focus();
                  void store.restore();
                }}
              >
                <Trans>Undo</Trans>
              </Button>
            </>
          )}
        </output>
      </footer>
    </Dialog>
  );
}
