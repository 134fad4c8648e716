import type { DeckWord } from '@lexiroom/contracts/decks';
import type { GivenText } from '@lexiroom/domain/study/page';
import { differenceOf, type ExpectedText, type MarkedPiece, typedVerdict } from '@lexiroom/domain/study/typed';
import { similarity } from '@lexiroom/domain/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, CircleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { UserText } from '../../../design/typography/user-text.tsx';
import type { Study } from '../../study.ts';
import { useTranslations } from '../../translations.ts';
import { ToldOfWord } from '../../words/told-of-word.tsx';
import { slipWords } from './slip-words.ts';

/** Texts that are less alike than this have nothing to compare letter by letter. */
const comparedFrom = 0.5;

export interface TypedResultProps {
  study: Study;
  word: DeckWord;
  given: GivenText;
  expected: ExpectedText;
}

/** How a word was typed: the right text, and beside it what was typed, with what differs underlined in both. */
export function TypedResult({ study, word, given, expected }: TypedResultProps) {
  const { t } = useLingui();
  const { areShown } = useTranslations(study);
  const { text: typed } = given;
  const found = typed === null ? null : typedVerdict(typed, expected);
  // What was right on the day it was typed stays so.
  const meant = given.verdict === 'wrong' ? expected.text : (found?.text ?? expected.text);
  const isMarked = typed !== null && given.verdict !== 'right' && similarity(typed, meant) >= comparedFrom;
  const difference = isMarked ? differenceOf(typed, meant) : undefined;
  const language = word.target_language;
  return (
    <div
      className={`flex animate-rise flex-col gap-2 rounded-3xl border-2 p-4 sm:p-5 ${given.is_correct ? 'border-good bg-good-wash' : 'border-bad bg-bad-wash'}`}
    >
      <Headline given={given} />
      <p className="text-[clamp(1.75rem,5dvh,3.5rem)] leading-tight font-bold wrap-anywhere">
        <UserText
          language={language}
          parts={meant === expected.text && difference && <Marked pieces={difference.expected} />}
        >
          {expected.text}
        </UserText>
      </p>
      {word.extra_target_translation && (
        <p className="text-lg wrap-anywhere">
          <UserText language={language}>{word.extra_target_translation}</UserText>
        </p>
      )}
      {meant !== expected.text && (
        <p className="text-lg wrap-anywhere">
          <Trans>Also right:</Trans>{' '}
          <UserText language={language} parts={difference && <Marked pieces={difference.expected} />}>
            {meant}
          </UserText>
        </p>
      )}
      {typed !== null && given.verdict !== 'right' && (
        <p className="text-lg wrap-anywhere">
          <Trans>You typed:</Trans>{' '}
          <UserText
            language={language}
            className="font-semibold"
            parts={difference && <Marked pieces={difference.typed} />}
          >
            {typed}
          </UserText>
          {found?.verdict === 'almost' && <span className="block">{t(slipWords[found.slip])}</span>}
        </p>
      )}
      <ToldOfWord deck={study.data} word={word} isTranslated={areShown} />
    </div>
  );
}

/** The verdict in a word, with a sign of its own. */
function Headline({ given: { verdict, is_correct, text } }: Pick<TypedResultProps, 'given'>) {
  const line = (icon: ReactNode, words: ReactNode) => (
    <p
      className={`flex items-center gap-2 font-display text-xl font-bold ${is_correct ? 'text-good-ink' : 'text-bad-ink'}`}
    >
      {icon}
      {words}
    </p>
  );
  if (verdict === 'right') return line(<Check className="size-6" aria-hidden="true" />, <Trans>Right!</Trans>);
  if (is_correct) return line(<CircleAlert className="size-6" aria-hidden="true" />, <Trans>Almost:</Trans>);
  const cross = <X className="size-6" aria-hidden="true" />;
  if (text === null) return line(cross, <Trans>It is:</Trans>);
  return line(cross, verdict === 'almost' ? <Trans>Not quite:</Trans> : <Trans>Not right. It is:</Trans>);
}

/** A text with what differs underlined, so that it is not told by colour alone. */
function Marked({ pieces }: { pieces: readonly MarkedPiece[] }) {
  return pieces.map(({ text, differs }, place) =>
    differs ? (
      <mark
        // The pieces of a text have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        key={place}
        className="bg-transparent text-inherit underline decoration-wavy decoration-2 underline-offset-4"
      >
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
