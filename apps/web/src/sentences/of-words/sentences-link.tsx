import type { DeckWord } from '@lexiroom/contracts/decks';
import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';

interface SentencesLinkProps {
  word: DeckWord;
  /** In how many sentences of the study it stands. */
  count: number;
  onOpen: (word_id: number) => void;
}

/** Stands on the picture of a word, and opens the sentences it stands in. */
export function SentencesLink({ word, count, onOpen }: SentencesLinkProps) {
  const { t } = useLingui();
  const { word_id, target_translation: name } = word;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t`${plural(count, { one: '# sentence', other: '# sentences' })} with ${name}`}
      onClick={() => onOpen(word_id)}
      className="group/link absolute start-0 bottom-0 flex min-h-12 max-w-[calc(100%-2.75rem)] items-center rounded-2xl ps-2 pe-0.5 -outline-offset-2"
    >
      <span className="rounded-xl border border-[oklch(0.64_0.025_285)] bg-white/90 px-1.5 py-0.5 text-start text-sm leading-tight font-semibold text-[oklch(0.4_0.03_285)] group-hover/link:underline">
        <Plural value={count} one="# sentence" other="# sentences" />
      </span>
    </button>
  );
}
