import { Trans, useLingui } from '@lingui/react/macro';
import { type LanguageId, languageOf } from '@lexiroom/domain/languages';
import {
  languageCuts,
  nextCutPlace,
  sentenceWords,
  usableCuts,
  withCut,
  withCutMoved,
  withoutCut,
} from '@lexiroom/domain/sentences/words';
import { graphemeBorders } from '@lexiroom/domain/text';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../design/buttons/button.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';

interface CutWordsProps {
  text: string;
  language: LanguageId;
  /** Null: as the language cuts it. */
  cuts: readonly number[] | null;
  onCut: (cuts: readonly number[] | null) => void;
  onClose: () => void;
}

/** 'Cut into words': where a text of a language that writes no spaces is parted. */
export function CutWords({ text, language, cuts: stored, onCut, onClose }: CutWordsProps) {
  const { t } = useLingui();
  const byLanguage = languageCuts(text, language);
  const [cuts, setCuts] = useState(() => usableCuts(text, stored ?? byLanguage));
  const isByLanguage = String(cuts) === String(byLanguage);
  return (
    <Dialog title={<Trans>Cut into words</Trans>} width="wide" onClose={onClose}>
      <Gaps text={text} language={language} cuts={cuts} onChange={setCuts} />
      <ol aria-label={t`The words`} className="flex flex-wrap gap-2">
        {sentenceWords(text, language, cuts).map(({ start, text: word }) => (
          <li key={start} className="rounded-xl bg-brand-wash px-3 py-1.5 text-lg font-semibold text-brand-ink">
            <UserText language={language}>{word}</UserText>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap justify-end gap-3">
        <Button disabled={isByLanguage} onClick={() => setCuts(byLanguage)}>
          <Trans>Cut as the language does</Trans>
        </Button>
        <Button
          look="brand"
          onClick={() => {
            onCut(isByLanguage ? null : cuts);
            onClose();
          }}
        >
          <Trans>Save</Trans>
        </Button>
      </div>
    </Dialog>
  );
}

interface GapsProps extends Pick<CutWordsProps, 'text' | 'language'> {
  cuts: readonly number[];
  onChange: (cuts: number[]) => void;
}

/**
 * The letters of a text with a gap between each two, which a press cuts or joins. One gap is reached by Tab, the others
 * with the arrow keys; with Shift they move the cut that has the focus.
 */
function Gaps({ text, language, cuts, onChange }: GapsProps) {
  const { t } = useLingui();
  const id = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const borders = graphemeBorders(text);
  const gaps = borders.slice(1, -1);
  const [focused, setFocused] = useState(cuts[0] ?? gaps[0]);
  const focusGap = (gap: number) => {
    setFocused(gap);
    list.current?.querySelector<HTMLElement>(`[data-gap="${gap}"]`)?.focus();
  };
  const toggle = (gap: number) => onChange(cuts.includes(gap) ? withoutCut(cuts, gap) : withCut(text, cuts, gap));
  function onKey({ key, shiftKey }: KeyboardEvent, gap: number) {
    const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : undefined;
    const next = by && nextCutPlace(text, gap, by);
    if (next === undefined) return;
    if (shiftKey) {
      const moved = withCutMoved(text, cuts, gap, next);
      if (!moved.includes(next)) return;
      onChange(moved);
    }
    focusGap(next);
  }
  return (
    <div>
      <p id={id} className="mb-2 text-soft">
        <Trans>Press between two letters to cut there, or to join them. Shift with an arrow key moves a cut.</Trans>
      </p>
      <fieldset
        ref={list}
        aria-label={t`Letters`}
        aria-describedby={id}
        dir="ltr"
        lang={languageOf(language).tag}
        className="flex flex-wrap items-stretch gap-y-2 text-3xl"
      >
        {borders.slice(0, -1).map((start, place) => {
          const end = borders[place + 1]!;
          const letter = text.slice(start, end);
          const next = text.slice(end, borders[place + 2]);
          const isCut = cuts.includes(end);
          return (
            <span key={start} className="inline-flex items-stretch">
              <span aria-hidden="true" className="py-2">
                {letter}
              </span>
              {end < text.length && (
                <button
                  type="button"
                  data-gap={end}
                  aria-pressed={isCut}
                  aria-label={t`Cut between ${letter} and ${next}`}
                  tabIndex={end === focused ? 0 : -1}
                  onFocus={() => setFocused(end)}
                  onClick={() => toggle(end)}
                  onKeyDown={(event) => onKey(event, end)}
                  className="grid min-h-12 w-6 place-items-center rounded-md hover:bg-brand-wash"
                >
                  <span className={`h-9 rounded-full ${isCut ? 'w-1.5 bg-brand' : 'w-px bg-line'}`} />
                </button>
              )}
            </span>
          );
        })}
      </fieldset>
    </div>
  );
}
