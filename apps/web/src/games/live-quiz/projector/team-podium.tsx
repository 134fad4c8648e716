import { Plural, Trans } from '@lingui/react/macro';
import { teamsByRank, type TeamView } from '@lexiroom/domain/live-teams';
import { Trophy } from 'lucide-react';
import { Team } from '../../../live/teams/team-name.tsx';
import { TeamStandings, TeamStrip } from '../team-standings.tsx';

/** With more teams than this, those behind the winners share their lines. */
const mostRows = 4;
/** So many of them have room then; all of them stood on the leaderboard. */
const mostInLines = 3;
/** Where more than these have won together, their names fill the board. */
const mostWinners = 5;

/** Which team has won, those who share the first place side by side; below it the others. Without points nobody has won. */
export function TeamPodium({ teams, isTold }: { teams: readonly TeamView[]; isTold: boolean }) {
  const standing = teamsByRank(teams);
  const first = standing.filter(({ rank, score }) => rank === 1 && (score ?? 0) > 0);
  const look =
    first.length === 1 ? { text: 'text-4xl', mark: 'size-14' } : { text: 'text-[max(1.75rem,3.8vh)]', mark: 'size-10' };
  const others = standing.filter((team) => !first.includes(team));
  return (
    <section
      className={`mx-auto flex w-full max-w-xl min-w-0 flex-col gap-4 lg:w-2/5 lg:shrink-0 ${isTold ? '' : 'invisible'}`}
    >
      {first.length > 0 && (
        <div
          className={`flex max-w-full flex-col items-center gap-3 rounded-[2rem] bg-sun p-6 text-center text-on-sun ${isTold ? 'animate-pop' : ''}`}
        >
          <h2 className="flex items-center gap-2 text-back font-bold">
            <Trophy className="size-7 shrink-0" aria-hidden="true" />
            {first.length === 1 ? <Trans>The winning team</Trans> : <Trans>The teams in the first place</Trans>}
          </h2>
          <ul
            className={`flex max-w-full flex-wrap justify-center gap-x-5 gap-y-3 font-display font-extrabold ${look.text}`}
          >
            {first.map(({ team }) => (
              <li key={team} className="max-w-full">
                <Team team={team} mark={look.mark} />
              </li>
            ))}
          </ul>
          <p className="text-back font-bold tabular-nums">
            <Plural value={first[0]!.score ?? 0} one="# point" other="# points" />
          </p>
        </div>
      )}
      {standing.length > mostRows ? (
        <TeamStrip
          teams={
            first.length > mostWinners ? [] : others.slice(0, mostInLines + 1 - Math.min(first.length, mostInLines))
          }
        />
      ) : (
        <TeamStandings teams={others} look="board" />
      )}
    </section>
  );
}
