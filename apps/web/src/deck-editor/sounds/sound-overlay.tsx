import { Trans, useLingui } from '@lingui/react/macro';
import type { LanguageId } from '@lexiroom/domain/languages';
import { Type } from 'lucide-react';
import { useState } from 'react';
import { speakersOf } from '@lexiroom/domain/speech';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { UnsavedChangesDialog } from '../unsaved/unsaved-changes-dialog.tsx';
import { useLanguageName } from '../../i18n/language-name.ts';
import type { EditorLanguages, EditorRow, RowSound } from '../row.ts';
import type { SoundOverlayProps } from '../rows/overlay-props.ts';
import { WordSounds } from './word-sounds.tsx';
import { PlayButton } from './play-button.tsx';
import { useVoiceName } from './sound-line.tsx';
import { VoiceAdvice } from './voice-advice.tsx';

/** What a row is said with, its word and its translation: the voices of the language, uploads, recordings of one's own. */
export function SoundOverlay(props: SoundOverlayProps) {
  const { row, languages, hasSource, onChoose, onClose } = props;
  const [shown, show] = useState<Which>('target');
  /** What was looked at stays, so that a recording is not lost by looking at the other text. */
  const [seen, setSeen] = useState<readonly Which[]>(['target']);
  const [unsaved, setUnsaved] = useState<Record<Which, boolean>>({ target: false, source: false });
  const texts = textsOf(row, languages, hasSource);
  return (
    <UnsavedChangesDialog title={<Trans>Sound</Trans>} isUnsaved={unsaved.target || unsaved.source} onClose={onClose}>
      {texts.length > 1 && (
        <TextChoice
          texts={texts}
          shown={shown}
          onShow={(which) => {
            show(which);
            setSeen([...new Set([...seen, which])]);
          }}
        />
      )}
      {texts.length === 0 && <NoText language={languages.target_language} />}
      {texts
        .filter(({ which }) => seen.includes(which))
        .map(({ which, text, language, sound }) => (
          <div key={which} className={which === shown ? 'contents' : 'hidden'}>
            <p className={`font-display text-3xl font-bold wrap-anywhere ${texts.length > 1 ? '' : '-mt-3'}`}>
              <UserText language={language}>{text}</UserText>
            </p>
            <WordSounds
              text={text}
              language={language}
              chosen={sound?.sound_id ?? null}
              onChoose={(chosen) => onChoose(chosen, which)}
              onUnsaved={(isUnsaved) => setUnsaved((before) => ({ ...before, [which]: isUnsaved }))}
            />
          </div>
        ))}
    </UnsavedChangesDialog>
  );
}

type Which = 'target' | 'source';
interface SaidText {
  which: Which;
  text: string;
  language: LanguageId;
  sound: RowSound | null;
}

/** The texts of a row that can be said; none while it has no word. */
function textsOf(row: EditorRow, languages: EditorLanguages, hasSource: boolean): SaidText[] {
  const { target, source, sound, source_sound } = row;
  const { target_language, source_language } = languages;
  if (!target) return [];
  const word: SaidText = { which: 'target', text: target.text, language: target_language, sound };
  if (!hasSource || !source || !source_language) return [word];
  return [word, { which: 'source', text: source.text, language: source_language, sound: source_sound }];
}

interface TextChoiceProps {
  texts: readonly SaidText[];
  shown: Which;
  onShow: (which: Which) => void;
}

/** Which of the two texts the sounds below are of. */
function TextChoice({ texts, shown, onShow }: TextChoiceProps) {
  const { t } = useLingui();
  const languageName = useLanguageName();
  return (
    <fieldset aria-label={t`Which text`} className="flex min-w-0 flex-wrap gap-2">
      {texts.map(({ which, language }) => (
        <button
          key={which}
          type="button"
          aria-pressed={which === shown}
          onClick={() => onShow(which)}
          className="min-h-12 flex-1 rounded-xl border-2 border-edge px-4 font-semibold wrap-anywhere hover:border-brand aria-pressed:border-brand aria-pressed:bg-brand-wash aria-pressed:text-brand-ink"
        >
          {languageName(language)}
        </button>
      ))}
    </fieldset>
  );
}

function NoText({ language }: { language: LanguageId }) {
  const { t } = useLingui();
  return (
    <>
      <EmptyState icon={<Type className="size-8" />} title={t`Choose the text of this row first`}>
        <Trans>Write the text first; then it can be spoken.</Trans>
      </EmptyState>
      <VoiceAdvice language={language} />
      <Samples language={language} />
    </>
  );
}

/** The voices of a language, each saying its name (specification 3 section 7, static files). */
export function Samples({ language }: { language: LanguageId }) {
  const { t } = useLingui();
  const voiceName = useVoiceName();
  const speakers = speakersOf(language);
  if (speakers.length === 0) return null;
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
