import type { DeckSentence } from '@lexiroom/contracts/sentences';
import { runsWithBlanks } from '@lexiroom/domain/sentences/blanks';
import { isOpenBlank, type ReviseSentenceProgress } from '@lexiroom/domain/sentences/revise';
import { type LanguageId, languageOf } from '@lexiroom/domain/languages';
import { useLingui } from '@lingui/react/macro';
import { UserText } from '../../../design/typography/user-text.tsx';
import type { SentenceSound, SpokenType } from '../../sentence-sound.ts';
import { markClass } from '../../text/mark-class.ts';
import { SentenceSoundButton } from '../sentence-sound-button.tsx';
import { TypedBlank } from './typed-blank.tsx';

export interface SentenceInSightProps {
  sentence: DeckSentence;
  type: SpokenType;
  language: LanguageId;
  progress: ReviseSentenceProgress;
  sound: SentenceSound;
  /** It was shown last: the key S says it. */
  isLast: boolean;
  /** The sentence is tapped: its next blank is revealed; a whole one is said. */
  onTap: () => void;
  onReveal: (blank: number) => void;
  typing: Typing;
}

/** What stands in the blanks that are typed into, by their places; each is checked by itself. */
export interface Typing {
  values: Readonly<Record<number, string>>;
  change: (blank: number, value: string) => void;
  check: (blank: number) => void;
}

/** A text of a sentence with its highlights, and its blanks where it has some. A tap anywhere on it reveals, or speaks. */
export function SentenceInSight(props: SentenceInSightProps) {
  const { sentence, type, language, progress, sound, isLast, onTap, onReveal, typing } = props;
  const { t } = useLingui();
  const text = sentence[`${type}_translation`]?.trim() ?? '';
  const { blanks, is_typed } = progress;
  const runs = runsWithBlanks(text, sentence[`${type}_highlights`], type, blanks);
  const isHidden = (blank: number | null) => blank !== null && isOpenBlank(progress, blank);
  const hidesBlank = runs.some(({ blank }) => isHidden(blank));
  const canTap = !is_typed && isLast && (hidesBlank || sound.canSay(sentence, type));
  const parts = runs.map(({ start, shown, highlight, blank }) => {
    if (highlight === null) return <span key={start}>{shown}</span>;
    const look = markClass(highlight.highlight_color);
    if (blank === null || !isHidden(blank)) {
      return (
        <mark key={start} className={look}>
          {shown}
        </mark>
      );
    }
    if (is_typed) {
      return (
        <TypedBlank
          key={start}
          blank={blanks[blank]!}
          number={blank + 1}
          language={language}
          look={look}
          takesFocus={blanks.findIndex((_, place) => isOpenBlank(progress, place)) === blank}
          value={typing.values[blank] ?? ''}
          onChange={(value) => typing.change(blank, value)}
          onCheck={() => typing.check(blank)}
        />
      );
    }
    return (
      <button
        key={start}
        type="button"
        aria-label={t`Blank ${blank + 1}: reveal it`}
        className={`${look} pointer-events-auto relative min-h-11 cursor-pointer px-1 tracking-widest decoration-transparent!`}
        onClick={() => onReveal(blank)}
      >
        {shown}
      </button>
    );
  });
  return (
    <div className="relative flex items-start gap-3 rounded-3xl border-2 border-line bg-card p-5 sm:p-7">
      {canTap && (
        <button
          type="button"
          aria-label={hidesBlank ? t`Reveal the next blank` : t`Play the sentence`}
          onClick={onTap}
          className="absolute inset-0 rounded-[1.35rem] -outline-offset-4"
        />
      )}
      <p
        dir={languageOf(language).direction}
        className={`relative min-w-0 flex-1 text-[clamp(1.5rem,min(4.4vw,6.4dvh),3.25rem)] leading-[1.6] font-semibold wrap-anywhere ${canTap ? 'pointer-events-none' : ''}`}
      >
        <UserText language={language} parts={parts}>
          {text}
        </UserText>
      </p>
      <span className="relative">
        {!hidesBlank && <SentenceSoundButton sentence={sentence} type={type} sound={sound} hasKey={isLast} />}
      </span>
    </div>
  );
}
