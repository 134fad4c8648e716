import { Trans, useLingui } from '@lingui/react/macro';
import { currentPage, type FlashcardPage, type QuestionPage, type StudyWord } from '@lexiroom/domain/study/page';
import { studyMachine } from '@lexiroom/domain/study/study-mode';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeptLive, KeptWord } from '../../connection/kept-lives.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Picture } from '../../design/graphics/picture.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { pressed } from '../../study/modes/keys/keys.ts';
import { Option, type OptionLook } from '../../study/modes/pages/question-option.tsx';

type Word = StudyWord & KeptWord & { extra_target_translation: null };

/** The words of a quiz as a study has them: with numbers of their own, as a guest knows no others. */
export function studyWordsOf(
  live: Pick<KeptLive, 'target_language' | 'source_language'>,
  words: readonly KeptWord[],
): Word[] {
  const pictures = [...new Set(words.map(({ image_path }) => image_path))];
  return words.map((word, place) => ({
    ...word,
    word_id: place + 1,
    image_id: word.image_path === null ? null : pictures.indexOf(word.image_path) + 1,
    target_language: live.target_language,
    source_language: live.source_language,
    extra_target_translation: null,
    is_new: false,
  }));
}

/** A study of the missed words in the browser alone: asked, asked again when wrong, and recalled as cards. */
export function MissedStudy({ live, onClose }: { live: KeptLive; onClose: () => void }) {
  const { t } = useLingui();
  const [round, setRound] = useState(1);
  return (
    <Dialog title={t`Study your words`} width="wide" onClose={onClose}>
      <Round key={round} live={live} onAgain={() => setRound(round + 1)} onClose={onClose} />
    </Dialog>
  );
}

function Round({ live, onAgain, onClose }: { live: KeptLive; onAgain: () => void; onClose: () => void }) {
  const [{ words, input }] = useState(() => {
    const choices = studyWordsOf(live, [...live.missed, ...live.others]);
    const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
    const missed = choices.slice(0, live.missed.length);
    return { words: choices, input: { words: missed, choices, option_count: 4 as const, seed } };
  });
  const [snapshot, send] = useMachine(studyMachine, { input });
  const page = currentPage(snapshot.context);
  const { pages, position } = snapshot.context;
  if (snapshot.matches('finished') || !page) return <Finished onAgain={onAgain} onClose={onClose} />;
  const wordOf = (word_id: number) => words[word_id - 1]!;
  return (
    <div className="flex min-h-[min(34rem,70dvh)] flex-col gap-4">
      <p className="font-semibold text-soft">
        <Trans>
          {position + 1} of {pages.length}
        </Trans>
      </p>
      {page.type === 'question' && (
        <Question
          key={position}
          page={page}
          wordOf={wordOf}
          onChoose={(word_id) => send({ type: 'CHOOSE', word_id, ms: 0 })}
          onNext={() => send({ type: 'NEXT' })}
        />
      )}
      {page.type === 'flashcard' && (
        <Card
          key={position}
          word={wordOf(page.word_id)}
          page={page}
          isShown={snapshot.matches({ recalling: 'shown' }) || page.given !== null}
          onShow={() => send({ type: 'SHOW' })}
          onJudge={(is_correct) => send({ type: 'JUDGE', is_correct, ms: 0 })}
        />
      )}
    </div>
  );
}

/** The heading of a page: the focus is led to it, so that it is read. */
function useFocused() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}

