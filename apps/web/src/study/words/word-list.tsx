import type { DeckWord } from '@lexiroom/contracts/decks';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../browser/lazy-part.ts';
import { usePopup } from '../../design/feedback/popup.tsx';
import { pagesCatalogues } from '../../i18n/catalogues/pages.ts';
import { withWords } from '../../i18n/language-provider.tsx';
import { useSession } from '../../session/session.ts';
import { useSound } from '../../sound/index.ts';
import type { Selection } from '../study-address.ts';
import type { Study } from '../study.ts';
import { useTranslations } from '../translations.ts';
import { MarkedBar } from './marked-bar.tsx';
import { markedOf } from './marks.ts';
import { usePin } from './pin.ts';
import type { SentenceLinks } from './sentence-links.ts';
import { sortWords, type WordSort } from './sort.ts';
import { useMarks } from './marks.ts';
import { WordCard } from './word-card.tsx';
import { hasNotes } from './has-notes.ts';

const ImageDetails = lazyPart(
  async () => (await withWords(import('./image-details.tsx'), pagesCatalogues)).ImageDetails,
);

export interface WordListProps {
  study: Study;
  /** What is listed: the words of the study, or of its selection. */
  words: readonly DeckWord[];
  onSelect: (selection: Selection) => void;
  sort: WordSort;
  sentenceLinks: SentenceLinks;
}

/** The words of a study, to look at, to hear, and to mark for a study of their own (specification 2 section 2.1). */
export function WordList({ study, words, sort, onSelect, sentenceLinks }: WordListProps) {
  const { data, isOwner } = study;
  const { target_language, calendar } = data;
  const [detailed, showDetails] = useState<DeckWord>();
  const { showPopup, popup } = usePopup();
  const pin = usePin((failure) => showPopup(failure, 'bad'));
  const sound = useSound(data);
  const { user } = useSession();
  const canReport = user !== null && !isOwner;
  const { areShown } = useTranslations(study);
  const shown = sortWords(words, sort, target_language);
  const { marks, mark, clear } = useMarks(shown);
  const marked = markedOf(marks, words);
  return (
    <>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.25rem),1fr))] gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5 min-[100rem]:grid-cols-6">
        {shown.map((word) => (
          <li key={word.word_id} className="min-w-0 [contain-intrinsic-size:auto_18rem] [content-visibility:auto]">
            <WordCard
              word={word}
              isTranslated={areShown}
              isMarked={marks.word_ids.has(word.word_id)}
              onMark={mark}
              sound={sound}
              // A word without a picture has no credits: it may have a note, and others than its owner can report it.
              onDetails={word.image_id !== null || hasNotes(word) || canReport ? showDetails : undefined}
              calendar={calendar}
              onPin={isOwner ? pin : undefined}
              sentences={sentenceLinks.get(word.word_id)}
            />
          </li>
        ))}
      </ol>
      <MarkedBar
        count={marked.length}
        onClear={clear}
        onStudy={() => onSelect({ word_ids: marked, isFromSchedule: false })}
      />
      {detailed && (
        <Suspense fallback={null}>
          <ImageDetails
            deck={data}
            word={detailed}
            isTranslated={areShown}
            isOwner={isOwner}
            onClose={() => showDetails(undefined)}
          />
        </Suspense>
      )}
      {popup}
    </>
  );
}
