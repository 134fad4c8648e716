import type { DeckSentence } from '@lexiroom/contracts/sentences';
import { Trans, useLingui } from '@lingui/react/macro';
import { type LanguageId, languageOf } from '@lexiroom/domain/languages';
import { Check, Volume2 } from 'lucide-react';
import { Suspense, useId } from 'react';
import { lazyPart } from '../../browser/lazy-part.ts';
import { useInSight } from '../../browser/use-in-sight.ts';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { pagesCatalogues } from '../../i18n/catalogues/pages.ts';
import { withWords } from '../../i18n/language-provider.tsx';
import { useSession } from '../../session/session.ts';
import { useTranslations } from '../../study/translations.ts';
import type { Study } from '../../study/study.ts';
import { type SentenceSound, useSentenceSound } from '../sentence-sound.ts';
import { HighlightedText } from '../text/highlighted-text.tsx';
import { SentencePictures } from '../text/sentence-pictures.tsx';

/** Asked for by who can report, once the sentences are in sight. */
const ReportSentenceSound = lazyPart(
  async () => (await withWords(import('./report-sentence-sound.tsx'), pagesCatalogues)).ReportSentenceSound,
);

interface SentenceListProps {
  study: Study;
  sentences: readonly DeckSentence[];
  chosen: ReadonlySet<number>;
  onChoose: (sentence_ids: ReadonlySet<number>) => void;
}

/** The sentences of a study, to read, to hear, and to choose those that are practised. */
export function SentenceList({ study, sentences, chosen, onChoose }: SentenceListProps) {
  const { target_language, source_language } = study.data;
  const sound = useSentenceSound(study.data);
  const { areShown } = useTranslations(study);
  const { user } = useSession();
  const isInSight = useInSight();
  const toggle = (sentence_id: number) =>
    onChoose(
      chosen.has(sentence_id)
        ? new Set([...chosen].filter((id) => id !== sentence_id))
        : new Set([...chosen, sentence_id]),
    );
  return (
    <section aria-labelledby="sentences">
      <h2 id="sentences" className="mb-4 font-display text-2xl font-bold">
        <Trans>Sentences</Trans>
      </h2>
      <ol className="grid gap-3 lg:grid-cols-2">
        {sentences.map((sentence, place) => (
          <li key={sentence.sentence_id} className="min-w-0">
            <SentenceCard
              sentence={sentence}
              number={place + 1}
              language={target_language}
              translatedTo={areShown ? source_language : undefined}
              isChosen={chosen.has(sentence.sentence_id)}
              onToggle={() => toggle(sentence.sentence_id)}
              sound={sound}
              canReport={isInSight && user !== null && !study.isOwner}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface SentenceCardProps {
  sentence: DeckSentence;
  number: number;
  language: LanguageId;
  /** The language of the translation; undefined while translations are hidden. */
  translatedTo: LanguageId | null | undefined;
  isChosen: boolean;
  onToggle: () => void;
  sound: SentenceSound;
  /** Its sounds are somebody else's. */
  canReport: boolean;
}

/** A sentence. A click anywhere on it chooses it; its buttons lie above. */
function SentenceCard(props: SentenceCardProps) {
  const { sentence, number, language, translatedTo, isChosen, onToggle, sound, canReport } = props;
  const { t } = useLingui();
  const id = useId();
  const { target_translation: text, source_translation: translation } = sentence;
  return (
    <div
      className={`group relative flex h-full gap-3 rounded-3xl border-2 bg-card p-4 shadow-xs transition-colors ${isChosen ? 'border-brand-ink' : 'border-line hover:border-edge'}`}
    >
      <button
        type="button"
        aria-pressed={isChosen}
        aria-labelledby={id}
        onClick={onToggle}
        className="absolute inset-0 rounded-[1.35rem] -outline-offset-4"
      />
      <span
        aria-hidden="true"
        className={`pointer-events-none grid size-7 shrink-0 place-items-center rounded-full border-2 ${isChosen ? 'border-brand bg-brand text-on-brand' : 'border-edge text-sm font-semibold text-soft'}`}
      >
        {isChosen ? <Check className="size-4.5" strokeWidth={3.5} /> : number}
      </span>
      <div className="pointer-events-none relative flex min-w-0 flex-1 flex-col gap-1 [&_button]:pointer-events-auto">
        <div className="flex items-start gap-1">
          <p
            id={id}
            dir={text ? languageOf(language).direction : undefined}
            className="min-w-0 flex-1 text-xl leading-snug font-semibold wrap-anywhere"
          >
            {text ? (
              <HighlightedText language={language} highlights={sentence.target_highlights}>
                {text}
              </HighlightedText>
            ) : (
              <span className="text-soft">
                <Trans>No translation</Trans>
              </span>
            )}
          </p>
          {canReport && (sentence.sound_id ?? sentence.extra_sound_id) !== null && (
            <Suspense>
              <span className="appears-on-hover -my-2">
                <ReportSentenceSound sentence={sentence} />
              </span>
            </Suspense>
          )}
          {sound.canSay(sentence, 'target') && (
            <IconButton
              label={t`Play the sound: ${text}`}
              title={t`Play the sound`}
              icon={<Volume2 className="size-5" aria-hidden="true" />}
              className="-my-2 -me-3"
              onClick={() => void sound.say(sentence, 'target')}
            />
          )}
        </div>
        {translatedTo !== undefined && translation && (
          <p
            dir={translatedTo ? languageOf(translatedTo).direction : undefined}
            className="text-lg wrap-anywhere text-soft"
          >
            <HighlightedText language={translatedTo} highlights={sentence.source_highlights}>
              {translation}
            </HighlightedText>
          </p>
        )}
        {sentence.images.length > 0 && (
          <SentencePictures images={sentence.images} size="small" seenIn={sentence.deck_id} />
        )}
      </div>
    </div>
  );
}
