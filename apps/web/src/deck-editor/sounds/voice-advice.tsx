import type { LanguageId } from '@lexiroom/domain/languages';
import { isReadable, lacksVowels, speakersOf, speechQuality } from '@lexiroom/domain/speech';
import { Trans } from '@lingui/react/macro';
import { Notice } from '../../design/feedback/notice.tsx';

/**
 * Tells whoever makes a sound what the voices of the language are worth for a text, or for any text: none, poor, or without
 * the vowels that the text leaves out. Nothing where they are good.
 */
export function VoiceAdvice({ text = '', language }: { text?: string; language: LanguageId }) {
  if (speakersOf(language).length === 0) {
    return (
      <Notice>
        <Trans>There is no voice for this language.</Trans>
      </Notice>
    );
  }
  if (!isReadable(text, language)) {
    return (
      <Notice>
        <Trans>
          Without its vowel signs no voice here can read this. Write the signs, or record it yourself. A device with a
          voice of this language says it in that voice.
        </Trans>
      </Notice>
    );
  }
  if (lacksVowels(text, language)) {
    return (
      <Notice>
        <Trans>
          The voices guess the vowels that are not written here. Write the vowel signs, or record it yourself.
        </Trans>
      </Notice>
    );
  }
  if (speechQuality(language) === 'good') return null;
  return (
    <Notice>
      <Trans>
        The voices of this language are poor: nobody should learn from them how a word is said. A device with a voice of
        this language says it in that voice. Best is a recording of your own.
      </Trans>
    </Notice>
  );
}
