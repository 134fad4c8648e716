import { useLingui } from '@lingui/react/macro';
import type { DeckSentence } from '@lexiroom/contracts/sentences';
import { type LanguageId, languageOf } from '@lexiroom/domain/languages';
import { isTargetType, type SentenceType } from '@lexiroom/domain/sentences/sentence';
import type { FoundWord } from '@lexiroom/domain/sentences/words';
import type { Editing, EditingEvent } from '@lexiroom/domain/sentences/writing';
import { Scissors } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import type { Study } from '../../../study/study.ts';
import type { SentenceStore } from '../store/sentence-store.ts';
import { CutWords } from './cut-words.tsx';
import { DeckWords } from './deck-words.tsx';
import { KnownSentences } from './known-sentences.tsx';
import { TranslationSuggestions } from './translation-suggestions.tsx';

export interface AuthorHelpProps {
  study: Study;
  sentence: DeckSentence;
  sentence_type: SentenceType;
  /** What the text is called: 'Sentence 3'. */
  name: string;
  /** What is being done with this text; null while nothing is. */
  editing: Editing | null;
  send: (event: EditingEvent) => void;
  store: SentenceStore;
  /** Finds the words of the study in a text. */
  findWords: (text: string) => FoundWord[];
}

/** The other text of a pair. */
const otherOf = {
  target: 'source',
  source: 'target',
  extra_target: 'extra_source',
  extra_source: 'extra_target',
} as const satisfies Record<SentenceType, SentenceType>;

/**
 * What helps the author with one text: words of the study to highlight and cuts between words; while it is typed, whole
 * sentences that are known, and translations of words.
 */
export function AuthorHelp(props: AuthorHelpProps) {
  const { study, sentence, sentence_type, editing, send, findWords } = props;
  const { target_language, source_language } = study.data;
  if (isTargetType(sentence_type) && editing === null) {
    return <WrittenHelp {...props} sentence_type={sentence_type} language={target_language} />;
  }
  if (editing?.kind !== 'text' || !source_language) return null;
  const typing = {
    text: sentence[`${otherOf[sentence_type]}_translation`] ?? '',
    languages: { target_language, source_language },
    typed: editing.typed,
    onTake: (typed: string) => send({ type: 'TYPE', typed }),
  };
  if (isTargetType(sentence_type))
    return <KnownSentences {...typing} sentence_id={sentence.sentence_id} type="source" />;
  return (
    <>
      <KnownSentences {...typing} sentence_id={sentence.sentence_id} type="target" />
      <TranslationSuggestions {...typing} words={study.data.words} findWords={findWords} />
    </>
  );
}

interface WrittenHelpProps extends AuthorHelpProps {
  sentence_type: 'target' | 'extra_target';
  language: LanguageId;
}

function WrittenHelp({ study, sentence, sentence_type, name, send, store, findWords, language }: WrittenHelpProps) {
  const { t } = useLingui();
  /** As it was when its cuts were opened, which are places in that text. */
  const [opened, cut] = useState<DeckSentence>();
  const { sentence_id, rev } = sentence;
  const text = sentence[`${sentence_type}_translation`];
  const highlights = sentence[`${sentence_type}_highlights`];
  if (!text?.trim()) return null;
  const isUnspaced = languageOf(language).segmentation === 'segmenter';
  return (
    <div className="flex flex-wrap items-center gap-1 ps-2.5">
      <DeckWords
        text={text}
        highlights={highlights}
        language={language}
        words={study.data.words}
        findWords={findWords}
        onHighlight={({ start, end }) => {
          // As if it were done by hand, so that what was being edited is confirmed first, and the last colour is taken.
          send({ type: 'SELECT_RANGE', sentence_id, sentence_type, text, rev, highlights });
          send({ type: 'SELECT', anchor: start, focus: end });
          send({ type: 'CONFIRM' });
        }}
      />
      {isUnspaced && (
        <IconButton
          label={t`Cut into words: ${name}`}
          title={t`Cut into words`}
          aria-haspopup="dialog"
          icon={<Scissors className="size-5" aria-hidden="true" />}
          onClick={() => cut(sentence)}
        />
      )}
      {opened && (
        <CutWords
          text={opened[`${sentence_type}_translation`] ?? ''}
          language={language}
          cuts={opened[`${sentence_type}_cuts`]}
          onCut={(cuts) => store.cut(opened, sentence_type, cuts)}
          onClose={() => cut(undefined)}
        />
      )}
    </div>
  );
}
