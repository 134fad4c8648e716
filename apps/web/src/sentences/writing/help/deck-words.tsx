import { useLingui } from '@lingui/react/macro';
import type { DeckWord } from '@lexiroom/contracts/decks';
import type { LanguageId } from '@lexiroom/domain/languages';
import { highlightProblem, type TextRange } from '@lexiroom/domain/sentences/highlights';
import type { Highlight } from '@lexiroom/domain/sentences/sentence';
import type { FoundWord } from '@lexiroom/domain/sentences/words';
import { Highlighter } from 'lucide-react';
import { useMemo } from 'react';
import { UserText } from '../../../design/typography/user-text.tsx';

interface DeckWordsProps {
  text: string;
  highlights: readonly Highlight[];
  language: LanguageId;
  words: readonly DeckWord[];
  findWords: (text: string) => FoundWord[];
  onHighlight: (place: TextRange) => void;
}

/** The words of the study that stand in a text, with their pictures; a press highlights one where it stands. */
export function DeckWords({ text, highlights, language, words, findWords, onHighlight }: DeckWordsProps) {
  const { t } = useLingui();
  const found = useMemo(() => findWords(text), [findWords, text]);
  const open = found.filter((place) => highlightProblem(text, highlights, place) === undefined);
  if (open.length === 0) return null;
  return (
    <ul aria-label={t`Words of this study`} className="flex flex-wrap gap-1">
      {open.map(({ start, end, word_ids }) => {
        const part = text.slice(start, end);
        const word = words.find(({ word_id }) => word_ids.includes(word_id));
        return (
          <li key={start}>
            <button
              type="button"
              aria-label={t`Highlight ${part}`}
              title={word?.source_translation ?? undefined}
              onClick={() => onHighlight({ start, end })}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-xl border border-edge px-2.5 text-soft hover:bg-brand-wash hover:text-brand-ink"
            >
              {word?.thumbnail_path ? (
                <img src={word.thumbnail_path} alt="" loading="lazy" className="size-7 rounded-lg object-contain" />
              ) : (
                <Highlighter className="size-4" aria-hidden="true" />
              )}
              <UserText language={language}>{part}</UserText>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
