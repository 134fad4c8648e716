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
          Without vowel signs, no voice here can read this. Add the signs, or record it yourself. Devices with their own
          voice for this language use that one.
        </Trans>
      </Notice>
    );
  }
  if (lacksVowels(text, language)) {
    return (
      <Notice>
        <Trans>The voices have to guess unwritten vowels. Add the vowel signs, or record it yourself.</Trans>
      </Notice>
    );
  }
  if (speechQuality(language) === 'good') return null;
  return (
    <Notice>
      <Trans>
        The voices for this language are too poor to learn pronunciation from. Devices with their own voice for it use
        that one. Your own recording is best.
      </Trans>
    </Notice>
  );
}
