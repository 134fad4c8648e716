import type { DeckSentence } from '@lexiroom/contracts/sentences';
import { useTranslations } from '../../study/translations.ts';
import type { Study } from '../../study/study.ts';
import { HighlightedText } from '../text/highlighted-text.tsx';
import { SentencePictures } from '../text/sentence-pictures.tsx';

interface SentencePromptProps {
  study: Study;
  sentence: DeckSentence;
  /** Whose translation is shown. */
  type: 'target' | 'extra_target';
}

/** What a sentence is asked by: its pictures, and its translation where translations are shown. */
export function SentencePrompt({ study, sentence, type }: SentencePromptProps) {
  const { areShown } = useTranslations(study);
  const source = type === 'target' ? ('source' as const) : ('extra_source' as const);
  const text = sentence[`${source}_translation`]?.trim();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 empty:hidden">
      {sentence.images.length > 0 && <SentencePictures images={sentence.images} size="large" />}
      {areShown && text && (
        <p className="min-w-0 flex-1 basis-72 text-[clamp(1.25rem,min(3vw,4.5dvh),2.25rem)] leading-snug wrap-anywhere text-soft">
          <HighlightedText language={study.data.source_language} highlights={sentence[`${source}_highlights`]}>
            {text}
          </HighlightedText>
        </p>
      )}
    </div>
  );
}
