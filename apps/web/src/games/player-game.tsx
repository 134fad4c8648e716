import { gamesCatalogues } from '../i18n/catalogues/games.ts';
import { lazyPart } from '../browser/lazy-part.ts';
import { withWords } from '../i18n/language-provider.tsx';
import type { PlayerGameProps } from '../live/game-screens.ts';
import { PlayerGame as QuizOnPhone } from './live-quiz/player/player-game.tsx';

/** Fetched by those alone who play it: most phones are in a quiz. */
const QuickPickPhone = lazyPart(
  async () => (await withWords(import('./quick-pick/phone/phone.tsx'), gamesCatalogues)).QuickPickPhone,
);

/** Fetched by those alone who race. */
const RacePhone = lazyPart(async () => (await import('./live-quiz/race/race-phone.tsx')).RacePhone);

/** What a player in the room sees of the game that is played there, as its views say by their fields `game` and `pace`. */
export function PlayerGame(props: PlayerGameProps) {
  const { view } = props.context;
  if (view !== null && 'game' in view) return <QuickPickPhone {...props} />;
  return view?.pace === 'player' ? <RacePhone {...props} /> : <QuizOnPhone {...props} />;
}
