import { Trans, useLingui } from '@lingui/react/macro';
import { type LanguageId, languageOf } from '@lexiroom/domain/languages';
import { textRuns } from '@lexiroom/domain/sentences/highlights';
import {
  type Highlight,
  isTargetType,
  type SentenceType,
  sentenceTextProblem,
} from '@lexiroom/domain/sentences/sentence';
import { canConfirm, type Editing, type EditingEvent, selectionProblem } from '@lexiroom/domain/sentences/writing';
import { Check, Highlighter, Pencil, Plus, RotateCcw, Trash2, Volume2, VolumeX, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { Spinner } from '../../design/graphics/spinner.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useLanguageName } from '../../i18n/language-name.ts';
import type { SoundState } from '../sentence-sound.ts';
import { markClass } from '../text/mark-class.ts';
import { ColorChoice } from './color-choice.tsx';
import { SelectableText } from './selectable-text.tsx';
import { useSentenceProblemWords } from './sentence-problem-words.ts';
import type { UnsentText } from './store/unsent-texts.ts';

export interface SentenceBoxProps {
  sentence_id: number;
  sentence_type: SentenceType;
  /** What it is called: 'Sentence 3'. */
  name: string;
  text: string | null;
  highlights: readonly Highlight[];
  /** The `rev` of the sentence. */
  rev: number;
  /** Null: the deck has no source language. */
  language: LanguageId | null;
  /** What the author does here; null while it is elsewhere, or nothing. */
  editing: Editing | null;
  send: (event: EditingEvent) => void;
  /** Of a text that is spoken. */
  sound: { status: SoundState | 'making'; onPlay: () => void } | undefined;
  /** Adds the second pair; undefined where it is there. */
  onAddExtra: (() => void) | undefined;
  /** Takes the second pair away; of its own texts alone. */
  onRemoveExtra: (() => void) | undefined;
  unsent: UnsentText | undefined;
  /** What helps with this text, below it. */
  help: ReactNode;
  onRetry: (text: UnsentText) => void;
  onDiscard: (text: UnsentText) => void;
}

/** One text of a sentence: read, typed, or highlighted. */
export function SentenceBox(props: SentenceBoxProps) {
  const { language, editing, unsent, help } = props;
  if (!language) {
    return (
      <p className="flex min-h-12 items-center rounded-xl border-2 border-dashed border-line px-2.5 text-soft">
        <Trans>Translation language not selected</Trans>
      </p>
    );
  }
  return (
    <div data-region data-editing={editing ? '' : undefined} className="flex min-w-0 flex-col gap-1">
      {editing?.kind === 'text' && <TextInput {...props} language={language} editing={editing} />}
      {editing?.kind === 'range' && <RangeChoice {...props} language={language} editing={editing} />}
      {(!editing || editing.kind === 'highlight') && <WrittenText {...props} language={language} />}
      {editing?.kind === 'highlight' && <HighlightChange {...props} editing={editing} />}
      {help}
      {unsent && <UnsentNote {...props} unsent={unsent} language={language} />}
    </div>
  );
}

type Inside<Kind extends Editing['kind']> = Omit<SentenceBoxProps, 'language' | 'editing'> & {
  language: LanguageId;
  editing: Extract<Editing, { kind: Kind }>;
};

function TextInput({ name, language, editing, send }: Inside<'text'>) {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const whole = useScrolledIntoView<HTMLDivElement>();
  const problemWords = useSentenceProblemWords();
  const problem = sentenceTextProblem(editing.typed);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <div ref={whole} className={clearOfBars}>
      <div className="flex gap-1">
        <input
          ref={input}
          value={editing.typed}
          dir="auto"
          lang={languageOf(language).tag}
          autoComplete="off"
          aria-label={name}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
          placeholder={usePlaceholder(language)}
          className={`min-h-12 w-full min-w-0 flex-1 rounded-xl border-2 bg-card px-2.5 text-lg ${problem ? 'border-bad' : 'border-brand'}`}
          onChange={({ target }) => send({ type: 'TYPE', typed: target.value })}
          onKeyDown={keysOf(send)}
        />
        <Ends isBlocked={problem !== undefined} send={send} />
      </div>
      {problem && (
        <p id={id} role="alert" className="px-2.5 pt-0.5 text-sm font-medium text-bad-ink">
          {problemWords(problem)}
        </p>
      )}
      <p className="sr-only">{t`Enter confirms, Escape cancels`}</p>
    </div>
  );
}

