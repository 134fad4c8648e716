import type { DeckSentence } from '@lexiroom/contracts/sentences';
import { Trans } from '@lingui/react/macro';
import { ReportButton } from '../../decks/reporting/report-button.tsx';

/** Reports the sounds of a sentence: that of its text, and that of its extra text. Empty where none was made so far. */
export function ReportSentenceSound({ sentence }: { sentence: DeckSentence }) {
  const { deck_id, target_translation, sound_id, extra_sound_id } = sentence;
  const sounds = [
    { id: sound_id, label: <Trans>The sound</Trans> },
    { id: extra_sound_id, label: <Trans>The sound of the extra sentence</Trans> },
  ];
  return (
    <ReportButton
      entries={sounds.flatMap(({ id, label }) => (id === null ? [] : [{ entry: 'sound' as const, id, label }]))}
      seenIn={deck_id}
      of={target_translation ?? ''}
    />
  );
}
