import { cardCountOf, cardSpeed, timeLimitMs, wordRushMachine, wordRushTraits } from '@lexiroom/domain/games/word-rush';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { studyWord } from '../../study/modes/mode-words.ts';
import { useWords } from '../../study/modes/word-of.ts';
import { newSeed } from '../../study/modes/seed.ts';
import type { GameBodyProps } from '../frame/game-screen.ts';
import { NothingToTellApart } from '../frame/nothing-to-ask.tsx';
import { ScoreSide } from '../frame/score/score-side.tsx';
import { useGameRecord } from '../frame/use-game-record.ts';
import { AskedWord } from './asked-word.tsx';
import { CardTable } from './card-table.tsx';
import { OverNews, RushNews } from './rush-news.tsx';
import { TimeBar } from './time-bar.tsx';
import { useCardCount, useFeltRounds } from './use-round.ts';

/** Word Rush: the right card is caught before the time is up, faster and faster (specification 2 section 4.5). */
export function WordRush({ study, words, players, onOver, onRetry, onBack }: GameBodyProps) {
  const [input] = useState(() => ({
    words: words.map(studyWord),
    card_count: cardCountOf(window.innerWidth),
    seed: newSeed(),
  }));
  const [snapshot, send, running] = useMachine(wordRushMachine, { input });
  const wordOf = useWords(study);
  const { round, asked, given, tally } = snapshot.context;
  const isOver = snapshot.status === 'done';
  useCardCount((card_count) => send({ type: 'RESIZE', card_count }));
  useFeltRounds(given, tally.streak);
  const student_id = players.type === 'student' ? players.student.student_id : undefined;
  const recordScore = useGameRecord(study, 'word-rush', running, student_id);
  const over = useEffectEvent(() => {
    recordScore(tally.score);
    onOver({ score: tally.score });
  });
  useEffect(() => {
    if (isOver && asked) over();
  }, [isOver, asked]);
  if (!asked) return <NothingToTellApart onBack={onBack} />;
  const word = wordOf(asked.word_id);
  const cards = asked.card_word_ids.map(wordOf);
  const speed = cardSpeed(round);
  return (
    <div className="flex flex-1 gap-3 pb-2 max-lg:flex-col lg:flex-row-reverse lg:gap-6 low:flex-row-reverse low:pb-0">
      <RushNews round={round} given={given} score={tally.score} />
      <ScoreSide
        score={tally.score}
        combo={wordRushTraits.combo}
        streak={tally.streak}
        isBesideWhenLow
        over={isOver ? { news: <OverNews round={round} given={given} />, onRetry, onBack } : undefined}
      />
      <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-3 sm:gap-4">
        <AskedWord key={round} study={study} word={word} kind={asked.kind} isDecided={given !== null} isOver={isOver} />
        <TimeBar key={`time ${round}`} limitMs={timeLimitMs(round)} isRunning={given === null} />
        <CardTable
          cards={cards}
          kind={asked.kind}
          round={round}
          speed={speed}
          right={asked.word_id}
          given={given}
          onChoose={(word_id, ms) => send({ type: 'CHOOSE', word_id, ms })}
        />
      </div>
    </div>
  );
}
