import type { Calendar } from '@lexiroom/contracts/decks';
import type { DeckSentence } from '@lexiroom/contracts/sentences';
import { Plural, Trans } from '@lingui/react/macro';
import { CalendarCheck2, CalendarClock } from 'lucide-react';
import { isDue } from '../../study/due-dates.ts';

interface DueSentencesProps {
  sentences: readonly DeckSentence[];
  /** Null for whoever has no schedule here: then nothing is due. */
  calendar: Calendar | null;
  onChoose: (sentence_ids: ReadonlySet<number>) => void;
}

const strip =
  'flex min-h-14 max-w-full items-center gap-3 self-start wrap-anywhere rounded-2xl py-2 ps-4 pe-5 text-start text-lg font-semibold';

/** Chooses the sentences that are due, or says that none is (specification 2 section 2.1). */
export function DueSentences({ sentences, calendar, onChoose }: DueSentencesProps) {
  const practised = sentences.filter(({ target_translation }) => target_translation !== null);
  if (!calendar || practised.length === 0) return null;
  const due = practised.filter((sentence) => isDue(sentence, calendar.today));
  if (due.length === 0) {
    return (
      <p className={`${strip} bg-good-wash text-good-ink`}>
        <CalendarCheck2 className="size-6 shrink-0" aria-hidden="true" />
        <Trans>Done for today!</Trans>
      </p>
    );
  }
  return (
    <button
      type="button"
      onClick={() => onChoose(new Set(due.map(({ sentence_id }) => sentence_id)))}
      className={`${strip} bg-sun-wash text-ink hover:brightness-97`}
    >
      <CalendarClock className="size-6 shrink-0" aria-hidden="true" />
      <Plural value={due.length} one="Choose the sentence that is due" other="Choose the # sentences that are due" />
    </button>
  );
}
