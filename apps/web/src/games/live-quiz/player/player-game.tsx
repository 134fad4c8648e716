import { optionPicture, usePicturesAhead } from '../option-pictures.ts';
import type { PlayerGameProps } from '../../../live/game-screens.ts';
import { useHaptics } from '../../../live/player/haptics.ts';
import { Lobby } from '../../../live/player/lobby.tsx';
import { GetReady, Leaderboard } from './between-questions.tsx';
import { PlayerAnnouncement } from './player-announcement.tsx';
import { PlayerMenu } from './player-menu.tsx';
import { Podium } from './podium.tsx';
import { AnswerSheet, QuestionAlone } from './question.tsx';
import { Reveal } from './reveal.tsx';
import { LobbyTeam } from './lobby-team.tsx';
import { type QuizSituation, situationOf } from './situation.ts';
import { useKeptLive } from './use-kept-live.ts';

/** What a player in the room sees, from the lobby on; fetched while the name is being typed. */
export function PlayerGame({ context, isOver, onAnswer, onNotMe, onName, onEmblem, onReading }: PlayerGameProps) {
  const situation = isOver ? 'ended' : situationOf(context);
  useKeptLive(context);
  useHaptics(situation === 'saved' || situation === 'right' || situation === 'wrong' ? situation : undefined);
  usePicturesAhead(context.view?.pictures?.map(optionPicture));
  return (
    <PlayerMenu pin={context.pin} onReading={onReading}>
      <QuizScreen
        situation={situation}
        context={context}
        onAnswer={onAnswer}
        onNotMe={onNotMe}
        onName={onName}
        onEmblem={onEmblem}
      />
      <PlayerAnnouncement situation={situation} context={context} />
    </PlayerMenu>
  );
}

type QuizScreenProps = Pick<PlayerGameProps, 'context' | 'onAnswer' | 'onNotMe' | 'onName' | 'onEmblem'> & {
  situation: QuizSituation;
};

function QuizScreen({ situation, context, onAnswer, onNotMe, onName, onEmblem }: QuizScreenProps) {
  switch (situation) {
    case 'lobby':
      return (
        <Lobby context={context} onNotMe={onNotMe} onName={onName} onEmblem={onEmblem}>
          {context.seat?.team && <LobbyTeam team={context.seat.team} />}
        </Lobby>
      );
    case 'get_ready':
      return <GetReady context={context} />;
    case 'question':
      return <QuestionAlone context={context} />;
    case 'choosing':
    case 'sending':
    case 'saved':
    case 'too_late':
    case 'locked':
      return <AnswerSheet context={context} situation={situation} onAnswer={onAnswer} />;
    case 'taken_back':
    case 'right':
    case 'wrong':
    case 'missed':
    case 'watching':
      return <Reveal context={context} situation={situation} />;
    case 'leaderboard':
      return <Leaderboard context={context} />;
    case 'podium':
    case 'ended':
      return <Podium context={context} isEnded={situation === 'ended'} />;
  }
}