function RangeChoice({ name, text, highlights, language, editing, send }: Inside<'range'>) {
  const { t } = useLingui();
  const whole = useScrolledIntoView<HTMLDivElement>();
  return (
    <div ref={whole} onKeyDown={keysOf(send)} role="presentation" className={clearOfBars}>
      <SelectableText
        label={t`Select a part to highlight: ${name}`}
        text={editing.text ?? ''}
        highlights={editing.text === text ? highlights : []}
        language={language}
        onSelect={(selection) => send({ type: 'SELECT', ...selection })}
      />
      <div className="flex flex-wrap items-center justify-between gap-1">
        <ColorChoice color={editing.color} onChoose={(color) => send({ type: 'CHOOSE_COLOR', color })} />
        <Ends isBlocked={!canConfirm(editing)} send={send} />
      </div>
      {selectionProblem(editing) && (
        <p role="alert" className="px-2.5 pb-0.5 text-sm font-medium text-bad-ink">
          <Trans>A part of this is highlighted already.</Trans>
        </p>
      )}
    </div>
  );
}

function HighlightChange({ editing, send }: Pick<Inside<'highlight'>, 'editing' | 'send'>) {
  const { t } = useLingui();
  const bar = useScrolledIntoView<HTMLDivElement>();
  useEffect(() => bar.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true }), [bar]);
  return (
    <div
      ref={bar}
      onKeyDown={keysOf(send)}
      role="presentation"
      className={`flex flex-wrap items-center gap-1 ${clearOfBars}`}
    >
      <ColorChoice color={editing.color} onChoose={(color) => send({ type: 'CHOOSE_COLOR', color })} />
      <IconButton
        label={t`Delete highlight`}
        icon={<Trash2 className="size-5" aria-hidden="true" />}
        onClick={() => send({ type: 'REMOVE_HIGHLIGHT' })}
      />
      <Ends isBlocked={false} send={send} />
    </div>
  );
}

/** What is edited is scrolled to where neither the title nor the buttons of the overlay lie above it. */
const clearOfBars = 'scroll-mt-20 scroll-mb-44 sm:scroll-mb-24';

