import type { DeckWord } from '@lexiroom/contracts/decks';
import type { DeckSentence } from '@lexiroom/contracts/sentences';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LanguageId } from '@lexiroom/domain/languages';
import type { TextRange } from '@lexiroom/domain/sentences/highlights';
import type { WordSentence } from '@lexiroom/domain/sentences/words';
import { Volume2 } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import type { Study } from '../../study/study.ts';
import { useTranslations } from '../../study/translations.ts';
import { type SentenceSound, type SpokenType, useSentenceSound } from '../sentence-sound.ts';
import { HighlightedText } from '../text/highlighted-text.tsx';
import { SentencePictures } from '../text/sentence-pictures.tsx';

interface SentencesOfWordProps {
  study: Study;
  word: DeckWord;
  /** The sentences it stands in, and where. */
  found: readonly WordSentence<DeckSentence>[];
  onClose: () => void;
}

/** The sentences of a study in which a word stands, marked in each: to read, to hear, with their pictures. */
export function SentencesOfWord({ study, word, found, onClose }: SentencesOfWordProps) {
  const { target_language: language, source_language } = word;
  const sound = useSentenceSound({ target_language: language, has_speech: study.data.has_speech });
  const { stop } = sound;
  useEffect(() => stop, [stop]);
  const { areShown } = useTranslations(study);
  const translatedTo = areShown ? source_language : undefined;
  return (
    <Dialog
      title={
        <Trans>
          Sentences with <UserText language={language}>{word.target_translation}</UserText>
        </Trans>
      }
      width="wide"
      onClose={onClose}
    >
      <ol className="flex flex-col gap-3">
        {found.map(({ sentence, target, extra_target }) => (
          <li key={sentence.sentence_id} className="flex flex-col gap-2 rounded-3xl border-2 border-line p-4">
            <Pair {...{ sentence, sound, language, translatedTo }} type="target" places={target} />
            <Pair {...{ sentence, sound, language, translatedTo }} type="extra_target" places={extra_target} />
            {sentence.images.length > 0 && (
              <SentencePictures images={sentence.images} size="small" seenIn={sentence.deck_id} />
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

interface PairProps {
  sentence: DeckSentence;
  type: SpokenType;
  /** Where the word stands in the text. */
  places: readonly TextRange[];
  language: LanguageId;
  /** The language of the translation; undefined while translations are hidden. */
  translatedTo: LanguageId | null | undefined;
  sound: SentenceSound;
}

/** A text of a sentence and its translation; the second pair of most sentences is empty. */
function Pair({ sentence, type, places, language, translatedTo, sound }: PairProps) {
  const { t } = useLingui();
  const text = sentence[`${type}_translation`];
  const translation = sentence[type === 'target' ? 'source_translation' : 'extra_source_translation'];
  if (!text?.trim()) return null;
  return (
    <div>
      <div className="flex items-start gap-1">
        <p className="min-w-0 flex-1 text-xl leading-snug font-semibold wrap-anywhere">
          <HighlightedText language={language} highlights={places.map((place) => markAt(place, type))}>
            {text}
          </HighlightedText>
        </p>
        {sound.canSay(sentence, type) && (
          <IconButton
            label={t`Play the sound: ${text}`}
            title={t`Play the sound`}
            icon={<Volume2 className="size-5" aria-hidden="true" />}
            className="-my-2 -me-3"
            onClick={() => void sound.say(sentence, type)}
          />
        )}
      </div>
      {translatedTo !== undefined && translation?.trim() && (
        <p className="text-lg wrap-anywhere text-soft">
          <UserText language={translatedTo}>{translation}</UserText>
        </p>
      )}
    </div>
  );
}

/** Drawn as a highlight, in place of those of the author: here the word stands out. */
const markAt = ({ start, end }: TextRange, sentence_type: SpokenType) =>
  ({ highlight_id: start, start_index: start, end_index: end, highlight_color: 'purple', sentence_type }) as const;
