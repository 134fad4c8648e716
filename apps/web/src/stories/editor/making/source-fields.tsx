import { type LanguageId, languageOf } from '@lexiroom/domain/languages';
import { storyLimits } from '@lexiroom/domain/stories/story';
import { graphemeCount, tidyText } from '@lexiroom/domain/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { RadioGroup } from '../../../design/fields/radio-group.tsx';
import type { StoryDraft, StoryDrafting } from './story-draft.ts';

export interface SourceFieldsProps {
  draft: StoryDraft;
  /** What is wrong with what was typed, in words. */
  problem: string | undefined;
  onChange: StoryDrafting['change'];
}

/** What a story is made of: prose, a text in which people speak, or a list of words. */
export function SourceFields({ draft, problem, onChange }: SourceFieldsProps) {
  const { t } = useLingui();
  const { type, language } = draft;
  const shared = { problem, language };
  const words = draft.words.split('\n').filter((word) => word.trim() !== '');
  return (
    <>
      <RadioGroup
        legend={<Trans>What is it made of?</Trans>}
        value={type}
        options={[
          { value: 'content', label: t`A text` },
          { value: 'conversation', label: t`A conversation` },
          { value: 'words', label: t`A list of words` },
        ]}
        onChange={(chosen) => onChange({ type: chosen })}
      />
      {type === 'content' && (
        <LongText
          {...shared}
          label={t`Text of the story`}
          hint={t`Each paragraph becomes a section.`}
          value={draft.content}
          count={countOf(draft.content, storyLimits.contentLength)}
          onChange={(content) => onChange({ content })}
        />
      )}
      {type === 'conversation' && (
        <LongText
          {...shared}
          label={t`What they say`}
          hint={t`One line for each, with the name before a colon: “Ana: Hello!”`}
          value={draft.story}
          count={countOf(draft.story, storyLimits.storyLength)}
          onChange={(story) => onChange({ story })}
        />
      )}
      {type === 'words' && (
        <LongText
          {...shared}
          label={t`Words`}
          hint={t`One word a line. Each becomes a section with its picture.`}
          value={draft.words}
          count={`${words.length} / ${storyLimits.words}`}
          onChange={(typed) => onChange({ words: typed })}
        />
      )}
    </>
  );
}

/** How much of the room for a text is used. */
const countOf = (text: string, most: number) => `${graphemeCount(tidyText(text))} / ${most}`;

interface LongTextProps {
  label: string;
  hint?: ReactNode;
  value: string;
  /** How much of the room is used. */
  count: string;
  language: LanguageId;
  problem: string | undefined;
  onChange: (value: string) => void;
}

function LongText({ label, hint, value, count, language, problem, onChange }: LongTextProps) {
  const id = useId();
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span id={`${id}-count`} className="text-soft">
          {count}
        </span>
      </div>
      <textarea
        id={id}
        name="source"
        rows={7}
        dir={value === '' ? languageOf(language).direction : 'auto'}
        lang={languageOf(language).tag}
        value={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-count${hint ? ` ${id}-hint` : ''}${problem ? ` ${id}-error` : ''}`}
        onChange={({ target }) => onChange(target.value)}
        className="block field-sizing-content max-h-[60dvh] min-h-44 w-full resize-y rounded-2xl border-2 border-edge bg-card px-4 py-3 text-lg aria-invalid:border-bad"
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-soft">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 flex gap-2 font-medium text-bad-ink">
          <CircleAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
          {problem}
        </p>
      )}
    </div>
  );
}