/** The keys of options work in a dialog as well, which those of a page leave alone. */
function useChoiceKeys(onChoose: ((place: number) => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = pressed(event, 'ltr');
    if (key?.action === 'choose') onChoose?.(key.option);
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

interface QuestionProps {
  page: QuestionPage;
  wordOf: (word_id: number) => Word;
  onChoose: (word_id: number) => void;
  onNext: () => void;
}

function Question({ page, wordOf, onChoose, onNext }: QuestionProps) {
  const heading = useFocused();
  const { given, option_word_ids } = page;
  const word = wordOf(page.word_id);
  const asksByText = page.kind === 'text_to_picture';
  const choose = (place: number) => {
    const option = option_word_ids[place];
    if (option !== undefined) onChoose(option);
  };
  useChoiceKeys(given ? undefined : choose);
  const lookOf = (word_id: number): OptionLook => {
    if (!given) return 'open';
    if (word_id === page.word_id) return 'right';
    return word_id === given.chosen_word_id ? 'wrong' : 'dimmed';
  };
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="text-center text-lg font-semibold text-soft outline-none">
        {asksByText ? <Trans>Choose the picture</Trans> : <Trans>Choose the word</Trans>}
        {asksByText && (
          <UserText language={word.target_language} className="block text-3xl font-bold text-ink wrap-anywhere">
            {word.target_translation}
          </UserText>
        )}
      </h3>
      {!asksByText && <Asked word={word} />}
      <ol className={`grid flex-1 auto-rows-fr gap-3 ${asksByText ? 'grid-cols-2' : 'sm:grid-cols-2'}`}>
        {option_word_ids.map((word_id, place) => (
          <li key={word_id} className="min-w-0">
            <Option
              word={wordOf(word_id)}
              place={place}
              isPicture={asksByText}
              look={lookOf(word_id)}
              onChoose={() => onChoose(word_id)}
            />
          </li>
        ))}
      </ol>
      <div aria-live="polite" className="flex min-h-14 items-center justify-center gap-4">
        {given && (
          <p className={`font-display text-xl font-bold ${given.is_correct ? 'text-good-ink' : 'text-bad-ink'}`}>
            {given.is_correct ? <Trans>Right!</Trans> : <Trans>Not this time</Trans>}
          </p>
        )}
        {given && !given.is_correct && (
          <Button look="brand" onClick={onNext}>
            <Trans>Go on</Trans>
          </Button>
        )}
      </div>
    </>
  );
}

/** What the word is to be found for: its picture, else its meaning. */
function Asked({ word }: { word: Word }) {
  if (word.image_path !== null)
    return (
      <Picture
        src={word.image_path}
        alt=""
        lazy={false}
        shape="square"
        className="mx-auto w-[min(11rem,24dvh)]! rounded-3xl"
      />
    );
  return (
    <UserText language={word.source_language} className="text-center text-3xl font-bold wrap-anywhere">
      {word.source_translation ?? ''}
    </UserText>
  );
}

interface CardProps {
  word: Word;
  page: FlashcardPage;
  isShown: boolean;
  onShow: () => void;
  onJudge: (is_correct: boolean) => void;
}

function Card({ word, page, isShown, onShow, onJudge }: CardProps) {
  const heading = useFocused();
  const isJudged = page.given !== null;
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="text-center text-lg font-semibold text-soft outline-none">
        <Trans>Do you know this word?</Trans>
      </h3>
      <Asked word={word} />
      <p aria-live="polite" className="min-h-10 text-center text-3xl font-bold wrap-anywhere">
        {isShown && <UserText language={word.target_language}>{word.target_translation}</UserText>}
      </p>
      <div className="mt-auto flex flex-wrap justify-center gap-3">
        {isShown ? (
          <>
            <Button look="brand" aria-disabled={isJudged} onClick={() => onJudge(true)}>
              <Trans>I knew it</Trans>
            </Button>
            <Button aria-disabled={isJudged} onClick={() => onJudge(false)}>
              <Trans>Not yet</Trans>
            </Button>
          </>
        ) : (
          <Button look="brand" size="large" onClick={onShow}>
            <Trans>Show the word</Trans>
          </Button>
        )}
      </div>
    </>
  );
}

function Finished({ onAgain, onClose }: { onAgain: () => void; onClose: () => void }) {
  const heading = useFocused();
  return (
    <div className="flex min-h-[min(20rem,60dvh)] flex-col items-center justify-center gap-6 text-center">
      <h3 ref={heading} tabIndex={-1} className="font-display text-4xl font-extrabold outline-none">
        <Trans>Well done!</Trans>
      </h3>
      <div className="flex flex-wrap justify-center gap-3">
        <Button look="brand" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
        <Button onClick={onAgain}>
          <Trans>Once more</Trans>
        </Button>
      </div>
    </div>
  );
}
