import { Trans, useLingui } from '@lingui/react/macro';
import type { ImageRowEntry } from '@lexiroom/contracts/library';
import { completedToName, matchesWord } from '@lexiroom/domain/deck-editor';
import { languageOf } from '@lexiroom/domain/languages';
import { translationProblem } from '@lexiroom/domain/library';
import { tidyLine } from '@lexiroom/domain/text';
import { ClipboardList, Plus } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { loadFont } from '../../design/typography/fonts.ts';
import { fieldClass, inputClass } from '../../design/fields/text-field.tsx';
import { useLanguageName } from '../../i18n/language-name.ts';
import { useTextProblemWords } from '../library-entries/text-problem-words.ts';
import { type EditorLanguages, pictureNames, type TypedWord } from '../row.ts';
import { useAskBeforeClosing } from '../unsaved/ask-before-closing.ts';
import { FoundPictures } from './found-pictures.tsx';
import { useSuggestedPictures } from '../picture-search.ts';

export interface AddWordProps {
  languages: EditorLanguages;
  hasSource: boolean;
  /** `picture`: null for none; undefined when pictures were not found yet, and one that is called so may be taken. */
  onAdd: (word: TypedWord, picture: ImageRowEntry | null | undefined) => void;
  /** Several lines were pasted, or are going to be. */
  onPaste: (text: string) => void;
  /** Called when the person wants a picture from elsewhere than the library. */
  onOtherWay: (word: TypedWord) => void;
}

/**
 * Where words are typed, always ready for the next one. Enter adds the word with the picture that is called so; the arrow
 * keys choose another picture.
 */
export function AddWord({ languages, hasSource, onAdd, onPaste, onOtherWay }: AddWordProps) {
  const { t } = useLingui();
  const languageName = useLanguageName();
  const problemWords = useTextProblemWords('inline');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [translation, setTranslation] = useState('');
  /** The index of the picture that was chosen with the arrow keys. */
  const [chosen, choose] = useState<number>();
  const word = tidyLine(typed);
  useAskBeforeClosing(word !== '' || tidyLine(translation) !== '');
  const problem = typed === '' ? undefined : translationProblem(typed);
  const sourceProblem = translation === '' ? undefined : translationProblem(translation);
  const suggested = useSuggestedPictures(problem ? '' : word, languages);
  const pictures = suggested.pictures ?? [];
  const typedTranslation = tidyLine(translation) || null;
  /** The index of the picture that Enter takes; -1 while none is called so, and none was chosen. */
  const taken =
    chosen ?? pictures.findIndex((entry) => matchesWord(word, typedTranslation, pictureNames(entry), languages));
  const suggestion = pictures[taken]?.source_translations[0]?.translation ?? '';
  const { target_language, source_language } = languages;
  useEffect(() => {
    for (const language of [target_language, source_language]) if (language) loadFont(languageOf(language).script);
  }, [target_language, source_language]);

  /** `isByHand`: the picture was chosen by a click or the arrow keys; then the word is completed to the picture's name. */
  function add(index: number, isByHand: boolean) {
    if (word === '' || problem || sourceProblem) return;
    const picture = suggested.pictures ? (pictures[index] ?? null) : undefined;
    const name = picture && isByHand ? completedToName(word, pictureNames(picture)) : word;
    onAdd({ typed: name, translation: typedTranslation }, picture);
    setTyped('');
    setTranslation('');
    choose(undefined);
    input.current?.focus();
    requestAnimationFrame(() => input.current?.scrollIntoView({ block: 'nearest' }));
  }
  function onKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') add(taken, chosen !== undefined);
    else if (event.key === 'Escape') choose(undefined);
    else if (step && pictures.length > 0)
      choose((Math.max(taken, step < 0 ? 0 : -1) + step + pictures.length) % pictures.length);
    else return;
    event.preventDefault();
  }
  function onPasted(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text');
    if (!/[\n\r\t]/u.test(text.trim())) return;
    event.preventDefault();
    onPaste(text);
  }

  return (
    <section
      aria-label={t`Add words`}
      className="mt-3 rounded-3xl border-2 border-dashed border-edge bg-card p-3 sm:p-4"
    >
      <div
        className={`grid grid-cols-1 gap-3 ${hasSource ? 'sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto]' : 'lg:grid-cols-[1fr_auto]'}`}
      >
        <div className={fieldClass}>
          <input
            ref={input}
            name="word"
            aria-label={t`Add a word`}
            placeholder={t`Add a word in ${languageName(target_language)}`}
            aria-keyshortcuts="ArrowUp ArrowDown"
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-problem`}
            dir="auto"
            lang={languageOf(target_language).tag}
            autoComplete="off"
            autoCapitalize="off"
            enterKeyHint="next"
            value={typed}
            className={`${inputClass} scroll-mb-80`}
            onChange={({ target }) => {
              setTyped(target.value);
              choose(undefined);
            }}
            onKeyDown={onKey}
            onPaste={onPasted}
          />
        </div>
        {hasSource && source_language && (
          <div className={fieldClass}>
            <input
              aria-label={t`Its translation`}
              placeholder={suggestion || languageName(source_language)}
              aria-invalid={sourceProblem ? true : undefined}
              aria-describedby={`${id}-problem`}
              dir="auto"
              lang={languageOf(source_language).tag}
              autoComplete="off"
              autoCapitalize="off"
              enterKeyHint="next"
              value={translation}
              className={inputClass}
              onChange={({ target }) => setTranslation(target.value)}
              onKeyDown={onKey}
            />
          </div>
        )}
        <div className={`flex flex-wrap gap-2 ${hasSource ? 'sm:col-span-2 lg:col-span-1' : ''}`}>
          <Button
            look="brand"
            className="flex-1"
            disabled={word === ''}
            icon={<Plus className="size-5" aria-hidden="true" />}
            onClick={() => add(taken, chosen !== undefined)}
          >
            <Trans>Add</Trans>
          </Button>
          <Button
            className="flex-1 px-[min(1rem,5vw)]! sm:whitespace-nowrap"
            aria-haspopup="dialog"
            icon={<ClipboardList className="size-5" aria-hidden="true" />}
            onClick={() => onPaste('')}
          >
            <Trans>Paste a list</Trans>
          </Button>
        </div>
      </div>
      <p id={`${id}-problem`} role="alert" className="px-2 pt-1 font-medium text-bad-ink empty:hidden">
        {problem ? problemWords(problem) : sourceProblem && problemWords(sourceProblem)}
      </p>
      <FoundPictures
        word={word}
        suggested={suggested}
        chosen={taken}
        isByHand={chosen !== undefined}
        language={target_language}
        onChoose={(index) => add(index, true)}
        onOtherWay={() => {
          onOtherWay({ typed: word, translation: typedTranslation });
          setTyped('');
          setTranslation('');
        }}
      />
    </section>
  );
}
