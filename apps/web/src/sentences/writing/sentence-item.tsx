import { useLingui } from '@lingui/react/macro';
import type { DeckSentence } from '@lexiroom/contracts/sentences';
import type { LanguageId } from '@lexiroom/domain/languages';
import { isTargetType, type SentenceType } from '@lexiroom/domain/sentences/sentence';
import type { FoundWord } from '@lexiroom/domain/sentences/words';
import type { Editing, EditingEvent } from '@lexiroom/domain/sentences/writing';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import type { SentenceSound, SpokenType } from '../sentence-sound.ts';
import { ConfirmPrompt } from '../../deck-editor/unsaved/confirm-prompt.tsx';
import { useKeptFocus } from './editing/use-kept-focus.ts';
import { AuthorHelp } from './help/author-help.tsx';
import { SentenceBox } from './sentence-box.tsx';
import { SentenceImages } from './images/sentence-images.tsx';
import type { SentenceStore } from './store/sentence-store.ts';
import { isTextOf } from './store/unsent-texts.ts';
import type { SentenceState } from './store/use-sentence-store.ts';
import type { Study } from '../../study/study.ts';

export interface SentenceItemProps {
  study: Study;
  sentence: DeckSentence;
  number: number;
  editing: Editing | null;
  send: (event: EditingEvent) => void;
  store: SentenceStore;
  onRemove: (sentence: DeckSentence) => void;
  state: SentenceState;
  sound: SentenceSound;
  /** Finds the words of the study in a text. */
  findWords: (text: string) => FoundWord[];
}

/** A sentence to be written: its number, its texts in pairs, and its pictures. */
export function SentenceItem(props: SentenceItemProps) {
  const { t } = useLingui();
  const { study, sentence, number, store, onRemove } = props;
  const [isAsking, ask] = useState(false);
  const { target_language, source_language } = study.data;
  const hasExtra = sentence.extra_target_translation !== null || sentence.extra_source_translation !== null;
  const isEmpty = sentence.target_translation === null && sentence.source_translation === null && !hasExtra;
  const boxOf = (sentence_type: SentenceType, language: LanguageId | null) => (
    <TextOfSentence {...props} sentence_type={sentence_type} language={language} hasExtra={hasExtra} />
  );
  return (
    <li
      {...useKeptFocus<HTMLLIElement>()}
      data-sentence={sentence.sentence_id}
      className="grid grid-cols-[auto_1fr_auto] gap-x-2 rounded-3xl border-2 border-line bg-card p-3 [contain-intrinsic-size:auto_12rem] [content-visibility:auto]"
    >
      <span
        aria-hidden="true"
        className="grid min-h-12 min-w-8 place-items-center self-start font-display text-lg font-bold text-soft"
      >
        {number}
      </span>
      <div className="flex min-w-0 flex-col gap-2 max-sm:col-span-full max-sm:row-start-2">
        <div className="grid gap-x-4 gap-y-1 lg:grid-cols-2">
          {boxOf('target', target_language)}
          {boxOf('source', source_language)}
        </div>
        {hasExtra && (
          <div className="grid gap-x-4 gap-y-1 border-t border-line pt-2 lg:grid-cols-2">
            {boxOf('extra_target', target_language)}
            {boxOf('extra_source', source_language)}
          </div>
        )}
        <SentenceImages study={study} sentence={sentence} number={number} store={store} />
      </div>
      <IconButton
        label={t`Delete sentence ${number}`}
        className="max-sm:col-start-3"
        icon={<Trash2 className="size-5" aria-hidden="true" />}
        onClick={() => (isEmpty && sentence.images.length === 0 ? onRemove(sentence) : ask(true))}
      />
      {isAsking && (
        <ConfirmPrompt
          title={t`Delete sentence ${number}?`}
          confirm={t`Delete`}
          onConfirm={() => onRemove(sentence)}
          onClose={() => ask(false)}
        />
      )}
    </li>
  );
}

interface TextOfSentenceProps extends SentenceItemProps {
  sentence_type: SentenceType;
  language: LanguageId | null;
  hasExtra: boolean;
}

function TextOfSentence({
  study,
  sentence,
  sentence_type,
  language,
  hasExtra,
  number,
  editing,
  send,
  store,
  state,
  sound,
  findWords,
}: TextOfSentenceProps) {
  const { t } = useLingui();
  const { sentence_id } = sentence;
  const key = { sentence_id, sentence_type };
  const names: Record<SentenceType, string> = {
    target: t`Sentence ${number}`,
    source: t`Translation of sentence ${number}`,
    extra_target: t`Extra sentence ${number}`,
    extra_source: t`Translation of extra sentence ${number}`,
  };
  const isExtra = sentence_type === 'extra_target' || sentence_type === 'extra_source';
  const edited = editing && typeOf(editing) === sentence_type && editing.sentence_id === sentence_id ? editing : null;
  const making = state.sounds.find(isTextOf(key))?.status;
  const play = async (type: SpokenType) => {
    const status = making ?? sound.stateOf(sentence, type);
    const heard = status === 'ready' ? sentence : await store.makeSound(sentence, type);
    if (heard) await sound.say(heard, type);
  };
  const [isAsking, ask] = useState(false);
  return (
    <>
      <SentenceBox
        sentence_id={sentence_id}
        sentence_type={sentence_type}
        name={names[sentence_type]}
        text={sentence[`${sentence_type}_translation`]}
        rev={sentence.rev}
        highlights={sentence[`${sentence_type}_highlights`]}
        language={language}
        editing={edited}
        send={send}
        sound={
          isTargetType(sentence_type)
            ? {
                status: making ?? sound.stateOf(sentence, sentence_type),
                onPlay: () => void play(sentence_type),
              }
            : undefined
        }
        onAddExtra={!isExtra && !hasExtra ? () => store.addExtra(sentence) : undefined}
        onRemoveExtra={
          sentence_type === 'extra_target'
            ? () => (isExtraEmpty(sentence) ? store.removeExtra(sentence) : ask(true))
            : undefined
        }
        unsent={state.unsent.find(isTextOf(key))}
        help={
          <AuthorHelp
            {...{ study, sentence, sentence_type, send, store, findWords }}
            name={names[sentence_type]}
            editing={edited}
          />
        }
        onRetry={store.retry}
        onDiscard={store.discard}
      />
      {isAsking && (
        <ConfirmPrompt
          title={t`Remove the extra sentence?`}
          confirm={t`Remove`}
          onConfirm={() => store.removeExtra(sentence)}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}

const isExtraEmpty = ({ extra_target_translation, extra_source_translation }: DeckSentence): boolean =>
  [extra_target_translation, extra_source_translation].every((text) => (text ?? '').trim() === '');

const typeOf = (editing: Editing): SentenceType =>
  editing.kind === 'highlight' ? editing.highlight.sentence_type : editing.sentence_type;
