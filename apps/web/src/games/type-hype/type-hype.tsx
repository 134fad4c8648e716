import { typeHypeMachine, typeHypeTraits } from '@lexiroom/domain/games/type-hype';
import { Trans } from '@lingui/react/macro';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { studyWord } from '../../study/modes/mode-words.ts';
import { useWords } from '../../study/modes/word-of.ts';
import { newSeed } from '../../study/modes/seed.ts';
import type { GameBodyProps } from '../frame/game-screen.ts';
import { NothingToAsk } from '../frame/nothing-to-ask.tsx';
import { ScoreSide } from '../frame/score/score-side.tsx';
import { useGameRecord } from '../frame/use-game-record.ts';
import { AskedPicture } from './asked-picture.tsx';
import { GiveUpPrompt } from './give-up-prompt.tsx';
import { HelpButtons } from './help-buttons.tsx';
import { HypeNews, OverNews } from './hype-news.tsx';
import { LetterBoxes } from './letter-boxes.tsx';
import { LifeBar } from './life-bar.tsx';
import { useFeltWords } from './use-felt-words.ts';
import { WordTyping } from './word-typing.tsx';

/** Type Hype: the words of pictures are typed, as long as there is life (specification 2 section 4.5). */
export function TypeHype({ study, words, players, onOver, onRetry, onBack }: GameBodyProps) {
  const [input] = useState(() => ({ words: words.map(studyWord), seed: newSeed() }));
  const [snapshot, send, running] = useMachine(typeHypeMachine, { input });
  const wordOf = useWords(study);
  const { asked, tally, steps } = snapshot.context;
  const isOver = snapshot.status === 'done';
  const isRevealed = isOver || snapshot.matches('answerShown');
  const isTyped = snapshot.matches('typed');
  useFeltWords({ mistakes: asked?.mistakes ?? 0, isTyped, isRevealed, streak: tally.streak });
  const student_id = players.type === 'student' ? players.student.student_id : undefined;
  const recordScore = useGameRecord(study, 'type-hype', running, student_id);
  const over = useEffectEvent(() => {
    recordScore(tally.score);
    onOver({ score: tally.score });
  });
  useEffect(() => {
    if (isOver && asked) over();
  }, [isOver, asked]);
  if (!asked) {
    return (
      <NothingToAsk onBack={onBack}>
        <Trans>None of these words has a letter to type.</Trans>
      </NothingToAsk>
    );
  }
  const word = wordOf(asked.word_id);
  const { typing, answer } = asked;
  const type = (text: string, isComposing: boolean) => {
    send({ type: 'TYPE', text, isComposing, at: performance.now() });
    return running.getSnapshot().context.asked?.typing.text ?? '';
  };
  return (
    <div className="flex flex-1 gap-3 pb-2 max-lg:flex-col lg:flex-row-reverse lg:gap-6">
      <HypeNews asked={asked} word={word} tally={tally} isTyped={isTyped} isRevealed={isRevealed} />
      <ScoreSide
        score={tally.score}
        combo={typeHypeTraits.combo}
        streak={tally.streak}
        over={isOver ? { news: <OverNews life={tally.life} />, onRetry, onBack } : undefined}
      >
        {!isOver && <LifeBar life={tally.life} />}
      </ScoreSide>
      <div className="flex min-w-0 flex-1 flex-col items-center gap-3 sm:gap-5">
        <AskedPicture
          key={steps}
          study={study}
          word={word}
          mayBeHeard={isTyped || isRevealed}
          isRevealed={isRevealed}
        />
        <LetterBoxes answer={answer} typing={typing} isTyped={isTyped} isRevealed={isRevealed} />
        {!isRevealed && (
          <WordTyping
            words={words}
            asked={asked}
            text={word.target_translation}
            turn={steps}
            onSeen={() => send({ type: 'SEEN', at: performance.now() })}
            onType={type}
            onGiveUp={() => send({ type: 'GIVE_UP' })}
          >
            <HelpButtons
              game={snapshot.context}
              isOpen={snapshot.matches('typing')}
              onHint={() => send({ type: 'HINT', at: performance.now() })}
              onGiveUp={() => send({ type: 'GIVE_UP' })}
            />
          </WordTyping>
        )}
      </div>
      {snapshot.matches('givingUp') && (
        <GiveUpPrompt onGiveUp={() => send({ type: 'CONFIRM' })} onGoOn={() => send({ type: 'CANCEL' })} />
      )}
    </div>
  );
}