/** Has an element in sight once it is there. */
function useScrolledIntoView<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  // Newer browsers give a promise back, which is not how an effect ends.
  useEffect(() => {
    part.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return part;
}

/** Confirms, and cancels. */
function Ends({ isBlocked, send }: { isBlocked: boolean; send: SentenceBoxProps['send'] }) {
  const { t } = useLingui();
  return (
    <span className="flex">
      <IconButton
        label={t`Confirm`}
        disabled={isBlocked}
        icon={<Check className="size-6" aria-hidden="true" />}
        onClick={() => send({ type: 'CONFIRM' })}
      />
      <IconButton
        label={t`Cancel`}
        icon={<X className="size-6" aria-hidden="true" />}
        onClick={() => send({ type: 'CANCEL' })}
      />
    </span>
  );
}

/** Enter confirms, Escape cancels and leaves the overlay open. */
function keysOf(send: SentenceBoxProps['send']) {
  return (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const onButton = event.target instanceof HTMLButtonElement;
    if (event.key === 'Enter' && !onButton) {
      event.preventDefault();
      send({ type: 'CONFIRM' });
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      send({ type: 'CANCEL' });
    }
  };
}

function usePlaceholder(language: LanguageId): string {
  const { t } = useLingui();
  const languageName = useLanguageName()(language);
  return t`Enter ${languageName} translation`;
}

type WrittenTextProps = Omit<SentenceBoxProps, 'language'> & { language: LanguageId };

/** A text as it stands. A press begins to edit it, one on a highlight changes that. */
function WrittenText(props: WrittenTextProps) {
  const { t } = useLingui();
  const { sentence_id, sentence_type, name, text, rev, highlights, language, send, onAddExtra, onRemoveExtra } = props;
  const placeholder = usePlaceholder(language);
  const hasText = (text ?? '').trim() !== '';
  const edit = () => send({ type: 'EDIT_TEXT', sentence_id, sentence_type, text, rev });
  return (
    <div className="flex flex-wrap items-start gap-x-1">
      <div className="relative min-h-12 min-w-[min(12rem,100%)] flex-1 rounded-xl border-2 border-transparent hover:border-line">
        <button
          type="button"
          aria-label={`${name}: ${hasText ? text : placeholder}`}
          onClick={edit}
          className="absolute inset-0 rounded-xl"
        />
        <p
          dir={hasText ? languageOf(language).direction : undefined}
          className={`pointer-events-none relative px-2.5 py-2 text-lg wrap-anywhere [&_button]:pointer-events-auto ${hasText ? (isTargetType(sentence_type) ? 'font-semibold' : '') : 'text-soft'}`}
        >
          {hasText ? (
            <UserText language={language} parts={<Runs {...props} />}>
              {text!}
            </UserText>
          ) : (
            placeholder
          )}
        </p>
      </div>
      <span className="flex flex-wrap">
        <IconButton
          label={t`Edit: ${name}`}
          title={t`Edit`}
          icon={<Pencil className="size-5" aria-hidden="true" />}
          onClick={edit}
        />
        <IconButton
          label={t`Highlight: ${name}`}
          title={t`Highlight`}
          disabled={!hasText}
          icon={<Highlighter className="size-5" aria-hidden="true" />}
          onClick={() => send({ type: 'SELECT_RANGE', sentence_id, sentence_type, text, rev, highlights })}
        />
        <SoundButton {...props} />
        {onAddExtra && (
          <IconButton
            label={t`Add an extra sentence: ${name}`}
            title={t`Add an extra sentence`}
            icon={<Plus className="size-5" aria-hidden="true" />}
            onClick={onAddExtra}
          />
        )}
        {onRemoveExtra && (
          <IconButton
            label={t`Remove the extra sentence: ${name}`}
            title={t`Remove the extra sentence`}
            icon={<Trash2 className="size-5" aria-hidden="true" />}
            onClick={onRemoveExtra}
          />
        )}
      </span>
    </div>
  );
}

/** A text in its runs; a highlight is a button that changes it. */
function Runs({ sentence_id, name, text, highlights, send }: WrittenTextProps) {
  const { t } = useLingui();
  return textRuns(text ?? '', highlights).map(({ start, text: part, highlight }) =>
    highlight ? (
      <button
        key={start}
        type="button"
        aria-label={t`${part}, highlight of ${name}`}
        className={`${markClass(highlight.highlight_color)} text-start`}
        onClick={() => {
          const { highlight_id } = highlight;
          send({ type: 'EDIT_HIGHLIGHT', sentence_id, highlight: { ...highlight, highlight_id: highlight_id > 0 ? highlight_id : null } }); // prettier-ignore
        }}
      >
        {part}
      </button>
    ) : (
      <span key={start}>{part}</span>
    ),
  );
}

function SoundButton({ name, sound }: Pick<SentenceBoxProps, 'name' | 'sound'>) {
  const { t } = useLingui();
  if (!sound) return null;
  if (sound.status === 'making') {
    // Still a button, as it may have the focus of whoever pressed it.
    return <IconButton label={t`The sound is being made`} aria-busy aria-disabled icon={<Spinner />} />;
  }
  const hasFailed = sound.status === 'failed';
  const Icon = hasFailed ? VolumeX : Volume2;
  return (
    <IconButton
      label={hasFailed ? t`Sound upload failed` : t`Play the sound: ${name}`}
      title={hasFailed ? t`Sound upload failed` : t`Play the sound`}
      disabled={sound.status === 'none'}
      icon={<Icon className={`size-5 ${hasFailed ? 'text-bad-ink' : ''}`} aria-hidden="true" />}
      onClick={sound.onPlay}
    />
  );
}

const reasons = {
  failed: <Trans>Not saved yet. It is kept on this device.</Trans>,
  stale: <Trans>This was changed elsewhere in the meantime. You wrote:</Trans>,
};

interface UnsentNoteProps extends Pick<SentenceBoxProps, 'onRetry' | 'onDiscard'> {
  unsent: UnsentText;
  language: LanguageId;
}

/** What became of a text that the server does not have, and what can be done. */
function UnsentNote({ unsent, language, onRetry, onDiscard }: UnsentNoteProps) {
  if (unsent.status === 'sending' || unsent.status === 'gone') return null;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 rounded-xl bg-bad-wash px-2.5 py-1.5">
      <p className="min-w-0 flex-1 text-sm font-medium text-bad-ink wrap-anywhere">
        {reasons[unsent.status]}{' '}
        {unsent.status !== 'failed' && (
          <UserText language={language} className="font-bold">
            {unsent.translation ?? ''}
          </UserText>
        )}
      </p>
      <Button size="small" icon={<RotateCcw className="size-4" aria-hidden="true" />} onClick={() => onRetry(unsent)}>
        {unsent.status === 'stale' ? <Trans>Use mine</Trans> : <Trans>Try again</Trans>}
      </Button>
      <Button size="small" onClick={() => onDiscard(unsent)}>
        <Trans>Discard</Trans>
      </Button>
    </div>
  );
}
