import type { DeckSentence } from '@lexiroom/contracts/sentences';
import { deckWordsIn } from '@lexiroom/domain/sentences/words';
import { Trans, useLingui } from '@lingui/react/macro';
import { Highlighter } from 'lucide-react';
import { UserText } from '../../design/typography/user-text.tsx';
import type { Study } from '../../study/study.ts';
import { readLastColors } from './last-colors.ts';
import type { SentenceStore } from './store/sentence-store.ts';
import { defaultHighlightColor } from '@lexiroom/domain/sentences/sentence';

interface DeckWordsProps {
  study: Study;
  sentence: DeckSentence;
  number: number;
  store: SentenceStore;
}

/** The words of the deck that stand in a sentence and are not highlighted yet: a press highlights one. */
export function DeckWords({ study, sentence, number, store }: DeckWordsProps) {
  const { t } = useLingui();
  const { sentence_id, target_translation: text, target_highlights } = sentence;
  const { target_language, words } = study.data;
  const found = deckWordsIn(text ?? '', target_language, words).filter(
    ({ start, end }) => !target_highlights.some(({ start_index, end_index }) => start_index < end && start < end_index),
  );
  if (found.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-soft">
        <Trans>Words of this deck:</Trans>
      </span>
      {found.map(({ start, end }) => {
        const word = text!.slice(start, end);
        return (
          <button
            key={start}
            type="button"
            aria-label={t`${word}: highlight it in sentence ${number}`}
            onClick={() =>
              store.change(sentence, {
                type: 'highlight',
                sentence_id,
                sentence_type: 'target',
                start_index: start,
                end_index: end,
                highlight_color: readLastColors().target ?? defaultHighlightColor,
              })
            }
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border-2 border-line px-3 font-semibold hover:border-brand hover:text-brand-ink"
          >
            <UserText language={target_language}>{word}</UserText>
            <Highlighter className="size-4" aria-hidden="true" />
          </button>
        );
      })}
    </div>
  );
}
