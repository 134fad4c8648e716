import type { TeamId } from '@lexiroom/domain/live-teams';
import { Bird, Cat, Fish, type LucideIcon, Panda, PawPrint, Rabbit, Squirrel, Turtle } from 'lucide-react';

/** Every team has its own animal and colour; none is ever told by its colour alone. */
const looks: Record<TeamId, { Icon: LucideIcon; ground: string }> = {
  '1': { Icon: Cat, ground: 'bg-[oklch(0.5_0.17_25)]' },
  '2': { Icon: Fish, ground: 'bg-[oklch(0.5_0.15_255)]' },
  '3': { Icon: Bird, ground: 'bg-[oklch(0.5_0.12_150)]' },
  '4': { Icon: Rabbit, ground: 'bg-[oklch(0.5_0.17_310)]' },
  '5': { Icon: Turtle, ground: 'bg-[oklch(0.5_0.09_200)]' },
  '6': { Icon: Squirrel, ground: 'bg-[oklch(0.5_0.11_60)]' },
  '7': { Icon: Panda, ground: 'bg-[oklch(0.4_0.02_288)]' },
  '8': { Icon: PawPrint, ground: 'bg-[oklch(0.5_0.19_350)]' },
};

/** The animal of a team, white on the team's colour. Its name stands beside it, or is given as the label of both. */
export function TeamMark({ team, className = 'size-9' }: { team: TeamId; className?: string }) {
  const { Icon, ground } = looks[team];
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-[28%] text-white ring-1 ring-white/40 ${ground} ${className}`}
    >
      <Icon className="size-[72%]" strokeWidth={2.25} />
    </span>
  );
}
