import type { DeckWord } from '@lexiroom/contracts/decks';
import type { GivenText } from '@lexiroom/domain/study/page';
import { typedVerdict } from '@lexiroom/domain/study/typed';
import { useLingui } from '@lingui/react/macro';
import type { Study } from '../../study.ts';
import { expectedText } from './expected-text.ts';
import { slipWords } from './slip-words.ts';

interface TypedNewsProps {
  study: Pick<Study, 'data'>;
  word: DeckWord;
  given: GivenText;
}

/** What screen readers hear of a typed word: whether it is right, the right text, and what differs. */
export function TypedNews({ study, word, given }: TypedNewsProps) {
  const { t } = useLingui();
  const text = word.target_translation;
  const { text: typed, is_correct } = given;
  if (given.verdict === 'right') return t`Right: ${text}`;
  if (typed === null) return t`It is ${text}`;
  const found = typedVerdict(typed, expectedText(study, word));
  const slip = found.verdict === 'almost' ? t(slipWords[found.slip]) : '';
  if (is_correct) return t`Almost: it is ${text}. You typed ${typed}. ${slip}`;
  return t`Wrong: it is ${text}. You typed ${typed}. ${slip}`;
}
