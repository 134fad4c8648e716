import type { DeckSentence } from '@lexiroom/contracts/sentences';
import { languageOf } from '@lexiroom/domain/languages';
import { languageCuts, usableCuts, withCut, withoutCut } from '@lexiroom/domain/sentences/words';
import { graphemeBorders } from '@lexiroom/domain/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import type { Study } from '../../study/study.ts';
import type { SentenceStore } from './store/sentence-store.ts';

interface WordCutsProps {
  study: Study;
  sentence: DeckSentence;
  type: 'target' | 'extra_target';
  store: SentenceStore;
}

/**
 * Where a sentence is cut into words, of a language that is written without spaces: as the language says, until its author
 * joins or parts words. Between any two letters stands a button that does so.
 */
export function WordCuts({ study, sentence, type, store }: WordCutsProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { target_language } = study.data;
  const text = (sentence[`${type}_translation`] ?? '').trim();
  if (languageOf(target_language).segmentation === 'spaces' || text === '') return null;
  const own = sentence[`${type}_cuts`];
  const cuts = own ? usableCuts(text, own) : languageCuts(text, target_language);
  if (!isOpen) {
    return (
      <Button size="small" className="self-start" aria-expanded="false" onClick={() => setOpen(true)}>
        <Trans>Words of the sentence</Trans>
      </Button>
    );
  }
  const borders = graphemeBorders(text);
  return (
    <section aria-label={t`Words of the sentence`} className="flex flex-col gap-2 rounded-xl bg-brand-wash p-2">
      <p className="text-sm text-soft">
        <Trans>Press between two letters to part or join words.</Trans>
      </p>
      <p lang={languageOf(target_language).tag} className="flex flex-wrap items-center text-xl font-semibold">
        {borders.slice(0, -1).map((at, place) => {
          const letter = text.slice(at, borders[place + 1]);
          const isCut = cuts.includes(at);
          const before = text.slice(0, at).slice(-3);
          return (
            <span key={at} className="flex items-center">
              {at > 0 && (
                <button
                  type="button"
                  aria-pressed={isCut}
                  aria-label={t`Cut between ${before} and ${letter}`}
                  onClick={() => store.cut(sentence, type, isCut ? withoutCut(cuts, at) : withCut(text, cuts, at))}
                  className="grid h-11 min-w-6 place-items-center rounded-lg hover:bg-card"
                >
                  <span
                    aria-hidden="true"
                    className={`block h-8 rounded-full ${isCut ? 'w-1 bg-brand' : 'w-px bg-line'}`}
                  />
                </button>
              )}
              {letter}
            </span>
          );
        })}
      </p>
      <span className="flex flex-wrap gap-2">
        {own && (
          <Button size="small" onClick={() => store.cut(sentence, type, null)}>
            <Trans>As the language says</Trans>
          </Button>
        )}
        <Button size="small" onClick={() => setOpen(false)}>
          <Trans>Done</Trans>
        </Button>
      </span>
    </section>
  );
}
