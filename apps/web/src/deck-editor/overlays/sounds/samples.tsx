import { Trans, useLingui } from '@lingui/react/macro';
import type { LanguageId } from '@lexiroom/domain/languages';
import { speakersOf } from '@lexiroom/domain/speech';
import { Notice } from '../../../design/notice.tsx';
import { PlayButton } from './play-button.tsx';
import { useVoiceName } from './sound-line.tsx';

/** The voices of a language, each saying its name (specification 3 section 7, static files). */
export function Samples({ language }: { language: LanguageId }) {
  const { t } = useLingui();
  const voiceName = useVoiceName();
  const speakers = speakersOf(language);
  if (speakers.length === 0) {
    return (
      <Notice>
        <Trans>There is no voice for this language.</Trans>
      </Notice>
    );
  }
  return (
    <ul aria-label={t`Voices`} className="flex flex-col divide-y divide-line rounded-2xl border border-line">
      {speakers.map(({ speaker_id, label }) => {
        const name = voiceName(label);
        return (
          <li key={speaker_id} className="flex items-center gap-2 p-1.5 text-lg">
            <PlayButton path={`/TTS/${language}/${language}_${speaker_id}.mp3`} label={t`Play: ${name}`} />
            {name}
          </li>
        );
      })}
    </ul>
  );
}
