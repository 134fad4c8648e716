import type { Story, StorySection } from '@lexiroom/contracts/stories';
import { sectionProblem, speakerProblem } from '@lexiroom/domain/stories/story';
import { useLingui } from '@lingui/react/macro';
import { BetweenHorizontalStart, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { ConfirmPrompt } from '../../../deck-editor/unsaved/confirm-prompt.tsx';
import { useKeptFocus } from '../../../sentences/writing/editing/use-kept-focus.ts';
import { useProblemWords } from '../messages/problem-words.ts';
import { soundOf, type StoryStore, type StoryWriting } from '../store/story-store.ts';
import { isTextOf } from '../store/unsent-texts.ts';
import { EditableText } from './editable-text.tsx';
import { SectionImage } from './section-image.tsx';
import { SectionVoice } from './section-voice.tsx';
import { UnsentNote } from './unsent-note.tsx';

export interface SectionItemProps {
  story: Story;
  section: StorySection;
  number: number;
  store: StoryStore;
  state: StoryWriting;
  /** It was just added, and its text is typed at once. */
  isBegun: boolean;
  /** Undefined while none may be added. */
  onAddBefore: (() => void) | undefined;
  onRemove: () => void;
}

/** A section to be edited: its number, speaker, voice, text and picture (specification 3 section 2). */
export function SectionItem(props: SectionItemProps) {
  const { t } = useLingui();
  const { story, section, number, store, state, isBegun, onAddBefore, onRemove } = props;
  const problemWords = useProblemWords();
  const [isAsking, ask] = useState(false);
  const [corrections, setCorrections] = useState({ text: 0, name: 0 });
  const { story_section_id: section_id, section_text, speaker_name, rev, is_recorded } = section;
  const isOff = section_id < 0 || state.removing.includes(section_id);
  const isEmpty = section_text === null && speaker_name === null && section.image_id === null;
  const shared = { rev, disabled: isOff };
  const unsentOf = (field: 'text' | 'name') => state.unsent.find(isTextOf({ section_id, field }));
  const waitingOf = (field: 'text' | 'name') => {
    const unsent = unsentOf(field);
    return unsent?.status === 'invalid' || unsent?.status === 'refused' ? unsent.text : undefined;
  };
  const noteOf = (field: 'text' | 'name') => (
    <UnsentNote
      unsent={unsentOf(field)}
      language={field === 'text' ? story.story_language : undefined}
      store={store}
      onCorrect={() => setCorrections({ ...corrections, [field]: corrections[field] + 1 })}
    />
  );
  return (
    <li
      {...useKeptFocus<HTMLLIElement>()}
      data-section={section_id}
      aria-busy={isOff || undefined}
      className={`grid grid-cols-[auto_1fr_auto] items-start gap-x-2 gap-y-2 rounded-3xl border-2 bg-card p-3 [contain-intrinsic-size:auto_14rem] [content-visibility:auto] ${isOff ? 'border-dashed border-line opacity-70' : 'border-line'}`}
    >
      <h3 className="grid min-h-12 min-w-8 place-items-center font-display text-lg font-bold text-soft">
        <span className="sr-only">{t`Section ${number}`}</span>
        <span aria-hidden="true">{number}</span>
      </h3>
      <div className="flex min-w-0 flex-wrap items-center gap-x-2">
        {story.story_type === 'conversation' && (
          <div data-region className="min-w-[min(11rem,100%)] flex-1">
            <EditableText
              {...shared}
              name={t`Speaker of section ${number}`}
              text={speaker_name}
              language={undefined}
              placeholder={t`Nameless speaker`}
              problemOf={(typed) => problemWords(speakerProblem(typed))}
              begins={corrections.name}
              waiting={waitingOf('name')}
              onWrite={(written) => store.write({ section_id, field: 'name', ...written })}
            />
            {noteOf('name')}
          </div>
        )}
        <SectionVoice
          story={story}
          section={section}
          number={number}
          store={store}
          sound={soundOf(section, state)}
          isOff={isOff}
        />
      </div>
      <div className={`flex ${story.story_type === 'conversation' ? 'max-sm:flex-col' : ''}`}>
        <IconButton
          label={t`Add a section before section ${number}`}
          disabled={isOff || !onAddBefore}
          icon={<BetweenHorizontalStart className="size-5 rtl:-scale-x-100" aria-hidden="true" />}
          onClick={onAddBefore}
        />
        <IconButton
          label={t`Delete section ${number}`}
          disabled={isOff}
          icon={<Trash2 className="size-5" aria-hidden="true" />}
          onClick={() => (isEmpty ? onRemove() : ask(true))}
        />
      </div>
      <div className="col-span-full grid gap-3 sm:grid-cols-[1fr_9rem] sm:ps-10">
        <div data-region className="min-w-0">
          <EditableText
            {...shared}
            name={t`Text of section ${number}`}
            text={section_text}
            language={story.story_language}
            placeholder={t`Write what happens here`}
            problemOf={(typed) => problemWords(sectionProblem(typed))}
            hint={is_recorded ? t`Another text takes the place of your recording.` : undefined}
            begins={corrections.text + (isBegun ? 1 : 0)}
            waiting={waitingOf('text')}
            onWrite={(written) => store.write({ section_id, field: 'text', ...written })}
          />
          {noteOf('text')}
        </div>
        <SectionImage story={story} section={section} number={number} store={store} isOff={isOff} />
      </div>
      {isAsking && (
        <ConfirmPrompt
          title={t`Delete section ${number}?`}
          confirm={t`Delete`}
          onConfirm={onRemove}
          onClose={() => ask(false)}
        />
      )}
    </li>
  );
}
