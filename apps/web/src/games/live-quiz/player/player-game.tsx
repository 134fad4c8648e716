import { optionPicture, usePicturesAhead } from '../option-pictures.ts';
import type { PlayerGameProps } from '../../../live/game-screens.ts';
import { Lobby } from '../../../live/player/lobby.tsx';
import { GetReady, Leaderboard } from './between-questions.tsx';
import { PlayerAnnouncement } from './player-announcement.tsx';
import { Podium } from './podium.tsx';
import { AnswerSheet, QuestionAlone } from './question.tsx';
import { Reveal } from './reveal.tsx';

/** What a player in the room sees; fetched while the name is being typed. */
export function PlayerGame(props: PlayerGameProps) {
  usePicturesAhead(props.context.view?.pictures?.map(optionPicture));
  return (
    <>
      <GameScreen {...props} />
      <PlayerAnnouncement situation={props.situation} context={props.context} />
    </>
  );
}

function GameScreen({ situation, context, onChoose }: PlayerGameProps) {
  switch (situation) {
    case 'lobby':
      return <Lobby context={context} />;
    case 'get_ready':
      return <GetReady context={context} />;
    case 'question':
      return <QuestionAlone context={context} />;
    case 'choosing':
    case 'sending':
    case 'saved':
    case 'too_late':
    case 'locked':
      return <AnswerSheet context={context} situation={situation} onChoose={onChoose} />;
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
