import type { TeamId } from './teams.ts';

/** A team as every screen may see it. */
export interface TeamView {
  team: TeamId;
  /** Its seats in the room, connected or not. */
  size: number;
  /** Rounded to a whole number; null before the first question that counts for any of them, and for a team without anybody. */
  score: number | null;
  rank: number | null;
  /** By the members of now, before the newest question; null when that was the first. */
  previous_rank: number | null;
}
