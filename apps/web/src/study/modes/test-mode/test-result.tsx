import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { TestResult as Result } from '@lexiroom/domain/study/test-mode';
import { BookOpen, ClipboardCheck, RotateCcw, Trophy } from 'lucide-react';
import { Button } from '../../../design/buttons/button.tsx';
import { Card } from '../../../design/layout/card.tsx';
import { Picture } from '../../../design/graphics/picture.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';
import { useStudyNavigation } from '../../study-address.ts';
import type { Study } from '../../study.ts';
import { ModeFrame } from '../frame/mode-frame.tsx';
import { useKeys } from '../keys/keys.ts';
import { useFocusOnArrival } from '../pages/page-props.ts';
import type { WordOf } from '../word-of.ts';

/** From this score on, in per cent, there is a cup. */
const praisedFrom = 80;

export interface TestResultProps {
  study: Study;
  result: Result;
  wordOf: WordOf;
  onAgain: () => void;
}

/** How a test ended: score, time, and the words to look at once more (decisions section 10). */
export function TestResult({ study, result, wordOf, onAgain }: TestResultProps) {
  const { i18n } = useLingui();
  const { leave, open, select } = useStudyNavigation(study.address);
  const heading = useFocusOnArrival();
  const { asked, right, missed_word_ids, typed, ms, score } = result;
  const typedOf = (word_id: number) => typed.find((text) => text.word_id === word_id)?.text ?? null;
  const almost = typed.filter(({ verdict, is_correct }) => is_correct && verdict === 'almost');
  const studyMissed = () => {
    select({ word_ids: missed_word_ids, isFromSchedule: false });
    open('study');
  };
  const hasMissed = missed_word_ids.length > 0;
  useKeys({ confirm: hasMissed ? studyMissed : leave });
  return (
    <ModeFrame study={study} position={0} count={0} onLeave={leave} news={null}>
      <div className="mx-auto flex w-full max-w-4xl flex-1 flex-col gap-8 py-4 sm:py-8">
        <header className="flex flex-col items-center gap-3 text-center">
          <span
            className="grid size-20 animate-pop place-items-center rounded-3xl bg-sun text-on-sun"
            aria-hidden="true"
          >
            {score >= praisedFrom ? <Trophy className="size-10" /> : <ClipboardCheck className="size-10" />}
          </span>
          <h1 ref={heading} tabIndex={-1} className="font-display text-6xl font-extrabold tabular-nums outline-none">
            {new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(score / 100)}
          </h1>
          <p className="text-xl">
            <Plural value={asked} one={`${right} of # word right`} other={`${right} of # words right`} />
          </p>
          <p className="text-lg text-soft">
            <Trans>Answering time: {timeText(ms, i18n.locale)}</Trans>
          </p>
          <div className="mt-3 flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:flex-col">
            {hasMissed && (
              <Button look="sun" icon={<BookOpen className="size-6" aria-hidden="true" />} onClick={studyMissed}>
                <Trans>Study missed words</Trans>
              </Button>
            )}
            <Button icon={<RotateCcw className="size-5" aria-hidden="true" />} onClick={onAgain}>
              <Trans>Again</Trans>
            </Button>
            <Button look={hasMissed ? 'quiet' : 'sun'} onClick={leave}>
              <Trans>Back to the deck</Trans>
            </Button>
          </div>
        </header>
        {hasMissed && (
          <section aria-labelledby="missed">
            <h2 id="missed" className="mb-3 font-display text-2xl font-bold">
              <Plural value={missed_word_ids.length} one="# missed word" other="# missed words" />
            </h2>
            <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
              {missed_word_ids.map((word_id) => (
                <li key={word_id} className="min-w-0">
                  <MissedWord word={wordOf(word_id)} typed={typedOf(word_id)} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {almost.length > 0 && (
          <section aria-labelledby="almost">
            <h2 id="almost" className="mb-3 font-display text-2xl font-bold">
              <Plural value={almost.length} one="# almost right" other="# almost right" />
            </h2>
            <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
              {almost.map(({ word_id, text }) => (
                <li key={word_id} className="min-w-0">
                  <MissedWord word={wordOf(word_id)} typed={text} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </ModeFrame>
  );
}

/** `typed`: what was typed for it; null when nothing was. */
function MissedWord({ word, typed }: { word: ReturnType<WordOf>; typed: string | null }) {
  return (
    <Card className="flex h-full flex-col overflow-hidden">
      <Picture src={word.thumbnail_path ?? word.image_path} alt="" />
      <div className="flex flex-1 flex-col items-start p-3">
        <UserText language={word.target_language} className="text-xl leading-snug font-bold wrap-anywhere">
          {word.target_translation}
        </UserText>
        {word.extra_target_translation && (
          <UserText language={word.target_language} className="text-soft wrap-anywhere">
            {word.extra_target_translation}
          </UserText>
        )}
        {word.source_translation !== null && (
          <UserText language={word.source_language} className="text-soft wrap-anywhere">
            {word.source_translation}
          </UserText>
        )}
        {typed !== null && (
          <p className="mt-1 wrap-anywhere">
            <Trans>You typed:</Trans>{' '}
            <UserText language={word.target_language} className="font-semibold">
              {typed}
            </UserText>
          </p>
        )}
      </div>
    </Card>
  );
}

/** A time in minutes and whole seconds, in the language of the interface: '2 min 5 sec'. Nothing is less than a second. */
export function timeText(ms: number, locale: string): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  const part = (count: number, unit: 'minute' | 'second') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count);
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return part(rest, 'second');
  return rest === 0 ? part(minutes, 'minute') : `${part(minutes, 'minute')} ${part(rest, 'second')}`;
}
